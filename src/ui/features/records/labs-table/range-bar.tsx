import type { Biomarker } from '../../../../contract/entities/health-report.ts'
import { rangeBar, sideOf } from '../../../../domain/labs/range.ts'
import { textOf } from '../../../../domain/records/report.ts'
import { useValueText } from '../../../record-kit/values/use-value-text.ts'
import styles from './range-bar.module.css'

/** The range as a bar with its numbers and the value on it; without bounds the printed range. */
export function RangeBar({ row }: { row: Biomarker }) {
  const { number } = useValueText()
  const bar = rangeBar(row)
  const printed = textOf(row.referenceRange)
  if (!bar)
    return printed === '' ? <span aria-hidden="true">—</span> : <span className={styles.printed}>{printed}</span>
  const { min, max } = row
  const side = sideOf(row)
  const [from, to] = bar.zone
  const bounds = [min, max].map(bound => (bound == null ? '' : number(bound)))
  return (
    <span className={styles.range}>
      <span className="spoken">{printed || bounds.join(' – ')}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.zone} style={{ left: `${from}%`, width: `${to - from}%` }} />
        {bar.mark !== null && (
          <span className={styles.mark} data-side={side ?? 0} style={{ left: `${bar.mark}%` }}>
            <Mark side={side} />
          </span>
        )}
      </span>
      <span className={styles.bounds} aria-hidden="true">
        {min != null && <span style={{ left: `${from}%` }}>{bounds[0]}</span>}
        {max != null && <span style={{ left: `${to}%` }}>{bounds[1]}</span>}
      </span>
    </span>
  )
}

/** A dot inside, a triangle that points up or down outside, a ring where it cannot be decided. */
function Mark({ side }: { side: ReturnType<typeof sideOf> }) {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      {side === 0 && <circle cx="6" cy="6" r="4.5" fill="currentColor" />}
      {side === null && <circle cx="6" cy="6" r="3.6" fill="none" stroke="currentColor" strokeWidth="2" />}
      {side === 1 && <path d="M6 1 11.4 11H.6z" fill="currentColor" />}
      {side === -1 && <path d="M6 11 .6 1h10.8z" fill="currentColor" />}
    </svg>
  )
}
