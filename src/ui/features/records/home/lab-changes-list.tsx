import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo } from 'react'
import { map } from 'rxjs'
import { patientRecords } from '../../../../db/queries/health-records.ts'
import { printCalendarDate } from '../../../../domain/dates/print-date.ts'
import { isCritical } from '../../../../domain/records/record-facts.ts'
import { PathLink } from '../../../components/action/path-link.tsx'
import { Section } from '../../../components/surface/page.tsx'
import { RangeMark } from '../../../record-kit/values/range-mark.tsx'
import { useSideWords } from '../../../record-kit/values/use-side-words.ts'
import { useValueText } from '../../../record-kit/values/use-value-text.ts'
import { useLive } from '../../../state/session/use-live.ts'
import { useDatabase } from '../../../state/session/use-session.ts'
import { viewPath } from '../words/record-address.ts'
import { type LabChange, labChanges, labNumbers } from './lab-changes.ts'
import styles from './lab-changes-list.module.css'

/** More are in the record. */
const SHOWN = 5

/** What differs in the patient's newest lab result from the values before; nothing without anything to compare. */
export function LabChanges({ patientClientId }: { patientClientId: string }) {
  const { t } = useLingui()
  const database = useDatabase()
  const found = useLive(
    useCallback(
      () =>
        patientRecords(database, patientClientId, record =>
          record.patientClientId === patientClientId ? labNumbers(record) : null,
        ).pipe(map(all => all.filter(one => one !== null))),
      [database, patientClientId],
    ),
  )
  const changed = useMemo(() => (found.kind === 'ready' ? labChanges(found.value) : null), [found])
  if (!changed || changed.changes.length === 0) return null
  const { newest, changes } = changed
  const more = Math.max(0, changes.length - SHOWN)
  const day = printCalendarDate(newest.day) ?? newest.day
  return (
    <Section
      title={t({ id: 'records.home.changed', message: 'What changed' })}
      aside={
        <PathLink to={viewPath(newest)} className={styles.record}>
          {newest.name} · {day}
        </PathLink>
      }
    >
      <ul className={styles.changes}>
        {changes.slice(0, SHOWN).map(change => (
          <Change key={change.key} change={change} />
        ))}
        {more > 0 && (
          <li className={styles.more}>
            <PathLink to={viewPath(newest)}>
              {t({ id: 'records.home.more', message: plural(more, { one: '# more change', other: '# more changes' }) })}
            </PathLink>
          </li>
        )}
      </ul>
    </Section>
  )
}

function Change({ change: { name, unit, now, before, since } }: { change: LabChange }) {
  const { t } = useLingui()
  const text = useValueText()
  const sideWord = useSideWords()
  const [was, day] = [text.value(before.row), printCalendarDate(since) ?? since]
  const tone = now.side === 0 || now.side === null ? 'plain' : isCritical(now.row) ? 'danger' : 'warn'
  return (
    <li className={styles.change}>
      <span className={styles.name}>{name}</span>
      <span className={styles.value} data-tone={tone}>
        {now.side !== null && now.side !== 0 && <RangeMark side={now.side} critical={isCritical(now.row)} />}
        <b>{text.value(now.row)}</b> {unit}
      </span>
      <span className={styles.before}>
        {t({ id: 'records.home.was', message: `was ${was} on ${day}` })}
        {now.side !== null && now.side !== 0 && ` · ${sideWord(now.side)}`}
        {now.side === 0 && before.side !== 0 && before.side !== null && (
          <> · {t({ id: 'records.home.back', message: 'back in range' })}</>
        )}
      </span>
    </li>
  )
}
