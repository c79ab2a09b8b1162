/** A number with its unit. `values` holds every reading that the spoken words allow. */
export interface Amount {
  from: number
  to: number
  values: ReadonlySet<number>
  unit: string | null
}

/** Lengths of time in the smaller of two units that measure the same: a week is seven days. */
const LENGTHS: Readonly<Record<string, readonly [string, number]>> = {
  second: ['time', 1 / 3600],
  minute: ['time', 1 / 60],
  hour: ['time', 1],
  day: ['date', 1],
  week: ['date', 7],
  month: ['calendar', 1],
  year: ['calendar', 12],
}

/** True for one length of time told in two units: "seven days", "a week"; "eighteen months", "a year and a half". */
export function sameLength(one: Amount, other: Amount): boolean {
  const [a, b] = [LENGTHS[one.unit ?? ''], LENGTHS[other.unit ?? '']]
  if (!a || !b || a[0] !== b[0]) return false
  return [...one.values].some(x => [...other.values].some(y => Math.abs(x * a[1] - y * b[1]) < 1e-9))
}

export const sameValue = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  [...one].some(value => other.has(value))

const isYear = ({ values }: Amount) => [...values].every(value => value > 1900 && value < 2100)

/** "In ninety-eight" is 1998. */
export const isSameYear = (said: Amount, wanted: Amount): boolean =>
  isYear(wanted) &&
  (said.unit === null || said.unit === 'year') &&
  [...wanted.values].some(year => said.values.has(year % 100))
