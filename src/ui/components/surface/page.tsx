import type { ReactNode } from 'react'
import { PathLink } from '../action/path-link.tsx'
import { Icon } from '../icon/icon.tsx'
import { Heading } from './heading.tsx'
import styles from './page.module.css'

interface PageProps {
  title: ReactNode
  subtitle?: ReactNode
  /** The parent screen. */
  back?: { to: string; label: string }
  /** Buttons at the end of the title; on a phone below it. */
  actions?: ReactNode
  /** `form` keeps one column of 620 px. */
  width?: 'page' | 'form'
  children?: ReactNode
}

/** A screen with its heading. */
export function Page({ title, subtitle, back, actions, width = 'page', children }: PageProps) {
  return (
    <div className={styles.page} data-width={width}>
      <header className={styles.head} data-tour="page">
        <div className={styles.titles}>
          {back && (
            <PathLink to={back.to} className={styles.back}>
              <Icon name="chevron-left" size={16} />
              {back.label}
            </PathLink>
          )}
          <Heading className={styles.title}>{title}</Heading>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}

/** A titled part of a screen. */
export function Section({ title, aside, children }: { title: ReactNode; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 className={styles.sectionTitle}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
