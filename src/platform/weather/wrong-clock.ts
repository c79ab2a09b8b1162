import { seededChance } from './seeded-chance.ts'
import type { Storm } from './weather.ts'

const HOUR_MS = 3600_000
const MINUTE_MS = 60_000

/**
 * A clock that is off by the storm's hours. In each minute, with the storm's share, it jumps to another error between as
 * far back and as far ahead. `now` is the right time in milliseconds.
 */
export function wrongTime({ seed, share, amount }: Storm, now: () => number): () => number {
  const chance = seededChance(seed)
  let off = amount * HOUR_MS
  let minute = Math.floor(now() / MINUTE_MS)
  return () => {
    const right = now()
    const next = Math.floor(right / MINUTE_MS)
    if (next !== minute && chance() < share) off = (chance() * 2 - 1) * amount * HOUR_MS
    minute = next
    return right + Math.round(off)
  }
}

/** `Date` with another idea of the present; everything else about it is as it was. */
export function wrongDate(right: DateConstructor, now: () => number): DateConstructor {
  return new Proxy(right, {
    apply: () => new right(now()).toString(),
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
}
