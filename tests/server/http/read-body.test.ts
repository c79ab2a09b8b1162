import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ACCOUNTS_PACE, readBody, STRANGERS_BODY } from '../../../src/server/http/body/read-body.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Bytes that arrive one second after the other. */
async function arriving(bytes: number, perSecond: number, limits = { ...ACCOUNTS_PACE, longest: 4 * 1024 * 1024 }) {
  const incoming = Object.assign(new PassThrough(), { headers: {} })
  const outcome = readBody(incoming as unknown as IncomingMessage, limits).then(
    body => body.length,
    error => error.code,
  )
  for (let sent = 0; sent < bytes; sent += perSecond) {
    incoming.write(Buffer.alloc(Math.min(perSecond, bytes - sent)))
    await vi.advanceTimersByTimeAsync(1000)
  }
  incoming.end()
  await vi.advanceTimersByTimeAsync(0)
  const left = vi.getTimerCount()
  return { outcome: await outcome, left }
}

it('a chunk of 512 KB may come at 1 KB a second, and not at less', async () => {
  expect(await arriving(512 * 1024, 1100)).toEqual({ outcome: 512 * 1024, left: 0 })
  expect(await arriving(512 * 1024, 900)).toEqual({ outcome: 'TIMEOUT', left: 0 })
})

it('what comes without a session has half a minute, however steadily it comes', async () => {
  expect(await arriving(20_000, 1000, STRANGERS_BODY)).toEqual({ outcome: 20_000, left: 0 })
  expect(await arriving(60_000, 1000, STRANGERS_BODY)).toEqual({ outcome: 'TIMEOUT', left: 0 })
  expect(await arriving(20_000, 90, STRANGERS_BODY)).toEqual({ outcome: 'TIMEOUT', left: 0 })
})

it('a connection that ends leaves no timer', async () => {
  const incoming = Object.assign(new PassThrough(), { headers: {} })
  const outcome = readBody(incoming as unknown as IncomingMessage, STRANGERS_BODY).catch(error => error.code)
  incoming.destroy()
  expect([await outcome, vi.getTimerCount()]).toEqual(['TIMEOUT', 0])
})
