import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
import type { AdminUser } from '../../../../contract/methods/admin.ts'
import { Button } from '../../../components/action/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Pill } from '../../../components/feedback/pill.tsx'
import { SearchField } from '../../../components/form/search-field.tsx'
import { SegmentedChoice } from '../../../components/form/segmented-choice.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { Moment } from '../../../components/time/moment.tsx'
import { useRemote } from '../../../state/session/use-remote.ts'
import { useOnline } from '../../../state/sync/use-online.ts'
import styles from '../admin.module.css'
import { RemoteContent } from '../admin-page.tsx'
import { saveCsv } from '../table/csv.ts'
import { type Column, DataTable } from '../table/data-table.tsx'
import { usePlanName } from './use-plan-name.ts'

type Shown = 'all' | 'professional' | 'admins'

/** As many as one answer has; with more people the server searches, with fewer the device, also offline. */
const MOST = 500
const STALE_MS = 60_000
const ALL = { limit: MOST, offset: 0 }
const keyOf = ({ id }: AdminUser) => String(id)

const has = (user: AdminUser, words: string) =>
  [user.name, user.email ?? '', user.key].some(text => text.toLowerCase().includes(words.toLowerCase()))

export function PeopleCard({ chosen, onChoose }: { chosen: number | null; onChoose: (id: number) => void }) {
  const { t } = useLingui()
  const planName = usePlanName()
  const online = useOnline()
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<Shown>('all')
  const words = useDeferredValue(search.trim())
  const first = useRemote('admin.users:list', ALL, { maxAgeMs: STALE_MS })
  const asksServer = online && words !== '' && (first.value?.total ?? 0) > MOST
  const params = useMemo(() => (asksServer ? { ...ALL, query: words } : ALL), [asksServer, words])
  const found = useRemote('admin.users:list', params, { maxAgeMs: STALE_MS })
  const columns = useColumns()
  return (
    <Card flush>
      <RemoteContent remote={found.value === null ? first : found}>
        {({ users }) => {
          const rows = users.filter(
            user =>
              (words === '' || has(user, words)) &&
              (shown === 'all' || (shown === 'admins' ? user.role === 'admin' : user.plan === 'professional')),
          )
          return (
            <>
              <div className={styles.bar}>
                <SearchField
                  label={t({ id: 'admin.people.search', message: 'Search by name, address or key' })}
                  placeholder={t({ id: 'admin.people.search.short', message: 'Name, address or key' })}
                  value={search}
                  onChange={setSearch}
                />
                <SegmentedChoice<Shown>
                  label={t({ id: 'admin.people.which', message: 'Which people' })}
                  value={shown}
                  onChange={setShown}
                  options={[
                    { value: 'all', label: t({ id: 'admin.people.all', message: 'All plans' }) },
                    { value: 'professional', label: planName('professional') },
                    { value: 'admins', label: t({ id: 'admin.people.admins', message: 'Administrators' }) },
                  ]}
                />
                <span className={styles.found} role="status">
                  {t({ id: 'admin.people.found', message: plural(rows.length, { one: '# found', other: '# found' }) })}
                </span>
                <Button size="sm" icon="download" onClick={() => saveCsv('people', columns, rows)}>
                  {t({ id: 'admin.csv', message: 'CSV' })}
                </Button>
              </div>
              {rows.length === 0 ? (
                <div className={styles.empty}>
                  <EmptyState icon="search" title={t({ id: 'admin.people.none', message: 'Nobody is found' })}>
                    {t({ id: 'admin.people.none.text', message: 'Search for a part of the name or of the address.' })}
                  </EmptyState>
                </div>
              ) : (
                <DataTable
                  label={t({ id: 'admin.people', message: 'People' })}
                  rows={rows}
                  keyOf={keyOf}
                  columns={columns}
                  selected={chosen === null ? null : String(chosen)}
                  onOpen={({ id }) => onChoose(id)}
                />
              )}
            </>
          )
        }}
      </RemoteContent>
    </Card>
  )
}

function useColumns(): Column<AdminUser>[] {
  const { t } = useLingui()
  const planName = usePlanName()
  return [
    {
      id: 'person',
      header: t({ id: 'admin.column.person', message: 'Person' }),
      value: ({ name }) => name,
      cell: ({ name, email, role }) => (
        <>
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.mail}>
            {email ?? (role === 'demo' ? t({ id: 'admin.people.demo', message: 'demo account' }) : '')}
          </span>
        </>
      ),
    },
    {
      id: 'plan',
      header: t({ id: 'admin.column.plan', message: 'Plan' }),
      value: ({ plan }) => planName(plan),
      wide: true,
    },
    {
      id: 'records',
      header: t({ id: 'admin.column.records', message: 'Records' }),
      value: one => one.records,
      figure: true,
    },
    {
      id: 'seen',
      header: t({ id: 'admin.column.seen', message: 'Seen' }),
      value: ({ seenAt }) => seenAt ?? '',
      cell: ({ seenAt }) => (seenAt === null ? '—' : <Moment at={Date.parse(seenAt)} />),
      wide: true,
      figure: true,
    },
    {
      id: 'reading',
      header: t({ id: 'admin.column.reading', message: 'Reading' }),
      value: one => one.failedRecords,
      cell: ({ failedRecords }) =>
        failedRecords === 0 ? (
          <Pill tone="ok">{t({ id: 'admin.people.fine', message: 'all read' })}</Pill>
        ) : (
          <Pill tone="danger">
            {t({ id: 'admin.people.failed', message: plural(failedRecords, { one: '# failed', other: '# failed' }) })}
          </Pill>
        ),
    },
  ]
}
