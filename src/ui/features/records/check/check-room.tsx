import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import type { HealthRecordDocument } from '../../../../db/collections/health-records.ts'
import { lineNumbers } from '../../../../domain/records/checking.ts'
import { recordDate } from '../../../../domain/records/record-date.ts'
import { attachmentsOf } from '../../../../domain/records/report.ts'
import { Button } from '../../../components/action/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Progress } from '../../../components/feedback/progress.tsx'
import { Page } from '../../../components/surface/page.tsx'
import { OfflineBanner } from '../../../record-kit/offline-banner.tsx'
import { printRecordDate } from '../../../record-kit/values/use-day-words.ts'
import { trendKey } from '../labs-table/trends.ts'
import { useTrends } from '../labs-table/use-trends.ts'
import { sourceOf } from '../source/open-source.tsx'
import { addressId, viewPath } from '../words/record-address.ts'
import { useColumnWords } from '../words/use-column-words.ts'
import styles from './check.module.css'
import { CheckKeys } from './check-keys.tsx'
import { CheckRow } from './check-row.tsx'
import { keyAction } from './key-action.ts'
import { SourcePage } from './source-page.tsx'
import { type Check, useCheck } from './use-check.ts'

/** What was read, value by value beside its page; nothing is taken as sure before a person has looked at it. */
export function CheckRoom({ record }: { record: HealthRecordDocument }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const check = useCheck(record)
  const lines = useMemo(() => lineNumbers(check.rows), [check.rows])
  const date = recordDate(record.data, record.createdAt)
  const [file] = attachmentsOf(record.data)
  const finish = async () => {
    if (!(await check.finish())) return
    await navigate({ to: '/health-record/view/$id', params: { id: addressId(record) }, replace: true })
  }
  const back = { to: viewPath(record), label: `${record.name}, ${printRecordDate({ ...date, time: null })}` }
  const title = t({ id: 'records.check', message: 'Check what was read' })
  if (check.rows.length === 0) {
    return (
      <Page title={title} back={back}>
        <EmptyState icon="search" title={t({ id: 'records.check.none', message: 'There are no values to check' })} />
      </Page>
    )
  }
  return (
    <Page title={title} back={back} actions={<Actions check={check} onDone={() => void finish()} />}>
      <OfflineBanner />
      <div className={styles.panels}>
        <SourcePage
          name={file?.name ?? record.name}
          rows={check.rows}
          active={check.active}
          lines={lines}
          source={sourceOf(record)}
          onOpen={check.open}
        />
        <Rows record={record} check={check} lines={lines} />
      </div>
      <CheckKeys />
      <p className={styles.note}>
        {t({
          id: 'records.check.note',
          message: 'Every decision is saved at once. Nothing reaches the timeline before you press Done.',
        })}
      </p>
    </Page>
  )
}

function Actions({ check, onDone }: { check: Check; onDone: () => void }) {
  const { t } = useLingui()
  const { confirmed, rows, sure, last, lastCount } = check
  const [count, total] = [sure.length, rows.length]
  const progress = t({ id: 'records.check.progress', message: `${confirmed} of ${total} confirmed` })
  return (
    <>
      <div className={styles.progress}>
        <span role="status">{progress}</span>
        <Progress label={progress} value={total === 0 ? 1 : confirmed / total} />
      </div>
      {last === 'sure' ? (
        <Button variant="quiet" onClick={check.undo}>
          {t({
            id: 'records.check.undoSure',
            message: plural(lastCount, { one: 'Undo the # sure one', other: 'Undo the # sure ones' }),
          })}
        </Button>
      ) : (
        count > 0 && (
          <Button variant="quiet" onClick={check.acceptSure}>
            {t({
              id: 'records.check.acceptSure',
              message: plural(count, { one: 'Accept the # sure one', other: 'Accept the # sure ones' }),
            })}
          </Button>
        )
      )}
      {last === 'one' && (
        <Button variant="quiet" onClick={check.undo}>
          {t({ id: 'records.check.undo', message: 'Undo' })}
        </Button>
      )}
      <Button variant={confirmed === total ? 'primary' : 'secondary'} disabled={confirmed < total} onClick={onDone}>
        {t({ id: 'records.check.done', message: 'Done' })}
      </Button>
    </>
  )
}

interface RowsProps {
  record: HealthRecordDocument
  check: Check
  lines: ReadonlyMap<string, number>
}

function Rows({ record, check, lines }: RowsProps) {
  const { t } = useLingui()
  const words = useColumnWords()
  const trends = useTrends(record)
  const place = useRef<HTMLElement>(null)
  const pages = new Set(check.rows.map(row => row.source?.page ?? 1)).size
  const { active, correcting } = check
  const activeId = active?.rowId
  // The open row has the focus, so that the keys belong to it; not while something else on the screen is used.
  useEffect(() => {
    const around = place.current
    const used = document.activeElement?.closest('a, button, input, textarea, select, [role="dialog"]')
    if (!around || correcting || (used && !around.contains(used))) return
    const row = [...around.querySelectorAll<HTMLElement>('[data-row]')].find(one => one.dataset.row === activeId)
    row?.focus()
  }, [activeId, correcting])
  const onKey = (event: KeyboardEvent) => {
    const act = keyAction(event.nativeEvent, check)
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <section
      ref={place}
      className={styles.values}
      aria-label={t({ id: 'records.check.values', message: 'Values' })}
      onKeyDown={onKey}
    >
      <div className={styles.head} aria-hidden="true">
        <span />
        <span>{words.biomarker}</span>
        <span className={styles.right}>{words.value}</span>
        <span>{words.unit}</span>
        <span>{words.range}</span>
        <span>{t({ id: 'records.check.certainty', message: 'Certainty' })}</span>
        <span>{t({ id: 'records.check.readFrom', message: 'Read from' })}</span>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets. */}
      <ul role="list">
        {check.rows.map(row => {
          const points = trends.get(trendKey(row) ?? '') ?? []
          const own = recordDate(record.data, record.createdAt).at
          return (
            <CheckRow
              key={row.rowId}
              check={check}
              row={row}
              line={lines.get(row.rowId) ?? null}
              pages={pages}
              earlier={points.filter(point => !point.own && point.at < own).toReversed()}
            />
          )
        })}
      </ul>
    </section>
  )
}
