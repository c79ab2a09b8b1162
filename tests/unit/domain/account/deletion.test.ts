import { expect, it } from 'vitest'
import { deletionTime, isFreshSignIn } from '../../../../src/domain/account/deletion.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const before = (ms: number) => new Date(now.getTime() - ms)

it('decision 28: a sign-in is fresh for five minutes', () => {
  expect(isFreshSignIn(before(300_000), now)).toBe(true)
  expect(isFreshSignIn(before(300_001), now)).toBe(false)
})

it('a deletion can be taken back for 30 days', () => {
  expect(deletionTime(now).toISOString()).toBe('2026-12-20T12:00:00.000Z')
})
