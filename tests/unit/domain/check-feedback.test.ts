import { expect, test } from 'vitest'
import { FEEDBACK_LIMITS } from '../../../src/contract/feedback-limits.ts'
import { checkFeedback, type FeedbackDraft, NO_FEEDBACK } from '../../../src/domain/feedback/check-feedback.ts'

const check = (change: Partial<FeedbackDraft>) => checkFeedback({ ...NO_FEEDBACK, message: 'It stops.', ...change })

test('a message must not be blank (P §5)', () => {
  expect(check({})).toEqual({})
  expect(check({ message: '' })).toEqual({ message: 'empty' })
  expect(check({ message: ' \n\t ' })).toEqual({ message: 'empty' })
  expect(check({ message: '.' })).toEqual({})
})

test('texts at their limit pass, and one character more does not; blanks around them do not count', () => {
  const { message, name, email } = FEEDBACK_LIMITS
  expect(check({ message: 'x'.repeat(message) })).toEqual({})
  expect(check({ message: ` ${'x'.repeat(message)} ` })).toEqual({})
  expect(check({ message: 'x'.repeat(message + 1) })).toEqual({ message: 'too-long' })
  expect(check({ name: 'x'.repeat(name) })).toEqual({})
  expect(check({ name: 'x'.repeat(name + 1) })).toEqual({ name: 'too-long' })
  const address = (length: number) => `${'x'.repeat(length - 5)}@x.yz`
  expect(check({ email: address(email) })).toEqual({})
  expect(check({ email: address(email + 1) })).toEqual({ email: 'too-long' })
})

test('address and phone are optional; a phone has 10 to 14 digits', () => {
  expect(check({ email: 'a@b.c' })).toEqual({})
  for (const email of ['a', 'a@b', '@b.c', 'a b@c.d']) expect(check({ email })).toEqual({ email: 'invalid' })
  for (const phone of ['1234567890', '+12345678901234']) expect(check({ phone })).toEqual({})
  for (const phone of ['123456789', '123456789012345', '+1 234 567 890', '12345678901a'])
    expect(check({ phone })).toEqual({ phone: 'invalid' })
})
