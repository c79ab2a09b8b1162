import type { Fault } from './faults.ts'
import { seededChance } from './seeded-chance.ts'

const HOUR_MS = 3600_000
const MINUTE_MS = 60_000

/**
 * A clock that is off by `amount` hours. In each minute, with probability `share`, it jumps to another error of at most
 * `amount` hours either way. `now` returns the right time in milliseconds.
 */
export function wrongTime({ seed, share, amount }: Fault, now: () => number): () => number {
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

/** `Date` with `now` as the present time, otherwise unchanged. */
export function wrongDate(right: DateConstructor, now: () => number): DateConstructor {
  return new Proxy(right, {
    apply: () => new right(now()).toString(),
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
}
