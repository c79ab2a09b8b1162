/**
 * A fault that a tester injects into one tab. Each kind has its own seed: the same seed hits the same requests, writes
 * or seconds, in the order in which they come.
 */
export interface Fault {
  kind: FaultKind
  seed: number
  /**
   * 0 to 1: share of the requests, writes (full-disk), seconds (killed-worker) or minutes (wrong-clock) that it hits.
   */
  share: number
  /** `slow`: milliseconds; `drop`: bytes; `wrong-clock`: hours, negative for the past. Unused by the others. */
  amount: number
}

export const FAULT_KINDS = [
  /** Requests fail as without a network; with a share of 1 `navigator.onLine` is false too. */
  'offline',
  /** Requests are delayed. */
  'slow',
  /** Bodies longer than `amount` bytes, in either direction, break off. */
  'drop',
  /** Requests get this status without reaching the server. */
  '401',
  '413',
  '500',
  /** Writes to the local store fail for lack of room. */
  'full-disk',
  /** The sync worker is killed. */
  'killed-worker',
  /** The device's clock is off by `amount` hours, and may jump every minute. */
  'wrong-clock',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/** At most one fault of each kind; an empty list injects none. */
export type Faults = readonly Fault[]

/** The panel's first suggestion for a fault of this kind, strong enough to be noticed. */
export function defaultFault(kind: FaultKind): Fault {
  const usual = { kind, seed: 1, share: 1, amount: 0 }
  switch (kind) {
    case 'slow':
      return { ...usual, amount: 2000 }
    case 'drop':
      return { ...usual, amount: 1000 }
    case 'killed-worker':
      return { ...usual, share: 0.1 }
    case 'wrong-clock':
      return { ...usual, share: 0, amount: -24 * 365 }
    case 'offline':
    case '401':
    case '413':
    case '500':
    case 'full-disk':
      return usual
  }
}

export const faultOf = (faults: Faults, kind: FaultKind): Fault | null =>
  faults.find(fault => fault.kind === kind) ?? null

/** Parses what `changeFaults` stored for this tab; an unreadable text gives no faults. */
export function readFaults(text: string | null): Faults {
  if (text === null) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isFault) : []
  } catch {
    return []
  }
}

function isFault(value: unknown): value is Fault {
  if (typeof value !== 'object' || value === null) return false
  const { kind, seed, share, amount } = value as Partial<Record<keyof Fault, unknown>>
  const known = FAULT_KINDS.some(one => one === kind)
  return (
    known && Number.isFinite(seed) && Number.isFinite(amount) && typeof share === 'number' && share >= 0 && share <= 1
  )
}
