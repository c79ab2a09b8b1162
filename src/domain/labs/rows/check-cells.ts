import type { AddDoubt } from './check-row.ts'
import type { RangeCell } from './range-cell.ts'
import type { RowDraft } from './row-drafts.ts'
import type { Sheet } from './sheet.ts'
import type { ValueCell } from './value-cell.ts'

/** Letters of two alphabets in a word, or of another one than the sheet's; a capital inside a word. */
const isGarbled = (text: string, language: Sheet['language']) =>
  (language !== 'en' && /(?<!\p{L})\p{Script=Latin}{3}/u.test(text)) ||
  text
    .split(/[\s/,;()-]+/u)
    .some(
      word =>
        [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u].filter(one => one.test(word)).length > 1 ||
        /\p{Ll}\p{Lu}/u.test(word),
    ) ||
  /(?<!\p{L})\p{Lu}\s\p{Ll}{3}/u.test(text)

/** An empty cell in a column that is full elsewhere was not seen. */
export function checkBlank(
  cell: ValueCell,
  range: RangeCell,
  id: string | null,
  row: RowDraft,
  sheet: Sheet,
  doubt: AddDoubt,
) {
  const isBlank = range.text === null && id !== null && cell.content.kind === 'number'
  if (isBlank && sheet.filled(row.table).range > 0.8) doubt('range', 'illegible')
  if (range.text !== null && range.printed === null && /\d/u.test(range.text)) doubt('range', 'illegible')
  if (cell.content.kind === 'text' && isGarbled(cell.raw, sheet.language)) doubt('value', 'illegible')
  if (cell.content.kind === 'text' && /\d/u.test(cell.raw)) {
    doubt('value', 'illegible')
    doubt('unit', 'illegible')
    if (range.text === null) doubt('range', 'illegible')
  }
}

export const isAscending = ({ printed }: RangeCell) =>
  printed?.kind !== 'bounds' || printed.entries.every(({ low, high }) => !low || !high || low.decimal < high.decimal)

/** Has numbers, and no meaning: cut off, or of two columns. */
export const isUnread = ({ text, printed }: RangeCell) =>
  text !== null && ((printed === null && /\d/u.test(text)) || (printed?.kind === 'bounds' && printed.isCut))

/** Numbers beside the bounds, in a picture words too: of a neighbour, or of a number that fell apart. */
export const hasStrays = ({ printed }: RangeCell, isPicture: boolean) =>
  printed?.kind === 'bounds' && printed.strayNumbers + (isPicture ? printed.strayWords : 0) > 0
