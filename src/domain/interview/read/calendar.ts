/** The respondent's day. */
export interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

export interface When {
  readonly day?: string
  readonly month?: string
  readonly year?: string
  readonly duration?: string
  readonly approximate?: boolean
}

export const pad = (value: number) => String(value).padStart(2, '0')
export const utc = (today: Day) => Date.UTC(today.year, today.month - 1, today.day)
export const DAY = 86_400_000
export const iso = (time: number) => new Date(time).toISOString().slice(0, 10)
export const isoDay = (year: number, month: number, day: number): string | null => {
  const time = Date.UTC(year, month - 1, day)
  const back = new Date(time)
  return back.getUTCMonth() === month - 1 && back.getUTCDate() === day ? iso(time) : null
}
export const monthBefore = (today: Day, months: number): string => {
  const index = today.year * 12 + today.month - 1 - months
  return `${Math.floor(index / 12)}-${pad((((index % 12) + 12) % 12) + 1)}`
}

/** The latest such day not after today, or the next one where the future is asked. */
export function dayOf(today: Day, month: number, day: number, ahead: boolean): string | null {
  const now = iso(utc(today))
  const here = isoDay(today.year, month, day)
  if (!here) return isoDay(today.year + (ahead ? 1 : -1), month, day)
  if (ahead) return here >= now ? here : isoDay(today.year + 1, month, day)
  return here <= now ? here : isoDay(today.year - 1, month, day)
}

export const UNITS = ['h', 'd', 'wk', 'mo', 'a'] as const
export type TimeUnit = (typeof UNITS)[number]
export const isTime = (unit: string | null): unit is TimeUnit =>
  unit !== null && (UNITS as readonly string[]).includes(unit)

/** A length of time: how long something has lasted, or how long ago it was. */
export function lengthOf(count: number, unit: TimeUnit, today: Day, approximate: boolean, ahead: boolean): When {
  const sign = ahead ? -1 : 1
  const whole = Number.isInteger(count)
  const rough = approximate ? { approximate } : {}
  const back = (days: number) => ({ day: iso(utc(today) - sign * days * DAY) })
  if (unit === 'h')
    return { ...(count < 4 ? back(0) : count % 24 === 0 ? back(count / 24) : {}), duration: `PT${count}H`, ...rough }
  if (unit === 'd') return { ...back(Math.round(count)), duration: `P${Math.round(count)}D`, ...rough }
  if (unit === 'wk') {
    const days = Math.round(count * 7)
    return { ...back(days), duration: whole ? `P${count}W` : `P${days}D`, approximate: true }
  }
  if (unit === 'mo')
    return {
      month: monthBefore(today, sign * Math.floor(count)),
      duration: whole ? `P${count}M` : `P${Math.floor(count)}M15D`,
      ...rough,
    }
  if (whole) return { year: String(today.year - sign * count), duration: `P${count}Y`, ...rough }
  const months = Math.round(count * 12)
  const [years, rest] = [Math.floor(months / 12), months % 12]
  return {
    month: monthBefore(today, sign * months),
    duration: `P${years ? `${years}Y` : ''}${rest ? `${rest}M` : ''}`,
    ...rough,
  }
}
