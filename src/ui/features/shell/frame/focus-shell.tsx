import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PathLink } from '../../../components/action/path-link.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { Heading } from '../../../components/surface/heading.tsx'
import { BarShell } from './bar-shell.tsx'
import styles from './focus-shell.module.css'

interface FocusShellProps {
  title: ReactNode
  /** Facts beside the title. */
  subtitle?: ReactNode
  back: { to: string; label: string }
  /** The SyncPill. */
  syncPill: ReactNode
  /** Shown before the sync pill. */
  before?: ReactNode
  actions?: ReactNode
  notices?: ReactNode
  children: ReactNode
}

/** The frame of a screen with one task: no menu, one way back. */
export function FocusShell({ title, subtitle, back, syncPill, before, actions, notices, children }: FocusShellProps) {
  const { t } = useLingui()
  const screen = back.label
  return (
    <BarShell
      for="task"
      bar={
        <>
          <PathLink
            to={back.to}
            className={styles.back}
            aria-label={t({ id: 'shell.back', message: `Back: ${screen}` })}
          >
            <Icon name="chevron-left" size={22} />
          </PathLink>
          <Heading className={styles.title}>{title}</Heading>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </>
      }
      corner={
        <>
          {before}
          {syncPill}
          {actions}
        </>
      }
      notices={notices}
    >
      {children}
    </BarShell>
  )
}
