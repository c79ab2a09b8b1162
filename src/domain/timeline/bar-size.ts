/** Sizes and times of the chart (H §9): pixels and milliseconds. */
export const CHART = {
  /** Of a bar whose share is 1. */
  height: 400,
  /** Below the bars: the axis. */
  bottom: 50,
  barWidth: 20,
  /** Kept free beside the bars when they shrink. */
  sides: 100,
  /** Between the middles of two bars of full width. */
  gap: 24,
  cardAfter: 200,
  notesAfter: 100,
  notesUntil: 300,
} as const

const THINNEST = 1
const LABEL = { share: 0.6, smallest: 6, largest: 12 } as const

export interface BarWidths {
  /** Of the chart. */
  width: number
  /** How many bars stand side by side in that width. */
  bars: number
  /** The filter "don't shrink bars". */
  fixed: boolean
}

/** 20, or less where so many bars do not fit beside each other: (width - 100) / bars, at least 1. */
export function barWidth({ width, bars, fixed }: BarWidths): number {
  if (fixed || bars <= 0) return CHART.barWidth
  return Math.min(CHART.barWidth, Math.max(THINNEST, (width - CHART.sides) / bars))
}

/** Pixels between the middles of two bars: 24 at the full width, less where bars are narrower or fill the chart. */
export const barGap = (of: BarWidths): number => {
  const gap = (barWidth(of) * CHART.gap) / CHART.barWidth
  return of.fixed || of.bars <= 0 ? gap : Math.min(gap, of.width / of.bars)
}

/** Font size of a bar's label: 60 % of the bar's width, 6 to 12. */
export const labelFont = (width: number): number =>
  Math.min(LABEL.largest, Math.max(LABEL.smallest, width * LABEL.share))
