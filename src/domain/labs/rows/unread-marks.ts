import type { Cell } from '../layout/assign.ts'
import type { ReadPage } from '../page.ts'
import { cellsOf, type RowDraft } from './row-drafts.ts'

/** Where on the lines of a row there is ink that was not read. */
export function marksOf({ lines }: Pick<RowDraft, 'lines'>, pages: readonly ReadPage[]): number[] {
  return lines.flatMap(({ page, words }) => {
    const [first] = words
    const marks = pages.find(one => one.number === page)?.marks
    if (!marks || !first) return []
    const units = (first.right - first.left) / first.box[2]
    const start = first.left - first.box[0] * units
    return marks.flatMap(([x, y, width, height]) => {
      const middle = y + height / 2
      const isOnLine = words.some(({ box }) => middle > box[1] && middle < box[1] + box[3])
      return isOnLine ? [start + (x + width / 2) * units] : []
    })
  })
}

/** Of several results in a row, whether the ink stands next to this one. */
export function hasMark(row: RowDraft, value: Cell | null): boolean {
  const values = cellsOf(row, 'value').filter(cell => cell.words.length > 0)
  if (values.length < 2 || value === null) return (row.marks ?? []).length > 0
  const distance = (cell: Cell, x: number) =>
    Math.min(...cell.words.map(word => Math.max(word.left - x, x - word.right, 0)))
  return (row.marks ?? []).some(x => values.every(other => distance(value, x) <= distance(other, x)))
}

/** Results under a date of which there is nothing but ink. */
export const lostValues = (row: RowDraft): Cell[] =>
  row.columns.flatMap(({ role, heading, left, right }, column) => {
    const isEmpty = role === 'value' && heading?.date && !row.cells.some(cell => cell.column === column)
    const isInked = isEmpty && (row.marks ?? []).some(x => x >= left && x < right)
    return isInked ? [{ role, column, text: UNREAD, words: [], isLost: true }] : []
  })

/** Stands for what is on the paper and was not read. */
const UNREAD = '\ufffd'
