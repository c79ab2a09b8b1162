import { expect, test } from 'vitest'
import { readFeedbackLink } from '../../../../../src/ui/features/help/feedback/feedback-link.ts'

test('a link fills in the kind, the message and the record; anything else is left out', () => {
  const message = 'The record 12 was read wrongly: '
  expect(readFeedbackLink({ type: 'bug', recordId: '12', message })).toEqual({ type: 'bug', recordId: '12', message })
  expect(readFeedbackLink({ recordId: 12, patientId: '0199a000-0000-7000-8000-000000000001' })).toEqual({
    recordId: '12',
    patientId: '0199a000-0000-7000-8000-000000000001',
  })
  expect(readFeedbackLink({ type: 'x', recordId: '../1', patientId: ['1'], message: 5, more: 'x' })).toEqual({})
  expect(readFeedbackLink({ recordId: 'f'.repeat(64) })).toEqual({ recordId: 'f'.repeat(64) })
  expect(readFeedbackLink({ recordId: 'f'.repeat(65) })).toEqual({})
  expect(readFeedbackLink({ message: 'x'.repeat(1001) })).toEqual({ message: 'x'.repeat(1000) })
})
