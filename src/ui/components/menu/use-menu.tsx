import { type KeyboardEvent, lazy, type MouseEvent, type ReactNode, Suspense, useId, useState } from 'react'
import { useHasOpened } from '../overlay/once-open.ts'
import type { MenuEntry } from './menu-entry.ts'
import type { PanelState, Placement } from './panel-state.ts'

export const loadMenus = () => import('./menu-panel.tsx')
const MenuPanel = lazy(loadMenus)

type State = 'closed' | 'opened-by-pointer' | 'opened-by-key'

export interface MenuTrigger {
  id: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  onClick: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
  onPointerEnter: () => void
  onPointerDown: (event: { preventDefault(): void; button: number }) => void
}

/**
 * A menu on any button: spread `trigger` on it and render `panel` beside it.
 * The panel is loaded when the page is idle, or when the pointer enters the button.
 */
export function useMenu(
  entries: readonly MenuEntry[],
  placement: Placement = 'bottom-start',
): { trigger: MenuTrigger; panel: ReactNode } {
  const { trigger, state } = useMenuState(placement, loadMenus)
  return {
    trigger,
    panel: state && (
      <Suspense>
        <MenuPanel {...state} entries={entries} />
      </Suspense>
    ),
  }
}

/** The same for a panel whose entries are loaded with it; `state` is null until the menu was opened once. */
export function useMenuState(
  placement: Placement,
  load: () => Promise<unknown>,
): { trigger: MenuTrigger; state: PanelState | null } {
  const triggerId = useId()
  const [state, setState] = useState<State>('closed')
  const open = state !== 'closed'
  const hasOpened = useHasOpened(open)
  const trigger: MenuTrigger = {
    id: triggerId,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    // A click without a pointer (detail 0) came from Enter or Space.
    onClick: event => setState(open ? 'closed' : event.detail === 0 ? 'opened-by-key' : 'opened-by-pointer'),
    onKeyDown(event) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      setState('opened-by-key')
    },
    onPointerEnter: () => void load(),
    // An open menu keeps its focus until the click has closed it; otherwise it would close and open again.
    onPointerDown: event => open && event.button === 0 && event.preventDefault(),
  }
  const onClose = () => setState('closed')
  return {
    trigger,
    state: hasOpened ? { triggerId, open, firstHighlighted: state === 'opened-by-key', placement, onClose } : null,
  }
}
