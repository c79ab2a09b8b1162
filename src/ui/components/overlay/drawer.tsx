import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import styles from './drawer.module.css'
import { focusedIn } from './focused-in.ts'
import { useOpenAfterMount } from './open-after-mount.ts'

interface DrawerProps {
  open: boolean
  onClose: () => void
  /** `start` for navigation, `end` for a sheet beside the page. */
  side: 'start' | 'end'
  title: ReactNode
  /** Beside the title. */
  actions?: ReactNode
  /** Gets the focus when the drawer closes; null, or without it, what had it before. */
  returnFocus?: () => HTMLElement | null
  children: ReactNode
}

/** A sheet at the edge; on a phone a sheet at the end fills the screen. */
export function Drawer({ open, onClose, side, title, actions, returnFocus, children }: DrawerProps) {
  const { t } = useLingui()
  // Named by hand: the library looks for the title before the lazily mounted content exists.
  const titleId = useId()
  const content = useRef<HTMLDivElement>(null)
  return (
    <Ark.Root
      ids={{ title: titleId }}
      open={useOpenAfterMount(open)}
      onOpenChange={change => change.open || onClose()}
      initialFocusEl={() => focusedIn(content.current)}
      finalFocusEl={returnFocus}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner} data-side={side}>
          <Ark.Content ref={content} aria-labelledby={titleId} className={styles.sheet} data-side={side}>
            <header className={styles.head}>
              <Ark.Title className={styles.title}>{title}</Ark.Title>
              {actions}
              <Ark.CloseTrigger asChild>
                <IconButton icon="x" label={t({ id: 'dialog.close', message: 'Close' })} />
              </Ark.CloseTrigger>
            </header>
            <div className={styles.body}>{children}</div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
