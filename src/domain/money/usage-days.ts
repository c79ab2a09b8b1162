import { printDate } from '../dates/print-date.ts'

const NOON = 12 * 3_600_000
const DAY = 24 * 3_600_000

interface Use {
  createdAt: string
  /** Minor units. */
  cost: number
  /** Set if the work failed and its cost was given back. */
  givenBackAt?: string | null
}

export interface UsageDay {
  /** A moment of the day, in milliseconds. */
  at: number
  /** Minor units. */
  cost: number
}

/** Minor units that a use cost in the end. */
export const costOf = ({ cost, givenBackAt }: Pick<Use, 'cost' | 'givenBackAt'>): number => (givenBackAt ? 0 : cost)

/** The last `count` days of the device's calendar with what each cost, today last; a day without usage costs 0. */
export function usageDays(usage: readonly Use[], now: number, count: number): UsageDay[] {
  const costs = new Map<string, number>()
  for (const use of usage) {
    const day = printDate(Date.parse(use.createdAt))
    costs.set(day, (costs.get(day) ?? 0) + costOf(use))
  }
  // Steps from noon: a day of 23 or 25 hours is one day.
  const today = new Date(now)
  const noon = now - (((today.getHours() * 60 + today.getMinutes()) * 60 + today.getSeconds()) * 1000 - NOON)
  return Array.from({ length: count }, (_, index) => {
    const at = noon - (count - 1 - index) * DAY
    return { at, cost: costs.get(printDate(at)) ?? 0 }
  })
}

/** Minor units that all uses cost in the end. */
export const spent = (usage: readonly Use[]): number => usage.reduce((sum, use) => sum + costOf(use), 0)
