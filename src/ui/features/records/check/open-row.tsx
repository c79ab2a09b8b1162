import { useLingui } from '@lingui/react/macro'
import { printDateTime } from '../../../../domain/dates/print-date.ts'
import { parseTimestamp } from '../../../../domain/dates/timestamp.ts'
import { doubtsOf, isConfirmed } from '../../../../domain/labs/certainty.ts'
import { sideOf } from '../../../../domain/labs/range.ts'
import { type CheckedRow, type Readings, readingsOf, withReading } from '../../../../domain/records/checking.ts'
import { nameOf } from '../../../../domain/records/record-facts.ts'
import { textOf } from '../../../../domain/records/report.ts'
import { Button } from '../../../components/action/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { useDayWords } from '../../../record-kit/values/use-day-words.ts'
import { useSideWords } from '../../../record-kit/values/use-side-words.ts'
import { useValueText } from '../../../record-kit/values/use-value-text.ts'
import { standingOf } from '../labs-table/biomarker-parts.tsx'
import type { TrendPoint } from '../labs-table/trends.ts'
import { useDoubtWords } from '../words/use-doubt-words.ts'
import styles from './check.module.css'
import { CorrectRow } from './correct-row.tsx'
import { Key } from './key.tsx'
import type { Check } from './use-check.ts'

interface OpenRowProps {
  check: Check
  row: CheckedRow
  /** Values of the same test before this record, the nearest first. */
  earlier: readonly TrendPoint[]
}

const MOST_EARLIER = 3

/** Why a value is not certain, what else it may be, what it was before, and the decisions. */
export function OpenRow({ check, row, earlier }: OpenRowProps) {
  const { t } = useLingui()
  const { number, value } = useValueText()
  const dayWords = useDayWords()
  const doubtWord = useDoubtWords()
  const readings = readingsOf(row)
  const flag = textOf(row.flag)
  const name = nameOf(row)
  const before = earlier
    .slice(0, MOST_EARLIER)
    .map(point => `${number(point.value)} (${dayWords.month(point.day)})`)
    .join(', ')
  const standing = readings?.texts[check.chosen] ?? value(row)
  if (check.correcting)
    return <CorrectRow row={row} onDone={check.correct} onCancel={() => check.setCorrecting(false)} />
  return (
    <div className={styles.open}>
      {doubtsOf(row).map(doubt => (
        <p key={`${doubt.cell} ${doubt.reason}`} className={styles.why}>
          {doubtWord(doubt, row)}
        </p>
      ))}
      {flag !== '' && (
        <p className={styles.why}>
          {t({ id: 'records.check.flag', message: `The laboratory marked this line: ${flag}` })}
        </p>
      )}
      <Confirmed row={row} />
      {readings && <ReadingChoice check={check} row={row} readings={readings} />}
      {before !== '' && (
        <p className={styles.before}>
          <Icon name="chart-column" size={16} />
          <span>{t({ id: 'records.check.before', message: `Before: ${before}` })}</span>
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="quiet" size="sm" onClick={check.notThere}>
          {t({ id: 'records.check.notThere', message: 'Not in the document' })} <Key>N</Key>
        </Button>
        <Button size="sm" onClick={() => check.setCorrecting(true)}>
          {t({ id: 'records.check.correct', message: 'Correct' })} <Key>E</Key>
        </Button>
        <Button variant="primary" size="sm" onClick={check.accept}>
          {t({ id: 'records.check.accept', message: `Accept ${standing}` })}
          <span className="spoken"> {name}</span> <Key>Enter</Key>
        </Button>
      </div>
    </div>
  )
}

/** Who looked at the value, and when. */
function Confirmed({ row }: { row: CheckedRow }) {
  const { t } = useLingui()
  if (!isConfirmed(row)) return null
  const author = textOf(row.author)
  const at = parseTimestamp(textOf(row.authoredAt))
  const time = at === null ? '' : printDateTime(at)
  const words: Record<string, string> = {
    corrected: t({ id: 'records.origin.corrected', message: `Corrected: ${author}, ${time}` }),
    typed: t({ id: 'records.origin.typed', message: `Typed: ${author}, ${time}` }),
    read: t({ id: 'records.origin.confirmed', message: `Confirmed: ${author}, ${time}` }),
  }
  return <p className={styles.why}>{words[row.origin ?? 'read']}</p>
}

interface ReadingChoiceProps {
  check: Check
  row: CheckedRow
  readings: Readings
}

/** The readings of a doubtful cell, numbered; each says on which side of the range it would be. */
function ReadingChoice({ check, row, readings }: ReadingChoiceProps) {
  const { t } = useLingui()
  const sideWord = useSideWords()
  const sideText = (at: number) => {
    const as = withReading(row, readings, at, { author: '', at: '', decimal: '.' })
    switch (standingOf(as)) {
      case 'out':
        return sideWord(sideOf(as) || null)
      case 'in':
        return t({ id: 'records.side.inside', message: 'in range' })
      default:
        return ''
    }
  }
  return (
    <div
      className={styles.readings}
      role="radiogroup"
      aria-label={t({ id: 'records.check.readings', message: 'Readings' })}
    >
      {readings.texts.map((text, at) => (
        // biome-ignore lint/a11y/useSemanticElements: the whole card is the control; its keys are those of the screen.
        <button
          key={text}
          type="button"
          role="radio"
          aria-checked={check.chosen === at}
          className={styles.reading}
          onClick={() => check.choose(at)}
        >
          <Key>{String(at + 1)}</Key>
          <span className={styles.readingText}>
            <b>{text}</b>
            <span>{[readings.cell === 'value' ? textOf(row.unit) : '', sideText(at)].filter(Boolean).join(', ')}</span>
          </span>
        </button>
      ))}
    </div>
  )
}
