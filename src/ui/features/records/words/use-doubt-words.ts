import { useLingui } from '@lingui/react/macro'
import type { Biomarker, Doubt } from '../../../../contract/entities/health-report.ts'
import { useValueText } from '../../../record-kit/values/use-value-text.ts'
import { useColumnWords } from './use-column-words.ts'

/** Why a cell may not be what the page says, as a sentence. */
export function useDoubtWords(): (doubt: Doubt, row: Biomarker) => string {
  const { t } = useLingui()
  const { number } = useValueText()
  const reasons: Record<string, string> = {
    repaired: t({ id: 'records.doubt.repaired', message: 'One character was hard to read and was completed.' }),
    'readings-differ': t({ id: 'records.doubt.readingsDiffer', message: 'Two readings of the page differ.' }),
    illegible: t({ id: 'records.doubt.illegible', message: 'The page is hard to read here.' }),
    'ambiguous-number': t({
      id: 'records.doubt.ambiguousNumber',
      message: 'The number can be read in two ways: the mark may be a decimal sign.',
    }),
    'flag-disagrees': t({
      id: 'records.doubt.flagDisagrees',
      message: 'The mark of the laboratory and the range do not agree.',
    }),
    'unknown-unit': t({ id: 'records.doubt.unknownUnit', message: 'This unit is not known.' }),
    'unknown-name': t({ id: 'records.doubt.unknownName', message: 'This name is not in the catalogue.' }),
    'ambiguous-date': t({ id: 'records.doubt.ambiguousDate', message: 'Day and month may be the other way round.' }),
    'range-undecided': t({
      id: 'records.doubt.rangeUndecided',
      message: 'Which range applies depends on something the page does not say.',
    }),
  }
  const unknown = t({ id: 'records.doubt.other', message: 'It was not read with certainty.' })
  return ({ reason }, { value, min, max }) => {
    if (reason !== 'far-from-range') return reasons[reason] ?? unknown
    const bound = max ?? min
    const times = typeof value === 'number' && bound ? number(Math.round(Math.max(value / bound, bound / value))) : ''
    return times === ''
      ? t({ id: 'records.doubt.farFromRange', message: 'The value is far from its range.' })
      : t({ id: 'records.doubt.farFromRange.times', message: `The value is ${times} times away from its range.` })
  }
}

/** The name of the doubtful cell. */
export function useCellWords(): Record<Doubt['cell'], string> {
  const words = useColumnWords()
  return { name: words.biomarker, value: words.value, unit: words.unit, range: words.range, date: words.date }
}
