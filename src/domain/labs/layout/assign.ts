import type { Column } from './columns.ts'
import { runFit } from './content-fit.ts'
import { textOf } from './lines.ts'
import { extent } from './pieces.ts'
import type { PlacedWord } from './placed-words.ts'
import type { Role } from './roles.ts'

/** The words of one line that belong to one column. */
export interface Cell {
  role: Role
  column: number
  text: string
  words: PlacedWord[]
  /** Whether it may belong to another column. */
  isOpen?: boolean
  /** Whether it is the rest of a line whose result was not recognised. */
  isLost?: boolean
}

/** A row is there for its value. */
const VALUE = 0.8
const SKIPPED_WORD = -2.2
const OUTSIDE = 0.9
const FARTHEST = 6

/** Divides the words of a line among the columns: by their place, by the gaps between them and by what they say. */
export function assignCells(
  words: readonly PlacedWord[],
  columns: readonly Column[],
  gap: number,
  isPicture: boolean,
): { cells: Cell[]; score: number } {
  interface Way {
    score: number
    cells: { column: number; from: number; to: number }[]
  }
  const count = words.length
  // ways[i]: the best division of the first i words among the columns so far.
  let ways: (Way | undefined)[] = new Array<Way | undefined>(count + 1)
  ways[0] = { score: 0, cells: [] }
  const better = (list: (Way | undefined)[], at: number, way: Way) => {
    if (way.score > (list[at]?.score ?? Number.NEGATIVE_INFINITY)) list[at] = way
  }
  for (let column = 0; column < columns.length; column++) {
    const own = columns[column] as Column
    const next = [...ways]
    for (let from = 0; from < count; from++) {
      const before = ways[from]
      if (!before) continue
      for (let to = from + 1; to <= count; to++) {
        const run = words.slice(from, to)
        const place = placeFit(run, own, words[from - 1], words[0])
        if (place <= -FARTHEST && own.role !== 'name') continue
        const content = runFit(own.role, textOf(run), to - from, isPicture)
        const isValue = own.role === 'value' && content > -1.5
        const fit = content + place + gapFit(words, from, to, gap) + (isValue ? VALUE : 0)
        better(next, to, { score: before.score + fit, cells: [...before.cells, { column, from, to }] })
      }
    }
    for (let at = 1; at <= count; at++) {
      const left = next[at - 1]
      if (left) better(next, at, { score: left.score + SKIPPED_WORD, cells: left.cells })
    }
    ways = next
  }
  const way = ways[count] ?? { score: Number.NEGATIVE_INFINITY, cells: [] }
  const cells = way.cells.map(({ column, from, to }) => {
    const run = words.slice(from, to)
    return { role: (columns[column] as Column).role, column, text: textOf(run), words: run }
  })
  return { cells, score: way.score }
}

/** How far a run of words lies outside its column. */
function placeFit(
  run: readonly PlacedWord[],
  { left, right: edge, role }: Column,
  before: PlacedWord | undefined,
  first: PlacedWord | undefined,
): number {
  const own = extent(run)
  const middle = (own.left + own.right) / 2
  // A name that runs on into the next column pushes what stands there to the right.
  const right =
    before && first && first.left < left && before.right > left && role !== 'name'
      ? Math.max(edge, own.left < before.right + 4 ? middle : edge)
      : edge
  // Names begin in their column and may run on over the next; other cells have their middle in it.
  const at = role === 'name' || role === 'note' ? Math.min(own.left + 0.5, middle) : middle
  if (role === 'name' && at > right) return -2 * FARTHEST
  const outside = Math.max(left - at, at - right, 0)
  return -Math.min(outside * OUTSIDE, FARTHEST)
}

/** Wide gaps belong between cells, narrow ones inside. */
function gapFit(words: readonly PlacedWord[], from: number, to: number, gap: number): number {
  const before = words[from - 1]
  const first = words[from]
  let fit = before && first ? Math.min(Math.max(first.left - before.right, 0) / gap, 2) * 0.5 - 0.6 : 0
  for (let at = from + 1; at < to; at++) {
    const width = (words[at]?.left ?? 0) - (words[at - 1]?.right ?? 0)
    if (width >= gap) fit -= 1.2 + 0.5 * Math.min(width / gap, 4)
  }
  return fit
}
