import { Button, type ButtonProps } from '../action/button.tsx'
import { IconButton, type IconButtonProps } from '../action/icon-button.tsx'
import type { MenuEntry } from './menu-entry.ts'
import { useMenu } from './use-menu.tsx'

interface Entries {
  entries: readonly MenuEntry[]
}

type TriggerOwned = 'onClick' | 'onKeyDown' | 'onPointerEnter' | 'onPointerDown' | 'id'

export function MenuButton({ entries, iconEnd = 'chevron-down', ...rest }: Omit<ButtonProps, TriggerOwned> & Entries) {
  const { trigger, panel } = useMenu(entries)
  return (
    <>
      <Button {...rest} {...trigger} iconEnd={iconEnd} />
      {panel}
    </>
  )
}

/** The three dots at the end of a row or a title. */
export function MoreMenu({
  entries,
  icon = 'ellipsis',
  ...rest
}: Omit<IconButtonProps, TriggerOwned | 'icon'> & Entries & { icon?: IconButtonProps['icon'] }) {
  const { trigger, panel } = useMenu(entries, 'bottom-end')
  return (
    <>
      <IconButton {...rest} {...trigger} icon={icon} />
      {panel}
    </>
  )
}
