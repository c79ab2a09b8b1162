import { expect, test } from 'vitest'
import { type LabValues, recordBefore, trendsOf } from '../../../../../src/ui/features/records/labs-table/trends.ts'

const DAY = Date.UTC(2026, 2, 4)
const sheet = (clientId: string, value: number, at = DAY): LabValues => ({
  clientId,
  day: new Date(at).toISOString().slice(0, 10),
  at,
  values: new Map([['718-7 g/L', value]]),
})

test('of two sheets of one day the one stored first is the earlier one, in whatever order they are read', () => {
  const [first, second] = [sheet('0190-a', 128), sheet('0190-b', 131)]
  for (const all of [
    [first, second],
    [second, first],
  ]) {
    expect(recordBefore(trendsOf('0190-b', all))?.value).toBe(128)
    expect(recordBefore(trendsOf('0190-a', all))).toBeNull()
  }
})

test('the nearest sheet before is compared, and never a later one', () => {
  const all = [sheet('c', 140, DAY + 1), sheet('a', 110, DAY - 2), sheet('b', 120, DAY - 1), sheet('own', 130)]
  expect(recordBefore(trendsOf('own', all))?.value).toBe(120)
})
