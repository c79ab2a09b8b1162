import { expect, test } from 'vitest'
import { play } from './fuzz.ts'

const PARTS = 4
const first = Number(process.env.SIM_FIRST ?? 1)
const count = Number(process.env.SIM_SEEDS ?? 100)

/** Defines the tests of every fourth seed, so that the four fuzz files run in parallel. */
export function defineSeeds(part: number): void {
  for (let seed = first + part; seed < first + count; seed += PARTS) {
    test(`seed ${seed}: every invariant holds (I1, I2, I4, I5, I9, I10, I11, I12, I13, I14, I17, I18)`, async () => {
      const { violations, world } = await play(seed)
      if (violations.length > 0) console.log(`seed ${seed}\n${world.trace.join('\n')}\n${violations.join('\n')}`)
      expect(violations).toEqual([])
    })
  }
}
