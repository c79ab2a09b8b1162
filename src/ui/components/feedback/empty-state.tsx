import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import styles from './state.module.css'

interface EmptyStateProps {
  icon: IconName
  title: ReactNode
  /** What this place is for. */
  children?: ReactNode
  /** The one thing to do. */
  action?: ReactNode
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.disc}>
        <Icon name={icon} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  )
}
