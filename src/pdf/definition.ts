import { cleanText } from '../domain/paper/clean-text.ts'
import { type Block, type Cell, type Paper, plainText, type Words } from '../domain/paper/paper.ts'
import { PAPER_WORDS } from '../domain/paper/paper-words.ts'
import type { Faces } from './faces.ts'
import type { Content, Definition } from './pdfmake.ts'
import { type Run, type RunOptions, runsOf } from './runs.ts'
import { trendCanvas } from './trend.ts'

const INK = '#23272e'
export const COLORS = { warn: '#8a4b00', quiet: '#5c646e', line: '#d5d5cc', fill: '#f4f3ec', warnFill: '#fbf0dc' }
/** A4 in points, and its margins: left, top, right, bottom. */
const PAGE_WIDTH = 595.28
const MARGINS: [number, number, number, number] = [50, 56, 50, 60]
const WIDTH = PAGE_WIDTH - MARGINS[0] - MARGINS[2]

/** pdfmake slows down with the square of a text's length; a longer one goes on in a text of its own. */
const LONGEST_TEXT = 8000
/** pdfmake loses what must not be broken and is higher than a page: what may be higher than this can be broken. */
const HIGHEST = 300
const LONGEST_RUNNING_TITLE = 90

const SIZES = { 1: 15, 2: 12.5, 3: 10.5 } as const

/** What pdfmake prints: the paper in the product's type, on A4, with page numbers. */
export function definitionOf(paper: Paper, faces: Faces): Definition {
  let unknown = 0
  const options: RunOptions = { faces, color: COLORS, taken: new Map(), onUnknown: () => unknown++ }
  const words = PAPER_WORDS[paper.locale]
  const title = cleanText(paper.title).trim()
  const print = printer(options)
  const content: Content[] = [
    { text: runsOf(title, options), fontSize: 19, bold: true, lineHeight: 1.15, outline: true },
    ...paper.head.map((line, at) => ({ text: runsOf(line, options), margin: [0, at === 0 ? 4 : 1, 0, 0] })),
    rule(6, 10),
    ...print.blocks(paper.blocks),
  ]
  if (unknown > 0) content.push(print.note('plain', words.unknown(unknown)))
  const running = title.length > LONGEST_RUNNING_TITLE ? `${title.slice(0, LONGEST_RUNNING_TITLE)}…` : title
  const small = { fontSize: 7.5, color: COLORS.quiet }
  const date = new Date(paper.madeAt)
  return {
    content,
    pageSize: 'A4',
    pageMargins: MARGINS,
    version: '1.7',
    language: paper.locale,
    displayTitle: true,
    info: { title, creator: 'Anamnesis', producer: 'Anamnesis', creationDate: date, modDate: date },
    defaultStyle: { font: 'main', fontSize: 9.5, lineHeight: 1.28, color: INK },
    header: (page: number) =>
      page === 1
        ? ''
        : { ...small, text: runsOf(running, options), margin: [MARGINS[0], 28, MARGINS[2], 0], maxHeight: 20 },
    footer: (page: number, pages: number) => ({
      ...small,
      margin: [MARGINS[0], 18, MARGINS[2], 0],
      columns: [
        { width: '*', text: runsOf(paper.standing, options) },
        { width: 70, alignment: 'right', text: words.page(page, pages) },
      ],
      columnGap: 16,
    }),
  }
}

const rule = (above: number, below: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 0.6, lineColor: COLORS.line }],
  margin: [0, above, 0, below],
})

function printer(options: RunOptions) {
  const texts = (words: Words): Run[][] => cutRuns(runsOf(words, options))

  /** A heading stays with what follows it. */
  function blocks(all: readonly Block[]): Content[] {
    const content: Content[] = []
    for (let at = 0; at < all.length; at++) {
      const together = headed(all.slice(at, at + 4))
      if (together.length > 1) content.push({ stack: together.flatMap(block), unbreakable: true })
      else content.push(...all.slice(at, at + 1).flatMap(block))
      at += Math.max(0, together.length - 1)
    }
    return content
  }

  function block(one: Block): Content[] {
    switch (one.kind) {
      case 'heading':
        return texts(one.text).map((text, at) => heading(one.level, text, at === 0))
      case 'paragraph': {
        const style = one.tone === 'lead' ? { fontSize: 11 } : one.tone === 'quiet' ? { color: COLORS.quiet } : {}
        const all = texts(one.text)
        return all.map((text, at) => ({ text, ...style, margin: [0, 0, 0, at === all.length - 1 ? 6 : 0] }))
      }
      case 'list':
        return [listOf(one)]
      case 'table':
        return [tableOf(one)]
      case 'note':
        return [note(one.tone, one.text)]
      case 'quote':
        return [framed(blocks(one.blocks), { color: COLORS.quiet })]
      case 'code':
        return [framed(texts(one.text).map(text => ({ text, preserveLeadingSpaces: true })))]
      case 'rule':
        return [rule(4, 8)]
    }
  }

  const heading = (level: 1 | 2 | 3, text: Run[], isFirst: boolean): Content => ({
    text,
    fontSize: SIZES[level],
    bold: true,
    lineHeight: 1.2,
    margin: [0, level === 1 ? 12 : 8, 0, level === 3 ? 2 : 4],
    ...(level < 3 && isFirst && { outline: true, outlineExpanded: true }),
  })

  function listOf({ start, items }: Extract<Block, { kind: 'list' }>): Content {
    const made = items.map(item => ({ stack: tight(blocks(item)) }))
    const margin = [0, 0, 0, 6]
    return start === null ? { ul: made, margin, markerColor: COLORS.quiet } : { ol: made, start, margin }
  }

  function note(tone: 'plain' | 'warn', words: Words): Content {
    return {
      table: { widths: ['*'], body: [[{ stack: texts(words).map(text => ({ text })) }]] },
      layout: {
        hLineWidth: () => 0,
        vLineWidth: (at: number) => (at === 0 ? 2 : 0),
        vLineColor: tone === 'warn' ? COLORS.warn : COLORS.quiet,
        fillColor: tone === 'warn' ? COLORS.warnFill : COLORS.fill,
        paddingLeft: () => 8,
        paddingRight: () => 8,
        paddingTop: () => 5,
        paddingBottom: () => 4,
      },
      margin: [0, 3, 0, 8],
    }
  }

  const framed = (inner: Content[], style: object = {}): Content => ({
    table: { widths: ['*'], body: [[{ stack: inner, ...style }]] },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: (at: number) => (at === 0 ? 1.5 : 0),
      vLineColor: COLORS.line,
      paddingLeft: () => 8,
    },
    margin: [0, 2, 0, 6],
  })

  function tableOf({ title, columns, rows }: Extract<Block, { kind: 'table' }>): Content {
    const padding = 5
    const sum = columns.reduce((total, { share }) => total + share, 0) || 1
    // Of fixed widths: pdfmake breaks a long word there, and lets it leave the page in a column that fits its words.
    const widths = columns.map(({ share }) => Math.floor(((WIDTH * share) / sum - 2 * padding) * 10) / 10)
    const titles = columns.map(({ title: name, align = 'left' }) => ({
      text: runsOf(name, options),
      bold: true,
      fontSize: 8,
      color: COLORS.quiet,
      alignment: align,
    }))
    const named: Content[][] = title
      ? [
          [
            { text: runsOf(title, options), bold: true, fontSize: 10.5, colSpan: columns.length },
            ...blanks(columns.length - 1),
          ],
        ]
      : []
    const rowsAbove = named.length + 1
    const cells = rows.map(row => columns.map(({ align }, at) => cellOf(row[at] ?? '', widths[at] ?? 40, align)))
    const heightOfRow = (row: readonly Cell[]) =>
      row.reduce((most: number, cell, at) => Math.max(most, heightOfCell(cell, widths[at] ?? 40)), 0)
    const headHeight = heightOf(title ?? '', WIDTH) + heightOfRow(columns.map(({ title: name }) => name))
    const isLow = headHeight + rows.reduce((most, row) => Math.max(most, heightOfRow(row)), 0) < HIGHEST
    const headerRows = headHeight < HIGHEST / 2 ? rowsAbove : 0
    return {
      table: {
        headerRows,
        widths,
        body: [...named, titles, ...cells],
        ...(isLow && { dontBreakRows: true, ...(cells.length > 0 && { keepWithHeaderRows: 1 }) }),
      },
      layout: {
        hLineWidth: (at: number) => (at < rowsAbove ? 0 : at === rowsAbove ? 0.8 : 0.4),
        vLineWidth: () => 0,
        hLineColor: (at: number) => (at === rowsAbove ? COLORS.quiet : COLORS.line),
        paddingLeft: () => padding,
        paddingRight: () => padding,
        paddingTop: () => 3,
        paddingBottom: () => 2,
      },
      margin: [0, 2, 0, 10],
    }
  }

  function cellOf(cell: Cell, width: number, align: 'right' | undefined): Content {
    const style = { fontSize: 8.8, ...(align && { alignment: align }) }
    if (typeof cell === 'object' && 'trend' in cell) {
      const said = { text: runsOf(cell.said, options), fontSize: 6.8, color: COLORS.quiet, margin: [0, 2, 0, 0] }
      return { stack: [{ canvas: trendCanvas(cell.trend, width) }, said] }
    }
    const lines = typeof cell === 'object' && 'lines' in cell ? cell.lines : [cell]
    const all = lines.flatMap(texts)
    if (all.length === 1) return { text: all[0], ...style }
    return { stack: all.map(text => ({ text })), ...style }
  }

  return { blocks, note }
}

const blanks = (count: number): Content[] => Array.from({ length: count }, () => '')

/** More points than the text can need: every letter as wide as the widest. */
function heightOf(words: Words, width: number): number {
  const lines = plainText(words).split('\n')
  return lines.reduce((sum, line) => sum + Math.ceil((line.length * 10 + 1) / Math.max(10, width)) * 15, 0)
}

function heightOfCell(cell: Cell, width: number): number {
  if (typeof cell === 'object' && 'trend' in cell) return 70
  const lines = typeof cell === 'object' && 'lines' in cell ? cell.lines : [cell]
  return lines.reduce((sum: number, line) => sum + heightOf(line, width), 0)
}

const isFacts = (one: Block) => one.kind === 'paragraph' && one.tone === 'quiet'

/** Headings, the facts below them, and the first text, as far as they fit; a block alone otherwise. */
function headed(blocks: readonly Block[]): readonly Block[] {
  if (blocks[0]?.kind !== 'heading') return blocks.slice(0, 1)
  const after = blocks.findIndex(one => one.kind !== 'heading' && !isFacts(one))
  const together = blocks.slice(0, after < 0 ? blocks.length : after + 1)
  const height = together.reduce(
    (sum, one) => sum + (one.kind === 'heading' || one.kind === 'paragraph' ? heightOf(one.text, WIDTH) : HIGHEST),
    0,
  )
  return height < HIGHEST ? together : blocks.slice(0, 1)
}

/** The last paragraph of an item needs no space below. */
const tight = (content: Content[]): Content[] =>
  content.map((one, at) =>
    at === content.length - 1 && typeof one === 'object' && 'text' in one ? { ...one, margin: [0, 0, 0, 2] } : one,
  )

/** Runs of at most LONGEST_TEXT characters together, cut between words where that is possible. */
function cutRuns(runs: readonly Run[]): Run[][] {
  const texts: Run[][] = [[]]
  let length = 0
  for (const run of runs) {
    let { text } = run
    while (length + text.length > LONGEST_TEXT) {
      const room = LONGEST_TEXT - length
      const space = text.lastIndexOf(' ', room) + 1
      const at = space > room / 2 ? space : text.length > LONGEST_TEXT ? room : 0
      if (at > 0) texts.at(-1)?.push({ ...run, text: text.slice(0, at) })
      text = text.slice(at)
      texts.push([])
      length = 0
    }
    texts.at(-1)?.push({ ...run, text })
    length += text.length
  }
  return texts.filter(one => one.length > 0)
}
