import { expect, test } from 'vitest'
import type { ClockEra } from '../../../src/db/clock-era.ts'
import { ClockEras } from '../../../src/sync/clock-eras.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A device of which the test sets the clock, the time that passed and the sleep. */
function device() {
  let truth = 100 * DAY
  let skew = 0
  let slept = 0
  let stored: ClockEra[] = []
  const clock = { now: () => truth + skew, monotonic: () => truth - slept, after: () => () => undefined }
  const open = () => {
    const keep = (next: ClockEra[]) => {
      stored = structuredClone(next)
    }
    const made = new ClockEras({ clock, known: async () => structuredClone(stored), keep })
    made.begin()
    return made
  }
  let eras = open()
  const contact = async () => eras.measured(-skew)
  return {
    contact,
    now: () => truth + skew,
    set(to: number) {
      skew = to
    },
    pass(ms: number) {
      truth += ms
      eras.observe()
    },
    sleep(ms: number) {
      truth += ms
      slept += ms
      eras.observe()
    },
    async reopen() {
      await eras.deviceTime(undefined, contact)
      eras = open()
      await eras.deviceTime(undefined, contact)
    },
    /** Minutes by which the server would correct what was stamped then; null: by the clock as it is now. */
    async correction(stampedAt: number) {
      const sent = await eras.deviceTime(stampedAt, contact)
      return sent === undefined ? null : Math.round((truth - sent) / MINUTE)
    },
    eras: () => stored,
  }
}

test('what was stamped since the clock was last set is corrected by the clock as it is', async () => {
  const one = device()
  one.set(DAY)
  await one.contact()
  one.pass(HOUR)
  expect(await one.correction(one.now() - MINUTE)).toBeNull()
})

test('hours of sleep are not taken for a clock that was set, whatever is known before', async () => {
  const one = device()
  await one.contact()
  const before = one.now()
  one.sleep(8 * HOUR)
  const asleep = one.now()
  one.sleep(9 * HOUR)
  await one.contact()
  expect(await one.correction(before)).toBeNull()
  expect(await one.correction(asleep)).toBeNull()
  expect(await one.correction(one.now())).toBeNull()
})

test('a clock that was set ahead while the server was away is told from a sleep by the offset before', async () => {
  const one = device()
  one.set(-2 * DAY)
  await one.contact()
  one.pass(HOUR)
  const behind = one.now()
  one.set(0)
  one.pass(HOUR)
  expect(await one.correction(behind)).toBe(2 * 24 * 60)
})

test('a correction that the server has not heard is made once it is asked, and only then', async () => {
  const one = device()
  one.set(DAY)
  await one.contact()
  one.pass(MINUTE)
  const ahead = one.now()
  one.set(0)
  await one.reopen()
  expect(await one.correction(one.now())).toBeNull()
  expect(await one.correction(ahead)).toBe(-24 * 60)
})

test('what is older than the oldest known era is corrected by the clock as it is; the eras do not grow for ever', async () => {
  const one = device()
  await one.contact()
  const first = one.now() - DAY
  for (let day = 1; day <= 60; day++) {
    one.set(day % 2 ? DAY : 0)
    one.pass(HOUR)
  }
  await one.contact()
  expect(await one.correction(first)).toBeNull()
  expect(one.eras().length).toBeLessThanOrEqual(20)
})
