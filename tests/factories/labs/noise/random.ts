/** Random numbers of a seed (mulberry32): the same seed always gives the same noise. */
export function randomOf(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    chance: (share: number) => next() < share,
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    /** Around 0, three quarters within `size`. */
    around: (size: number) => (next() + next() + next() - 1.5) * size,
  }
}
export type Random = ReturnType<typeof randomOf>
