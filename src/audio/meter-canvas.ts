import type { Clock } from '../platform/clock.ts'
import type { Meter } from './meter.ts'

export interface MeterCanvasOptions {
  clock: Clock
  mode: 'bars' | 'waves'
  /** CSS colours: `fill` of a bar, `fresh` of the newest waves. */
  fill: string
  fresh: string
  /** Draws one still level instead of movement, twice a second. */
  reducedMotion: boolean
}

const FRESH_WAVES = 5
const FAINTEST = 0.35
const STILL_MS = 500

/**
 * Draws the meter into a canvas at the pace of its frames, 20 a second, without a layout or an allocation of the DOM.
 * The answer stops it. Mode and colours change by stopping and drawing anew.
 */
export function drawMeter(canvas: HTMLCanvasElement, meter: Meter, options: MeterCanvasOptions): () => void {
  const context = canvas.getContext('2d')
  if (!context) return () => undefined
  let drawnAt = Number.NEGATIVE_INFINITY

  const draw = () => {
    const now = options.clock.monotonic()
    if (options.reducedMotion && now - drawnAt < STILL_MS) return
    drawnAt = now
    const { width, height } = canvas
    const heights = options.reducedMotion
      ? [(meter.level() ?? 0) / 100]
      : options.mode === 'bars'
        ? meter.bars()
        : meter.waves()
    context.clearRect(0, 0, width, height)
    for (const bar of meterBars(heights, width, height, options.reducedMotion)) {
      const isFresh = options.mode === 'waves' && bar.index >= heights.length - FRESH_WAVES
      context.fillStyle = isFresh ? options.fresh : options.fill
      // The older, the fainter: the eye finds the present.
      context.globalAlpha =
        options.mode === 'waves' && !isFresh ? FAINTEST + (1 - FAINTEST) * (bar.index / heights.length) : 1
      context.beginPath()
      context.roundRect(bar.x, bar.y, bar.width, bar.height, bar.width / 2)
      context.fill()
    }
  }

  draw()
  return meter.subscribe(draw)
}

export interface MeterBar {
  index: number
  x: number
  y: number
  width: number
  height: number
}

/** Bars around the middle line, never thinner than a pixel; one lying bar that grows to the right when `lying`. */
export function meterBars(heights: readonly number[], width: number, height: number, lying: boolean): MeterBar[] {
  if (lying)
    return [{ index: 0, x: 0, y: height / 4, width: Math.max(1, width * (heights[0] ?? 0)), height: height / 2 }]
  const pitch = width / heights.length
  return heights.map((share, index) => {
    const tall = Math.max(2, share * height)
    return { index, x: index * pitch, y: (height - tall) / 2, width: Math.max(1, pitch * 0.45), height: tall }
  })
}
