import { expect, test } from 'vitest'
import { createTransport } from '../../../src/sync/transport.ts'
import { createVirtualClock } from '../../factories/audio/virtual-clock.ts'

const SECOND = 1000
/** The device's clock is a day ahead of the server's. */
const AHEAD_MS = 24 * 3600 * SECOND

/** A transport over a line on which the first request takes so long, and every other one is answered at once. */
function overSlowLine(ms: number) {
  const clock = createVirtualClock()
  let requests = 0
  const answer = () =>
    new Response(JSON.stringify({ jsonrpc: '2.0', id: 0, result: 'taken' }), {
      headers: { date: new Date(clock.now() - AHEAD_MS).toUTCString() },
    })
  const fetch = (_url: string, { signal }: RequestInit = {}) =>
    new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      if (requests++ === 0) clock.after(ms, () => resolve(answer()))
      else resolve(answer())
    })
  const ports = {
    net: { fetch },
    clock,
    origin: '',
    token: async () => null,
    onToken: () => undefined,
    meta: () => ({}),
  }
  return { clock, transport: createTransport(ports) }
}

test('the time of a request counts the bytes of its body, of which a Cyrillic letter has two', async () => {
  const { clock, transport } = overSlowLine(70 * SECOND)
  // 400 KB: 50 s at 64 kbit/s, beside the 30 s that every request has.
  const asked = transport.call('healthRecords:create', { name: 'ы'.repeat(200_000) })
  asked.catch(() => undefined)
  await clock.advance(75 * SECOND)
  await expect(asked).resolves.toMatchObject({ result: 'taken' })
})

test('each answer measures the device’s clock against the server’s, to a second', async () => {
  const { clock, transport } = overSlowLine(2 * SECOND)
  expect(transport.contact.clockOffsetMs).toBeNull()
  const asked = transport.call('healthRecords:list', {})
  await clock.advance(3 * SECOND)
  await asked
  expect(Math.abs((transport.contact.clockOffsetMs ?? 0) + AHEAD_MS)).toBeLessThanOrEqual(2 * SECOND)
})
