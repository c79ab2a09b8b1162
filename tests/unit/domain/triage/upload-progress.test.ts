import { expect, test } from 'vitest'
import { uploadProgress } from '../../../../src/domain/triage/upload-progress.ts'

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
])('the real progress of %d overtakes it: %d %%', (received, percent) =>
  expect(uploadProgress({ elapsed: 0, received, answered: false })).toBe(percent),
)

test('the floor holds while the real progress is behind, and 100 is only the answer', () => {
  expect(uploadProgress({ elapsed: 1800, received: 0.3, answered: false })).toBe(90)
  expect(uploadProgress({ elapsed: 0, received: 0, answered: true })).toBe(100)
})
