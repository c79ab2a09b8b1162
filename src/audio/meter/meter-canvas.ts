import type { Clock } from '../../platform/clock.ts'
import type { Meter } from './meter.ts'

export interface MeterCanvasOptions {
  clock: Clock
  mode: 'bars' | 'waves'
  /** CSS colours: `fill` of a bar, `fresh` of the newest waves. */
  fill: string
  fresh: string
  /** Draws one level bar on its track twice a second, instead of moving bars or waves. */
  reducedMotion: boolean
}

const FRESH_WAVES = 5
const FAINTEST = 0.35
const TRACK = 0.25
const STILL_MS = 500

/**
 * Draws the meter into a canvas 20 times a second, without layout or new DOM nodes. The returned function stops it;
 * to change the mode or the colours, stop it and call again.
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
    context.clearRect(0, 0, width, height)
    if (options.reducedMotion) {
      paint(levelBar(1, width, height), options.fill, TRACK)
      paint(levelBar((meter.level() ?? 0) / 100, width, height), options.fresh, 1)
      return
    }
    const heights = options.mode === 'bars' ? meter.bars() : meter.waves()
    for (const bar of meterBars(heights, width, height)) {
      const isFresh = options.mode === 'waves' && bar.index >= heights.length - FRESH_WAVES
      // Older waves are fainter, so that the newest stand out.
      const age = options.mode === 'waves' && !isFresh ? FAINTEST + (1 - FAINTEST) * (bar.index / heights.length) : 1
      paint(bar, isFresh ? options.fresh : options.fill, age)
    }
  }
  const paint = (bar: Bar, colour: string, alpha: number) => {
    context.fillStyle = colour
    context.globalAlpha = alpha
    context.beginPath()
    context.roundRect(bar.x, bar.y, bar.width, bar.height, Math.min(bar.width, bar.height) / 2)
    context.fill()
  }

  draw()
  return meter.subscribe(draw)
}

export interface Bar {
  x: number
  y: number
  width: number
  height: number
}

export interface MeterBar extends Bar {
  index: number
}

/** Bars around the middle line, never thinner than a pixel. */
export function meterBars(heights: readonly number[], width: number, height: number): MeterBar[] {
  const pitch = width / heights.length
  return heights.map((share, index) => {
    const tall = Math.max(2, share * height)
    return { index, x: index * pitch, y: (height - tall) / 2, width: Math.max(1, pitch * 0.45), height: tall }
  })
}

/** A horizontal bar on the middle line that grows to the right: invisible at 0, at least a dot above 0. */
export function levelBar(share: number, width: number, height: number): Bar {
  const thick = height / 8
  return { x: 0, y: (height - thick) / 2, width: share > 0 ? Math.max(thick, share * width) : 0, height: thick }
}
