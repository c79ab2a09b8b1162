import { expect, test } from 'vitest'
import { uploadProgress } from '../../../../src/domain/triage/recording/upload-progress.ts'

test.each([
  [-5, 0],
  [0, 0],
  [199, 0],
  [200, 10],
  [399, 10],
  [1000, 50],
  [1799, 80],
  [1800, 90],
  [60_000, 90],
])('after %d ms without a byte received %d %% is shown', (elapsed, percent) =>
  expect(uploadProgress({ elapsed, received: 0, answered: false })).toBe(percent),
)

test.each([
  [0.5, 50],
  [0.951, 95],
  [1, 99],
])('a real progress of %d is shown as %d %%', (received, percent) =>
  expect(uploadProgress({ elapsed: 0, received, answered: false })).toBe(percent),
)

test('the timed progress is the minimum, and 100 is shown only after the response', () => {
  expect(uploadProgress({ elapsed: 1800, received: 0.3, answered: false })).toBe(90)
  expect(uploadProgress({ elapsed: 0, received: 0, answered: true })).toBe(100)
})
