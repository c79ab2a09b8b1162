import { type MouseEvent, useEffect, useMemo, useRef } from 'react'
import { piecesOf } from '../../../components/surface/pieces.ts'
import styles from './evidence.module.css'

export type Span = readonly [start: number, end: number]

/** UTF-16 units: some twelve lines. */
const PIECE = 1200

interface LitTranscriptProps {
  text: string
  /** Words that stand out: places of a chosen sentence, or what a search has found. */
  lit: readonly Span[]
  /** Of the lit places the one in view. */
  current?: Span | null
  /** Somebody has chosen words: by a click one place, by a selection a range. */
  onWords?: (words: Span) => void
}

/** The transcript in pieces, laid out where they are seen; the first lit place is scrolled to. */
export function LitTranscript({ text, lit, current = lit[0] ?? null, onWords }: LitTranscriptProps) {
  const box = useRef<HTMLDivElement>(null)
  const pieces = useMemo(() => withOffsets(piecesOf(text, PIECE)), [text])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place decides, not its array
  useEffect(() => {
    box.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [current?.[0], current?.[1]])
  const choose = (event: MouseEvent) => {
    const words = box.current && wordsOf(box.current, event)
    if (words) onWords?.(words)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: choosing words is an addition; sentences are buttons
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard the report's sentences are chosen
    <div ref={box} className={`reading ${styles.transcript}`} onClick={onWords && choose}>
      {pieces.map(({ piece, from }) => (
        <p key={from} className={styles.piece}>
          {cut(piece, from, lit).map(({ part, at, span }) =>
            span ? (
              <mark key={at} data-from={at} data-current={isSame(span, current) || undefined} className={styles.lit}>
                {part}
              </mark>
            ) : (
              <span key={at} data-from={at}>
                {part}
              </span>
            ),
          )}
        </p>
      ))}
    </div>
  )
}

const isSame = (a: Span, b: Span | null) => b !== null && a[0] === b[0] && a[1] === b[1]

function withOffsets(pieces: readonly string[]) {
  let from = 0
  return pieces.map(piece => {
    const placed = { piece, from }
    from += piece.length
    return placed
  })
}

interface Part {
  part: string
  /** Offset in the transcript. */
  at: number
  span: Span | null
}

function cut(piece: string, from: number, lit: readonly Span[]): Part[] {
  const parts: Part[] = []
  let at = from
  const end = from + piece.length
  const put = (to: number, span: Span | null) => {
    if (to > at) parts.push({ part: piece.slice(at - from, to - from), at, span })
    at = Math.max(at, to)
  }
  for (const span of lit.toSorted((a, b) => a[0] - b[0])) {
    if (span[1] <= at || span[0] >= end) continue
    put(Math.min(span[0], end), null)
    put(Math.min(span[1], end), span)
  }
  put(end, null)
  return parts
}

/** The selected words of the transcript, or the place that was clicked. */
function wordsOf(box: HTMLElement, event: MouseEvent): Span | null {
  const selection = getSelection()
  if (selection && !selection.isCollapsed && selection.rangeCount > 0) {
    const range = selection.getRangeAt(0)
    if (!box.contains(range.commonAncestorContainer)) return null
    const [from, to] = [
      offsetOf(range.startContainer, range.startOffset),
      offsetOf(range.endContainer, range.endOffset),
    ]
    return from !== null && to !== null && to > from ? [from, to] : null
  }
  const caret = document.caretPositionFromPoint?.(event.clientX, event.clientY)
  const at = caret ? offsetOf(caret.offsetNode, caret.offset) : null
  return at === null ? null : [at, at + 1]
}

function offsetOf(node: globalThis.Node, inner: number): number | null {
  const holder = node.parentElement?.closest<HTMLElement>('[data-from]')
  return node.nodeType === 3 && holder ? Number(holder.dataset.from) + inner : null
}
