import { expect, test } from 'vitest'
import { confidenceLabel, needsChecking } from '../../../../src/domain/triage/confidence.ts'

test.each([
  [1, 'high'],
  [0.9, 'high'],
  [0.89, 'medium'],
  [0.85, 'medium'],
  [0.7, 'medium'],
  [0.69, 'low'],
  [0, 'low'],
  [Number.NaN, 'low'],
])('a confidence of %d is %s', (confidence, label) => expect(confidenceLabel(confidence)).toBe(label))

test.each([
  [1, false],
  [0.85, false],
  [0.8, false],
  [0.79, true],
  [0, true],
  [Number.NaN, true],
])('a result of confidence %d asks to be checked: %s', (confidence, asks) =>
  expect(needsChecking(confidence)).toBe(asks),
)
