import { expect, it } from 'vitest'
import { readProposal } from '../../../src/server/modules/triage/proposal.ts'
import fc from '../../fast-check.ts'

const NOTHING = { symptoms: [], complaints: [], keyFactors: [], recommendations: [], values: [] }
const read = (output: unknown) => readProposal(typeof output === 'string' ? output : JSON.stringify(output), 'm')

it('a model’s output is parsed, also inside a code fence', () => {
  const values = [{ fact: 'SpO2', value: 85, text: 'sats 85' }]
  const expected = { model: 'm', ...NOTHING, symptoms: [{ text: 'cough' }], values }
  expect(read({ ...NOTHING, symptoms: [' cough ', 'cough'], values })).toEqual(expected)
  expect(read(`\`\`\`json\n${JSON.stringify({ ...NOTHING, symptoms: ['cough'], values })}\n\`\`\``)).toEqual(expected)
})

it.each([
  ['a text', 'I cannot help with that.'],
  ['a part', { symptoms: [] }],
  ['a score', { ...NOTHING, news2: 3 }],
  ['a number as a text', { ...NOTHING, values: [{ fact: 'SpO2', value: '85', text: '' }] }],
  ['an unknown fact', { ...NOTHING, values: [{ fact: 'NEWS2', value: 3, text: '' }] }],
  ['an invalid level', { ...NOTHING, values: [{ fact: 'ACVPU', value: 3, text: '' }] }],
  ['too much', { ...NOTHING, symptoms: Array.from({ length: 21 }, (_, n) => `s${n}`) }],
  ['a long text', { ...NOTHING, symptoms: ['x'.repeat(501)] }],
])('%s is rejected', (_, output) => {
  expect(() => read(output)).toThrow(expect.objectContaining({ code: 'BAD_RESPONSE', retryable: true }))
})

it('any output is parsed or rejected', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), output => {
      expect(() => read(output)).toThrow(expect.objectContaining({ code: 'BAD_RESPONSE' }))
    }),
  )
})
