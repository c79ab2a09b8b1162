/** The account's days of use, as `data.activity.engagement` holds them. */
export interface Engagement {
  /** Distinct days of use. */
  level: number
  /** The last counted day, yyyy-mm-dd in the device's zone. */
  day: string
}

/** Decision 27: the app can be installed from the second day of use on. */
export const mayInstall = (level: number): boolean => level > 1

const DAY_MS = 86_400_000
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** Counts a day of use once, starting at 1. A last day further ahead than a time zone explains came from a wrong clock. */
export function countDay(before: Partial<Engagement> | undefined, day: string): Engagement {
  const level = Math.max(1, before?.level ?? 1)
  if (before?.day === undefined) return { level, day }
  const passed = daysBetween(before.day, day)
  if (passed > 0) return { level: level + 1, day }
  return { level, day: passed < -1 ? day : before.day }
}
