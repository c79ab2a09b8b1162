import type { ReportSentence } from '../../../../contract/entities/recording-report.ts'

/* Wraps the sentences of a report in elements of their own, wherever markdown has put their words. */

interface TextNode {
  type: 'text'
  value: string
  position?: { start: { offset?: number }; end: { offset?: number } }
}
interface ElementNode {
  type: 'element'
  tagName: string
  properties: Record<string, unknown>
  children: Node[]
}
type Node = TextNode | ElementNode | { type: string; children?: Node[] }

type Places = readonly Pick<ReportSentence, 'at'>[]

/** A rehype plugin: text that stands in a sentence's place of `content` becomes `<span data-place="…">`. */
export const markSentences = (content: string, sentences: Places) => () => (tree: Node) =>
  walk(tree, content, sentences)

function walk(node: Node, content: string, sentences: Places): void {
  if (!('children' in node) || !node.children) return
  node.children = node.children.flatMap(child => {
    if (child.type === 'text') return split(child as TextNode, content, sentences)
    walk(child, content, sentences)
    return [child]
  })
}

function split(node: TextNode, content: string, sentences: Places): Node[] {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset]
  if (start === undefined || end === undefined) return [node]
  const offsets = sourceOffsets(content, start, end)
  if (offsets.length !== node.value.length) return [node]
  const parts: Node[] = []
  let from = 0
  const put = (to: number, place: number | null) => {
    if (to <= from) return
    const text: TextNode = { type: 'text', value: node.value.slice(from, to) }
    parts.push(
      place === null
        ? text
        : { type: 'element', tagName: 'span', properties: { dataPlace: String(place) }, children: [text] },
    )
    from = to
  }
  for (const [place, { at }] of sentences.entries()) {
    if (!at || at[1] <= start || at[0] >= end) continue
    put(indexAt(offsets, at[0]), null)
    put(indexAt(offsets, at[1]), place)
  }
  put(node.value.length, null)
  return parts
}

/** For each character of a text node its offset in the source, where a backslash before a mark is not shown. */
function sourceOffsets(content: string, start: number, end: number): number[] {
  const offsets: number[] = []
  for (let at = start; at < end; at++) {
    if (content[at] === '\\' && /[!-/:-@[-`{-~]/.test(content[at + 1] ?? '')) at += 1
    offsets.push(at)
  }
  return offsets
}

const indexAt = (offsets: readonly number[], source: number) => {
  const found = offsets.findIndex(offset => offset >= source)
  return found < 0 ? offsets.length : found
}
