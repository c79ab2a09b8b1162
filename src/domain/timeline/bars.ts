import { barGap, barWidth, CHART } from './bar-size.ts'
import { keepWithin, pushApart, visible } from './place.ts'
import { thinned } from './thin.ts'

export interface PlacedBar {
  index: number
  /** Pixels: the middle of the bar, and its date, from which it may have been pushed. */
  x: number
  date: number
}

export interface PlacedBars {
  bars: readonly PlacedBar[]
  width: number
  gap: number
  /** Of the shown time. */
  total: number
  /** Those that do not fit. */
  hidden: number
}

/** Thinner bars than these cannot be told apart. */
const THINNEST_GAP = 1.5

/**
 * Bars at ascending pixels. Where not all fit into `width`, one for each place is drawn, that of the greatest weight,
 * and the others are counted.
 */
export function placeBars(
  dates: readonly number[],
  { width, fixed }: { width: number; fixed: boolean },
  weight: (index: number) => number,
): PlacedBars {
  const [from, end] = visible(dates, 0, width + Number.EPSILON * width)
  const total = end - from
  const least = fixed ? CHART.gap : THINNEST_GAP
  const own = dates.slice(from, end)
  const fits = total * least <= width
  const drawn = fits ? own.map((_, at) => at) : thinned(own, least, at => weight(from + at))
  const sizes = { width, bars: drawn.length, fixed }
  const gap = Math.min(barGap(sizes), width / Math.max(1, drawn.length))
  const half = Math.min(barWidth(sizes), width) / 2
  const at = drawn.map(index => own[index] ?? 0)
  const middles = keepWithin(pushApart(at, gap), half, width - half, gap)
  return {
    bars: drawn.map((index, place) => ({ index: from + index, x: middles[place] ?? 0, date: at[place] ?? 0 })),
    width: Math.min(barWidth(sizes), gap),
    gap,
    total,
    hidden: total - drawn.length,
  }
}
