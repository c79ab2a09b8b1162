import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { updateUserData } from '../../src/db/commands/account.ts'
import { restoreConflict } from '../../src/db/commands/conflicts.ts'
import { create } from '../../src/db/commands/context.ts'
import { createHealthRecord, deleteHealthRecord, updateHealthRecord } from '../../src/db/commands/health-records.ts'
import { assignPatient, saveRecording, writeTranscript } from '../../src/db/commands/recordings.ts'
import { deleteDocument } from '../../src/db/commands/uploads.ts'
import type { RecordingDetails } from '../../src/db/uploads/upload-rows.ts'
import type { Device, Run } from './world/device.ts'
import { SERVERS, type StartedServer } from './world/servers.ts'
import { createWorld, type World } from './world/world.ts'

/* The same scenarios against the model server and the real one. */

const MINUTE = 60_000
const details: RecordingDetails = {
  ...{ fileName: 'visit.webm', name: 'Visit', subtype: 'dialog', mimeType: 'audio/webm', duration: 3, peaks: [1, 2] },
  ...{ patientClientId: '', createdAt: '2026-11-20T09:00:00.000Z', transcription: null, locale: 'ru' },
}
/** A file with the magic bytes of WebM, by which the server recognises its type. */
const webm = (size: number) => {
  const bytes = new Uint8Array(size).map((_, i) => (i * 7) % 251)
  bytes.set([0x1a, 0x45, 0xdf, 0xa3])
  return bytes
}
const record = (name: string) => ({
  name,
  recordType: 'healthLog' as const,
  patientClientId: '',
  data: { date: '2026-11-20' },
})

describe.each(SERVERS)('on $name', ({ start, available }) => {
  let started: StartedServer
  let world: World
  beforeAll(async () => {
    if (available) started = await start()
  }, 60_000)
  afterEach(async () => {
    await world?.end()
  })
  afterAll(async () => {
    await started?.stop()
  })

  const devices = async (count: number, seed: number) => {
    world = await createWorld({ devices: count, seed, ...(started.backend ? { backend: started.backend } : {}) })
    for (const device of world.devices) await world.start(device)
    await world.run(MINUTE)
    return world.devices as (Device & { run: Run })[]
  }
  const seen = async ({ run }: { run: Run }, id: string) =>
    (await run.context.database.healthRecords.findOne(id).exec())?.toMutableJSON() ?? null

  test.skipIf(!available)('creations, edits and deletions of one device arrive on the other', async () => {
    const [a, b] = await devices(2, 11)
    const patient = await create(a!.run.context, 'patients', { name: 'Анна', data: { gender: 'female' } })
    const kept = await createHealthRecord(a!.run.context, { ...record('kept'), patientClientId: patient })
    const doomed = await createHealthRecord(a!.run.context, record('doomed'))
    await world.run(MINUTE)
    expect(await seen(b!, kept)).toMatchObject({ name: 'kept', patientClientId: patient, status: 'processed' })
    await updateHealthRecord(b!.run.context, kept, { data: { tags: ['sleep'] } })
    await deleteHealthRecord(b!.run.context, doomed)
    await world.run(2 * MINUTE)
    expect(await seen(a!, kept)).toMatchObject({ name: 'kept', data: { tags: ['sleep'], date: '2026-11-20' } })
    expect(await seen(a!, doomed)).toBeNull()
    expect(a!.run.status).toMatchObject({ phase: 'idle', upToDate: true })
  })

  test.skipIf(!available)(
    'lost replies, duplicates and truncated replies: every write takes effect once (I2)',
    async () => {
      const [a, b] = await devices(2, 12)
      a!.network.weights = { none: 3, 'lose-reply': 3, duplicate: 1, truncate: 1 }
      const ids: string[] = []
      for (let i = 0; i < 25; i++) ids.push(await createHealthRecord(a!.run.context, record(`n${i}`)))
      await world.run(5 * MINUTE)
      for (const id of ids) await updateHealthRecord(a!.run.context, id, { data: { subtype: 'edited' } })
      await world.run(5 * MINUTE)
      a!.network.weights = { none: 1 }
      a!.run.bridge.sendNow()
      await world.run(5 * MINUTE)
      for (const id of ids) expect(await seen(b!, id)).toMatchObject({ data: { subtype: 'edited' }, queue: 0 })
      const [first, last] = await Promise.all([seen(b!, ids[0]!), seen(b!, ids[24]!)])
      expect(first!.id).not.toBe(last!.id)
      expect(await b!.run.context.database.conflicts.find().exec()).toEqual([])
    },
  )

  test.skipIf(!available)(
    'a recording deleted on one device and edited on the other is put back whole (I10)',
    async () => {
      const [a, b] = await devices(2, 17)
      const created = { ...details, createdAt: '2026-11-19T08:00:00.000Z', duration: 30 }
      const id = await saveRecording(a!.run.context, new Blob([webm(4000)]), created, 'auto')
      await world.run(MINUTE)
      const found = async ({ run }: { run: Run }) =>
        (await run.context.database.recordings.findOne(id).exec())?.toMutableJSON() ?? null
      const before = await found(b!)
      expect(before?.data.documentAssetId).toBeGreaterThan(0)
      a!.network.online = false
      await writeTranscript(a!.run.context, id, 'what was said')
      await deleteDocument(b!.run.context, 'recordings', id)
      await world.run(MINUTE)
      a!.network.online = true
      a!.run.bridge.network(true)
      await world.run(MINUTE)
      expect([await found(a!), await found(b!)]).toEqual([null, null])
      const [version] = await a!.run.context.database.conflicts.find({ selector: { clientId: id } }).exec()
      await restoreConflict(a!.run.context, version!.toMutableJSON())
      await world.run(MINUTE)
      const { id: number, createdAt, name, data } = before!
      const { documentAssetId, duration, peaks } = data
      const whole = { documentAssetId, duration, peaks, transcription: { text: 'what was said', model: 'manual' } }
      for (const one of [a!, b!])
        expect(await found(one)).toMatchObject({ id: number, createdAt, name, data: whole, queue: 0 })
      expect(await a!.run.context.uploads.blob(a!.run.context.accountId, id)).not.toBeNull()
    },
  )

  test.skipIf(!available)('two edits of one field: one wins on every device, the other is kept (I10)', async () => {
    const [a, b] = await devices(2, 13)
    const id = await createHealthRecord(a!.run.context, record('base'))
    await world.run(MINUTE)
    for (const one of [a!, b!]) one.network.online = false
    await updateHealthRecord(a!.run.context, id, { name: 'from A' })
    await updateHealthRecord(b!.run.context, id, { name: 'from B', data: { subtype: 'B' } })
    for (const one of [a!, b!]) {
      one.network.online = true
      one.run.bridge.network(true)
      await world.run(MINUTE)
    }
    await world.run(2 * MINUTE)
    for (const one of [a!, b!]) expect(await seen(one, id)).toMatchObject({ name: 'from A', data: { subtype: 'B' } })
    const kept = await b!.run.context.database.conflicts.find({ selector: { clientId: id } }).exec()
    expect(kept.map(one => one.lost)).toEqual(['from B'])
  })

  test.skipIf(!available)(
    'a recording of several chunks over a bad network is stored once, byte for byte (I16)',
    async () => {
      const [a, b] = await devices(2, 14)
      const bytes = webm(1_300_000)
      a!.network.weights = { none: 4, 'lose-reply': 1, truncate: 1, refuse: 1 }
      const id = await saveRecording(a!.run.context, new Blob([bytes]), details, 'auto')
      await world.run(10 * MINUTE)
      a!.network.weights = { none: 1 }
      a!.run.bridge.sendNow()
      await world.run(2 * MINUTE)
      const mapping = await a!.run.context.uploads.mapping(a!.run.context.accountId, id)
      expect(mapping).toMatchObject({ size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
      const here = await a!.run.context.database.recordings.findOne(id).exec()
      const there = await b!.run.context.database.recordings.findOne(id).exec()
      expect(here?.toJSON()).toMatchObject({ syncStatus: 'synced', id: mapping?.id })
      expect(there?.toJSON()).toMatchObject({
        name: 'Visit',
        id: mapping?.id,
        data: { duration: 3, subtype: 'dialog' },
      })
      await writeTranscript(b!.run.context, id, 'typed by hand')
      await world.run(2 * MINUTE)
      expect((await a!.run.context.database.recordings.findOne(id).exec())?.data.transcription?.text).toBe(
        'typed by hand',
      )
    },
  )

  test.skipIf(!available)('a recording given to another patient belongs to that patient on every device', async () => {
    const [a, b] = await devices(2, 21)
    const [anna, boris] = [
      await create(a!.run.context, 'patients', { name: 'Анна', data: {} }),
      await create(a!.run.context, 'patients', { name: 'Борис', data: {} }),
    ]
    await world.run(MINUTE)
    const mine = { ...details, patientClientId: anna }
    const id = await saveRecording(a!.run.context, new Blob([webm(2000)]), mine, 'auto')
    await world.run(2 * MINUTE)
    const patientOf = async ({ run }: { run: Run }) =>
      (await run.context.database.recordings.findOne(id).exec())?.patientClientId
    expect(await patientOf(b!)).toBe(anna)
    await assignPatient(b!.run.context, id, boris)
    await world.run(2 * MINUTE)
    expect(await patientOf(a!)).toBe(boris)
    expect((await b!.run.context.database.recordings.findOne(id).exec())?.sync.parked).toBeNull()
  })

  test.skipIf(!available)(
    'preferences that two devices change concurrently are merged by path (decision 17)',
    async () => {
      const [a, b] = await devices(2, 15)
      for (const one of [a!, b!]) one.network.online = false
      await updateUserData(a!.run.context, data => ({
        ...data,
        preferences: { ...data.preferences, hiddenTags: ['sleep'] },
      }))
      await updateUserData(b!.run.context, data => ({ ...data, preferences: { ...data.preferences, sotaMode: true } }))
      for (const one of [a!, b!]) {
        one.network.online = true
        one.run.bridge.network(true)
      }
      await world.run(2 * MINUTE)
      for (const one of [a!, b!]) {
        const { accountId, database } = one.run.context
        const user = await database.account.findOne(accountId).exec()
        expect(user?.toJSON().data.preferences).toMatchObject({ hiddenTags: ['sleep'], sotaMode: true })
      }
    },
  )

  test.skipIf(!available)('a record that the server refuses is parked, and the others are sent (I5)', async () => {
    const [a] = await devices(1, 16)
    const bad = await createHealthRecord(a!.run.context, {
      ...record('x'.repeat(600)),
      data: { tags: ['x'.repeat(200)] },
    })
    const good = await createHealthRecord(a!.run.context, record('good'))
    await world.run(2 * MINUTE)
    expect(await seen(a!, good)).toMatchObject({ queue: 0 })
    expect(await seen(a!, bad)).toMatchObject({ queue: 3, sync: { parked: { code: 'INVALID_PARAMS' } } })
  })
})
