import type { KeyboardEvent } from 'react'
import { panned, type Window, zoomed } from '../../../../domain/timeline/window.ts'

interface Keys {
  /** The mark under the cursor. */
  at: number | null
  count: number
  bounds: Window
  onWindow: (step: (window: Window) => Window) => void
  point: (at: number) => void
  clear: () => void
}

/** Arrows, Home and End along the values; plus, minus and 0 zoom, Shift and an arrow move the time. */
export function onKeys({ at, count, bounds, onWindow, point, clear }: Keys) {
  const go = (to: number) => {
    if (count > 0) point(Math.min(count - 1, Math.max(0, to)))
  }
  const show = (step: (window: Window) => Window) => {
    clear()
    onWindow(step)
  }
  const zoom = (factor: number) => show(window => zoomed(window, factor, (window.from + window.to) / 2, bounds))
  const move = (share: number) => show(window => panned(window, share * (window.to - window.from), bounds))
  const last = count - 1
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    switch (event.shiftKey ? `Shift ${event.key}` : event.key) {
      case 'ArrowLeft':
      case 'ArrowDown':
        go(at === null ? last : at - 1)
        break
      case 'ArrowRight':
      case 'ArrowUp':
        go(at === null ? last : at + 1)
        break
      case 'Home':
        go(0)
        break
      case 'End':
        go(last)
        break
      case 'Shift ArrowLeft':
        move(-0.25)
        break
      case 'Shift ArrowRight':
        move(0.25)
        break
      case '+':
      case '=':
      case 'Shift +':
        zoom(2)
        break
      case '-':
        zoom(0.5)
        break
      case '0':
        show(() => bounds)
        break
      case 'Escape':
        clear()
        break
      default:
        return
    }
    event.preventDefault()
  }
}
