import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { panned, type Window, zoomed } from '../../../../domain/timeline/window.ts'
import type { Scene } from '../drawing/scene.ts'

interface Gestures {
  scene: Scene
  bounds: Window
  /** By the window before it: several gestures may come between two drawings. */
  onWindow: (step: (window: Window) => Window) => void
  /** The pointer rests over a moment; null when it leaves. */
  onHover: (x: number | null) => void
  onTap: (x: number) => void
}

/** A finger that moved less did not drag. */
const STILL = 6
const WHEEL_STEP = 0.002

/** Milliseconds of so many pixels. */
const momentOf = (pixels: number, { from, to }: Window, { plot }: Scene) => (pixels / plot) * (to - from)

/**
 * Drag moves the time, two fingers or the wheel with Ctrl zoom, a sideways wheel moves. A vertical swipe and the plain
 * wheel stay the page's.
 */
export function useGestures(area: RefObject<HTMLElement | null>, now: Gestures) {
  const latest = useRef(now)
  latest.current = now
  const pointers = useRef(new Map<number, number>())
  const moved = useRef(0)
  const place = (clientX: number) =>
    clientX - (area.current?.getBoundingClientRect().left ?? 0) - latest.current.scene.left

  useEffect(() => {
    const { current } = area
    if (!current) return
    // React's listeners for the wheel are passive: they could not keep the browser from zooming the page.
    const wheel = (event: WheelEvent) => {
      const { scene, bounds, onWindow } = latest.current
      const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY)
      if (!event.ctrlKey && !event.metaKey && !sideways) return
      event.preventDefault()
      if (sideways) onWindow(window => panned(window, momentOf(event.deltaX, window, scene), bounds))
      else {
        const x = place(event.clientX)
        const factor = Math.exp(-event.deltaY * WHEEL_STEP)
        onWindow(window => zoomed(window, factor, window.from + momentOf(x, window, scene), bounds))
      }
    }
    current.addEventListener('wheel', wheel, { passive: false })
    return () => current.removeEventListener('wheel', wheel)
  })

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    if (pointers.current.size === 0) moved.current = 0
    pointers.current.set(event.pointerId, place(event.clientX))
    // The drag also counts outside of the chart, and over the card that lies on it.
    area.current?.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent) => {
    const { scene, bounds, onWindow, onHover } = latest.current
    const x = place(event.clientX)
    const before = pointers.current.get(event.pointerId)
    if (before === undefined) {
      if (event.pointerType === 'mouse') onHover(x)
      return
    }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    moved.current += Math.abs(x - before)
    if (moved.current < STILL) return
    pointers.current.set(event.pointerId, x)
    if (other === undefined) onWindow(window => panned(window, momentOf(before - x, window, scene), bounds))
    else {
      const factor = Math.max(1, Math.abs(x - other)) / Math.max(1, Math.abs(before - other))
      onWindow(window => zoomed(window, factor, window.from + momentOf(other, window, scene), bounds))
    }
  }
  const up = (event: PointerEvent) => {
    if (!pointers.current.delete(event.pointerId)) return
    if (moved.current < STILL && event.type === 'pointerup') latest.current.onTap(place(event.clientX))
  }
  return {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: up,
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && latest.current.onHover(null),
  }
}
