/**
 * What a tester makes of the world around one tab. Every kind is decided by its own seed: the same seed strikes the same
 * requests, writes and seconds, in the order in which they come.
 */
export interface Storm {
  kind: StormKind
  seed: number
  /** 0 to 1: the share of requests, of writes (full-disk), of seconds (killed-worker), of minutes (wrong-clock) that it strikes. */
  share: number
  /** `slow`: milliseconds; `drop`: bytes; `wrong-clock`: hours, back when negative. Means nothing to the others. */
  amount: number
}

export const STORM_KINDS = [
  /** Requests fail as without a network; with a share of 1 the browser says so too. */
  'offline',
  /** Requests wait. */
  'slow',
  /** What is longer than so many bytes, in either direction, breaks off there. */
  'drop',
  /** Answered with this status, past the server. */
  '401',
  '413',
  '500',
  /** Writes to the local store find no room. */
  'full-disk',
  /** The worker that replicates ends without a word. */
  'killed-worker',
  /** The device's clock is off, and jumps now and then. */
  'wrong-clock',
] as const
export type StormKind = (typeof STORM_KINDS)[number]

/** At most one storm of each kind; none is fair weather. */
export type Weather = readonly Storm[]

/** A storm as it is offered first: without chance, and strong enough to be noticed. */
export function usualStorm(kind: StormKind): Storm {
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

export const stormOf = (weather: Weather, kind: StormKind): Storm | null =>
  weather.find(storm => storm.kind === kind) ?? null

/** The weather that a tab had kept; fair where the text is not one of ours. */
export function readWeather(text: string | null): Weather {
  if (text === null) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isStorm) : []
  } catch {
    return []
  }
}

function isStorm(value: unknown): value is Storm {
  if (typeof value !== 'object' || value === null) return false
  const { kind, seed, share, amount } = value as Partial<Record<keyof Storm, unknown>>
  const known = STORM_KINDS.some(one => one === kind)
  return (
    known && Number.isFinite(seed) && Number.isFinite(amount) && typeof share === 'number' && share >= 0 && share <= 1
  )
}
