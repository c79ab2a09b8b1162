import { Menu } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import { PathLink } from '../action/path-link.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import styles from './menu.module.css'
import type { MenuEntry } from './menu-entry.ts'
import { useSubmenuDelays } from './submenu-delays.ts'

export function MenuItems({ entries }: { entries: readonly MenuEntry[] }) {
  return entries.map(entry => <Item key={entry.id} entry={entry} alone={entries.length === 1} />)
}

function Item({ entry, alone }: { entry: MenuEntry; alone: boolean }) {
  switch (entry.kind) {
    case 'separator':
      return <Menu.Separator className={styles.separator} />
    case 'action':
      return (
        <Menu.Item
          className={styles.item}
          value={entry.id}
          disabled={entry.disabled}
          data-tone={entry.tone}
          onSelect={entry.run}
        >
          <Face {...entry} />
        </Menu.Item>
      )
    case 'link':
      return (
        <Menu.Item className={styles.item} value={entry.id} asChild>
          <PathLink to={entry.to}>
            <Face {...entry} />
          </PathLink>
        </Menu.Item>
      )
    case 'choice':
      return (
        <Menu.RadioItemGroup value={entry.value} onValueChange={change => entry.choose(change.value)}>
          <Menu.ItemGroupLabel className={alone ? 'spoken' : styles.label}>{entry.label}</Menu.ItemGroupLabel>
          {entry.options.map(option => (
            <Menu.RadioItem key={option.value} className={styles.item} value={option.value}>
              <Face {...option} />
              <Menu.ItemIndicator className={styles.check}>
                <Icon name="check" size={16} />
              </Menu.ItemIndicator>
            </Menu.RadioItem>
          ))}
        </Menu.RadioItemGroup>
      )
    case 'submenu':
      return <Submenu entry={entry} />
  }
}

function Submenu({ entry }: { entry: Extract<MenuEntry, { kind: 'submenu' }> }) {
  const { root, trigger, content } = useSubmenuDelays()
  return (
    <Menu.Root {...root} lazyMount unmountOnExit positioning={{ overflowPadding: 8, flip: true, slide: true }}>
      <Menu.TriggerItem className={styles.item} {...trigger}>
        <Face {...entry} />
        <Icon name="chevron-right" size={16} />
      </Menu.TriggerItem>
      <Portal>
        <Menu.Positioner role="region" aria-label={entry.label}>
          <Menu.Content className={styles.content} {...content}>
            <MenuItems entries={entry.entries} />
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

function Face({ icon, label, hint }: { icon?: IconName; label: string; hint?: string }) {
  return (
    <>
      {icon && <Icon name={icon} size={18} />}
      <span className={styles.text}>{label}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </>
  )
}
