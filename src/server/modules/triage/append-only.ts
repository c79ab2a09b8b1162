/** An item of an append-only list. */
interface Entry {
  id: string
  /** ISO 8601. */
  at: string
}

/**
 * The list after a write, ordered by `at`: existing items are neither changed nor removed, items with a new id are
 * added. Ignores a value that is no list.
 */
export function appended<E extends Entry>(
  existing: readonly E[],
  written: unknown,
  read: (one: unknown) => { id: string; made: () => E },
): E[] {
  const list = new Map(existing.map(entry => [entry.id, entry]))
  for (const one of Array.isArray(written) ? written : []) {
    const { id, made } = read(one)
    if (!list.has(id)) list.set(id, made())
  }
  return [...list.values()].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/**
 * The corrected time of a device, limited to now: a fast clock must not put an entry after later ones. Null if it cannot
 * be parsed.
 */
export function timeOf(claimed: string | undefined, now: Date, correctionMs: number): string | null {
  const time = claimed === undefined ? now.getTime() : Date.parse(claimed) + correctionMs
  return Number.isNaN(time) ? null : new Date(Math.min(time, now.getTime())).toISOString()
}

/** What the device claimed, beside a time that was corrected. */
export const claimOf = (claimed: string | undefined, correctionMs: number) =>
  claimed !== undefined && correctionMs !== 0 ? { deviceAt: claimed } : {}
