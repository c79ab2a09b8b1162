import segmented from '../form/segmented-choice.module.css'
import { Icon } from '../icon/icon.tsx'
import type { MenuEntry } from './menu-entry.ts'
import { useMenu } from './use-menu.tsx'

interface ChipMenuProps {
  /** The choice in words, or what is chosen here if nothing is. */
  children: string
  /** Spoken in full: "Period: all time". */
  label: string
  /** Something other than the default is chosen. */
  active: boolean
  entries: readonly MenuEntry[]
}

/** A filter with many options, beside a SegmentedChoice. */
export function ChipMenu({ children, label, active, entries }: ChipMenuProps) {
  const { trigger, panel } = useMenu(entries, 'bottom-end')
  return (
    <>
      <button
        type="button"
        {...trigger}
        className={segmented.pill}
        data-size="sm"
        data-state={active ? 'checked' : undefined}
        aria-label={label}
      >
        <span>{children}</span>
        <Icon name="chevron-down" size={16} />
      </button>
      {panel}
    </>
  )
}
