/** Uniform numbers in [0, 1), determined by the seed (mulberry32, Tommy Ettinger 2017, public domain). */
export function seededChance(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns a function that decides, once for each request, write or second, whether the fault hits it. */
export function strikes({ seed, share }: { seed: number; share: number }): () => boolean {
  const chance = seededChance(seed)
  return () => chance() < share
}
