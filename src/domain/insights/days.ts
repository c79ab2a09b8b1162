const DAY_MS = 86_400_000

/** Of one of several days, of which some may lack their day or month. */
export const isFullDay = (day: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(day)

/** Whole days between two days (`yyyy-mm-dd`). */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)

/** The day of a moment in a zone, `yyyy-mm-dd`; in UTC if the zone is not known here. */
export function dayIn(at: number, timeZone: string | null | undefined): string {
  for (const zone of [timeZone || 'UTC', 'UTC']) {
    try {
      return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(at)
    } catch {
      // Not a zone of this runtime.
    }
  }
  return new Date(at).toISOString().slice(0, 10)
}
