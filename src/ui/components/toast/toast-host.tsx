import { createToaster, Toast, Toaster } from '@ark-ui/react/toast'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import { keepAboveSheets } from './above-sheets.ts'
import styles from './toast.module.css'
import { DURATIONS, type ToastHost, type ToastKind, toasts } from './toasts.ts'

export const toaster = createToaster({
  placement: 'bottom-end',
  max: 24,
  gap: 12,
  offsets: {
    left: '1rem',
    right: '1rem',
    top: '1rem',
    bottom: 'calc(max(var(--bottom-inset) + var(--floating-inset), var(--sheet-inset)) + 1rem)',
  },
  removeDelay: 200,
  hotkey: ['altKey', 'KeyT'],
  // The library sends "pause all" to a state machine that does not handle it; the effect below pauses instead.
  pauseOnPageIdle: false,
})

const host: ToastHost = {
  put(id, { kind, title, text, action, duration = DURATIONS[kind] }) {
    toaster.create({
      id,
      type: kind,
      title,
      description: text,
      duration,
      action: action && { label: action.label, onClick: action.run },
    })
  },
  dismiss: id => toaster.dismiss(id),
  visible: id => toaster.isVisible(id),
}

const ICONS: Record<ToastKind, IconName> = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  error: 'circle-alert',
  loading: 'loader-circle',
}

const isKind = (type: string | undefined): type is ToastKind => type !== undefined && type in ICONS

export default function ToastRegion() {
  const { t } = useLingui()
  // The Toaster subscribes to its store in a microtask; a toast that is put earlier would not appear.
  useEffect(() => {
    let leave: (() => void) | undefined
    let gone = false
    queueMicrotask(() => {
      if (!gone) leave = toasts.attach(host)
    })
    return () => {
      gone = true
      leave?.()
    }
  }, [])
  useEffect(keepAboveSheets, [])
  useEffect(() => {
    const onVisibility = () => (document.visibilityState === 'hidden' ? toaster.pause() : toaster.resume())
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [])

  return (
    <Toaster
      toaster={toaster}
      className={styles.area}
      aria-label={t({ id: 'toast.area', message: 'Notifications (Alt+T)' })}
    >
      {({ type, title, description, action }) => {
        const kind = isKind(type) ? type : 'info'
        return (
          <Toast.Root className={styles.toast} data-kind={kind}>
            <Icon name={ICONS[kind]} size={18} />
            <div className={styles.words}>
              <Toast.Title className={styles.title}>{title}</Toast.Title>
              {description && <Toast.Description className={styles.text}>{description}</Toast.Description>}
              {action && <Toast.ActionTrigger className={styles.action}>{action.label}</Toast.ActionTrigger>}
            </div>
            <Toast.CloseTrigger asChild>
              <IconButton icon="x" size="sm" label={t({ id: 'toast.dismiss', message: 'Dismiss' })} />
            </Toast.CloseTrigger>
          </Toast.Root>
        )
      }}
    </Toaster>
  )
}
