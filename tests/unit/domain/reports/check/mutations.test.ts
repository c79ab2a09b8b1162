import { describe, expect, test } from 'vitest'
import { checkSupport } from '../../../../../src/domain/reports/check/check-support.ts'
import { readVisits } from '../../../../factories/visits/visit.ts'
import { type Mutation, mutationsOf } from './mutations.ts'

/** Share of the changed sentences of each kind that may pass, and of the true ones that must. Lower and raise them only. */
const MOST_PASSED: Record<Exclude<Mutation['kind'], 'true'>, number> = {
  dose: 0,
  drug: 0.04,
  side: 0.05,
  negation: 0.06,
  number: 0.05,
  experiencer: 0.05,
  status: 0.06,
  frequency: 0,
}
const LEAST_TRUE = 0.88

describe('sentences made of the gold', () => {
  const made = ['given', 'own'].flatMap(set =>
    readVisits(set).flatMap(visit => {
      const mutations = mutationsOf(visit)
      const verdicts = checkSupport(
        visit.transcript,
        mutations.map(({ sentence }) => sentence),
      )
      return mutations.map((one, at) => ({ ...one, verdict: verdicts[at]?.verdict }))
    }),
  )

  test.each(Object.entries(MOST_PASSED))('with another %s hardly ever pass', (kind, most) => {
    const own = made.filter(one => one.kind === kind)
    const passed = own.filter(({ verdict }) => verdict === 'supported')
    console.log(
      `${kind}: ${passed.length} of ${own.length} passed\n${passed.map(one => `${one.visit}: ${one.sentence}`).join('\n')}`,
    )
    expect(passed.length).toBeLessThanOrEqual(own.length * most)
  })

  test('that are true pass', () => {
    const own = made.filter(one => one.kind === 'true')
    const passed = own.filter(({ verdict }) => verdict === 'supported')
    console.log(`true: ${passed.length} of ${own.length} passed`)
    expect(passed.length).toBeGreaterThanOrEqual(own.length * LEAST_TRUE)
  })
})
