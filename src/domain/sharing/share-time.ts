/** How long a link works: hours and weeks as H §9 names them, or until the end of a day. */
export type ShareTime = { kind: 'hour' | 'day' | 'week' } | { kind: 'until'; day: string }

const SECONDS = { hour: 3600, day: 86_400, week: 604_800 } as const

/**
 * Seconds from `now` until the link ends; the chosen day means its end, 23:59:59 on the device's clock (decision 45).
 * Never below 0; null for what is no day.
 */
export function shareSeconds(time: ShareTime, now: number): number | null {
  if (time.kind !== 'until') return SECONDS[time.kind]
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(time.day)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return null
  const end = new Date(year, month - 1, day, 23, 59, 59)
  if (end.getMonth() !== month - 1) return null
  return Math.max(0, Math.floor((end.getTime() - now) / 1000))
}

/** The day of a moment on the device's clock, as a date input has it. */
export function dayOf(at: number): string {
  const date = new Date(at)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The last day that can be chosen: a year from today, as far as the server goes. */
export const lastDay = (now: number): string => dayOf(now + 365 * 86_400_000)

export interface LinkTimes {
  revokedAt: string | null
  expiresAt: string
}

/** `works` may be a moment out of date: only the server decides. */
export const standingOf = ({ revokedAt, expiresAt }: LinkTimes, now: number): 'works' | 'revoked' | 'ended' =>
  revokedAt !== null ? 'revoked' : Date.parse(expiresAt) > now ? 'works' : 'ended'
