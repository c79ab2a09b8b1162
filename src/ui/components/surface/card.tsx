import type { ReactNode } from 'react'
import styles from './card.module.css'

interface CardProps {
  title?: ReactNode
  /** Beside the title: a pill, a menu, a link. */
  aside?: ReactNode
  tone?: 'plain' | 'danger'
  /** Without padding, for rows that reach the edge. */
  flush?: boolean
  children: ReactNode
}

/** A bordered box for one topic. */
export function Card({ title, aside, tone = 'plain', flush = false, children }: CardProps) {
  return (
    <section className={styles.card} data-tone={tone} data-flush={flush || undefined}>
      {(title || aside) && (
        <header className={styles.head}>
          {title && <h2 className={styles.title}>{title}</h2>}
          {aside}
        </header>
      )}
      {children}
    </section>
  )
}
