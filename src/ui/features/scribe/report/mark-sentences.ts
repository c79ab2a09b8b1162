import type { ReportSentence } from '../../../../contract/entities/recording-report.ts'
import { sourceOffsets } from '../../../../domain/paper/source-offsets.ts'

/* A remark plugin that wraps the sentences of a report, wherever markdown has put their words. */

interface MarkdownNode {
  type: string
  value?: string
  children?: MarkdownNode[]
  position?: { start: { offset?: number }; end: { offset?: number } }
  data?: { hName?: string; hProperties?: Record<string, string> }
}

type Places = readonly Pick<ReportSentence, 'at'>[]

/** Blocks whose children are words. */
const WORDS = new Set(['paragraph', 'heading', 'tableCell'])

/**
 * What stands in a sentence's place of `content` becomes `<span data-place="…">`, with the marks inside it; what a line
 * break or a list cuts off becomes a further span without `data-first`. Use it before remark-breaks, which drops offsets.
 */
export function markSentences({ content, sentences }: { content: string; sentences: Places }) {
  return (tree: MarkdownNode): void => {
    const spans = new Map<string, MarkdownNode[]>()
    const walk = (node: MarkdownNode) => {
      if (WORDS.has(node.type)) node.children = wrapped(node.children ?? [], { content, sentences })
      for (const child of node.children ?? []) walk(child)
      const place = node.data?.hProperties?.dataPlace
      if (place !== undefined) spans.set(place, [...(spans.get(place) ?? []), node])
    }
    walk(tree)
    for (const parts of spans.values()) {
      Object.assign(parts[0]?.data?.hProperties ?? {}, { dataFirst: '' })
      Object.assign(parts.at(-1)?.data?.hProperties ?? {}, { dataLast: '' })
    }
  }
}

interface Marking {
  content: string
  sentences: Places
}

interface OpenSentence {
  place: number
  node: MarkdownNode
}

const sentenceNode = (place: number): MarkdownNode => ({
  type: 'sentence',
  children: [],
  data: { hName: 'span', hProperties: { dataPlace: String(place) } },
})

function wrapped(nodes: readonly MarkdownNode[], marking: Marking): MarkdownNode[] {
  const result: MarkdownNode[] = []
  let open = null as OpenSentence | null
  const pieces: Piece[] = nodes.flatMap(one => cut(one, marking))
  for (const { node, place } of pieces) {
    if (place === null) {
      open = null
      result.push(node)
      continue
    }
    if (open?.place !== place) {
      open = { place, node: sentenceNode(place) }
      result.push(open.node)
    }
    open.node.children?.push(node)
  }
  return result
}

interface Piece {
  node: MarkdownNode
  place: number | null
}

function cut(node: MarkdownNode, marking: Marking): Piece[] {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset]
  if (start === undefined || end === undefined) return [{ node, place: null }]
  const place = marking.sentences.findIndex(({ at }) => at && at[0] <= start && at[1] >= end)
  if (place >= 0) return [{ node, place }]
  if (node.type === 'text') return cutText(node, start, marking)
  if (node.children) node.children = wrapped(node.children, marking)
  return [{ node, place: null }]
}

function cutText(node: MarkdownNode, start: number, { content, sentences }: Marking): Piece[] {
  const value = node.value ?? ''
  const offsets = sourceOffsets(content, start, value)
  const placeAt = (offset: number) => sentences.findIndex(({ at }) => at && at[0] <= offset && at[1] > offset)
  const pieces: Piece[] = []
  let from = 0
  for (let index = 1; index <= value.length; index++) {
    const place = placeAt(offsets[from] ?? -1)
    if (index < value.length && placeAt(offsets[index] ?? -1) === place) continue
    const position = { start: { offset: offsets[from] ?? 0 }, end: { offset: (offsets[index - 1] ?? 0) + 1 } }
    const text = { type: 'text', value: value.slice(from, index), position }
    pieces.push({ node: text, place: place < 0 ? null : place })
    from = index
  }
  return pieces
}
