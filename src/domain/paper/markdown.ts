import type { Nodes, PhrasingContent, RootContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import type { Block, Span } from './paper.ts'
import { sourceOffsets } from './source-offsets.ts'

/** What is printed behind the words that stand at these offsets of the source, end exclusive. */
export interface Remark {
  from: number
  to: number
  text: string
}

type Style = Omit<Span, 'text'>

interface Reading {
  source: string
  /** In the order of the source. */
  remarks: readonly Remark[]
  /** Remarks that are printed already. */
  said: Set<Remark>
  depth: number
}

/** Deeper lists and quotations are printed as text: no report has them. */
const DEEPEST = 8

/**
 * Markdown as blocks. Nothing in it is interpreted beyond markdown: HTML is printed as it is written, an address stands
 * in brackets behind its words, a picture is its words. A line break in the text stays one.
 */
export function markdownBlocks(source: string, remarks: readonly Remark[] = []): Block[] {
  const tree = fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  const reading: Reading = { source, remarks, said: new Set(), depth: 0 }
  const blocks = tree.children.flatMap(node => blocksOf(node, reading))
  const missed = remarks.filter(one => !reading.said.has(one))
  return [...blocks, ...missed.map(one => note(`${source.slice(one.from, one.to)} ${one.text}`))]
}

const note = (text: string): Block => ({ kind: 'note', tone: 'warn', text })

function blocksOf(node: RootContent, reading: Reading): Block[] {
  if (reading.depth > DEEPEST) return [{ kind: 'paragraph', text: written(node, reading) }]
  const inner = { ...reading, depth: reading.depth + 1 }
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', level: node.depth <= 1 ? 1 : node.depth === 2 ? 2 : 3, text: spans(node, reading) }]
    case 'paragraph':
      return [{ kind: 'paragraph', text: spans(node, reading) }]
    case 'list': {
      const items = node.children.map(item => {
        const blocks = item.children.flatMap(one => blocksOf(one, inner))
        return item.checked == null ? blocks : ticked(blocks, item.checked)
      })
      return [{ kind: 'list', start: node.ordered ? (node.start ?? 1) : null, items }]
    }
    case 'table':
      return [tableOf(node, reading)]
    case 'blockquote':
      return [{ kind: 'quote', blocks: node.children.flatMap(one => blocksOf(one, inner)) }]
    case 'code':
      return [{ kind: 'code', text: node.value }]
    case 'thematicBreak':
      return [{ kind: 'rule' }]
    default:
      return [{ kind: 'paragraph', text: written(node, reading) }]
  }
}

function ticked(blocks: Block[], checked: boolean): Block[] {
  const mark = checked ? '[x] ' : '[ ] '
  const [first, ...rest] = blocks
  if (first?.kind !== 'paragraph') return [{ kind: 'paragraph', text: mark }, ...blocks]
  const text = typeof first.text === 'string' ? [{ text: first.text }] : first.text
  return [{ ...first, text: [{ text: mark }, ...text] }, ...rest]
}

function tableOf({ children: [head, ...rows], align }: Table, reading: Reading): Block {
  const titles = (head?.children ?? []).map(cell =>
    spans(cell, reading)
      .map(({ text }) => text)
      .join(''),
  )
  const body = rows.map(row => titles.map((_, at) => (row.children[at] ? spans(row.children[at], reading) : '')))
  const widths = titles.map((title, at) =>
    [title, ...body.map(row => row[at] ?? '')].reduce((most, cell) => Math.max(most, lengthOf(cell)), 0),
  )
  const columns = titles.map((title, at) => ({
    title,
    share: Math.min(30, Math.max(8, widths[at] ?? 0)),
    ...(align?.[at] === 'right' && { align: 'right' as const }),
  }))
  return { kind: 'table', columns, rows: body }
}

const lengthOf = (words: string | readonly Span[]): number =>
  typeof words === 'string' ? words.length : words.reduce((sum, { text }) => sum + text.length, 0)

const spans = ({ children }: { children: readonly PhrasingContent[] }, reading: Reading): Span[] =>
  children.flatMap(child => inline(child, {}, reading))

/** With the remarks whose words end within the node's own marks. */
function inline(node: PhrasingContent, style: Style, reading: Reading): Span[] {
  const words = styled(node, style, reading)
  const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
  const left = reading.remarks.filter(one => !reading.said.has(one) && one.to > start && one.to <= end)
  for (const one of left) reading.said.add(one)
  return [...words, ...left.map(printed)]
}

const printed = ({ text }: Remark): Span => ({ text: ` ${text}`, italic: true, tone: 'warn' })

function styled(node: PhrasingContent, style: Style, reading: Reading): Span[] {
  switch (node.type) {
    case 'text':
      return remarked(node, node.value, style, reading)
    case 'strong':
      return node.children.flatMap(one => inline(one, { ...style, bold: true }, reading))
    case 'emphasis':
      return node.children.flatMap(one => inline(one, { ...style, italic: true }, reading))
    case 'delete':
      return [{ ...style, text: '~~' }, ...node.children.flatMap(one => inline(one, style, reading)), { text: '~~' }]
    case 'inlineCode':
      return [{ ...style, text: node.value }]
    case 'break':
      return [{ ...style, text: '\n' }]
    case 'link': {
      const words = node.children.flatMap(one => inline(one, style, reading))
      const said = words.map(({ text }) => text).join('')
      const bare = node.url.replace(/^mailto:/, '')
      return said.includes(bare) || bare === `http://${said}` ? words : [...words, { ...style, text: ` (${node.url})` }]
    }
    case 'image':
      return [{ ...style, text: node.alt ?? '' }]
    default:
      return [{ ...style, text: written(node, reading) }]
  }
}

/** As it stands in the source. */
function written({ position }: Nodes, { source }: Reading): string {
  return source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)
}

/** A text with the remarks whose words end in it. */
function remarked({ position }: Nodes, value: string, style: Style, { source, remarks, said }: Reading): Span[] {
  const start = position?.start.offset ?? 0
  const end = position?.end.offset ?? 0
  const here = remarks.filter(one => !said.has(one) && one.to > start && one.to <= end)
  if (here.length === 0) return [{ ...style, text: value }]
  const offsets = sourceOffsets(source, start, value)
  const result: Span[] = []
  let from = 0
  for (const one of here) {
    said.add(one)
    const cut = offsets.findIndex(offset => offset >= one.to)
    const to = cut < 0 ? value.length : cut
    result.push({ ...style, text: value.slice(from, to) }, printed(one))
    from = to
  }
  if (from < value.length) result.push({ ...style, text: value.slice(from) })
  return result
}
