import { Prng } from '../sim/world/prng.ts'

/** Measurements of one contender under one condition. */
export type Samples = number[]

/**
 * Runs every contender once per round, in a random order, so that a disturbance of the machine affects all of them and
 * no contender always follows the same other one.
 */
export async function interleaved<C>(
  contenders: readonly C[],
  rounds: number,
  once: (contender: C, round: number) => Promise<unknown>,
): Promise<void> {
  const random = new Prng(20_261_120)
  for (let round = 0; round < rounds; round++) {
    const shuffled = contenders
      .map(contender => ({ contender, place: random.float() }))
      .toSorted((a, b) => a.place - b.place)
    for (const { contender } of shuffled) await once(contender, round)
  }
}

export const median = (samples: Samples): number => {
  const sorted = samples.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - (sorted.length % 2 === 0 ? 1 : 0)], sorted[middle]]
  return (low + high) / 2
}

export const quantile = (samples: Samples, share: number): number => {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Collects samples by a key that names contender and condition. */
export class Collected<K extends string> {
  private readonly samples = new Map<K, Samples>()

  add(key: K, value: number): void {
    const known = this.samples.get(key) ?? []
    this.samples.set(key, known)
    known.push(value)
  }

  of(key: K): Samples {
    return this.samples.get(key) ?? []
  }
}
