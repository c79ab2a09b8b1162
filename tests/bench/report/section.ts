import type { Samples } from '../rounds.ts'

/** One line of the table: what one contender measured under one condition. */
export interface Figure {
  /** Such as `1x, all stored`. */
  what: string
  contender: string
  unit: 'ms' | 's' | '%' | 'MB' | '/s' | 'rows' | 'bytes/byte' | ''
  samples: Samples
  /** Median of the floor in the same run. */
  floor?: number | undefined
  target?: Target | undefined
}

/** What ours promises; judged on the median (of the ratio to the floor, or of the value itself) or on the worst round. */
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
  /** What was asserted, and what a reader must know. */
  notes: string[]
}
