import { isTestName } from '../catalogue/find-biomarker.ts'
import { isAdministrative, isProse } from '../header/administrative.ts'
import type { Cell } from './assign.ts'
import { type Column, columnsOf, type Lane, lanesOf, rowPieces } from './columns.ts'
import { contentFit } from './content-fit.ts'
import { type Heading, headingsAt } from './headings.ts'
import { type Line, lineText } from './lines.ts'
import { readLines } from './running.ts'
import { wideGap } from './segments.ts'

/** A line of a document: of a table, with its cells, or of the text around one. */
export interface ReadLine {
  line: Line
  /** Null outside tables. */
  cells: Cell[] | null
  columns: readonly Column[]
  /** Lines of one table have the same number; the halves of a table in two halves are two tables. */
  table: number
  isHeading: boolean
}

interface Block {
  headings: Heading[]
  /** Lines of the headings, then of the table. */
  headingLines: Line[]
  lines: Line[]
}

/** Reads the lines of all pages of one reading: which belong to a table, and what its columns hold. */
export function readTables(pages: readonly (readonly Line[])[], isPicture: boolean): ReadLine[] {
  const gap = wideGap(pages.flat())
  const blocks = blocksOf(pages.flat(), gap)
  const read: ReadLine[] = []
  for (const [number, block] of blocks.entries()) {
    const alike = blocks.filter(one => one === block || sameHeadings(one, block))
    const tableLines = alike.flatMap(one => one.lines).filter(line => !isAround(lineText(line)))
    const rows = rowPieces(tableLines, gap, isPicture)
    const lanes = lanesOf(rows, block.headings)
    const halves = block.headings.length > 0 || rows.length > 0 ? halvesOf(lanes, block.headings) : [null]
    for (const line of block.headingLines) read.push(outside(line, number * 2, true))
    for (const [side, half] of halves.entries()) {
      const own = half ? block.lines.flatMap(line => within(line, half)) : block.lines
      const ownRows = half
        ? rowPieces(
            tableLines.flatMap(line => within(line, half)),
            gap,
            isPicture,
          )
        : rows
      const headings = half ? block.headings.filter(one => isWithin(one, half)) : block.headings
      const columns = columnsOf(half ? lanesOf(ownRows, headings) : lanes, headings, ownRows.length, isPicture)
      const table = number * 2 + side
      const isOwn = (line: Line) => !isAround(lineText(line))
      const inCells = readLines(own.filter(isOwn), columns, gap, isPicture)
      const byLine = new Map(inCells.flatMap(one => (one ? [[one.line, one] as const] : [])))
      for (const line of own) {
        const found = byLine.get(line)
        read.push({ line, cells: found?.cells ?? null, columns: found?.columns ?? columns, table, isHeading: false })
      }
    }
  }
  return read
}

/** Says something about the person, the order or the laboratory, though it holds numbers. */
const isAround = (text: string) =>
  isAdministrative(text) || (isProse(text.replace(/[\s\d.,/-]+$/u, '')) && !isTestName(text))

const outside = (line: Line, table: number, isHeading: boolean): ReadLine => ({
  line,
  cells: null,
  columns: [],
  table,
  isHeading,
})

/** Splits a document at the headings of its tables. */
function blocksOf(lines: readonly Line[], gap: number): Block[] {
  const blocks: Block[] = [{ headings: [], headingLines: [], lines: [] }]
  for (let at = 0; at < lines.length; ) {
    const found = headingsAt(lines, at, gap)
    const line = lines[at] as Line
    if (found) {
      blocks.push({ headings: found.headings, headingLines: lines.slice(at, at + found.length), lines: [] })
      at += found.length
      continue
    }
    blocks.at(-1)?.lines.push(line)
    at++
  }
  return blocks.filter(block => block.lines.length > 0 || block.headingLines.length > 0)
}

/** The same headings in the same places: a table that goes on on the next page. */
function sameHeadings(a: Block, b: Block): boolean {
  if (a.headings.length === 0 || a.headings.length !== b.headings.length) return false
  return a.headings.every((heading, i) => {
    const other = b.headings[i]
    return other !== undefined && other.role === heading.role && Math.abs(other.left - heading.left) < 1.5
  })
}

interface Half {
  left: number
  right: number
}

/** A table printed in two halves side by side has two columns of names, each with values behind it. */
function halvesOf(lanes: readonly Lane[], headings: readonly Heading[]): (Half | null)[] {
  const names = lanes.filter(lane => isNames(lane))
  const second = names[1]
  if (!second || names.length !== 2) return [null]
  const holdsValues = (from: number, to: number) =>
    lanes.some(lane => lane.left >= from && lane.right <= to && shareOfValues(lane) > 0.5)
  const first = names[0] as Lane
  if (!holdsValues(first.right, second.left) || !holdsValues(second.right, Number.POSITIVE_INFINITY)) return [null]
  const nameHeadings = headings.filter(one => one.role === 'name').length
  if (headings.length > 0 && nameHeadings < 2) return [null]
  const cut = second.left
  return [
    { left: Number.NEGATIVE_INFINITY, right: cut },
    { left: cut, right: Number.POSITIVE_INFINITY },
  ]
}

/** A lane may hold units and ranges behind its values. */
const shareOfValues = ({ pieces, texts }: Lane) =>
  pieces.filter(({ text }) => contentFit('value', text, false) > 0).length / texts.length

function isNames(lane: Lane): boolean {
  const known = lane.texts.filter(text => isTestName(text)).length
  return known >= 2 && known >= 0.3 * lane.texts.length
}

const isWithin = ({ left, right }: Half, half: Half) =>
  (left + right) / 2 >= half.left && (left + right) / 2 < half.right

function within(line: Line, half: Half): Line[] {
  const words = line.words.filter(word => isWithin(word, half))
  return words.length > 0 ? [{ ...line, words }] : []
}
