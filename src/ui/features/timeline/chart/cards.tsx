import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Column } from '../../../../domain/timeline/overview.ts'
import type { Point } from '../../../../domain/timeline/point.ts'
import type { Series } from '../../../../domain/timeline/series.ts'
import { PathLink } from '../../../components/action/path-link.tsx'
import { Pill } from '../../../components/feedback/pill.tsx'
import { RangeMark } from '../../../record-kit/values/range-mark.tsx'
import { printRecordDate, useDayWords } from '../../../record-kit/values/use-day-words.ts'
import { useValueText } from '../../../record-kit/values/use-value-text.ts'
import { recordPath } from '../words/record-path.ts'
import type { TimelineWords } from '../words/use-timeline-words.ts'
import styles from './cards.module.css'

type Found = Point | Column
const isPoint = (found: Found): found is Point => 'row' in found

/** What is under the cursor, in one sentence. */
export function useSpoken(words: TimelineWords): (found: Found) => string {
  const { t } = useLingui()
  const counts = useCounts()
  return found => {
    if (!isPoint(found)) return [datesOf(found), ...counts(found)].join(', ')
    const [date, standing] = [words.date(found), words.standing(found)]
    const value = `${words.value(found)} ${found.unit}`.trim()
    return t({ id: 'timeline.point', message: `${date}: ${value}, ${standing}` })
  }
}

const datesOf = ({ records }: Column) => {
  const [first, last] = [records[0], records.at(-1)]
  if (!first || !last) return ''
  const date = (record: typeof first) => printRecordDate({ ...record, time: null })
  return first.day === last.day ? date(first) : `${date(first)} – ${date(last)}`
}

/** "2 records", "40 values", "3 out of range": everything that a column stands for. */
export function useCounts(): (column: Column) => string[] {
  const { t } = useLingui()
  return ({ records, values, out, undecided, unchecked }) =>
    [
      records.length > 1 &&
        t({ id: 'timeline.records', message: plural(records.length, { one: '# record', other: '# records' }) }),
      t({ id: 'timeline.values', message: plural(values, { one: '# value', other: '# values' }) }),
      out.length > 0 &&
        t({ id: 'timeline.outCount', message: plural(out.length, { one: '# out of range', other: '# out of range' }) }),
      undecided > 0 &&
        t({
          id: 'timeline.undecidedCount',
          message: plural(undecided, { one: '# that cannot be decided', other: '# that cannot be decided' }),
        }),
      unchecked > 0 &&
        t({
          id: 'timeline.uncheckedCount',
          message: plural(unchecked, { one: '# waits for a check', other: '# wait for a check' }),
        }),
    ].filter(text => text !== false)
}

interface CardProps {
  found: Found
  /** The biomarker of a point; null for a column. */
  series: Series | null
  left: number
  words: TimelineWords
  choose: (series: Series) => void
  onEnter: () => void
  onLeave: () => void
  onClose: () => void
}

/** Beside the cursor: what stands there, and the way to its record. */
export function CardOf({ found, series, left, words, choose, onEnter, onLeave, onClose }: CardProps) {
  const { t } = useLingui()
  return (
    <section
      className={styles.card}
      style={{ left }}
      aria-label={t({ id: 'timeline.card', message: 'Under the cursor' })}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      onFocus={onEnter}
      onBlur={onLeave}
      onKeyDown={event => event.key === 'Escape' && onClose()}
    >
      {isPoint(found) ? (
        <PointCard point={found} before={numberBefore(series, found)} words={words} />
      ) : (
        <ColumnCard column={found} words={words} choose={choose} />
      )}
    </section>
  )
}

/** The number before a number; a month or a year of a record has no order. */
function numberBefore(series: Series | null, point: Point): Point | null {
  if (point.kind !== 'number' || point.record.dated !== 'day') return null
  const dated = (series?.points ?? []).filter(({ record }) => record.dated === 'day')
  const before = dated[dated.findIndex(({ key }) => key === point.key) - 1]
  return before?.kind === 'number' ? before : null
}

function PointCard({ point, before, words }: { point: Point; before: Point | null; words: TimelineWords }) {
  const { t } = useLingui()
  const dayWords = useDayWords()
  const text = useValueText()
  const printed = `${text.value(point.row)} ${point.row.unit ?? ''}`.trim()
  const converted = point.kind === 'number' && point.converted
  const range = point.row.referenceRange
  return (
    <>
      <Head date={words.date(point)}>
        <Pill tone={point.standing === 'out' ? 'warn' : point.standing === 'in' ? 'ok' : 'neutral'}>
          {point.standing === 'out' && <RangeMark side={point.side === 0 ? null : point.side} />}{' '}
          {words.standing(point)}
        </Pill>
      </Head>
      <p>
        <b className={styles.value}>{words.value(point)}</b> {point.unit}
        {before && (
          <span className={styles.faint}>
            {' '}
            {t({
              id: 'timeline.was',
              message: `was ${words.value(before)}, ${dayWords.month(before.record.day)}`,
            })}
          </span>
        )}
      </p>
      {converted && (
        <p className={styles.faint}>{t({ id: 'timeline.converted', message: `Converted; printed as ${printed}` })}</p>
      )}
      {range && (
        <p className={styles.faint}>{t({ id: 'timeline.rangeOf', message: `Range on the sheet: ${range}` })}</p>
      )}
      {point.notes !== '' && <p className={styles.notes}>{point.notes}</p>}
      <Open record={point.record} />
    </>
  )
}

const MOST = 6

function ColumnCard({
  column,
  words,
  choose,
}: {
  column: Column
  words: TimelineWords
  choose: (series: Series) => void
}) {
  const { t } = useLingui()
  const counts = useCounts()
  const { records, out } = column
  const more = out.length - MOST
  const [only] = records
  return (
    <>
      <Head date={datesOf(column)} />
      <p className={styles.faint}>{counts(column).join(' · ')}</p>
      {out.length > 0 && (
        <ul className={styles.list}>
          {out.slice(0, MOST).map(({ series, point }) => (
            <li key={point.key}>
              <button type="button" className={styles.pick} onClick={() => choose(series)}>
                <RangeMark side={point.side === 0 ? null : point.side} /> {words.name(series)}{' '}
                <b>{words.value(point)}</b>
              </button>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className={styles.faint}>
          {t({ id: 'timeline.more', message: plural(more, { one: 'and # more', other: 'and # more' }) })}
        </p>
      )}
      {records.length === 1 && only ? (
        <Open record={only} />
      ) : (
        <p className={styles.faint}>{t({ id: 'timeline.zoomIn', message: 'Zoom in to see them one by one' })}</p>
      )}
    </>
  )
}

function Head({ date, children }: { date: string; children?: ReactNode }) {
  return (
    <p className={styles.head}>
      <b>{date}</b>
      {children}
    </p>
  )
}

function Open({ record }: { record: Point['record'] }) {
  const { t } = useLingui()
  const { name } = record
  return (
    <PathLink to={recordPath(record)} className={styles.open}>
      {t({ id: 'timeline.open', message: `Open “${name}”` })}
    </PathLink>
  )
}
