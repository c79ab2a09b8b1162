import { describe, expect, test } from 'vitest'
import { ContractError } from '../../src/contract/errors.ts'
import { uploadNow } from '../../src/db/commands/uploads.ts'
import { MINUTE, world } from './world/each-test.ts'
import { BIG, device, documentOf, isOnServer, jobOf, save, startOne } from './world/upload-steps.ts'

const isUpload = (url: string, body: string) => url.includes('/api/uploads/') || body.includes('fileUpload:')

describe('faults that use up an attempt, and faults that do not (decision 70)', () => {
  test.each([
    ['a network on which every request hangs', 'hang'],
    ['a portal that replies to everything with its own page', 'portal'],
    ['a portal that forbids everything', 'http-403'],
    ['a proxy that cannot reach the server', 'http-503'],
  ] as const)('%s uses up no attempt, and afterwards the upload is sent', async (_what, fault) => {
    const run = await startOne()
    device().network.weights = { [fault]: 1 }
    const ids = [await save(run), await save(run, '', BIG)]
    const before = world.trace.length
    await world.run(60 * MINUTE)
    for (const id of ids) expect(await jobOf(run, id)).toMatchObject({ state: 'waiting', retryCount: 0 })
    expect(world.trace.length - before).toBeLessThan(60 * 10)
    device().network.weights = { none: 1 }
    run.bridge.network(true)
    await world.run(2 * MINUTE)
    expect(ids.map(isOnServer)).toEqual([true, true])
  })

  test('an unusable response uses up the three attempts if only the upload gets it', async () => {
    const run = await startOne()
    device().network.intercept = (url, body) => (isUpload(url, body) ? 'portal' : null)
    const id = await save(run)
    await world.run(5 * MINUTE)
    expect(await jobOf(run, id)).toMatchObject({ state: 'error', retryCount: 3, error: { code: 'BadAnswer' } })
  })

  test.each(['hang', 'http-500', 'http-503'] as const)(
    '%s of the uploads alone is retried for an hour, with back-off and across restarts; only then a person is asked',
    async fault => {
      const run = await startOne()
      let asked = 0
      const fails = (url: string, body: string) => (isUpload(url, body) && ++asked ? fault : null)
      device().network.intercept = fails
      const id = await save(run)
      await world.run(40 * MINUTE)
      expect(await jobOf(run, id)).toMatchObject({ state: 'waiting' })
      expect(await documentOf(run, id)).toMatchObject({ syncStatus: 'pending' })
      device().skew = 365 * 24 * 60 * MINUTE
      const next = await world.start(device())
      await world.run(10 * MINUTE)
      expect(await jobOf(next, id)).toMatchObject({ state: 'waiting' })
      // An attempt of its own takes up to 45 s more where the server hangs.
      await world.run(100 * MINUTE)
      expect(await jobOf(next, id)).toMatchObject({ state: 'error' })
      expect(asked).toBeLessThan(100)
      device().network.intercept = () => null
      await uploadNow(next.context, id)
      await world.run(MINUTE)
      expect(isOnServer(id)).toBe(true)
    },
  )

  test('what the server has for a moment failed on is sent within a minute after', async () => {
    const run = await startOne()
    device().network.intercept = (url, body) => (isUpload(url, body) ? 'http-500' : null)
    const id = await save(run)
    await world.run(30 * MINUTE)
    device().network.intercept = () => null
    await world.run(1.2 * MINUTE)
    expect(isOnServer(id)).toBe(true)
  })
})

test.each([
  [403, 'FORBIDDEN'],
  [422, 'UNPROCESSABLE'],
] as const)('%i without a coded body ends the upload at once with its reason (decision 70)', async (status, code) => {
  const run = await startOne()
  device().network.intercept = (url, body) => (isUpload(url, body) ? new Response('', { status }) : null)
  const id = await save(run)
  await world.run(MINUTE)
  expect(await jobOf(run, id)).toMatchObject({ state: 'error', retryCount: 0, error: { code } })
})

describe('an upload that fails while everything else works', () => {
  test('waits between attempts without counting them when it is cut off again and again; others are sent (I5)', async () => {
    const run = await startOne()
    device().network.intercept = url => (url.includes('/api/uploads/') ? 'refuse' : null)
    const [cut, other] = [await save(run, '', BIG), await save(run)]
    const before = world.trace.length
    await world.run(10 * MINUTE)
    expect(isOnServer(other)).toBe(true)
    expect(await jobOf(run, cut)).toMatchObject({ state: 'waiting', retryCount: 0 })
    expect(world.trace.length - before).toBeLessThan(10 * 10)
    device().network.intercept = () => null
    await world.run(MINUTE)
    expect(isOnServer(cut)).toBe(true)
  })

  test('pauses between attempts at a 401 that does not come from the server', async () => {
    const run = await startOne()
    device().network.intercept = url => (url.includes('/api/uploads/') ? 'http-401' : null)
    const id = await save(run, '', BIG)
    const before = world.trace.length
    await world.run(10 * MINUTE)
    expect(world.trace.length - before).toBeLessThan(10 * 10)
    device().network.intercept = () => null
    await world.run(2 * MINUTE)
    expect(isOnServer(id)).toBe(true)
  })
})

describe('errors of the server during an upload (decision 70)', () => {
  /** An error response to a raw chunk, as error-response.ts writes it. */
  const chunkError = (status: number, error: ContractError) =>
    new Response(JSON.stringify({ jsonrpc: '2.0', id: null, error: error.toBody() }), { status })

  test('429 with a Retry-After of an hour is obeyed to the minute', async () => {
    const run = await startOne()
    let asked = 0
    device().network.intercept = (_url, body) => {
      if (!body.includes('fileUpload:upload') || ++asked > 1) return null
      return new Response('', { status: 429, headers: { 'retry-after': '3600' } })
    }
    const id = await save(run)
    await world.run(59 * MINUTE)
    expect(asked).toBe(1)
    expect(await jobOf(run, id)).toMatchObject({ state: 'waiting', retryCount: 1 })
    await world.run(2 * MINUTE)
    expect(isOnServer(id)).toBe(true)
  })

  test('a forbidden chunk ends the job at once with its error', async () => {
    const run = await startOne()
    device().network.intercept = url =>
      url.includes('/api/uploads/') ? chunkError(403, new ContractError('FORBIDDEN')) : null
    const id = await save(run, '', BIG)
    await world.run(MINUTE)
    expect(await jobOf(run, id)).toMatchObject({ state: 'error', retryCount: 0, error: { code: 'FORBIDDEN' } })
  })

  test('a rate-limited chunk waits as long as `retryAfter` says', async () => {
    const run = await startOne()
    let asked = 0
    device().network.intercept = url =>
      url.includes('/api/uploads/') && ++asked === 1
        ? chunkError(429, new ContractError('RATE_LIMITED', undefined, { retryAfter: 120 }))
        : null
    const id = await save(run, '', BIG)
    await world.run(1.9 * MINUTE)
    expect(asked).toBe(1)
    expect(await jobOf(run, id)).toMatchObject({ retryCount: 1, error: { code: 'RATE_LIMITED' } })
    await world.run(MINUTE)
    expect(isOnServer(id)).toBe(true)
  })

  test('if a proxy does not know the address of raw chunks, they are sent by RPC', async () => {
    const run = await startOne()
    device().network.intercept = url =>
      url.includes('/api/uploads/') ? new Response('Not Found', { status: 404 }) : null
    const id = await save(run, '', BIG)
    await world.run(MINUTE)
    expect(isOnServer(id)).toBe(true)
  })
})
