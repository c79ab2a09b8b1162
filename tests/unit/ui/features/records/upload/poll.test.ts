import { expect, test } from 'vitest'
import { poll } from '../../../../../../src/ui/features/records/upload/files/poll.ts'
import { createVirtualClock } from '../../../../../factories/audio/virtual-clock.ts'

test('the in-progress list is asked for every ten seconds, not earlier, not hidden, and not once it is left (decision 59)', async () => {
  const clock = createVirtualClock()
  let [asked, visible] = [0, true]
  const leave = poll({ clock, visible: () => visible, refresh: () => void asked++ })
  await clock.advance(9_999)
  expect(asked).toBe(0)
  await clock.advance(1)
  expect(asked).toBe(1)
  await clock.advance(20_000)
  expect(asked).toBe(3)
  visible = false
  await clock.advance(20_000)
  expect(asked).toBe(3)
  visible = true
  await clock.advance(10_000)
  expect(asked).toBe(4)
  leave()
  await clock.advance(30_000)
  expect([asked, clock.pending()]).toEqual([4, 0])
})
