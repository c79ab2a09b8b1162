import type { Biomarker } from '../../../contract/entities/health-report.ts'
import { assessValue } from '../assess-value.ts'
import type { ResolvedRange } from '../range/resolve-range.ts'
import { type NumberStyle, numberIn } from '../text/number-style.ts'
import { assessInterval, assessNumber, assessTitre, assessWords } from './assess-row.ts'
import type { RangeCell } from './range-cell.ts'
import type { ValueCell } from './value-cell.ts'

/** What a result cell means beside its range. */
export interface Outcome {
  value: number | boolean | string | null
  valueType: 'number' | 'text' | 'boolean'
  comparator: Biomarker['comparator']
  refExceed: 0 | 1 | null
  /** Whether its bounds are numbers to compare with. */
  numeric: boolean
  note: string | null
}

export function outcomeOf(
  cell: ValueCell,
  range: RangeCell,
  resolved: ResolvedRange,
  style: NumberStyle,
  test: { id: string | null; isUrine: boolean },
): Outcome {
  const none = { comparator: null, numeric: false, note: null }
  const { content } = cell
  switch (content.kind) {
    case 'number': {
      const value = numberIn(content.number, style)
      const refExceed = assessNumber(value, cell, resolved)
      const tier = resolved.tiers.find(({ bounds }) => assessValue(value, content.comparator, bounds) === 0)
      const note = tier && refExceed === 1 ? tier.text : null
      return { value, valueType: 'number', comparator: content.comparator, refExceed, numeric: true, note }
    }
    case 'interval': {
      const refExceed = assessInterval(numberIn(content.low, style), numberIn(content.high, style), resolved.bounds)
      return { ...none, value: cell.raw, valueType: 'text', refExceed, numeric: true }
    }
    case 'titre':
      return {
        ...none,
        value: cell.raw,
        valueType: 'text',
        refExceed: assessTitre(content.parts, range.printed, range.text),
      }
    case 'dash': {
      const isNegative = range.text !== null && /^[-–—]$/u.test(range.text)
      const [value, valueType] = isNegative ? ([false, 'boolean'] as const) : ([null, 'text'] as const)
      return { ...none, value, valueType, refExceed: isNegative ? 0 : null }
    }
    case 'text':
      // A result with a digit that is no number was misread; its range stands.
      if (/\d/u.test(cell.raw)) return { ...none, value: cell.raw, valueType: 'text', refExceed: null, numeric: true }
      return { ...none, value: cell.raw, valueType: 'text', refExceed: assessWords(cell, range.text, test) }
    case 'words': {
      if (content.means === 'missing')
        return { ...none, value: null, valueType: 'text', refExceed: null, note: cell.raw }
      const refExceed = assessWords(cell, range.text, test)
      if (content.means === 'graded' || content.means === 'few')
        return { ...none, value: cell.raw, valueType: 'text', refExceed }
      const note = cell.second ? `index ${cell.second}` : null
      return { ...none, value: content.means === 'positive', valueType: 'boolean', refExceed, note }
    }
  }
}
