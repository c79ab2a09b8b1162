import { expect, test } from 'vitest'
import { checkCustomReport } from '../../../../src/domain/reports/custom-report.ts'

const check = (name: string, systemPrompt: string) => checkCustomReport({ name, systemPrompt, description: '' })
const right = { name: null, systemPrompt: null }

test('names under 100 and prompts under 2000 characters, trimmed (decision 77)', () => {
  expect(check('x'.repeat(99), 'y'.repeat(1999))).toEqual(right)
  expect(check(`  ${'x'.repeat(99)}  `, ` ${'y'.repeat(1999)} `)).toEqual(right)
  expect(check('x'.repeat(100), 'y').name).toBe('name-long')
  expect(check('x', 'y'.repeat(2000)).systemPrompt).toBe('prompt-long')
  expect(check('x', 'y')).toEqual(right)
  expect(check(' ', '\n')).toEqual({ name: 'name-required', systemPrompt: 'prompt-required' })
})
