import { expect, test } from 'vitest'
import { type Invitation, newReferralCode, refusalOf } from '../../../../src/domain/account/referral.ts'

const DAY = 86_400_000
const now = new Date('2026-11-23T12:00:00Z')
const invitation = (invited: Partial<Invitation['invited']> = {}, more: Partial<Invitation> = {}): Invitation => ({
  invited: { userId: 2, createdAt: now, deviceIds: ['b'], emails: ['b@example.org'], ...invited },
  inviter: { userId: 1, createdAt: new Date(0), deviceIds: ['a', 'c'], emails: ['a@example.org'] },
  ...{ isCircle: false, now, ...more },
})

test('an invitation of another person counts', () => {
  expect(refusalOf(invitation())).toBeNull()
})

test.each([
  ['account', invitation({ userId: 1 })],
  ['device', invitation({ deviceIds: ['d', 'c'] })],
  ['email', invitation({ emails: ['x@example.org', 'a@example.org'] })],
  ['circle', invitation({}, { isCircle: true })],
] as const)('an invitation of oneself does not: %s', (refusal, given) => {
  expect(refusalOf(given)).toBe(refusal)
})

test('nor one of an account that was there for more than thirty days', () => {
  const aged = (ms: number) => refusalOf(invitation({ createdAt: new Date(now.getTime() - ms) }))
  expect([aged(30 * DAY), aged(30 * DAY + 1)]).toEqual([null, 'existing'])
})

test('a code has eight characters that are not mistaken for each other', () => {
  expect(newReferralCode(new Uint8Array(8))).toBe('00000000')
  expect(newReferralCode(new Uint8Array([31, 32, 33, 63, 255, 10, 18, 24]))).toBe('Z01ZZAJR')
})
