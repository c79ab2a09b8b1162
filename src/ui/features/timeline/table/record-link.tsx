import { createContext, type ReactNode, use } from 'react'
import type { TimelineRecord } from '../../../../domain/timeline/timeline-record.ts'
import { PathLink } from '../../../components/action/path-link.tsx'
import { recordPath } from '../words/record-path.ts'
import styles from './table.module.css'

/** False where the tables are hidden: hidden elements must not take the focus. */
export const TablesAreSeen = createContext(true)

export function RecordLink({ record, children }: { record: TimelineRecord; children: ReactNode }) {
  if (!use(TablesAreSeen)) return children
  return (
    <PathLink to={recordPath(record)} className={styles.link}>
      {children}
    </PathLink>
  )
}
