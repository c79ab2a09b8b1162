import { expect, test } from 'vitest'
import { isBeingRecorded, lockSession } from '../../../src/audio/store/session-lock.ts'
import { createFakeOrigin } from '../../factories/audio/fake-locks.ts'

test('R6 two tabs that check a session at the same moment do not mistake each other for a recorder', async () => {
  const origin = createFakeOrigin()
  const [one, other] = [origin.tab(), origin.tab()]
  expect(await Promise.all([isBeingRecorded(one, 'session-1'), isBeingRecorded(other, 'session-1')])).toEqual([
    false,
    false,
  ])
})

test('R6 a session is being recorded while its lock is held, and not once it is free', async () => {
  const origin = createFakeOrigin()
  const free = await lockSession(origin.tab(), 'session-1')
  expect(await isBeingRecorded(origin.tab(), 'session-1')).toBe(true)
  await free?.()
  expect(await isBeingRecorded(origin.tab(), 'session-1')).toBe(false)
})
