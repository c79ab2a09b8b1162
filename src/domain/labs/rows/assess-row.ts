import { assessValue } from '../assess-value.ts'
import { catalogueEntry } from '../catalogue/all.ts'
import { type PrintedRange, printedRange } from '../range/printed-range.ts'
import type { Bounds, ResolvedRange } from '../range/resolve-range.ts'
import { foldedWords } from '../text/fold.ts'
import { sameWords, wordValue } from '../text/word-values.ts'
import type { ValueCell } from './value-cell.ts'

type Exceed = 0 | 1 | null

/** A number against its bounds; where it is open which of several hold, outside all of them is outside. */
export function assessNumber(value: number, cell: ValueCell, { bounds, possible }: ResolvedRange): Exceed {
  const comparator = cell.content.kind === 'number' ? cell.content.comparator : null
  if (bounds) return assessValue(value, comparator, bounds)
  const all = possible.map(one => assessValue(value, comparator, one))
  return all.length > 0 && all.every(one => one === 1) ? 1 : null
}

/** "8-10" against its bounds, by its lower end. */
export function assessInterval(low: number, high: number, bounds: Bounds | null): Exceed {
  if (!bounds) return null
  if (bounds.min !== null && high < bounds.min) return 1
  return assessValue(Math.max(low, bounds.min ?? low), null, bounds)
}

/** A titre against a titre: 1:160 is not below 1:160. Where none is expected any is outside. */
export function assessTitre(parts: number, range: PrintedRange | null, text: string | null): Exceed {
  if (range?.kind !== 'titre') return text !== null && wordValue(text) === 'negative' ? 1 : null
  switch (range.bound) {
    case '<':
      return parts < range.parts ? 0 : 1
    case '<=':
      return parts <= range.parts ? 0 : 1
    case '>':
      return parts > range.parts ? 0 : 1
    case '>=':
      return parts >= range.parts ? 0 : 1
  }
}

/** A result in words against what is printed as normal. */
export function assessWords(
  cell: ValueCell,
  range: string | null,
  { id, isUrine }: { id: string | null; isUrine: boolean },
): Exceed {
  const means = cell.content.kind === 'words' ? cell.content.means : 'text'
  if (means === 'missing') return null
  const normal = range === null ? null : wordValue(range)
  const expects = normal === 'negative' || range === '-' ? 'negative' : normal
  if (range !== null && sameWords(cell.raw, range)) return 0
  if (means === 'negative') return expects === 'positive' ? 1 : 0
  if (means === 'positive') {
    if (expects === 'positive') return 0
    if (range !== null) return 1
    return isUrine || catalogueEntry(id)?.valueType === 'boolean' ? 1 : null
  }
  if (range === null) return null
  if (/\d/u.test(range)) return means === 'few' && (highest(range) ?? 0) >= 1 ? 0 : null
  return listed(range, cell.raw)
}

/**
 * "соломенно-желтый, светло-желтый" lists "светло-желтый". Whether "dark yellow" is the "yellow" that is normal cannot
 * be decided.
 */
function listed(range: string, value: string): Exceed {
  const own = foldedWords(value)
  const options = range.split(/[,;/]| или | or | ή | - /u).map(foldedWords)
  const holds = (words: readonly string[]) => words.length > 0 && words.every(word => own.includes(word))
  if (own.length === 0 || !options.some(holds)) return 1
  return options.some(words => holds(words) && words.length === own.length) ? 0 : null
}

function highest(range: string): number | null {
  const printed = printedRange(range)
  return printed?.kind === 'bounds' ? (printed.entries[0]?.high?.decimal ?? null) : null
}
