import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FailedJob } from '../../../../contract/methods/admin.ts'
import { Button } from '../../../components/action/button.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { Moment } from '../../../components/time/moment.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { useRefusalWords } from '../../../record-kit/refusal-words.ts'
import { bridge } from '../../../state/session/bridge.ts'
import { useRemote } from '../../../state/session/use-remote.ts'
import styles from '../admin.module.css'
import { RemoteContent } from '../admin-page.tsx'
import { saveCsv } from '../table/csv.ts'
import { type Column, DataTable } from '../table/data-table.tsx'

const PAGE = { limit: 500, offset: 0 }
const STALE_MS = 15_000
const keyOf = ({ id }: FailedJob) => id

/** Jobs that are not tried again by themselves, with the code of their last error. */
export function FailedJobs({ onRetried }: { onRetried: () => void }) {
  const { t } = useLingui()
  const refusalWords = useRefusalWords()
  const remote = useRemote('admin.jobs:list', PAGE, { maxAgeMs: STALE_MS })
  const [busy, setBusy] = useState<string | null>(null)
  const retry = async (id: string) => {
    if (busy !== null) return
    setBusy(id)
    const outcome = await bridge.call('admin.jobs:retry', { id })
    setBusy(null)
    remote.refresh()
    onRetried()
    if (outcome.kind === 'answered') {
      toasts.show({ kind: 'success', title: t({ id: 'admin.job.retried', message: 'It runs again' }) })
      return
    }
    toasts.show({
      kind: 'error',
      title: t({ id: 'admin.job.failed', message: 'It does not run again' }),
      text:
        outcome.kind === 'refused'
          ? refusalWords(outcome)
          : t({ id: 'admin.key.offline', message: 'The server does not answer.' }),
    })
  }
  const columns = useColumns(busy, retry)
  return (
    <Card
      flush
      title={t({ id: 'admin.job.title', message: 'Failed jobs' })}
      aside={
        <Button
          size="sm"
          icon="download"
          disabled={!remote.value?.jobs.length}
          onClick={() => saveCsv('jobs', columns.slice(0, -1), remote.value?.jobs ?? [])}
        >
          {t({ id: 'admin.csv', message: 'CSV' })}
        </Button>
      }
    >
      <RemoteContent remote={remote}>
        {({ jobs }) =>
          jobs.length === 0 ? (
            <p className={`${styles.empty} ${styles.hint}`}>
              {t({ id: 'admin.job.none', message: 'No job of the last two days has failed.' })}
            </p>
          ) : (
            <DataTable
              label={t({ id: 'admin.job.title', message: 'Failed jobs' })}
              rows={jobs}
              keyOf={keyOf}
              columns={columns}
            />
          )
        }
      </RemoteContent>
    </Card>
  )
}

function useColumns(busy: string | null, retry: (id: string) => Promise<void>): Column<FailedJob>[] {
  const { t } = useLingui()
  return [
    {
      id: 'queue',
      header: t({ id: 'admin.column.job', message: 'Job' }),
      value: ({ queue }) => queue,
      cell: ({ queue, recordId }) => (
        <>
          <span className={styles.mono}>{queue}</span>
          <span className={styles.mail}>
            {recordId !== null && t({ id: 'admin.job.record', message: `record ${recordId}` })}
          </span>
        </>
      ),
    },
    {
      id: 'code',
      header: t({ id: 'admin.column.reason', message: 'Reason' }),
      value: ({ code }) => code,
      cell: ({ code }) => <span className={styles.mono}>{code}</span>,
    },
    {
      id: 'attempts',
      header: t({ id: 'admin.column.attempts', message: 'Attempts' }),
      value: ({ attempts }) => attempts,
      wide: true,
      figure: true,
    },
    {
      id: 'failed',
      header: t({ id: 'admin.column.failed', message: 'Failed' }),
      value: ({ failedAt }) => failedAt ?? '',
      cell: ({ failedAt }) => failedAt !== null && <Moment at={Date.parse(failedAt)} />,
      wide: true,
      figure: true,
    },
    {
      id: 'retry',
      header: t({ id: 'admin.column.again', message: 'Again' }),
      value: ({ id }) => id,
      cell: ({ id }) => (
        <Button size="sm" busy={busy === id} onClick={() => void retry(id)}>
          {t({ id: 'admin.job.retry', message: 'Try again' })}
        </Button>
      ),
    },
  ]
}
