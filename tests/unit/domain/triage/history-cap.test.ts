import { expect, test } from 'vitest'
import { entriesToDrop, TRIAGE_HISTORY_CAP } from '../../../../src/domain/triage/recording/history-cap.ts'

const entries = (count: number, synced: (n: number) => boolean) =>
  Array.from({ length: count }, (_, n) => ({ n, createdAt: 1_000_000 - n, synced: synced(n) }))
const left = (count: number, synced: (n: number) => boolean) => entriesToDrop(entries(count, synced)).map(({ n }) => n)

test('fifty entries stay; of more, the oldest synced ones leave, oldest first', () => {
  expect(TRIAGE_HISTORY_CAP).toBe(50)
  expect(left(49, () => true)).toEqual([])
  expect(left(50, () => true)).toEqual([])
  expect(left(51, () => true)).toEqual([50])
  expect(left(53, () => true)).toEqual([52, 51, 50])
})

test('I12: unsynced entries never leave, even if more than fifty stay', () => {
  expect(left(60, () => false)).toEqual([])
  expect(left(52, n => n < 3)).toEqual([2, 1])
  expect(left(55, n => n === 0)).toEqual([0])
})
