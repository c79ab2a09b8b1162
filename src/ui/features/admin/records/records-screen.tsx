import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
import type { RecordStatus } from '../../../../contract/entities/health-record.ts'
import type { AdminRecord } from '../../../../contract/methods/admin.ts'
import { Button } from '../../../components/action/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Pill, type Tone } from '../../../components/feedback/pill.tsx'
import { SearchField } from '../../../components/form/search-field.tsx'
import { SegmentedChoice } from '../../../components/form/segmented-choice.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { Moment } from '../../../components/time/moment.tsx'
import { useRemote } from '../../../state/session/use-remote.ts'
import styles from '../admin.module.css'
import { AdminPage, RemoteContent } from '../admin-page.tsx'
import { saveCsv } from '../table/csv.ts'
import { type Column, DataTable } from '../table/data-table.tsx'
import { RecordCard } from './record-card.tsx'
import { useRecordWords } from './record-words.ts'
import { useReadAgain } from './use-read-again.ts'

type Shown = 'error' | 'under-way' | 'all'
const STATUSES: Record<Shown, RecordStatus[] | undefined> = {
  error: ['error'],
  'under-way': ['uploaded', 'processing', 'transcribing'],
  all: undefined,
}
const TONES: Record<RecordStatus, Tone> = {
  ...{ uploaded: 'neutral', processing: 'info', transcribing: 'info', processed: 'ok', error: 'danger' },
}
const STALE_MS = 30_000
const keyOf = ({ id }: AdminRecord) => String(id)

/** How far the server is with records; those that failed can be read again, and each can be opened. */
export function RecordsScreen() {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<Shown>('error')
  const [chosen, choose] = useState<number | null>(null)
  const query = useDeferredValue(search.trim())
  const status = STATUSES[shown]
  const params = useMemo(() => ({ limit: 500, offset: 0, query, ...(status && { status }) }), [query, status])
  const remote = useRemote('admin.healthRecords:list', params, { maxAgeMs: STALE_MS })
  const { readAgain, busy } = useReadAgain(remote.refresh)
  const columns = useColumns(busy, readAgain)
  const record = remote.value?.records.find(({ id }) => id === chosen)
  return (
    <AdminPage shown={remote}>
      <div className={record && `${styles.columns} ${styles.texts}`}>
        <Card flush>
          <div className={styles.bar}>
            <SearchField
              label={t({ id: 'admin.records.search', message: 'Search by the owner’s name or address' })}
              placeholder={t({ id: 'admin.records.search.short', message: 'Owner' })}
              value={search}
              onChange={setSearch}
            />
            <SegmentedChoice<Shown>
              label={t({ id: 'admin.records.which', message: 'Which records' })}
              value={shown}
              onChange={setShown}
              options={[
                { value: 'error', label: t({ id: 'admin.records.error', message: 'Not read' }) },
                { value: 'under-way', label: t({ id: 'admin.records.underWay', message: 'Under way' }) },
                { value: 'all', label: t({ id: 'admin.records.all', message: 'All' }) },
              ]}
            />
            <span className={styles.found} role="status">
              {remote.value &&
                t({
                  id: 'admin.records.found',
                  message: plural(remote.value.total, { one: '# record', other: '# records' }),
                })}
            </span>
            <Button
              size="sm"
              icon="download"
              disabled={!remote.value?.records.length}
              onClick={() => saveCsv('records', columns.slice(0, -1), remote.value?.records ?? [])}
            >
              {t({ id: 'admin.csv', message: 'CSV' })}
            </Button>
          </div>
          <RemoteContent remote={remote}>
            {({ records }) =>
              records.length === 0 ? (
                <div className={styles.empty}>
                  <EmptyState icon="circle-check" title={t({ id: 'admin.records.none', message: 'There are none' })}>
                    {t({ id: 'admin.records.none.text', message: 'Records that the server cannot read stand here.' })}
                  </EmptyState>
                </div>
              ) : (
                <DataTable
                  label={t({ id: 'admin.records', message: 'Records' })}
                  rows={records}
                  keyOf={keyOf}
                  columns={columns}
                  selected={record ? keyOf(record) : null}
                  onOpen={({ id }) => choose(id)}
                />
              )
            }
          </RemoteContent>
        </Card>
        {record && <RecordCard key={record.id} record={record} />}
      </div>
    </AdminPage>
  )
}

function useColumns(busy: number | null, readAgain: (id: number) => Promise<void>): Column<AdminRecord>[] {
  const { t } = useLingui()
  const words = useRecordWords()
  return [
    {
      id: 'owner',
      header: t({ id: 'admin.column.owner', message: 'Owner' }),
      value: ({ userName }) => userName,
      cell: ({ userName, recordType }) => (
        <>
          <bdi className={styles.name}>{userName}</bdi>
          <span className={styles.mail}>{words.kind[recordType]}</span>
        </>
      ),
    },
    {
      id: 'status',
      header: t({ id: 'admin.column.status', message: 'Status' }),
      value: ({ status }) => words.status[status],
      cell: ({ status }) => <Pill tone={TONES[status]}>{words.status[status]}</Pill>,
    },
    {
      id: 'reason',
      header: t({ id: 'admin.column.reason', message: 'Reason' }),
      value: ({ errorKey }) => errorKey ?? '',
      cell: ({ errorKey }) => <span className={styles.mono}>{errorKey}</span>,
      wide: true,
    },
    {
      id: 'changed',
      header: t({ id: 'admin.column.changed', message: 'Changed' }),
      value: ({ updatedAt }) => updatedAt,
      cell: ({ updatedAt }) => <Moment at={Date.parse(updatedAt)} />,
      wide: true,
      figure: true,
    },
    {
      id: 'again',
      header: t({ id: 'admin.column.again', message: 'Again' }),
      value: ({ id }) => id,
      cell: ({ id, status }) =>
        status !== 'processed' && (
          <Button size="sm" busy={busy === id} onClick={() => void readAgain(id)}>
            {t({ id: 'admin.again', message: 'Read again' })}
          </Button>
        ),
    },
  ]
}
