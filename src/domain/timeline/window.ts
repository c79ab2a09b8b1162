/** A part of the time, in milliseconds. */
export interface Window {
  from: number
  to: number
}

const DAY_MS = 86_400_000
export const SHORTEST_MS = 7 * DAY_MS
const LEAST_MS = 60 * DAY_MS
/** Free at both ends, so that no mark stands on the edge. */
const EDGE = 0.03

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** All of the time that has records, and treatments that end after them. */
export function boundsOf(records: readonly number[], ends: readonly number[]): Window {
  const [first, last] = [least(records), -least([...records, ...ends].map(at => -at))]
  if (!Number.isFinite(first)) return { from: 0, to: LEAST_MS }
  const span = last - first
  const edge = Math.max(span * EDGE, (LEAST_MS - span) / 2)
  return { from: first - edge, to: last + edge }
}

/** Not Math.min(...all): a call takes only so many arguments. */
const least = (all: readonly number[]) => all.reduce((low, at) => Math.min(low, at), Number.POSITIVE_INFINITY)

/** `factor` above 1 shows less. The moment `at` keeps its place on the screen, unless an end of the bounds is reached. */
export function zoomed(window: Window, factor: number, at: number, bounds: Window): Window {
  const all = bounds.to - bounds.from
  const span = window.to - window.from
  const next = clamp(span / factor, Math.min(SHORTEST_MS, all), all)
  const fixed = clamp(at, window.from, window.to)
  const share = (fixed - window.from) / span
  return placed(fixed - share * next, next, bounds)
}

export const panned = (window: Window, by: number, bounds: Window): Window =>
  placed(window.from + by, window.to - window.from, bounds)

/** The window moved until it contains `at`, with some room around it. */
export function shown(window: Window, at: number, bounds: Window): Window {
  if (at >= window.from && at <= window.to) return window
  const span = window.to - window.from
  return placed(at < window.from ? at - span * EDGE : at - span * (1 - EDGE), span, bounds)
}

function placed(from: number, span: number, bounds: Window): Window {
  const start = clamp(from, bounds.from, Math.max(bounds.from, bounds.to - span))
  return { from: start, to: start + span }
}
