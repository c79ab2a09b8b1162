import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../action/button.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './state.module.css'

interface ErrorStateProps {
  /** What happened, in a sentence. */
  title: ReactNode
  /** What was kept and what to do. */
  children: ReactNode
  onRetry?: () => void
  /** Instead of retry, or beside it. */
  action?: ReactNode
}

export function ErrorState({ title, children, onRetry, action }: ErrorStateProps) {
  const { t } = useLingui()
  return (
    <div className={styles.state} data-tone="danger" role="alert">
      <span className={styles.disc}>
        <Icon name="triangle-alert" />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>
        {onRetry && (
          <Button icon="rotate-cw" onClick={onRetry}>
            {t({ id: 'errorState.retry', message: 'Try again' })}
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}
