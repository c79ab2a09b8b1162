import { expect, test } from 'vitest'
import { play } from './fuzz.ts'

const PARTS = 4
const first = Number(process.env.SIM_FIRST ?? 1)
const count = Number(process.env.SIM_SEEDS ?? 200)

/** One of the equal parts of the seeds, so that the files of this folder share them between the cores. */
export function defineSeeds(part: number): void {
  for (let seed = first + part; seed < first + count; seed += PARTS) {
    test(`seed ${seed}: every promise holds (I1, I2, I4, I5, I9, I10, I11, I12, I13, I14, I17, I18)`, async () => {
      const { broken, world } = await play(seed)
      if (broken.length > 0) console.log(`seed ${seed}\n${world.story.join('\n')}\n${broken.join('\n')}`)
      expect(broken).toEqual([])
    })
  }
}
