/** Printed when the duration is unknown: the container has none, or the value is not a valid one. */
export const UNKNOWN_DURATION = '–'

const two = (value: number) => String(value).padStart(2, '0')

/** `0:05`, `1:05`, `1:00:05`: for players, where position and duration must have the same format. */
export function printPosition(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return UNKNOWN_DURATION
  const whole = Math.floor(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** `45 s` under a minute, then `1:05`, then `1:00:05` (decision 36). `second` is the unit in the user's language. */
export function printDuration(seconds: number, second: string): string {
  if (!Number.isFinite(seconds) || seconds < 0) return UNKNOWN_DURATION
  return seconds < 60 ? `${Math.floor(seconds)} ${second}` : printPosition(seconds)
}
