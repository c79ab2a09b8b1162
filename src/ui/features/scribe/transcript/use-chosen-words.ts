import { type RefObject, useEffect } from 'react'
import type { Place } from './turns.ts'

/**
 * Calls `onWords` with the place of words that are selected in a transcript, by pointer or keyboard, or with the letter
 * that is clicked. The box holds elements with `data-at`, the offset of their text.
 */
export function useChosenWords(box: RefObject<HTMLElement | null>, onWords: (words: Place) => void): void {
  useEffect(() => {
    const element = box.current
    if (!element) return
    const ended = new AbortController()
    const choose = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('button')) return
      const words = chosenWords(element, event.type === 'click')
      if (words) onWords(words)
    }
    element.addEventListener('click', choose, { signal: ended.signal })
    element.addEventListener('keyup', choose, { signal: ended.signal })
    return () => ended.abort()
  }, [box, onWords])
}

function chosenWords(box: HTMLElement, isClick: boolean): Place | null {
  const selection = getSelection()
  if (!selection || selection.rangeCount === 0 || !box.contains(selection.anchorNode)) return null
  const range = selection.getRangeAt(0)
  const start = offsetOf(range.startContainer, range.startOffset)
  if (range.collapsed) return isClick && start !== null ? [start, start + 1] : null
  const end = offsetOf(range.endContainer, range.endOffset)
  return start !== null && end !== null && end > start ? [start, end] : null
}

function offsetOf(node: Node, inner: number): number | null {
  if (node.nodeType !== Node.TEXT_NODE) {
    const child = node.childNodes[inner] ?? node.lastChild
    if (!child) return null
    return inner < node.childNodes.length ? offsetOf(child, 0) : offsetOf(child, child.textContent?.length ?? 0)
  }
  const at = node.parentElement?.dataset.at
  return at === undefined ? null : Number(at) + inner
}
