import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { LogEntry } from '../../../../contract/methods/admin.ts'
import { browserVisibility } from '../../../../platform/browser/visibility.ts'
import { systemClock } from '../../../../platform/clock.ts'
import { Button } from '../../../components/action/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Pill } from '../../../components/feedback/pill.tsx'
import { SearchField } from '../../../components/form/search-field.tsx'
import { SegmentedChoice } from '../../../components/form/segmented-choice.tsx'
import { Switch } from '../../../components/form/switch.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { Moment } from '../../../components/time/moment.tsx'
import { useRemote } from '../../../state/session/use-remote.ts'
import { useOnline } from '../../../state/sync/use-online.ts'
import styles from '../admin.module.css'
import { AdminPage, RemoteContent } from '../admin-page.tsx'
import { saveCsv } from '../table/csv.ts'
import { type Column, DataTable } from '../table/data-table.tsx'

type Shown = 'all' | 'failures' | 'admins'
const LIVE_MS = 3000
const STALE_MS = 60_000
const keyOf = ({ id }: LogEntry) => String(id)
const toneOf = ({ outcome }: LogEntry) => (outcome === 'ok' ? undefined : ('danger' as const))

/** Who did what to which object; never with clinical text. */
export function LogScreen() {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<Shown>('all')
  const [live, setLive] = useState(false)
  const query = useDeferredValue(search.trim())
  const params = useMemo(
    () => ({
      ...{ limit: 500, offset: 0, query },
      ...(shown === 'failures' && { failures: true }),
      ...(shown === 'admins' && { byAdmins: true }),
    }),
    [query, shown],
  )
  const remote = useRemote('admin.logs:list', params, { maxAgeMs: STALE_MS })
  useLive(live, remote.refresh)
  const columns = useColumns()
  return (
    <AdminPage shown={remote}>
      <Card flush>
        <div className={styles.bar}>
          <SearchField
            label={t({ id: 'admin.log.search', message: 'Search by action, outcome or account' })}
            placeholder={t({ id: 'admin.log.search.short', message: 'Action, outcome or account' })}
            value={search}
            onChange={setSearch}
          />
          <SegmentedChoice<Shown>
            label={t({ id: 'admin.log.which', message: 'Which entries' })}
            value={shown}
            onChange={setShown}
            options={[
              { value: 'all', label: t({ id: 'admin.log.all', message: 'All' }) },
              { value: 'failures', label: t({ id: 'admin.log.failures', message: 'Refusals' }) },
              { value: 'admins', label: t({ id: 'admin.log.admins', message: 'By administrators' }) },
            ]}
          />
          <span className={styles.found} role="status">
            {remote.value &&
              t({ id: 'admin.log.found', message: plural(remote.value.total, { one: '# entry', other: '# entries' }) })}
          </span>
          <Button
            size="sm"
            icon="download"
            disabled={!remote.value?.entries.length}
            onClick={() => saveCsv('log', columns, remote.value?.entries ?? [])}
          >
            {t({ id: 'admin.csv', message: 'CSV' })}
          </Button>
          <div className={styles.live}>
            <Switch label={t({ id: 'admin.log.live', message: 'Live' })} checked={live} onChange={setLive} />
          </div>
        </div>
        <RemoteContent remote={remote}>
          {({ entries }) =>
            entries.length === 0 ? (
              <div className={styles.empty}>
                <EmptyState icon="list" title={t({ id: 'admin.log.none', message: 'No entry' })}>
                  {t({ id: 'admin.log.none.text', message: 'Nothing of this kind was done.' })}
                </EmptyState>
              </div>
            ) : (
              <DataTable
                label={t({ id: 'admin.log', message: 'Log' })}
                rows={entries}
                keyOf={keyOf}
                columns={columns}
                tone={toneOf}
              />
            )
          }
        </RemoteContent>
      </Card>
    </AdminPage>
  )
}

/** Asks again and again while it is on, in a page that is seen and online. */
function useLive(live: boolean, refresh: () => void): void {
  const online = useOnline()
  useEffect(() => {
    if (!live || !online) return
    const next = (): (() => void) => {
      let stop = systemClock.after(LIVE_MS, () => {
        if (browserVisibility.visible()) refresh()
        stop = next()
      })
      return () => stop()
    }
    return next()
  }, [live, online, refresh])
}

function useColumns(): Column<LogEntry>[] {
  const { t } = useLingui()
  return [
    {
      id: 'action',
      header: t({ id: 'admin.column.action', message: 'Action' }),
      value: ({ action }) => action,
      cell: ({ action, object }) => (
        <>
          <span className={styles.mono}>{action}</span>
          <span className={styles.mail}>{object}</span>
        </>
      ),
    },
    {
      id: 'account',
      header: t({ id: 'admin.column.account', message: 'Account' }),
      value: ({ userName, userId }) => userName ?? String(userId ?? ''),
      cell: ({ userName, actorName }) => (
        <>
          <bdi>{userName ?? '—'}</bdi>
          {actorName !== null && (
            <span className={styles.mail}>
              {t({ id: 'admin.log.actor', message: 'by' })} <bdi>{actorName}</bdi>
            </span>
          )}
        </>
      ),
    },
    {
      id: 'outcome',
      header: t({ id: 'admin.column.outcome', message: 'Outcome' }),
      value: ({ outcome }) => outcome,
      cell: ({ outcome }) =>
        outcome === 'ok' ? (
          <Pill tone="ok">{t({ id: 'admin.log.ok', message: 'done' })}</Pill>
        ) : (
          <>
            <Pill tone="danger">{t({ id: 'admin.log.refused', message: 'not done' })}</Pill>
            <span className={`${styles.mail} ${styles.mono}`}>{outcome}</span>
          </>
        ),
    },
    {
      id: 'by',
      header: t({ id: 'admin.column.by', message: 'Administrator' }),
      value: ({ actorName, actorUserId }) => actorName ?? String(actorUserId ?? ''),
      wide: true,
    },
    {
      id: 'time',
      header: t({ id: 'admin.column.time', message: 'Time' }),
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <Moment at={Date.parse(createdAt)} />,
      wide: true,
      figure: true,
    },
  ]
}
