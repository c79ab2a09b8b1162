import { expect, test } from 'vitest'
import type { PaymentStatus } from '../../../../../src/contract/entities/money.ts'
import { createCheckout } from '../../../../../src/ui/features/billing/checkout/checkout.ts'
import { BALANCE_FOR_MS, watchBalance } from '../../../../../src/ui/features/billing/checkout/watch-balance.ts'
import { pollingPage } from '../../../../factories/polling-page.ts'

interface Options {
  blocked?: boolean
  created?: boolean
}

function shop({ blocked = false, created = true }: Options = {}) {
  const page = pollingPage()
  const checkout = createCheckout()
  const window = { open: false, shown: [] as string[], focused: 0 }
  const told: string[] = []
  let status: PaymentStatus | null = 'pending'
  let reply: ((payment: { id: string; url: string; amount: number } | null) => void) | null = null
  const facts = { asked: 0, windows: 0, blocked }
  const parts = {
    ...page,
    openWindow() {
      facts.windows += 1
      if (facts.blocked) return null
      window.open = true
      return {
        closed: () => !window.open,
        show: (url: string) => window.shown.push(url) > 0,
        focus() {
          window.focused += 1
        },
        close() {
          window.open = false
        },
      }
    },
    create: () =>
      new Promise<{ id: string; url: string; amount: number } | null>(resolve => {
        reply = resolve
      }),
    async statusOf() {
      facts.asked += 1
      return status
    },
    onChange: () => undefined,
    onStarted: ({ id }: { id: string | number }) => void told.push(`started ${id}`),
    onOutcome: (outcome: string) => void told.push(outcome),
  }
  return {
    ...{ page, checkout, window, told, facts, parts },
    server: (next: PaymentStatus | null) => {
      status = next
    },
    async answers(made = created) {
      reply?.(made ? { id: 'p1', url: 'https://pay.example/p1', amount: 10_000 } : null)
      await page.clock.advance(0)
    },
    async begin() {
      void checkout.start(parts)
      await this.answers()
    },
  }
}

test('the window opens in the click, the status is asked every 3 s, and a success ends it all', async () => {
  const { page, checkout, window, told, facts, server, answers, parts } = shop()
  void checkout.start(parts)
  expect([window.open, window.shown, checkout.state().kind]).toEqual([true, [], 'creating'])
  await answers()
  expect(window.shown).toEqual(['https://pay.example/p1'])
  await page.clock.advance(2999)
  expect(facts.asked).toBe(0)
  await page.clock.advance(1)
  expect(facts.asked).toBe(1)
  server('waiting_for_capture')
  await page.clock.advance(3000)
  expect(checkout.state()).toMatchObject({ kind: 'paying', status: 'waiting_for_capture', window: 'open' })
  server('succeeded')
  await page.clock.advance(3000)
  expect(told).toEqual(['started p1', 'succeeded'])
  expect([checkout.state().kind, window.open]).toEqual(['ready', false])
  await page.clock.advance(60_000)
  expect([facts.asked, page.clock.pending(), page.listeners()]).toEqual([3, 0, 0])
})

test.each(['canceled', 'failed'] as const)(
  'a payment that is %s is told once and the form opens again',
  async status => {
    const it = shop()
    await it.begin()
    it.server(status)
    await it.page.clock.advance(3000)
    expect(it.told).toEqual(['started p1', status])
    expect(it.checkout.state().kind).toBe('ready')
  },
)

test('a second click while one is under way opens nothing', async () => {
  const it = shop()
  await it.begin()
  await it.checkout.start(it.parts)
  expect(it.facts.windows).toBe(1)
})

test('no payment was made: the empty window is closed', async () => {
  const it = shop({ created: false })
  await it.begin()
  expect(it.told).toEqual(['not-created'])
  expect([it.window.open, it.checkout.state().kind]).toEqual([false, 'ready'])
})

test.each([
  ['succeeded', 'succeeded'],
  ['canceled', 'canceled'],
  ['failed', 'failed'],
  ['pending', 'unfinished'],
  ['waiting_for_capture', 'unfinished'],
  [null, 'unfinished'],
] as const)('a closed window: one last question, answered %s, ends as %s', async (status, outcome) => {
  const it = shop()
  await it.begin()
  await it.page.clock.advance(3000)
  it.server(status)
  it.window.open = false
  await it.page.clock.advance(500)
  expect(it.told).toEqual(['started p1', outcome])
  expect([it.facts.asked, it.checkout.state().kind]).toEqual([2, 'ready'])
  await it.page.clock.advance(60_000)
  expect(it.facts.asked).toBe(2)
})

test('a window closed without a network: the last question waits for it', async () => {
  const it = shop()
  await it.begin()
  it.page.set({ online: false })
  it.window.open = false
  await it.page.clock.advance(60_000)
  expect([it.facts.asked, it.checkout.state().kind]).toEqual([0, 'checking'])
  it.server('succeeded')
  it.page.set({ online: true })
  await it.page.clock.advance(0)
  expect(it.told).toEqual(['started p1', 'succeeded'])
})

test('offline and hidden nothing is asked while the window is open', async () => {
  const it = shop()
  await it.begin()
  it.page.set({ visible: false })
  await it.page.clock.advance(60_000)
  expect(it.facts.asked).toBe(0)
  it.page.set({ visible: true })
  await it.page.clock.advance(0)
  expect(it.facts.asked).toBe(1)
})

test('a blocked window is told, asked about all the same, and opened by a further click', async () => {
  const it = shop({ blocked: true })
  await it.begin()
  expect(it.told).toEqual(['started p1', 'blocked'])
  expect(it.checkout.state()).toMatchObject({ kind: 'paying', window: 'blocked' })
  await it.page.clock.advance(3000)
  expect(it.facts.asked).toBe(1)
  expect(it.checkout.show()).toBe(false)
  it.facts.blocked = false
  expect(it.checkout.show()).toBe(true)
  expect(it.checkout.state()).toMatchObject({ window: 'open' })
  expect(it.window.shown).toEqual(['https://pay.example/p1'])
  it.server('succeeded')
  await it.page.clock.advance(3000)
  expect(it.told.at(-1)).toBe('succeeded')
})

test('a blocked window is asked about for ten minutes, then once more', async () => {
  const it = shop({ blocked: true })
  await it.begin()
  await it.page.clock.advance(10 * 60_000 - 1)
  expect(it.checkout.state().kind).toBe('paying')
  await it.page.clock.advance(500)
  expect(it.told.at(-1)).toBe('unfinished')
})

test('cancel closes the window and asks once more; show brings it to the front', async () => {
  const it = shop()
  await it.begin()
  expect(it.checkout.show()).toBe(true)
  expect(it.window.focused).toBe(1)
  it.checkout.close()
  await it.page.clock.advance(0)
  expect([it.window.open, it.facts.asked, it.told.at(-1)]).toEqual([false, 1, 'unfinished'])
})

test('leaving ends the polling; a page that is being paid in stays, an empty one does not', async () => {
  const it = shop()
  await it.begin()
  it.checkout.leave()
  await it.page.clock.advance(60_000)
  expect([it.facts.asked, it.window.open, it.page.clock.pending()]).toEqual([0, true, 0])
  const early = shop()
  void early.checkout.start(early.parts)
  early.checkout.leave()
  await early.answers()
  expect([early.window.open, early.told, early.checkout.state().kind]).toEqual([false, [], 'ready'])
})

test('the balance is asked for every 2 s for ten minutes (decision 38)', async () => {
  const page = pollingPage()
  let asked = 0
  const stop = watchBalance(page, async () => {
    asked += 1
  })
  await page.clock.advance(1999)
  expect(asked).toBe(0)
  await page.clock.advance(1)
  expect(asked).toBe(1)
  await page.clock.advance(BALANCE_FOR_MS - 2001)
  expect(asked).toBe(299)
  await page.clock.advance(60_000)
  expect(asked).toBe(299)
  expect(page.clock.pending()).toBe(0)
  stop()
})
