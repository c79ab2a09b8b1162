/** Whole years since a date of birth `yyyy-mm-dd`, by the device's calendar; null if unreadable or not 0 to 149. */
export function ageInYears(dateOfBirth: string | null, now: number): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(dateOfBirth ?? '')
  if (!parts) return null
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number)
  const today = new Date(now)
  const before = today.getMonth() + 1 < month || (today.getMonth() + 1 === month && today.getDate() < day)
  const age = today.getFullYear() - year - (before ? 1 : 0)
  return age >= 0 && age < 150 ? age : null
}
