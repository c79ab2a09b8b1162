import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Series } from '../../../../domain/timeline/series.ts'
import type { TimelineRecord } from '../../../../domain/timeline/timeline-record.ts'
import { PathLink } from '../../../components/action/path-link.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { printRecordDate } from '../../../record-kit/values/use-day-words.ts'
import { rangeOf } from '../drawing/band.tsx'
import { checkPath } from '../words/record-path.ts'
import styles from './chart-notes.module.css'

interface ChartNotesProps {
  chosen: Series | null
  /** With those that the filters hide. */
  all: readonly Series[]
  listed: readonly Series[]
  count: { shown: number; all: number } | null
  drawn: readonly TimelineRecord[]
}

const MOST = 4

const valuesOf = (series: readonly Series[]) => series.reduce((sum, { points }) => sum + points.length, 0)

/** What the drawing does not show, each with its number: nothing is left out silently. */
export function ChartNotes({ chosen, all, listed, count, drawn }: ChartNotesProps) {
  const { t } = useLingui()
  const of = chosen ? [chosen] : listed
  const unchecked = [...new Map(of.flatMap(one => one.unchecked).map(one => [one.clientId, one])).values()]
  const notes: string[] = []
  if (count && count.shown < count.all) {
    const { shown, all } = count
    notes.push(t({ id: 'timeline.shownOf', message: `${shown} of ${all} values are in this part of the time.` }))
  }
  const hidden = chosen ? 0 : valuesOf(all) - valuesOf(listed)
  if (hidden > 0)
    notes.push(
      t({
        id: 'timeline.hiddenValues',
        message: plural(hidden, { one: 'Filters hide # value.', other: 'Filters hide # values.' }),
      }),
    )
  const inexact = (chosen?.points.map(({ record }) => record) ?? drawn).filter(({ dated }) => dated !== 'day').length
  if (inexact > 0)
    notes.push(
      t({
        id: 'timeline.inexact',
        message: plural(inexact, {
          one: '# record has no full date: it stands in the middle of its month or year, or where it was entered.',
          other:
            '# records have no full date: they stand in the middle of their month or year, or where they were entered.',
        }),
      }),
    )
  if (rangeOf(chosen)?.differs)
    notes.push(
      t({
        id: 'timeline.rangeDiffers',
        message: 'The sheets have different ranges: each value stands within its own.',
      }),
    )
  const converted = chosen?.points.filter(point => point.kind === 'number' && point.converted).length ?? 0
  if (chosen && converted > 0) {
    const { unit } = chosen
    notes.push(
      t({
        id: 'timeline.convertedCount',
        message: plural(converted, {
          one: `# value is converted into ${unit} (dashed edge, ≈).`,
          other: `# values are converted into ${unit} (dashed edge, ≈).`,
        }),
      }),
    )
  }
  if (chosen?.oneOfSeveral)
    notes.push(
      t({
        id: 'timeline.oneOfSeveral',
        message:
          'Other sheets give this test in a unit that has no sure conversion: they are a biomarker of their own.',
      }),
    )
  const wordCount = chosen?.points.filter(({ kind }) => kind !== 'number').length ?? 0
  if (wordCount > 0)
    notes.push(
      t({
        id: 'timeline.notNumbers',
        message: plural(wordCount, {
          one: '# result is no number and has no height.',
          other: '# results are no numbers and have no height.',
        }),
      }),
    )
  if (notes.length === 0 && unchecked.length === 0) return null
  return (
    <div className={styles.notes}>
      {notes.map(note => (
        <p key={note}>{note}</p>
      ))}
      {unchecked.length > 0 && (
        <div className={styles.unchecked}>
          <Icon name="circle-question-mark" size={16} />
          <div>
            <p>
              {t({
                id: 'timeline.unchecked',
                message: plural(unchecked.length, {
                  one: '# record has values that are not certain: they are drawn once they are checked.',
                  other: '# records have values that are not certain: they are drawn once they are checked.',
                }),
              })}
            </p>
            <div className={styles.links}>
              {unchecked.slice(0, MOST).map(record => (
                <PathLink key={record.clientId} to={checkPath(record)} className={styles.link}>
                  {`${printRecordDate({ ...record, time: null })} ${record.name}`}
                </PathLink>
              ))}
            </div>
          </div>
        </div>
      )}
    </div>
  )
}
