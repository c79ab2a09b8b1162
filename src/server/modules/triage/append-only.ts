/** What stands in a list that only grows. */
interface Entry {
  id: string
  /** ISO 8601. */
  at: string
}

/**
 * The list after a write: what stands is neither changed nor removed, and what has a new id is made from what was sent.
 * In the order of `at`. What is no list adds nothing.
 */
export function appended<E extends Entry>(
  standing: readonly E[],
  written: unknown,
  read: (one: unknown) => { id: string; made: () => E },
): E[] {
  const list = new Map(standing.map(entry => [entry.id, entry]))
  for (const one of Array.isArray(written) ? written : []) {
    const { id, made } = read(one)
    if (!list.has(id)) list.set(id, made())
  }
  return [...list.values()].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/**
 * The time that a device claims, and never one after now: a clock that runs ahead would put an entry after every later
 * one. Null where it cannot be read.
 */
export function timeOf(claimed: string | undefined, now: Date): string | null {
  const time = claimed === undefined ? now.getTime() : Date.parse(claimed)
  return Number.isNaN(time) ? null : new Date(Math.min(time, now.getTime())).toISOString()
}
