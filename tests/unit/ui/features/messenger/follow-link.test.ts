import { expect, test } from 'vitest'
import { followLink } from '../../../../../src/ui/features/messenger/follow-link.ts'
import { createVirtualClock } from '../../../../factories/audio/virtual-clock.ts'

function following() {
  const clock = createVirtualClock()
  const state = { asked: 0, active: true, over: false }
  const leave = followLink({
    clock,
    active: () => state.active,
    async isOver() {
      state.asked += 1
      return state.over
    },
  })
  return { clock, state, leave }
}

test('the link is first asked for after 5 s, then every 3 s until it is made (P §4)', async () => {
  const { clock, state } = following()
  await clock.advance(4999)
  expect(state.asked).toBe(0)
  await clock.advance(1)
  expect(state.asked).toBe(1)
  await clock.advance(2999)
  expect(state.asked).toBe(1)
  await clock.advance(1)
  expect(state.asked).toBe(2)
  state.over = true
  await clock.advance(3000)
  expect([state.asked, clock.pending()]).toEqual([3, 0])
})

test('a page that is hidden or has no network asks nothing, and goes on afterwards', async () => {
  const { clock, state } = following()
  state.active = false
  await clock.advance(60_000)
  expect(state.asked).toBe(0)
  state.active = true
  await clock.advance(3000)
  expect(state.asked).toBe(1)
})

test('nothing is asked once it was left', async () => {
  const { clock, state, leave } = following()
  await clock.advance(5000)
  leave()
  await clock.advance(60_000)
  expect([state.asked, clock.pending()]).toEqual([1, 0])
})
