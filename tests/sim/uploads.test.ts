import { afterEach, describe, expect, test } from 'vitest'
import { ContractError } from '../../src/contract/errors.ts'
import { create, edit } from '../../src/db/commands/context.ts'
import { assignPatient, saveRecording } from '../../src/db/commands/recordings.ts'
import { holdUploads, saveFile, uploadNow } from '../../src/db/commands/uploads.ts'
import { details, documentDetails } from '../factories/store/recordings.ts'
import type { Run } from './world/device.ts'
import { ACCOUNT, createWorld, type World } from './world/world.ts'

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

describe('a recording of a patient who is not on the server (I5)', () => {
  test('waits for a refused patient without using attempts, does not block others, and is sent once the patient is accepted', async () => {
    const run = await start()
    const patient = await create(run.context, 'patients', { name: 'POISON-UNPROCESSABLE', data: {} })
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
    await edit(run.context, 'patients', patient, () => ({ name: 'Anna', data: {} }))
    // Right after the patient, not only at the next retry.
    await world.run(10_000)
    expect(isOnServer(his)).toBe(true)
    expect(await documentOf(run, his)).toMatchObject({
      syncStatus: 'synced',
      syncAttempts: 0,
      patientClientId: patient,
    })
  })

  test('stores what it waits for, although nothing else triggers the uploads', async () => {
    const run = await start()
    const patient = await create(run.context, 'patients', { name: 'POISON-UNPROCESSABLE', data: {} })
    await world.run(5000)
    const id = await record(run, patient)
    await world.run(2000)
    expect(await jobOf(run, id)).toMatchObject({ error: { code: 'PatientNotFound' } })
  })

  test('is kept waiting when its patient is unknown on the device too, and is sent once it is given to another', async () => {
    const run = await start()
    const patient = await create(run.context, 'patients', { name: 'Anna', data: {} })
    const id = await record(run, '0190a000-0000-7000-8000-00000000dead')
    await world.run(30 * MINUTE)
    expect(await jobOf(run, id)).toMatchObject({ state: 'waiting', retryCount: 0, notFoundCount: 0 })
    // An error, because the user has to choose another patient.
    expect(await documentOf(run, id)).toMatchObject({ syncStatus: 'error' })
    await assignPatient(run.context, id, patient)
    await world.run(MINUTE)
    expect(isOnServer(id)).toBe(true)
    expect(await documentOf(run, id)).toMatchObject({ syncStatus: 'synced', patientClientId: patient })
  })
})

describe('faults that use up an attempt, and faults that do not (decision 70)', () => {
  test.each([
    ['a network on which every request hangs', 'hang'],
    ['a portal that replies to everything with its own page', 'portal'],
    ['a portal that forbids everything', 'http-403'],
    ['a proxy that cannot reach the server', 'http-503'],
  ] as const)('%s uses up no attempt, and afterwards the upload is sent', async (_what, fault) => {
    const run = await start()
    device().network.weights = { [fault]: 1 }
    const ids = [await record(run), await record(run, '', BIG)]
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
    const run = await start()
    device().network.intercept = (url, body) => (isUpload(url, body) ? 'portal' : null)
    const id = await record(run)
    await world.run(5 * MINUTE)
    expect(await jobOf(run, id)).toMatchObject({ state: 'error', retryCount: 3, error: { code: 'BadAnswer' } })
  })

  test.each(['hang', 'http-500', 'http-503'] as const)(
    '%s of the uploads alone is retried for an hour, with back-off and across restarts; only then a person is asked',
    async fault => {
      const run = await start()
      let asked = 0
      const fails = (url: string, body: string) => (isUpload(url, body) && ++asked ? fault : null)
      device().network.intercept = fails
      const id = await record(run)
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
    const run = await start()
    device().network.intercept = (url, body) => (isUpload(url, body) ? 'http-500' : null)
    const id = await record(run)
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
  const run = await start()
  device().network.intercept = (url, body) => (isUpload(url, body) ? new Response('', { status }) : null)
  const id = await record(run)
  await world.run(MINUTE)
  expect(await jobOf(run, id)).toMatchObject({ state: 'error', retryCount: 0, error: { code } })
})

describe('an upload that fails while everything else works', () => {
  test('waits between attempts without counting them when it is cut off again and again; others are sent (I5)', async () => {
    const run = await start()
    device().network.intercept = url => (url.includes('/api/uploads/') ? 'refuse' : null)
    const [cut, other] = [await record(run, '', BIG), await record(run)]
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
    const run = await start()
    device().network.intercept = url => (url.includes('/api/uploads/') ? 'http-401' : null)
    const id = await record(run, '', BIG)
    const before = world.trace.length
    await world.run(10 * MINUTE)
    expect(world.trace.length - before).toBeLessThan(10 * 10)
    device().network.intercept = () => null
    await world.run(2 * MINUTE)
    expect(isOnServer(id)).toBe(true)
  })
})

describe('an upload that was requested often while offline', () => {
  // Regression: each request lengthened the wait, and reaching the server did not end it.
  test('is sent in the cycle that reaches the server again', async () => {
    const run = await start()
    // The event stream stays closed, because its reopening would trigger the upload.
    device().network.intercept = url => (url.endsWith('/api/events') ? 'refuse' : null)
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

describe('a long recording over a bad network', () => {
  const LONG = new Blob([new Uint8Array(60 * 512 * 1024)])

  // Regression: with a wait of ten seconds after each lost chunk it took five minutes.
  test('that loses three requests in ten is uploaded within two minutes', async () => {
    const run = await start()
    await world.run(5000)
    device().network.weights = { none: 0.7, refuse: 0.15, 'lose-reply': 0.15 }
    const began = world.clock.elapsed
    const id = await record(run, '', LONG)
    expect(await world.until(() => isOnServer(id), 10 * MINUTE)).toBe(true)
    expect(world.clock.elapsed - began).toBeLessThan(2 * MINUTE)
  })

  test('that passes one chunk at a time is uploaded, because waits do not grow while bytes are sent', async () => {
    const run = await start()
    let pieces = 0
    device().network.intercept = (url, body) => {
      if (url.endsWith('/api/events')) return 'refuse'
      if (url.includes('/api/uploads/')) return ++pieces % 2 === 0 ? 'refuse' : null
      return body.includes('userAccount.user:get') && !body.includes('patients:list') ? 'refuse' : null
    }
    const id = await record(run, '', new Blob([new Uint8Array(20 * 512 * 1024)]))
    expect(await world.until(() => isOnServer(id), 5 * MINUTE)).toBe(true)
  })

  test('that hangs at every tenth chunk is uploaded, because attempts that sent bytes do not add up', async () => {
    const run = await start()
    let pieces = 0
    device().network.intercept = url => (url.includes('/api/uploads/') && ++pieces % 10 === 0 ? 'hang' : null)
    const id = await record(run, '', LONG)
    await world.until(() => isOnServer(id), 20 * MINUTE)
    expect(await jobOf(run, id)).toBeNull()
    expect(isOnServer(id)).toBe(true)
  })
})

describe('an upload that stops', () => {
  const sendingSlowly = async (run: Run) => {
    device().network.intercept = url => (url.includes('/api/uploads/') ? 'slow' : null)
    const id = await record(run, '', BIG)
    expect(await world.until(() => (run.status?.uploads.length ?? 0) > 0, MINUTE)).toBe(true)
    await world.until(async () => (await documentOf(run, id))?.syncStatus === 'syncing', MINUTE)
    return id
  }

  test('because uploads became manual is no longer shown as sending, and waits for the user', async () => {
    const run = await start()
    const id = await sendingSlowly(run)
    await holdUploads(run.context)
    await world.run(MINUTE)
    expect(isOnServer(id)).toBe(false)
    expect(run.status?.uploads).toEqual([])
    expect(await documentOf(run, id)).toMatchObject({ syncStatus: 'pending', syncErrorMessage: null })
  })

  test('because uploads became manual right before a restart waits for the user after it', async () => {
    const run = await start()
    const id = await sendingSlowly(run)
    await holdUploads(run.context)
    expect(await documentOf(run, id)).toMatchObject({ syncStatus: 'syncing' })
    const again = await world.start(device())
    await world.run(MINUTE)
    expect(await documentOf(again, id)).toMatchObject({ syncStatus: 'pending' })
  })

  test('because the session ended is no longer shown as sending', async () => {
    const run = await start()
    await sendingSlowly(run)
    world.server.expire(ACCOUNT)
    run.bridge.sendNow()
    expect(await world.until(() => run.signedOut, MINUTE)).toBe(true)
    expect(run.status?.uploads).toEqual([])
  })

  test('because it is complete is shown as sending until its receipt is in the document', async () => {
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

describe('a document is uploaded in the same way as a recording', () => {
  const scan = (run: Run, bytes: Blob, patientClientId = '') =>
    saveFile(
      run.context,
      { clientId: run.context.random.uuid(), bytes, type: 'document', details: documentDetails({ patientClientId }) },
      'auto',
    )
  const recordOf = async (run: Run, id: string) =>
    (await run.context.database.healthRecords.findOne(id).exec())?.toJSON()

  test('it is a record of its patient at once, waits for the patient, and is on the server once (I1, I2, I5)', async () => {
    const run = await start()
    device().network.online = false
    const patient = await create(run.context, 'patients', { name: 'Anna', data: {} })
    const id = await scan(run, BIG, patient)
    expect(await recordOf(run, id)).toMatchObject({
      ...{ name: 'blood.jpg', recordType: 'auto', status: 'uploaded' },
      queue: 2,
    })
    await world.run(MINUTE)
    expect(await recordOf(run, id)).toMatchObject({ syncStatus: 'pending', patientClientId: patient })
    device().network.online = true
    await world.run(2 * MINUTE)
    expect(world.server.files(ACCOUNT).get(id)).toMatchObject({ size: BIG.size })
    expect(await recordOf(run, id)).toMatchObject({ queue: 0, syncStatus: 'synced', data: { documentAssetId: 1 } })
    expect(await jobOf(run, id)).toBeNull()
  })

  test('its upload resumes after a kill at any call (I16, I17)', async () => {
    for (let call = 1; call < 60; call += 3) {
      const run = await start()
      const id = await scan(run, BIG)
      run.life.dieAtCall(call, call % 2 === 0)
      await world.run(MINUTE)
      const next = await world.start(device())
      await world.run(3 * MINUTE)
      expect(world.server.files(ACCOUNT).get(id), `killed at call ${call}`).toMatchObject({ size: BIG.size })
      expect(await recordOf(next, id)).toMatchObject({ queue: 0, syncStatus: 'synced' })
      await world.end()
    }
  })

  test('stored bytes without a record get one at the next start (decision 66)', async () => {
    const run = await start()
    run.life.fail(
      what => what.startsWith('storage.healthRecords'),
      () => new Error('no room'),
    )
    const id = run.context.random.uuid()
    const file = { clientId: id, bytes: new Blob(['scan']), type: 'document' as const, details: documentDetails() }
    await expect(saveFile(run.context, file, 'auto')).rejects.toThrow()
    const next = await world.start(device())
    await world.run(MINUTE)
    expect(await recordOf(next, id)).toMatchObject({ queue: 0, name: 'blood.jpg' })
  })
})

describe('errors of the server during an upload (decision 70)', () => {
  /** An error response to a raw chunk, as error-response.ts writes it. */
  const chunkError = (status: number, error: ContractError) =>
    new Response(JSON.stringify({ jsonrpc: '2.0', id: null, error: error.toBody() }), { status })

  test('429 with a Retry-After of an hour is obeyed to the minute', async () => {
    const run = await start()
    let asked = 0
    device().network.intercept = (_url, body) => {
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

  test('a forbidden chunk ends the job at once with its error', async () => {
    const run = await start()
    device().network.intercept = url =>
      url.includes('/api/uploads/') ? chunkError(403, new ContractError('FORBIDDEN')) : null
    const id = await record(run, '', BIG)
    await world.run(MINUTE)
    expect(await jobOf(run, id)).toMatchObject({ state: 'error', retryCount: 0, error: { code: 'FORBIDDEN' } })
  })

  test('a rate-limited chunk waits as long as `retryAfter` says', async () => {
    const run = await start()
    let asked = 0
    device().network.intercept = url =>
      url.includes('/api/uploads/') && ++asked === 1
        ? chunkError(429, new ContractError('RATE_LIMITED', undefined, { retryAfter: 120 }))
        : null
    const id = await record(run, '', BIG)
    await world.run(1.9 * MINUTE)
    expect(asked).toBe(1)
    expect(await jobOf(run, id)).toMatchObject({ retryCount: 1, error: { code: 'RATE_LIMITED' } })
    await world.run(MINUTE)
    expect(isOnServer(id)).toBe(true)
  })

  test('if a proxy does not know the address of raw chunks, they are sent by RPC', async () => {
    const run = await start()
    device().network.intercept = url =>
      url.includes('/api/uploads/') ? new Response('Not Found', { status: 404 }) : null
    const id = await record(run, '', BIG)
    await world.run(MINUTE)
    expect(isOnServer(id)).toBe(true)
  })
})

describe('the status of a recording (decision 69)', () => {
  test('it stays "syncing" while it is sent, whatever else is fetched meanwhile', async () => {
    const run = await start()
    await world.run(5000)
    device().network.bytesPerSecond = 20_000
    const id = await record(run, '', new Blob([new Uint8Array(400_000)]))
    await world.run(2000)
    expect(await documentOf(run, id)).toMatchObject({ syncStatus: 'syncing' })
    for (let second = 0; second < 10; second++) {
      run.bridge.sendNow()
      await world.run(1000)
      expect(await documentOf(run, id)).toMatchObject({ syncStatus: 'syncing' })
    }
    await world.run(60_000)
    expect(await documentOf(run, id)).toMatchObject({ syncStatus: 'synced' })
  })
})
