import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import styles from './state.module.css'

interface EmptyStateProps {
  icon: IconName
  title: ReactNode
  /** What the empty screen or list is for. */
  children?: ReactNode
  /** The one thing to do. */
  action?: ReactNode
  /** 1 if nothing else is on the screen. */
  level?: 1 | 2
}

export function EmptyState({ icon, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.state}>
      <span className={styles.disc}>
        <Icon name={icon} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  )
}
