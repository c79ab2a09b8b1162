import type { ReactNode } from 'react'
import styles from './bar-shell.module.css'

interface BarShellProps {
  for: 'task' | 'public'
  bar: ReactNode
  /** Shown at the end of the bar. */
  corner: ReactNode
  notices?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** A bar that stays at the top, with the page below it: a frame without a menu. */
export function BarShell({ for: purpose, bar, corner, notices, footer, children }: BarShellProps) {
  return (
    <div className={styles.shell}>
      <header className={styles.bar} data-for={purpose}>
        {bar}
        <div className={styles.corner}>{corner}</div>
      </header>
      {notices}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
    </div>
  )
}
