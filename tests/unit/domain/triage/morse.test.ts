import { describe, expect, test } from 'vitest'
import {
  MORSE_ITEM_IDS,
  MORSE_ITEMS,
  type MorseAnswers,
  morseBand,
  scoreMorse,
} from '../../../../src/domain/triage/morse.ts'
import { MORSE_EXAMPLES } from '../../../factories/triage/morse-examples.ts'

const NO_RISK: MorseAnswers = {
  historyOfFalling: 'no',
  secondaryDiagnosis: 'no',
  ambulatoryAid: 'none_bedrest_nurse',
  ivOrHeparinLock: 'no',
  gait: 'normal_bedrest_wheelchair',
  mentalStatus: 'oriented',
}

describe('the fall risk of the worked example', () => {
  test.each(MORSE_EXAMPLES)('$name', ({ input, expected }) =>
    expect(scoreMorse(input)).toMatchObject({
      kind: 'complete',
      total: expected.total,
      components: expected.components,
      band: { risk: expected.risk },
    }),
  )
})

test.each<[MorseAnswers, number]>([
  [{ historyOfFalling: 'yes' }, 25],
  [{ secondaryDiagnosis: 'yes' }, 15],
  [{ ambulatoryAid: 'crutches_cane_walker' }, 15],
  [{ ambulatoryAid: 'furniture' }, 30],
  [{ ivOrHeparinLock: 'yes' }, 20],
  [{ gait: 'weak' }, 10],
  [{ gait: 'impaired' }, 20],
  [{ mentalStatus: 'overestimates_forgets' }, 15],
])('the answer %j alone is worth %d', (answer, total) =>
  expect(scoreMorse({ ...NO_RISK, ...answer })).toMatchObject({ kind: 'complete', total }),
)

test.each([
  [0, 'low', 'green'],
  [24, 'low', 'green'],
  [25, 'moderate', 'yellow'],
  [44, 'moderate', 'yellow'],
  [45, 'high', 'red'],
  [125, 'high', 'red'],
])('%d points are %s, %s', (total, risk, colour) => expect(morseBand(total)).toMatchObject({ risk, colour }))

describe('with a question open', () => {
  test('there is no total and no low risk, and every open question is named', () => {
    const score = scoreMorse({})
    expect(score).toMatchObject({ kind: 'incomplete', atLeast: 0, missing: MORSE_ITEM_IDS, band: null })
    expect(score).not.toHaveProperty('total')
  })

  test.each(MORSE_ITEM_IDS)('%s is named when it alone is open', item =>
    expect(scoreMorse({ ...NO_RISK, [item]: null })).toMatchObject({
      kind: 'incomplete',
      missing: [item],
      components: { [item]: null },
    }),
  )

  test('a risk that the answers already reach is given', () => {
    expect(scoreMorse({ ...NO_RISK, gait: null, historyOfFalling: 'yes' })).toMatchObject({
      atLeast: 25,
      band: { risk: 'moderate' },
    })
    expect(scoreMorse({ ambulatoryAid: 'furniture', mentalStatus: 'overestimates_forgets' })).toMatchObject({
      atLeast: 45,
      band: { risk: 'high' },
    })
  })
})

test('there are six questions, all of their points are multiples of five and the most is 125', () => {
  expect(MORSE_ITEM_IDS).toHaveLength(6)
  expect(Object.keys(MORSE_ITEMS)).toEqual(MORSE_ITEM_IDS)
  const points = MORSE_ITEM_IDS.map(item => Object.values<number>(MORSE_ITEMS[item]))
  expect(points.flat().every(worth => worth % 5 === 0)).toBe(true)
  expect(points.reduce((sum, worth) => sum + Math.max(...worth), 0)).toBe(125)
})
