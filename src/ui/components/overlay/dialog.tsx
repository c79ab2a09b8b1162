import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import styles from './dialog.module.css'
import { focusedIn } from './focused-in.ts'
import { useOpenAfterMount } from './open-after-mount.ts'

interface DialogProps {
  open: boolean
  onClose: () => void
  /** Called after the closing animation. */
  onClosed?: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The buttons, the main one last. */
  footer?: ReactNode
  /** `alertdialog` interrupts: a click outside does not close it. */
  role?: 'dialog' | 'alertdialog'
  width?: 'narrow' | 'wide'
  initialFocus?: () => HTMLElement | null
}

/** A modal dialog; when it closes, the focus returns to where it was. */
export function Dialog({ open, onClose, onClosed, title, description, children, footer, ...rest }: DialogProps) {
  const { role = 'dialog', width = 'narrow', initialFocus } = rest
  const { t } = useLingui()
  // Named by hand: the library looks for the title before the lazily mounted content exists.
  const titleId = useId()
  const content = useRef<HTMLDivElement>(null)
  return (
    <Ark.Root
      ids={{ title: titleId }}
      open={useOpenAfterMount(open)}
      onOpenChange={change => change.open || onClose()}
      onExitComplete={onClosed}
      role={role}
      closeOnInteractOutside={role === 'dialog'}
      initialFocusEl={() => focusedIn(content.current) ?? initialFocus?.() ?? null}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content ref={content} aria-labelledby={titleId} className={styles.content} data-width={width}>
            <header className={styles.head}>
              <Ark.Title className={styles.title}>{title}</Ark.Title>
              {role === 'dialog' && (
                <Ark.CloseTrigger asChild>
                  <IconButton icon="x" size="sm" label={t({ id: 'dialog.close', message: 'Close' })} />
                </Ark.CloseTrigger>
              )}
            </header>
            {description && <Ark.Description className={styles.description}>{description}</Ark.Description>}
            {children}
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
