import { afterEach, describe, expect, test } from 'vitest'
import { ContractError } from '../../src/contract/errors.ts'
import { holdUploads } from '../../src/db/commands/hold-uploads.ts'
import { createPatient, updatePatient } from '../../src/db/commands/patients.ts'
import { giveToPatient, saveRecording } from '../../src/db/commands/recordings.ts'
import { details } from '../factories/store/recordings.ts'
import type { Run } from './device.ts'
import { ACCOUNT, createWorld, type World } from './world.ts'

const BIG = new Blob([new Uint8Array(3 * 512 * 1024)])
const isUpload = (url: string, body: string) => url.includes('/api/uploads/') || body.includes('fileUpload:')
const MINUTE = 60_000
let world: World
afterEach(async () => {
  await world.end()
})

async function start(): Promise<Run> {
  world = await createWorld({ devices: 1, seed: 7 })
  return await world.start(device())
}
const device = () => world.devices[0]!
const record = (run: Run, patientClientId = '', audio: Blob = new Blob(['audio'])) =>
  saveRecording(run.context, audio, details({ patientClientId }), 'auto')
const jobOf = (run: Run, id: string) => run.context.uploads.item(ACCOUNT, id)
const documentOf = async (run: Run, id: string) => (await run.context.database.recordings.findOne(id).exec())?.toJSON()
const isOnServer = (id: string) => world.server.files(ACCOUNT).has(id)

describe('a recording of a patient whom the server does not have (I5)', () => {
  test('waits for a refused patient without counting, lets others go, and follows when he is accepted', async () => {
    const run = await start()
    const patient = await createPatient(run.context, { name: 'POISON-UNPROCESSABLE', data: {} })
    await world.run(5000)
    const [his, other] = [await record(run, patient), await record(run)]
    const before = world.server.requests
    await world.run(10 * MINUTE + 25_000)
    expect(isOnServer(other)).toBe(true)
    expect(await jobOf(run, his)).toMatchObject({
      ...{ state: 'waiting', retryCount: 0, notFoundCount: 0 },
      error: { code: 'PatientNotFound' },
    })
    expect(world.server.requests - before).toBeLessThan(200)
    await updatePatient(run.context, patient, { name: 'Anna', data: {} })
    // With the patient, and not only when the server would be asked again.
    await world.run(10_000)
    expect(isOnServer(his)).toBe(true)
    expect(await documentOf(run, his)).toMatchObject({
      syncStatus: 'synced',
      syncAttempts: 0,
      patientClientId: patient,
    })
  })

  test('says what it waits for, though nothing else wakes the uploads', async () => {
    const run = await start()
    const patient = await createPatient(run.context, { name: 'POISON-UNPROCESSABLE', data: {} })
    await world.run(5000)
    const id = await record(run, patient)
    await world.run(2000)
    expect(await jobOf(run, id)).toMatchObject({ error: { code: 'PatientNotFound' } })
  })

  test('is not called lost where nobody here knows him, and goes once it is given to another', async () => {
    const run = await start()
    const patient = await createPatient(run.context, { name: 'Anna', data: {} })
    const id = await record(run, '0190a000-0000-7000-8000-00000000dead')
    await world.run(30 * MINUTE)
    expect(await jobOf(run, id)).toMatchObject({ state: 'waiting', retryCount: 0, notFoundCount: 0 })
    // Nothing is being sent: somebody has to say whose it is.
    expect(await documentOf(run, id)).toMatchObject({ syncStatus: 'error' })
    await giveToPatient(run.context, id, patient)
    await world.run(MINUTE)
    expect(isOnServer(id)).toBe(true)
    expect(await documentOf(run, id)).toMatchObject({ syncStatus: 'synced', patientClientId: patient })
  })
})

describe('what uses up a try (decision 70)', () => {
  test.each([
    ['a network that swallows everything', 'hang'],
    ['a portal that answers everything with its own page', 'portal'],
    ['a portal that forbids everything', 'http-403'],
    ['a proxy without its server', 'http-503'],
  ] as const)('%s does not, and afterwards it is sent', async (_what, fault) => {
    const run = await start()
    device().network.weights = { [fault]: 1 }
    const ids = [await record(run), await record(run, '', BIG)]
    const before = world.story.length
    await world.run(60 * MINUTE)
    for (const id of ids) expect(await jobOf(run, id)).toMatchObject({ state: 'waiting', retryCount: 0 })
    expect(world.story.length - before).toBeLessThan(60 * 10)
    device().network.weights = { none: 1 }
    run.bridge.network(true)
    await world.run(2 * MINUTE)
    expect(ids.map(isOnServer)).toEqual([true, true])
  })

  test.each([
    ['hang', 'TimedOut'],
    ['portal', 'BadAnswer'],
    ['http-403', 'BadAnswer'],
    ['http-500', 'BadAnswer'],
  ] as const)('an upload that meets %s while the server answers all else does', async (fault, code) => {
    const run = await start()
    device().network.meddle = (url, body) => (isUpload(url, body) ? fault : null)
    const id = await record(run)
    await world.run(5 * MINUTE)
    expect(await jobOf(run, id)).toMatchObject({ state: 'error', retryCount: 3, error: { code } })
  })
})

describe('an upload that fails while everything else works', () => {
  test('is cut off again and again: it waits in between, uncounted, and the others go (I5)', async () => {
    const run = await start()
    device().network.meddle = url => (url.includes('/api/uploads/') ? 'refuse' : null)
    const [cut, other] = [await record(run, '', BIG), await record(run)]
    const before = world.story.length
    await world.run(10 * MINUTE)
    expect(isOnServer(other)).toBe(true)
    expect(await jobOf(run, cut)).toMatchObject({ state: 'waiting', retryCount: 0 })
    expect(world.story.length - before).toBeLessThan(10 * 10)
    device().network.meddle = () => null
    await world.run(MINUTE)
    expect(isOnServer(cut)).toBe(true)
  })

  test('meets a 401 that is not the server’s: the drain rests between its rounds', async () => {
    const run = await start()
    device().network.meddle = url => (url.includes('/api/uploads/') ? 'http-401' : null)
    const id = await record(run, '', BIG)
    const before = world.story.length
    await world.run(10 * MINUTE)
    expect(world.story.length - before).toBeLessThan(10 * 10)
    device().network.meddle = () => null
    await world.run(2 * MINUTE)
    expect(isOnServer(id)).toBe(true)
  })
})

describe('an upload that was asked for often while the network was gone', () => {
  // Every asking halted and made the next rest longer; the cycle that reached the server did not end it.
  test('goes with the cycle that reaches the server again', async () => {
    const run = await start()
    // A stream of events that opens again would wake it by itself.
    device().network.meddle = url => (url.endsWith('/api/events') ? 'refuse' : null)
    await world.run(5000)
    device().network.online = false
    const id = await record(run)
    for (let asked = 0; asked < 8; asked++) {
      run.bridge.sendNow()
      await world.run(3000)
    }
    device().network.online = true
    expect(await world.until(() => run.status?.phase === 'idle', MINUTE)).toBe(true)
    expect(await world.until(() => isOnServer(id), 3000)).toBe(true)
  })
})

describe('a long recording over a bad line', () => {
  const LONG = new Blob([new Uint8Array(60 * 512 * 1024)])

  // A wait of ten seconds after each lost piece made five minutes of these.
  test('that loses three requests in ten arrives within two minutes', async () => {
    const run = await start()
    await world.run(5000)
    device().network.weights = { none: 0.7, refuse: 0.15, 'lose-reply': 0.15 }
    const began = world.clock.elapsed
    const id = await record(run, '', LONG)
    expect(await world.until(() => isOnServer(id), 10 * MINUTE)).toBe(true)
    expect(world.clock.elapsed - began).toBeLessThan(2 * MINUTE)
  })

  test('that lets one piece through at a time arrives: a rest does not grow while bytes move', async () => {
    const run = await start()
    let pieces = 0
    device().network.meddle = (url, body) => {
      if (url.endsWith('/api/events')) return 'refuse'
      if (url.includes('/api/uploads/')) return ++pieces % 2 === 0 ? 'refuse' : null
      return body.includes('userAccount.user:get') && !body.includes('patients:list') ? 'refuse' : null
    }
    const id = await record(run, '', new Blob([new Uint8Array(20 * 512 * 1024)]))
    expect(await world.until(() => isOnServer(id), 5 * MINUTE)).toBe(true)
  })

  test('that hangs at every tenth piece arrives: tries that moved something do not add up', async () => {
    const run = await start()
    let pieces = 0
    device().network.meddle = url => (url.includes('/api/uploads/') && ++pieces % 10 === 0 ? 'hang' : null)
    const id = await record(run, '', LONG)
    await world.until(() => isOnServer(id), 20 * MINUTE)
    expect(await jobOf(run, id)).toBeNull()
    expect(isOnServer(id)).toBe(true)
  })
})

describe('an upload that ends', () => {
  const sendingSlowly = async (run: Run) => {
    device().network.meddle = url => (url.includes('/api/uploads/') ? 'slow' : null)
    const id = await record(run, '', BIG)
    expect(await world.until(() => (run.status?.uploads.length ?? 0) > 0, MINUTE)).toBe(true)
    await world.until(async () => (await documentOf(run, id))?.syncStatus === 'syncing', MINUTE)
    return id
  }

  test('because uploads became manual is no longer called sending, and waits for the person', async () => {
    const run = await start()
    const id = await sendingSlowly(run)
    await holdUploads(run.context)
    await world.run(MINUTE)
    expect(isOnServer(id)).toBe(false)
    expect(run.status?.uploads).toEqual([])
    expect(await documentOf(run, id)).toMatchObject({ syncStatus: 'pending', syncErrorMessage: null })
  })

  test('because uploads became manual, and then the application, waits for the person after the restart', async () => {
    const run = await start()
    const id = await sendingSlowly(run)
    await holdUploads(run.context)
    expect(await documentOf(run, id)).toMatchObject({ syncStatus: 'syncing' })
    const again = await world.start(device())
    await world.run(MINUTE)
    expect(await documentOf(again, id)).toMatchObject({ syncStatus: 'pending' })
  })

  test('because the session did is no longer called sending', async () => {
    const run = await start()
    await sendingSlowly(run)
    world.server.expire(ACCOUNT)
    run.bridge.sendNow()
    expect(await world.until(() => run.signedOut, MINUTE)).toBe(true)
    expect(run.status?.uploads).toEqual([])
  })

  test('is over for the interface only when its receipt is in the document', async () => {
    const run = await start()
    const seen: string[] = []
    run.life.fail(
      what => {
        if (what === 'uploads.receiptApplied') seen.push('receipt applied')
        return false
      },
      () => new Error('never'),
    )
    let sending = 0
    await run.bridge.subscribe(news => {
      if (news.type !== 'status') return
      if (sending > 0 && news.status.uploads.length === 0) seen.push('not sending')
      sending = news.status.uploads.length
    })
    await record(run)
    await world.run(MINUTE)
    expect(seen).toEqual(['receipt applied', 'not sending'])
  })
})

describe('what the server says of an upload (decision 70)', () => {
  /** The server's answer beside the RPC address, as error-response.ts writes it. */
  const chunkAnswer = (status: number, error: ContractError) =>
    new Response(JSON.stringify({ jsonrpc: '2.0', id: null, error: error.toBody() }), { status })

  test('429 with a Retry-After of an hour is obeyed to the minute', async () => {
    const run = await start()
    let asked = 0
    device().network.meddle = (_url, body) => {
      if (!body.includes('fileUpload:upload') || ++asked > 1) return null
      return new Response('', { status: 429, headers: { 'retry-after': '3600' } })
    }
    const id = await record(run)
    await world.run(59 * MINUTE)
    expect(asked).toBe(1)
    expect(await jobOf(run, id)).toMatchObject({ state: 'waiting', retryCount: 1 })
    await world.run(2 * MINUTE)
    expect(isOnServer(id)).toBe(true)
  })

  test('a chunk that is forbidden ends the job at once, and says so', async () => {
    const run = await start()
    device().network.meddle = url =>
      url.includes('/api/uploads/') ? chunkAnswer(403, new ContractError('FORBIDDEN')) : null
    const id = await record(run, '', BIG)
    await world.run(MINUTE)
    expect(await jobOf(run, id)).toMatchObject({ state: 'error', retryCount: 0, error: { code: 'FORBIDDEN' } })
  })

  test('a chunk that comes too soon waits as long as it is told', async () => {
    const run = await start()
    let asked = 0
    device().network.meddle = url =>
      url.includes('/api/uploads/') && ++asked === 1
        ? chunkAnswer(429, new ContractError('RATE_LIMITED', undefined, { retryAfter: 120 }))
        : null
    const id = await record(run, '', BIG)
    await world.run(1.9 * MINUTE)
    expect(asked).toBe(1)
    expect(await jobOf(run, id)).toMatchObject({ retryCount: 1, error: { code: 'RATE_LIMITED' } })
    await world.run(MINUTE)
    expect(isOnServer(id)).toBe(true)
  })

  test('a proxy that knows no place for raw chunks is gone round', async () => {
    const run = await start()
    device().network.meddle = url => (url.includes('/api/uploads/') ? new Response('Not Found', { status: 404 }) : null)
    const id = await record(run, '', BIG)
    await world.run(MINUTE)
    expect(isOnServer(id)).toBe(true)
  })
})
