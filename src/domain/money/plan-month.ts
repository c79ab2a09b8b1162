/**
 * `months` months after the anchor, UTC: on its day, or on the last of a shorter month. Counted from the anchor, so that
 * the 31st comes back after February.
 */
export function monthsAfter(anchor: Date, months: number): Date {
  const at = new Date(anchor)
  at.setUTCMonth(at.getUTCMonth() + months, 1)
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
  at.setUTCDate(Math.min(anchor.getUTCDate(), last))
  return at
}

export interface PlanMonth {
  start: Date
  /** The first moment of the next month. */
  end: Date
}

/** The month of the plan in which `now` is; before the anchor it is the first. */
export function planMonth(anchor: Date, now: Date): PlanMonth {
  const years = now.getUTCFullYear() - anchor.getUTCFullYear()
  let months = Math.max(0, years * 12 + now.getUTCMonth() - anchor.getUTCMonth())
  if (months > 0 && monthsAfter(anchor, months) > now) months--
  return { start: monthsAfter(anchor, months), end: monthsAfter(anchor, months + 1) }
}

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
