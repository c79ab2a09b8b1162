import type { Samples } from '../rounds.ts'

/** One line of the table: what one contender measured under one condition. */
export interface Figure {
  /** Such as `1x, all stored`. */
  what: string
  contender: string
  unit: 'ms' | 's' | '%' | 'MB' | '/s' | 'rows' | 'bytes/byte' | ''
  samples: Samples
  /** Median of the floor in the same run, for the ratio. */
  floor?: number | undefined
  target?: Target | undefined
}

/** Limit for the product: for the ratio of its median to the floor, for its median, or for its largest sample. */
export interface Target {
  of: 'ratio' | 'median' | 'max'
  atMost?: number
  atLeast?: number
}

/** The outcome of one workload. */
export interface Section {
  id: string
  title: string
  figures: Figure[]
  /** What the workload asserted, and what a reader must know to read the figures. */
  notes: string[]
}
