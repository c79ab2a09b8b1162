import { expect, test } from 'vitest'
import { poll, whenReachable } from '../../../src/platform/polling.ts'
import { pollingPage } from '../../factories/polling-page.ts'

const EVERY = 3000

function counted(page: ReturnType<typeof pollingPage>) {
  const times: number[] = []
  const from = page.clock.monotonic()
  const stop = poll(page, EVERY, async () => void times.push(page.clock.monotonic() - from))
  return { times, stop }
}

test('it runs at its pace until it is ended, and leaves nothing behind', async () => {
  const page = pollingPage()
  const { times, stop } = counted(page)
  await page.clock.advance(2999)
  expect(times).toEqual([])
  await page.clock.advance(6001)
  expect(times).toEqual([3000, 6000, 9000])
  stop()
  await page.clock.advance(30_000)
  expect(times).toHaveLength(3)
  expect([page.clock.pending(), page.listeners()]).toEqual([0, 0])
})

test.each([{ online: false }, { visible: false }])(
  'decision 38: nothing runs while %j, then it runs at once',
  async off => {
    const page = pollingPage()
    const { times, stop } = counted(page)
    await page.clock.advance(4000)
    page.set(off)
    await page.clock.advance(60_000)
    expect(times).toEqual([3000])
    expect(page.clock.pending()).toBe(0)
    page.set({ online: true, visible: true })
    await page.clock.advance(3000)
    expect(times).toEqual([3000, 64_000, 67_000])
    stop()
  },
)

test('a page that begins hidden asks nothing', async () => {
  const page = pollingPage()
  page.set({ visible: false })
  const { times, stop } = counted(page)
  await page.clock.advance(60_000)
  expect(times).toEqual([])
  stop()
})

test('a slow reply is never asked for twice at once', async () => {
  const page = pollingPage()
  let asked = 0
  const replies: (() => void)[] = []
  const stop = poll(page, EVERY, () => {
    asked += 1
    return new Promise<void>(resolve => replies.push(resolve))
  })
  await page.clock.advance(12_000)
  expect(asked).toBe(1)
  replies[0]?.()
  await page.clock.advance(3000)
  expect(asked).toBe(2)
  stop()
})

test('whenReachable waits for the network and the page, or is given up', async () => {
  const page = pollingPage()
  page.set({ online: false, visible: false })
  const said: boolean[] = []
  const stop = new AbortController()
  void whenReachable(page, new AbortController().signal).then(reached => said.push(reached))
  void whenReachable(page, stop.signal).then(reached => said.push(reached))
  page.set({ online: true })
  await page.clock.advance(0)
  expect(said).toEqual([])
  stop.abort()
  await page.clock.advance(0)
  expect(said).toEqual([false])
  page.set({ visible: true })
  await page.clock.advance(0)
  expect(said).toEqual([false, true])
  expect(page.listeners()).toBe(0)
})
