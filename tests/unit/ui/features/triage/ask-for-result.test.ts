import { expect, test } from 'vitest'
import { askForResult } from '../../../../../src/ui/features/triage/ask-for-result.ts'
import { createVirtualClock } from '../../../../factories/audio/virtual-clock.ts'

function asking() {
  const clock = createVirtualClock()
  const began = clock.monotonic()
  const asked: number[] = []
  const gaveUp: number[] = []
  const passed = () => clock.monotonic() - began
  const end = askForResult({ clock, ask: () => asked.push(passed()), giveUp: () => gaveUp.push(passed()) })
  return { clock, asked, gaveUp, end }
}

test('decision 103: the first question comes after 3 s and not before', async () => {
  const { clock, asked } = asking()
  await clock.advance(2_999)
  expect(asked).toEqual([])
  await clock.advance(1)
  expect(asked).toEqual([3_000])
})

test('decision 103: the questions back off to 10 s and no further', async () => {
  const { clock, asked } = asking()
  await clock.advance(60_000)
  const pauses = asked.map((at, n) => at - (asked[n - 1] ?? 0))
  expect(pauses).toEqual([3_000, 4_500, 6_750, 10_000, 10_000, 10_000, 10_000])
})

test('decision 103: it gives up at ten minutes, not a millisecond before, and asks no more', async () => {
  const { clock, asked, gaveUp } = asking()
  await clock.advance(599_999)
  expect(gaveUp).toEqual([])
  const last = asked.at(-1) ?? 0
  expect(last).toBeGreaterThan(589_000)
  await clock.advance(1)
  expect(gaveUp).toEqual([600_000])
  await clock.advance(3_600_000)
  expect([asked.at(-1), gaveUp.length, clock.pending()]).toEqual([last, 1, 0])
})

test('the result, and a network that is gone, end the questions', async () => {
  const { clock, asked, gaveUp, end } = asking()
  await clock.advance(5_000)
  end()
  await clock.advance(3_600_000)
  expect([asked, gaveUp, clock.pending()]).toEqual([[3_000], [], 0])
})
