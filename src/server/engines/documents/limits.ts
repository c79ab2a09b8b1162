/** What one document may cost (decision 93). */
export const LIMITS = {
  pages: 50,
  /** Of one picture or page, before it is decoded. */
  pixels: 40_000_000,
  side: 16_000,
  /** Of processor time for one page; CLOCK_FACTOR times as long by the clock, so that a busy machine fails no page. */
  pageMs: 60_000,
  /** Bytes that a reading process may hold; a photo takes about 500 MB. */
  memory: 1_500_000_000,
} as const

export const CLOCK_FACTOR = 5

export type Limits = { [K in keyof typeof LIMITS]: number }
