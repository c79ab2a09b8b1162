import { type ScaleTime, scaleTime } from 'd3'
import { BAND, HIGHEST_BAR } from '../../../../domain/timeline/bar-height.ts'
import { CHART } from '../../../../domain/timeline/bar-size.ts'
import type { Series } from '../../../../domain/timeline/series.ts'
import type { Window } from '../../../../domain/timeline/window.ts'

export const STRIP = 48
export const LANE = 28
export const MARKS = 36
export const AXIS = 26
/** Below this the names stand above their strips, not beside them. */
const NARROW = 560
/** Over the highest bar: its label. */
const HEADROOM = 26
const RIGHT = 12

/** Where things stand, in pixels of the drawing. */
export interface Scene {
  width: number
  /** The time axis begins here. */
  left: number
  plot: number
  narrow: boolean
  x: ScaleTime<number, number>
  /** The foot of the bars, and the y of a share of the chart's height. */
  base: number
  y: (share: number) => number
}

/** `highest`: the share of the highest bar; the chart is scaled so that it fits. */
export function sceneOf(width: number, window: Window, highest: number): Scene {
  const narrow = width < NARROW
  const left = narrow ? 68 : 132
  const plot = Math.max(1, width - left - RIGHT)
  const base = narrow ? 260 : CHART.height - CHART.bottom
  const top = Math.min(HIGHEST_BAR, Math.max(highest, BAND.to + 0.06))
  const x = scaleTime([window.from, window.to], [0, plot])
  return { width, left, plot, narrow, x, base, y: share => base - (share / top) * (base - HEADROOM) }
}

export const highestOf = (series: Series | null, listed: readonly Series[]): number =>
  (series ? [series] : listed).reduce(
    (most, { points }) =>
      points.reduce((high, point) => (point.kind === 'number' ? Math.max(high, point.height) : high), most),
    0,
  )
