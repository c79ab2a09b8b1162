/** What the height of a bar depends on; a missing or unreadable bound is null. */
export interface Measured {
  value: number
  min: number | null
  max: number | null
}

/** The range reaches from 20 to 60 % of the chart's height; a bar ends at 2 to 120 %. */
export const BAND = { from: 0.2, to: 0.6 } as const
export const LOWEST_BAR = 0.02
export const HIGHEST_BAR = 1.2
const UNKNOWN = 40
/** Stands for a bound of 0, by which nothing can be divided. */
const INSTEAD_OF_ZERO = 10

const finite = (bound: number | null): number | null => (bound !== null && Number.isFinite(bound) ? bound : null)
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
/** How far a value is beyond a bound, as a share of the bound, at most 1. */
const beyond = (by: number, bound: number) => Math.min(1, by / (Math.abs(bound) || INSTEAD_OF_ZERO))

/** A share of the chart's height, 0.02 to 1.2 (decision 53); 0.4 where the bounds that decide are missing. */
export const barHeight = (measured: Measured): number => perCent(measured) / 100

function perCent({ value, ...bounds }: Measured): number {
  const [min, max] = [finite(bounds.min), finite(bounds.max)]
  if (Number.isNaN(value) || (min === null && max === null) || (min !== null && max !== null && min > max))
    return UNKNOWN
  if (max !== null && value > max) return 60 + beyond(value - max, max) * 60
  if (min !== null && value < min) return Math.max(2, 20 - beyond(min - value, min) * 18)
  return inside(value, min, max)
}

/** Without a lower bound the range begins at 0, as quantities do; without an upper one nothing says how high it is. */
function inside(value: number, min: number | null, max: number | null): number {
  const low = min ?? 0
  if (max === null || max <= low) return UNKNOWN
  // The span of two very large bounds is no finite number.
  const scale = Number.isFinite(max - low) ? 1 : 0.5
  return 20 + clamp((value * scale - low * scale) / (max * scale - low * scale), 0, 1) * 40
}
