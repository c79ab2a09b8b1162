import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readProposal } from '../../../src/server/modules/triage/proposal.ts'

const NOTHING = { symptoms: [], complaints: [], keyFactors: [], recommendations: [], values: [] }
const read = (answer: unknown) => readProposal(typeof answer === 'string' ? answer : JSON.stringify(answer), 'm')

it('a model’s answer is read as it was asked for, also out of a fence', () => {
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
  ['a fact that is none', { ...NOTHING, values: [{ fact: 'NEWS2', value: 3, text: '' }] }],
  ['a level that is none', { ...NOTHING, values: [{ fact: 'ACVPU', value: 3, text: '' }] }],
  ['too much', { ...NOTHING, symptoms: Array.from({ length: 21 }, (_, n) => `s${n}`) }],
  ['a novel', { ...NOTHING, symptoms: ['x'.repeat(501)] }],
])('%s is no answer', (_, answer) => {
  expect(() => read(answer)).toThrow(expect.objectContaining({ code: 'BAD_ANSWER', retryable: true }))
})

it('whatever a model says is read or refused', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), answer => {
      expect(() => read(answer)).toThrow(expect.objectContaining({ code: 'BAD_ANSWER' }))
    }),
  )
})
