import { useLingui } from '@lingui/react/macro'
import type { Biomarker } from '../../contract/entities/health-report.ts'
import { doubtsOf } from '../../domain/labs/certainty.ts'
import { isCritical, nameOf } from '../../domain/records/record-facts.ts'
import { textOf } from '../../domain/records/report.ts'
import { useColumnWords } from '../../ui/features/records/words/use-column-words.ts'
import { useCellWords, useDoubtWords } from '../../ui/features/records/words/use-doubt-words.ts'
import { useSideWords } from '../../ui/record-kit/values/use-side-words.ts'
import { useValueText } from '../../ui/record-kit/values/use-value-text.ts'

/** The values of a laboratory sheet; what is outside its range has a sign and a word, what is doubtful its reason. */
export function ValuesTable({ title, rows }: { title: string; rows: readonly Biomarker[] }) {
  const words = useColumnWords()
  return (
    <section className="share-card">
      <h2>{title}</h2>
      <table className="share-table">
        <thead>
          <tr>
            {[words.biomarker, words.value, words.range, words.notes].map(label => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity here and do not move
            <ValueRow key={at} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function ValueRow({ row }: { row: Biomarker }) {
  const words = useColumnWords()
  const doubtWord = useDoubtWords()
  const cellWords = useCellWords()
  const text = useValueText()
  const unit = textOf(row.unit)
  const outside = typeof row.refExceed === 'number' && row.refExceed > 0
  const notes = [textOf(row.notes), ...doubtsOf(row).map(one => `${cellWords[one.cell] ?? ''}: ${doubtWord(one, row)}`)]
  return (
    <tr data-outside={outside || undefined}>
      <th scope="row">{nameOf(row)}</th>
      <td data-label={words.value}>
        <div>
          <span className="share-value">{text.value(row)}</span> {unit}
          <Standing row={row} />
        </div>
      </td>
      <td data-label={words.range}>{rangeText(row, text.number)}</td>
      <td data-label={words.notes} data-empty={notes.every(one => one === '') || undefined}>
        <div>
          {notes
            .filter(one => one !== '')
            .map(one => (
              <span key={one} className="share-reason">
                {one}
              </span>
            ))}
        </div>
      </td>
    </tr>
  )
}

/** Null cannot be decided, and is never shown as inside (decision 126). */
function Standing({ row }: { row: Biomarker }) {
  const { t } = useLingui()
  const sideWord = useSideWords()
  const marks = []
  if (doubtsOf(row).length > 0) marks.push(['doubt', '?', t({ id: 'share.page.doubt', message: 'not certain' })])
  if (typeof row.refExceed === 'number' && row.refExceed > 0) {
    // As the server decided it by the app's own rule; null where only "outside" is known.
    const side = row.side === 1 || row.side === -1 ? row.side : null
    const sign = isCritical(row) || side === null ? '◆' : side > 0 ? '▲' : '▼'
    marks.push([isCritical(row) ? 'danger' : 'warn', sign, sideWord(side)])
  } else if (row.refExceed == null && typeof row.value === 'number') {
    marks.push(['none', '', t({ id: 'share.page.undecided', message: 'cannot be decided' })])
  }
  return marks.map(([tone, sign, word]) => (
    <span key={tone} className="share-standing" data-tone={tone}>
      <span aria-hidden="true">{sign}</span> {word}
    </span>
  ))
}

/** The range as printed, else its bounds. */
function rangeText({ referenceRange, min, max }: Biomarker, number: (value: number) => string): string {
  const printed = textOf(referenceRange)
  if (printed !== '') return printed
  if (min != null && max != null) return `${number(min)} – ${number(max)}`
  if (min != null) return `≥ ${number(min)}`
  return max == null ? '—' : `≤ ${number(max)}`
}
