import { expect, it } from 'vitest'
import { isOpenTo, statusAt } from '../../../../src/domain/questionnaires/session-status.ts'

const now = new Date('2026-11-23T12:00:00Z')
const ago = (hours: number, ms = 0) => new Date(now.getTime() - hours * 3_600_000 - ms)
const session = (more: object = {}) => ({
  status: 'active' as const,
  createdAt: ago(1),
  lastMessageAt: ago(1),
  completedAt: null,
  ...more,
})

it.each([
  ['active until a day of silence', { createdAt: ago(30), lastMessageAt: ago(24, -1) }, 'active'],
  ['abandoned after a day of silence', { createdAt: ago(30), lastMessageAt: ago(24) }, 'abandoned'],
  ['abandoned until seven days', { createdAt: ago(168, -1), lastMessageAt: ago(30) }, 'abandoned'],
  ['expired after seven days', { createdAt: ago(168), lastMessageAt: ago(0) }, 'expired'],
  ['completed for ever', { status: 'completed', createdAt: ago(9999), lastMessageAt: ago(9999) }, 'completed'],
  ['active again with a new message', { status: 'abandoned', createdAt: ago(30), lastMessageAt: ago(1) }, 'active'],
])('decision 91: %s', (_, more, status) => {
  expect(statusAt(session(more), now)).toBe(status)
})

it('a completed session is open to its respondent for seven days more', () => {
  const completed = (hours: number, ms: number) =>
    session({ status: 'completed', createdAt: ago(500), completedAt: ago(hours, ms) })
  expect([isOpenTo(completed(168, -1), now), isOpenTo(completed(168, 0), now)]).toEqual([true, false])
})
