import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { WaitFacts } from '../../../../db/queries/wait-state.ts'
import type { InProgress } from '../../../../domain/records/in-progress.ts'
import { Button } from '../../../components/action/button.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { Section } from '../../../components/surface/page.tsx'
import { useMomentText } from '../../../components/time/moment-text.ts'
import { useSyncStatus } from '../../../state/session/use-session.ts'
import styles from './in-progress.module.css'
import { NotReadItem, ProcessingItem, RecentItem } from './in-progress-items.tsx'
import type { ListedRecord } from './listed-record.ts'

/** Longer columns are folded. */
const SHOWN = 3

interface InProgressAreaProps {
  work: InProgress<ListedRecord>
  known: WaitFacts
  now: number
}

/** Documents that are being read, that could not be read, and that were read lately (H §2); nothing if there are none. */
export function InProgressArea({ work, known, now }: InProgressAreaProps) {
  const { t } = useLingui()
  const status = useSyncStatus()
  const time = useMomentText('clock')
  const { processing, notRead, recent } = work
  if (processing.length + notRead.length + recent.length === 0) return null
  const asOf = status?.lastComplete ?? null
  const updated = asOf === null ? '' : time(asOf, now)
  return (
    <Section
      title={t({ id: 'records.progress', message: 'In progress' })}
      aside={
        asOf !== null && (
          <time className={styles.updated}>{t({ id: 'records.progress.updated', message: `updated ${updated}` })}</time>
        )
      }
    >
      <Card flush>
        <div className={styles.columns}>
          <Column
            tone="info"
            title={t({ id: 'records.progress.processing', message: 'Processing' })}
            records={processing}
          >
            {record => <ProcessingItem record={record} known={known} now={now} />}
          </Column>
          <Column tone="danger" title={t({ id: 'records.progress.notRead', message: 'Not read' })} records={notRead}>
            {record => <NotReadItem record={record} />}
          </Column>
          <Column tone="ok" title={t({ id: 'records.progress.recent', message: 'Recently uploaded' })} records={recent}>
            {record => <RecentItem record={record} now={now} />}
          </Column>
        </div>
      </Card>
    </Section>
  )
}

interface ColumnProps {
  tone: 'info' | 'danger' | 'ok'
  title: string
  records: readonly ListedRecord[]
  children: (record: ListedRecord) => ReactNode
}

function Column({ tone, title, records, children }: ColumnProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  if (records.length === 0) return null
  const more = records.length - SHOWN
  const shown = open ? records : records.slice(0, SHOWN)
  return (
    <div className={styles.column}>
      <h3 className={styles.head} data-tone={tone}>
        <span>{title}</span>
        <span className={styles.count}>{records.length}</span>
      </h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets. */}
      <ul role="list" className={styles.items}>
        {shown.map(record => (
          <li key={record.clientId} className={styles.item}>
            {children(record)}
          </li>
        ))}
      </ul>
      {more > 0 && !open && (
        <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
          {t({ id: 'records.progress.more', message: `Show ${more} more` })}
        </Button>
      )}
    </div>
  )
}
