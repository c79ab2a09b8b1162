import { expect, test } from 'vitest'
import { type KeptBytes, MEDICAL_LIMITS, removableBytes } from '../../../src/sync/uploads/cleanup.ts'
import fc from '../../fast-check.ts'

const DAY = 24 * 3600_000
const kept = (clientId: string, savedAt: number, received = true, size = 1000): KeptBytes => ({
  clientId,
  savedAt,
  received,
  size,
})

test('the 21st recording frees the oldest synced one, not the oldest of all (decision 65)', () => {
  const files = [kept('unsent', 0, false), ...Array.from({ length: 20 }, (_, i) => kept(`sent ${i}`, 10 + i))]
  expect(removableBytes(files, MEDICAL_LIMITS, 100)).toEqual(['sent 0'])
})

test('twenty recordings stay for thirty days, and not longer', () => {
  const twenty = Array.from({ length: 20 }, (_, i) => kept(`sent ${i}`, 0))
  expect(removableBytes(twenty, MEDICAL_LIMITS, 30 * DAY)).toEqual([])
  expect(removableBytes(twenty, MEDICAL_LIMITS, 30 * DAY + 1)).toHaveLength(20)
})

test('a gigabyte stays, and a byte more frees the oldest synced recording', () => {
  const half = 512 * 1024 ** 2
  expect(removableBytes([kept('a', 1, true, half), kept('b', 2, true, half)], MEDICAL_LIMITS, 3)).toEqual([])
  expect(removableBytes([kept('a', 1, true, half), kept('b', 2, true, half + 1)], MEDICAL_LIMITS, 3)).toEqual(['a'])
})

test('an unsent recording is never freed, whatever the clock and the limits (I12, I13)', () => {
  const any = fc.record({
    clientId: fc.uuid(),
    size: fc.integer({ min: 0, max: 2 ** 31 }),
    savedAt: fc.integer({ min: 0, max: 4e12 }),
    received: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(any, { maxLength: 40 }), fc.integer({ min: 0, max: 4e12 }), (all, now) => {
      const unsent = new Set(all.filter(one => !one.received).map(one => one.clientId))
      expect(removableBytes(all, MEDICAL_LIMITS, now).filter(id => unsent.has(id))).toEqual([])
    }),
  )
})
