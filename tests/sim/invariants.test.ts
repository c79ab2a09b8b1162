import { afterEach, describe, expect, test } from 'vitest'
import { create, edit } from '../../src/db/commands/context.ts'
import { createHealthRecord, deleteHealthRecord, updateHealthRecord } from '../../src/db/commands/health-records.ts'
import { saveRecording } from '../../src/db/commands/recordings.ts'
import { QUEUE } from '../../src/db/document.ts'
import type { RecordingDetails } from '../../src/db/uploads/upload-rows.ts'
import type { Device, Run } from './world/device.ts'
import { ACCOUNT, createWorld, type World } from './world/world.ts'

const DAY = 24 * 3600_000
const MINUTE = 60_000
const details: RecordingDetails = {
  ...{ fileName: 'visit.webm', name: 'Visit', subtype: 'dialog', mimeType: 'audio/webm', duration: 3, peaks: [] },
  ...{ patientClientId: '', createdAt: '2026-11-20T09:00:00.000Z', transcription: null, locale: 'ru' },
}
const record = (name: string) => ({ name, recordType: 'healthLog' as const, patientClientId: '', data: {} })
const quota = () => new DOMException('disk full', 'QuotaExceededError')

let world: World
afterEach(async () => {
  await world.end()
})

async function start(devices = 1, seed = 7): Promise<(Device & { run: Run })[]> {
  world = await createWorld({ devices, seed })
  for (const device of world.devices) await world.start(device)
  return world.devices as (Device & { run: Run })[]
}
const onServer = () =>
  world.server
    .rows(ACCOUNT, 'record')
    .map(row => String(row.name))
    .sort()
const onDevice = async ({ run }: { run: Run }) =>
  (await run.context.database.healthRecords.find({ selector: { deletedAt: null } }).exec()).map(one => one.name).sort()
const effectsOn = (clientId: string) => world.server.effects.filter(one => one.clientId === clientId).length

describe('cases in which the stock replication loses data, and this engine does not', () => {
  test('I13 a clock set back by a day between two writes: both are sent', async () => {
    const [a] = await start()
    a!.skew = DAY
    a!.run.clock.skew = DAY
    await createHealthRecord(a!.run.context, record('future'))
    await world.run(2000)
    a!.skew = 0
    await world.start(a!)
    await createHealthRecord(a!.run.context, record('after the correction'))
    await world.run(2000)
    expect(onServer()).toEqual(['after the correction', 'future'])
  })

  test('I17 a store that fails in the middle of a push does not keep the write from being sent', async () => {
    const [a] = await start()
    a!.run.life.fail(
      what => what === 'storage.healthRecords.query',
      () => new Error('connection is closing'),
      2,
    )
    await createHealthRecord(a!.run.context, record('first'))
    await world.run(MINUTE)
    expect(onServer()).toEqual(['first'])
  })

  test('I17 a full disk when the reply is stored: no change takes effect twice, and a later edit stays (I10)', async () => {
    const [a] = await start()
    const id = await createHealthRecord(a!.run.context, record('before'))
    a!.run.life.fail(what => what === 'storage.healthRecords.bulkWrite', quota, 1)
    await world.run(500)
    a!.run.life.heal()
    await updateHealthRecord(a!.run.context, id, { name: 'after' })
    await world.run(MINUTE)
    expect(onServer()).toEqual(['after'])
    expect(await onDevice(a!)).toEqual(['after'])
    expect(effectsOn(id)).toBe(2)
    expect(await a!.run.context.database.conflicts.find().exec()).toEqual([])
  })

  test('I20 an unreadable row is quarantined and the others arrive; it is released when it can be read', async () => {
    const [a, b] = await start(2)
    for (const name of ['one', 'two', 'three']) await createHealthRecord(a!.run.context, record(name))
    await world.run(1000)
    b!.kill()
    const unreadable = world.server.rows(ACCOUNT, 'record')[1]!
    const { name } = unreadable
    world.server.overwrite(unreadable.clientId, { name: 42 })
    await world.start(b!)
    await world.run(MINUTE)
    // The device had pulled the row before it became unreadable, and keeps that version.
    expect(await onDevice(b!)).toHaveLength(3)
    const [held] = await b!.run.context.database.quarantine.find().exec()
    expect(held?.key).toBe(`healthRecords|${unreadable.clientId}`)
    expect(held?.issues[0]?.path).toBe('name')
    world.server.overwrite(unreadable.clientId, { name })
    await world.run(2 * MINUTE)
    expect(await b!.run.context.database.quarantine.find().exec()).toEqual([])
  })

  test('I20 a row that an older version could not read is released by a version that can, without a new change on the server', async () => {
    const [a, b] = await start(2)
    b!.network.online = false
    for (const name of ['one', 'two']) await createHealthRecord(a!.run.context, record(name))
    await world.run(1000)
    const unreadable = world.server.rows(ACCOUNT, 'record')[1]!
    const good = structuredClone(unreadable)
    world.server.overwrite(unreadable.clientId, { name: 42 })
    b!.network.online = true
    b!.run.bridge.network(true)
    await world.run(MINUTE)
    expect(await onDevice(b!)).toEqual([expect.stringMatching(/one|two/)])
    const [held] = await b!.run.context.database.quarantine.find().exec()
    // Stands for a newer version whose schema can read the row.
    await held!.incrementalPatch({ row: { ...(held!.toMutableJSON().row as object), name: good.name } })
    await world.run(2 * MINUTE)
    expect((await onDevice(b!)).toSorted()).toEqual(['one', 'two'])
    expect(await b!.run.context.database.quarantine.find().exec()).toEqual([])
  })

  test('I20 I8 an unreadable row that a restored server does not have leaves the quarantine', async () => {
    const [a, b] = await start(2)
    b!.network.online = false
    const restore = world.server.backup()
    await createHealthRecord(a!.run.context, record('made after the backup'))
    await world.run(1000)
    a!.kill()
    world.server.overwrite(world.server.rows(ACCOUNT, 'record')[0]!.clientId, { name: 42 })
    b!.network.online = true
    b!.run.bridge.network(true)
    await world.run(MINUTE)
    expect(await b!.run.context.database.quarantine.count().exec()).toBe(1)
    restore()
    await world.run(5 * MINUTE)
    expect(await b!.run.context.database.quarantine.count().exec()).toBe(0)
  })

  test('I5 a document that the server refuses is parked with its reason; the rest is sent, without flooding the server', async () => {
    const [a] = await start()
    await createHealthRecord(a!.run.context, record('POISON-UNPROCESSABLE'))
    for (let i = 0; i < 5; i++) await createHealthRecord(a!.run.context, record(`good ${i}`))
    const before = world.server.requests
    await world.run(MINUTE)
    expect(onServer()).toHaveLength(5)
    const parked = await a!.run.context.database.healthRecords.findOne({ selector: { queue: QUEUE.parked } }).exec()
    expect(parked?.name).toBe('POISON-UNPROCESSABLE')
    expect(parked?.sync.parked?.code).toBe('UNPROCESSABLE')
    expect(world.server.requests - before).toBeLessThan(60)
  })

  test('I5 a call that makes the server fail is found among twenty and parked; the nineteen are sent', async () => {
    const [a] = await start()
    a!.network.online = false
    for (let i = 0; i < 19; i++) await createHealthRecord(a!.run.context, record(`good ${String(i).padStart(2, '0')}`))
    await createHealthRecord(a!.run.context, record('CRASH the whole request'))
    a!.network.online = true
    a!.run.bridge.network(true)
    await world.run(10 * MINUTE)
    expect(onServer()).toHaveLength(19)
    await world.run(60 * MINUTE)
    const parked = await a!.run.context.database.healthRecords.find({ selector: { queue: QUEUE.parked } }).exec()
    expect(parked.map(one => one.name)).toEqual(['CRASH the whole request'])
  })

  test.each(['create', 'delete'] as const)(
    'I5 a server that fails on a %s for half an hour gets it again with back-off, and the person is not asked',
    async verb => {
      const [a] = await start()
      const fails = () => (a!.network.intercept = (_url, body) => (body.includes(`:${verb}"`) ? 'http-500' : null))
      if (verb === 'create') fails()
      const id = await createHealthRecord(a!.run.context, record('kept'))
      await world.run(MINUTE)
      fails()
      if (verb === 'delete') await deleteHealthRecord(a!.run.context, id)
      const before = world.clock.elapsed
      let asked = 0
      const intercept = a!.network.intercept
      a!.network.intercept = (url, body) => {
        const fault = intercept(url, body)
        if (fault) asked++
        return fault
      }
      await world.run(30 * MINUTE)
      expect(world.clock.elapsed - before).toBe(30 * MINUTE)
      const here = await a!.run.context.database.healthRecords.findOne(id).exec()
      expect(here?.toJSON()).toMatchObject({ queue: QUEUE.push, sync: { parked: null } })
      expect(asked).toBeGreaterThan(20)
      expect(asked).toBeLessThan(60)
      a!.network.intercept = () => null
      await world.run(2 * MINUTE)
      expect(onServer()).toEqual(verb === 'create' ? ['kept'] : [])
    },
  )

  test('I5 the hour of tries goes on after a restart, whatever the clock says, and a new one begins once a person or the server has dealt with it', async () => {
    const [a] = await start()
    const id = await createHealthRecord(a!.run.context, record('CRASH'))
    const isParked = async () => {
      const here = await a!.run!.context.database.healthRecords.findOne(id).exec()
      return here?.queue === QUEUE.parked
    }
    await world.run(35 * MINUTE)
    a!.skew = 365 * 24 * 60 * MINUTE
    await world.start(a!)
    await world.run(15 * MINUTE)
    expect(await isParked()).toBe(false)
    await world.run(15 * MINUTE)
    expect(await isParked()).toBe(true)
    await updateHealthRecord(a!.run!.context, id, { name: 'CRASH again' })
    await world.run(50 * MINUTE)
    expect(await isParked()).toBe(false)
    await updateHealthRecord(a!.run!.context, id, { name: 'good' })
    await world.run(2 * MINUTE)
    expect(onServer()).toEqual(['good'])
    await updateHealthRecord(a!.run!.context, id, { name: 'CRASH later' })
    await world.start(a!)
    await world.run(50 * MINUTE)
    expect(await isParked()).toBe(false)
  })

  test('I6 an empty page with more to come does not end the pull', async () => {
    const [a] = await start()
    for (let i = 0; i < 3; i++) await createHealthRecord(a!.run.context, record(`r${i}`))
    await world.run(1000)
    a!.kill()
    // One row per page, so that the newest rows, which are fetched first, are not the whole list.
    world.server.pageRows = 1
    // More empty pages than there are other triggers of a pull in this time.
    world.server.emptyPages = 60
    const fresh = (await createWorldDevice()) as Device & { run: Run }
    await world.run(6000)
    expect(await onDevice(fresh)).toEqual(['r0', 'r1', 'r2'])
    await fresh.destroy()
  })
})

async function createWorldDevice(): Promise<Device> {
  const device = await world.addDevice()
  await world.start(device)
  return device
}

describe('each invariant by itself', () => {
  test('I1 a write confirmed right before a kill is sent at the next start', async () => {
    const [a] = await start()
    a!.network.online = false
    const id = await createHealthRecord(a!.run.context, record('said to be saved'))
    a!.kill()
    a!.network.online = true
    await world.start(a!)
    await world.run(MINUTE)
    expect(onServer()).toEqual(['said to be saved'])
    expect(effectsOn(id)).toBe(1)
  })

  test('I2 with half of the replies lost, every create takes effect once', async () => {
    const [a] = await start()
    a!.network.weights = { none: 1, 'lose-reply': 1 }
    const ids: string[] = []
    for (let i = 0; i < 30; i++) ids.push(await createHealthRecord(a!.run.context, record(`r${i}`)))
    await world.run(5 * MINUTE)
    a!.network.weights = { none: 1 }
    await world.run(5 * MINUTE)
    expect(ids.map(effectsOn)).toEqual(ids.map(() => 1))
    expect(onServer()).toHaveLength(30)
  })

  test('I4 three devices that edited different fields offline end equal, with all three edits', async () => {
    const devices = await start(3)
    const [a, b, c] = devices
    const id = await create(a!.run.context, 'patients', { name: 'Anna', data: {} })
    await world.run(5000)
    for (const one of devices) one.network.online = false
    await edit(a!.run.context, 'patients', id, () => ({ name: 'Anna A', data: {} }))
    await edit(b!.run.context, 'patients', id, () => ({ name: 'Anna', data: { description: 'from B' } }))
    await edit(c!.run.context, 'patients', id, () => ({ name: 'Anna', data: { insurance: { number: '7' } } }))
    for (const one of devices) {
      one.network.online = true
      one.run.bridge.network(true)
    }
    await world.run(2 * MINUTE)
    const expected = { name: 'Anna A', data: { description: 'from B', insurance: { number: '7' } } }
    expect(world.server.rows(ACCOUNT, 'patient')[0]).toMatchObject(expected)
    for (const one of devices) {
      expect((await one.run.context.database.patients.findOne(id).exec())?.toJSON()).toMatchObject(expected)
    }
  })

  test('I6 killed at every step of a first pull, the checkpoint never passes a row that is not stored', async () => {
    const [a] = await start()
    for (let i = 0; i < 25; i++) await createHealthRecord(a!.run.context, record(`r${String(i).padStart(2, '0')}`))
    await world.run(2000)
    world.server.pageRows = 4
    for (let call = 1; call <= 40; call++) {
      const fresh = await world.addDevice()
      await world.start(fresh, run => run.life.dieAtCall(call, call % 2 === 0))
      await world.run(1000)
      fresh.kill()
      await world.start(fresh)
      await world.run(1000)
      expect(await onDevice(fresh as Device & { run: Run })).toHaveLength(25)
      await fresh.destroy()
    }
  })

  test('I8 a server restored from a backup gets its lost rows back, and deleted rows stay deleted (I14)', async () => {
    const [a, b] = await start(2)
    const kept = await createHealthRecord(a!.run.context, record('before the backup'))
    const doomed = await createHealthRecord(a!.run.context, record('deleted after the backup'))
    await world.run(MINUTE)
    const restore = world.server.backup()
    await createHealthRecord(a!.run.context, record('after the backup'))
    await updateHealthRecord(a!.run.context, kept, { name: 'changed after the backup' })
    await deleteHealthRecord(a!.run.context, doomed)
    await world.run(2 * MINUTE)
    restore()
    expect(onServer()).toEqual(['before the backup', 'deleted after the backup'])
    await world.run(5 * MINUTE)
    expect(onServer()).toEqual(['after the backup', 'changed after the backup'])
    expect(await onDevice(a!)).toEqual(onServer())
    expect(await onDevice(b!)).toEqual(onServer())
  })

  test('I9 an edit made while the former version is being pushed stays dirty and is sent; a pull does not overwrite it', async () => {
    const [a, b] = await start(2)
    const id = await createHealthRecord(a!.run.context, record('v1'))
    await world.run(5000)
    await updateHealthRecord(a!.run.context, id, { name: 'v2' })
    a!.network.weights = { slow: 1 }
    await world.run(60)
    await updateHealthRecord(a!.run.context, id, { name: 'v3' })
    await updateHealthRecord(b!.run.context, id, { data: { tags: ['sleep'] } })
    await world.run(2 * MINUTE)
    a!.network.weights = { none: 1 }
    await world.run(2 * MINUTE)
    expect(world.server.rows(ACCOUNT, 'record')[0]).toMatchObject({ name: 'v3', data: { tags: ['sleep'] } })
  })

  test('I10 two devices change one field: one value wins everywhere, the other is kept as a conflict', async () => {
    const [a, b] = await start(2)
    const id = await createHealthRecord(a!.run.context, record('base'))
    await world.run(5000)
    a!.network.online = false
    b!.network.online = false
    await updateHealthRecord(a!.run.context, id, { name: 'from A' })
    await updateHealthRecord(b!.run.context, id, { name: 'from B' })
    a!.network.online = true
    a!.run.bridge.network(true)
    await world.run(5000)
    b!.network.online = true
    b!.run.bridge.network(true)
    await world.run(MINUTE)
    expect(onServer()).toEqual(['from A'])
    const [kept] = await b!.run.context.database.conflicts.find().exec()
    expect(kept?.toJSON()).toMatchObject({ clientId: id, field: 'name', lost: 'from B', kept: 'from A' })
  })

  test('I11 an ended session stops the queue without using attempts, and it resumes when the same user signs in', async () => {
    const [a] = await start()
    const id = await saveRecording(a!.run.context, new Blob(['audio']), details, 'auto')
    world.server.expire(ACCOUNT)
    await world.run(5 * MINUTE)
    expect(a!.run.signedOut).toBe(true)
    expect(await a!.run.context.uploads.item(ACCOUNT, id)).toMatchObject({ retryCount: 0, state: 'waiting' })
    const calls = world.server.requests
    await world.run(30 * MINUTE)
    expect(world.server.requests).toBe(calls)
    await a!.run.bridge.renew(await world.session())
    await world.run(MINUTE)
    expect(world.server.files(ACCOUNT).has(id)).toBe(true)
  })

  test('I11 another user on the same device neither sees nor sends the unsent work of the first (S7)', async () => {
    const [a] = await start()
    a!.network.online = false
    await createHealthRecord(a!.run.context, record('of the first'))
    const id = await saveRecording(a!.run.context, new Blob(['audio']), details, 'auto')
    a!.network.online = true
    const other = '0190a000-0000-7000-8000-0000000bbbbb'
    const run = await a!.start({ ...(await world.session(other)), accountId: other })
    await world.run(2 * MINUTE)
    expect(await onDevice({ run })).toEqual([])
    expect(await run.context.uploads.blob(other, id)).toBeNull()
    expect(world.server.files(other).size + world.server.files(ACCOUNT).size).toBe(0)
    await world.start(a!)
    await world.run(2 * MINUTE)
    expect(world.server.files(ACCOUNT).has(id)).toBe(true)
    expect(onServer()).toContain('of the first')
  })

  test('I12 on a full disk a save rejects and stores nothing, and earlier unsent work stays', async () => {
    const [a] = await start()
    a!.network.online = false
    const first = await saveRecording(a!.run.context, new Blob(['audio']), details, 'auto')
    a!.run.life.fail(what => what === 'uploads.save', quota, 1)
    await expect(saveRecording(a!.run.context, new Blob(['more']), details, 'auto')).rejects.toThrow('disk full')
    expect(await a!.run.context.uploads.blobIds(ACCOUNT)).toEqual([first])
    a!.run.life.fail(what => what === 'storage.patients.bulkWrite', quota, 1)
    await expect(create(a!.run.context, 'patients', { name: 'Anna', data: {} })).rejects.toThrow()
    expect(await a!.run.context.database.patients.find().exec()).toEqual([])
  })

  test('I14 a device that was away while a record was deleted does not bring it back', async () => {
    const [a, b] = await start(2)
    const id = await createHealthRecord(a!.run.context, record('to be deleted'))
    await world.run(5000)
    b!.network.online = false
    await deleteHealthRecord(a!.run.context, id)
    await world.run(MINUTE)
    await updateHealthRecord(b!.run.context, id, { name: 'edited while away' })
    b!.network.online = true
    b!.run.bridge.network(true)
    await world.run(2 * MINUTE)
    expect(onServer()).toEqual([])
    expect(await onDevice(b!)).toEqual([])
    const [kept] = await b!.run.context.database.conflicts.find().exec()
    expect(kept?.toJSON()).toMatchObject({ field: 'deleted', lost: { name: 'edited while away' } })
  })

  test('I14 a device away for longer than tombstones are kept pulls everything again and removes deleted rows', async () => {
    const [a, b] = await start(2)
    const gone = await createHealthRecord(a!.run.context, record('gone'))
    await createHealthRecord(a!.run.context, record('stays'))
    await world.run(5000)
    b!.kill()
    await deleteHealthRecord(a!.run.context, gone)
    await world.run(MINUTE)
    world.server.forgetTombstones(ACCOUNT)
    await world.start(b!)
    await world.run(2 * MINUTE)
    expect(await onDevice(b!)).toEqual(['stays'])
  })

  test('I16 killed at every call of an upload, it resumes and the file is stored once, byte for byte', async () => {
    const [a] = await start()
    const bytes = new Uint8Array(3 * 512 * 1024 + 100).map((_, i) => i % 251)
    for (let call = 1; call <= 24; call++) {
      const id = await saveRecording(a!.run.context, new Blob([bytes]), details, 'auto')
      a!.run.life.dieAtCall(call, call % 2 === 0)
      await world.run(MINUTE)
      a!.kill()
      await world.start(a!)
      await world.run(MINUTE)
      expect(world.server.files(ACCOUNT).get(id)?.size).toBe(bytes.length)
      expect(effectsOn(id)).toBe(1)
      expect((await a!.run.context.database.recordings.findOne(id).exec())?.syncStatus).toBe('synced')
    }
  })

  test('I17 killed at every call of a write, a push and a pull, the outcome is the same', async () => {
    for (let call = 1; call <= 30; call++) {
      const [a] = await start(1, call)
      a!.network.online = false
      const id = await createHealthRecord(a!.run.context, record('kept'))
      a!.network.online = true
      a!.run.life.dieAtCall(call, call % 2 === 0)
      a!.run.bridge.network(true)
      await world.run(MINUTE)
      await world.start(a!)
      await world.run(MINUTE)
      expect(onServer()).toEqual(['kept'])
      expect(effectsOn(id)).toBe(1)
      if (call < 30) await world.end()
    }
  })

  test('I18 hours offline use up no attempt of an upload (decision 70)', async () => {
    const [a] = await start()
    a!.network.online = false
    const id = await saveRecording(a!.run.context, new Blob(['audio']), details, 'auto')
    const before = world.trace.length
    await world.run(180 * MINUTE)
    expect(await a!.run.context.uploads.item(ACCOUNT, id)).toMatchObject({ retryCount: 0, state: 'waiting' })
    // One attempt every half minute and one for the event stream every minute, not a busy loop that drains the battery.
    expect(world.trace.length - before).toBeLessThan(180 * 5)
    a!.network.online = true
    await world.run(2 * MINUTE)
    expect(world.server.files(ACCOUNT).has(id)).toBe(true)
  })

  test('I18 a failed upload is retried without a new local write, after 5 s and 10 s, then it is an error (decision 69)', async () => {
    const [a] = await start()
    // Only uploads fail, so that the failure does not count as a lost network.
    a!.network.intercept = (_url, body) => (body.includes('fileUpload:upload') ? 'portal' : null)
    const id = await saveRecording(a!.run.context, new Blob(['audio']), details, 'auto')
    await world.run(3 * MINUTE)
    const failed = await a!.run.context.database.recordings.findOne(id).exec()
    expect(failed).toMatchObject({ syncStatus: 'error', syncAttempts: 3 })
    expect(failed?.syncErrorMessage).toMatch(/^Max retries reached/)
  })

  test('I19 after an offline restart the last complete sync is still known, and the status is not up to date', async () => {
    const [a] = await start()
    await world.run(MINUTE)
    const before = a!.run.status?.lastComplete
    expect(before).toBeTypeOf('number')
    a!.network.online = false
    const run = await world.start(a!)
    await world.run(MINUTE)
    // Offline since the server was last reached, not since this start.
    expect(run.status).toMatchObject({ phase: 'offline', lastComplete: before, offlineSince: before, upToDate: false })
  })

  test('I19 a server that stops while nothing waits is noticed within 15 s, and then retried with pauses', async () => {
    const [a] = await start()
    await world.run(MINUTE)
    expect(a!.run.status).toMatchObject({ phase: 'idle', upToDate: true })
    a!.network.online = false
    world.server.cutStreams()
    await world.run(15_000)
    expect(a!.run.status).toMatchObject({ phase: 'offline', upToDate: false })
    expect(a!.run.status?.offlineSince).not.toBeNull()
    const before = world.trace.length
    await world.run(60 * MINUTE)
    expect(world.trace.length - before).toBeLessThan(60 * 5)
    a!.network.online = true
    await world.run(MINUTE)
    expect(a!.run.status).toMatchObject({ phase: 'idle', upToDate: true, offlineSince: null })
  })

  test('I19 after a local write the status is not up to date until the server has it', async () => {
    const [a] = await start()
    await world.run(MINUTE)
    expect(a!.run.status).toMatchObject({ upToDate: true })
    a!.network.online = false
    await createHealthRecord(a!.run.context, record('waits'))
    await world.run(MINUTE)
    expect(a!.run.status?.upToDate).toBe(false)
    a!.network.online = true
    a!.run.bridge.network(true)
    await world.run(MINUTE)
    expect(a!.run.status).toMatchObject({ upToDate: true, phase: 'idle' })
  })
})
