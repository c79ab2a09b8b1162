import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type KeptBytes, MEDICAL_KEEPING, mayGo } from '../../../src/sync/uploads/cleanup.ts'

const DAY = 24 * 3600_000
const kept = (clientId: string, savedAt: number, received = true, size = 1000): KeptBytes => ({
  clientId,
  savedAt,
  received,
  size,
})

test('the 21st recording lets the oldest synced one go, not the oldest of all (decision 65)', () => {
  const files = [kept('unsent', 0, false), ...Array.from({ length: 20 }, (_, i) => kept(`sent ${i}`, 10 + i))]
  expect(mayGo(files, MEDICAL_KEEPING, 100)).toEqual(['sent 0'])
})

test('twenty stay; thirty days stay, a moment more does not', () => {
  const twenty = Array.from({ length: 20 }, (_, i) => kept(`sent ${i}`, 0))
  expect(mayGo(twenty, MEDICAL_KEEPING, 30 * DAY)).toEqual([])
  expect(mayGo(twenty, MEDICAL_KEEPING, 30 * DAY + 1)).toHaveLength(20)
})

test('a gigabyte stays, a byte more lets the oldest synced one go', () => {
  const half = 512 * 1024 ** 2
  expect(mayGo([kept('a', 1, true, half), kept('b', 2, true, half)], MEDICAL_KEEPING, 3)).toEqual([])
  expect(mayGo([kept('a', 1, true, half), kept('b', 2, true, half + 1)], MEDICAL_KEEPING, 3)).toEqual(['a'])
})

test('what the server has not received never goes, whatever the clock and the limits say (I12, I13)', () => {
  const any = fc.record({
    clientId: fc.uuid(),
    size: fc.integer({ min: 0, max: 2 ** 31 }),
    savedAt: fc.integer({ min: 0, max: 4e12 }),
    received: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(any, { maxLength: 40 }), fc.integer({ min: 0, max: 4e12 }), (all, now) => {
      const unsent = new Set(all.filter(one => !one.received).map(one => one.clientId))
      expect(mayGo(all, MEDICAL_KEEPING, now).filter(id => unsent.has(id))).toEqual([])
    }),
  )
})
