import { expect, test } from 'vitest'
import { pollForResult } from '../../../../../src/ui/features/triage/result/poll-for-result.ts'
import { createVirtualClock } from '../../../../factories/audio/virtual-clock.ts'

function asking() {
  const clock = createVirtualClock()
  const start = clock.monotonic()
  const requests: number[] = []
  const gaveUp: number[] = []
  const passed = () => clock.monotonic() - start
  const end = pollForResult({ clock, ask: () => requests.push(passed()), giveUp: () => gaveUp.push(passed()) })
  return { clock, requests, gaveUp, end }
}

test('decision 103: the first request comes after 3 s and not before', async () => {
  const { clock, requests } = asking()
  await clock.advance(2_999)
  expect(requests).toEqual([])
  await clock.advance(1)
  expect(requests).toEqual([3_000])
})

test('decision 103: the requests back off to 10 s and no further', async () => {
  const { clock, requests } = asking()
  await clock.advance(60_000)
  const pauses = requests.map((at, n) => at - (requests[n - 1] ?? 0))
  expect(pauses).toEqual([3_000, 4_500, 6_750, 10_000, 10_000, 10_000, 10_000])
})

test('decision 103: it gives up at ten minutes, not a millisecond before, and sends no more', async () => {
  const { clock, requests, gaveUp } = asking()
  await clock.advance(599_999)
  expect(gaveUp).toEqual([])
  const last = requests.at(-1) ?? 0
  expect(last).toBeGreaterThan(589_000)
  await clock.advance(1)
  expect(gaveUp).toEqual([600_000])
  await clock.advance(3_600_000)
  expect([requests.at(-1), gaveUp.length, clock.pending()]).toEqual([last, 1, 0])
})

test('ending it stops the requests', async () => {
  const { clock, requests, gaveUp, end } = asking()
  await clock.advance(5_000)
  end()
  await clock.advance(3_600_000)
  expect([requests, gaveUp, clock.pending()]).toEqual([[3_000], [], 0])
})
