import { Menu } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import { useState } from 'react'
import { useOpenAfterMount } from '../overlay/open-after-mount.ts'
import styles from './menu.module.css'
import type { MenuEntry } from './menu-entry.ts'
import { MenuItems } from './menu-items.tsx'
import type { PanelState } from './panel-state.ts'

interface MenuPanelProps extends PanelState {
  entries: readonly MenuEntry[]
}

export default function MenuPanel({ triggerId, entries, open, firstHighlighted, placement, onClose }: MenuPanelProps) {
  const [moved, setMoved] = useState<string | null>()
  const highlighted = moved === undefined && firstHighlighted ? firstValue(entries) : (moved ?? null)
  return (
    <Menu.Root
      ids={{ trigger: triggerId }}
      open={useOpenAfterMount(open)}
      onOpenChange={change => change.open || onClose()}
      onExitComplete={() => setMoved(undefined)}
      highlightedValue={highlighted}
      onHighlightChange={change => setMoved(change.highlightedValue)}
      positioning={{ placement, gutter: 8, overflowPadding: 8 }}
      loopFocus
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Menu.Positioner role="region" aria-labelledby={triggerId}>
          <Menu.Content className={styles.content}>
            <MenuItems entries={entries} />
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

function firstValue(entries: readonly MenuEntry[]): string | null {
  const entry = entries.find(each => each.kind !== 'separator' && !(each.kind === 'action' && each.disabled))
  if (!entry) return null
  return entry.kind === 'choice' ? `${entry.id}:${entry.options[0]?.value}` : entry.id
}
