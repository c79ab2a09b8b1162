import { describe, expect, test } from 'vitest'
import { create } from '../../src/db/commands/context.ts'
import { createHealthRecord, deleteHealthRecord, updateHealthRecord } from '../../src/db/commands/health-records.ts'
import { assignPatient, renameRecording, saveRecording, writeTranscript } from '../../src/db/commands/recordings.ts'
import { removableBytes } from '../../src/sync/uploads/cleanup.ts'
import { details } from '../factories/store/recordings.ts'
import { MINUTE, type Running, record, start, world } from './world/each-test.ts'
import { ACCOUNT } from './world/world.ts'

const rows = () => world.server.rows(ACCOUNT, 'record')
const row = (clientId: string) => rows().find(one => one.clientId === clientId)
const away = ({ network }: Running) => {
  network.online = false
}
const back = ({ network, run }: Running) => {
  network.online = true
  run.bridge.network(true)
}
const kept = async ({ run }: Running) => (await run.context.database.conflicts.find().exec()).map(one => one.toJSON())
const recordings = async ({ run }: Running) =>
  (await run.context.database.recordings.find().exec()).map(one => one.toJSON())

describe('a server that was restored (I8)', () => {
  test('gets a recording back with its sound, and no device frees the only copy before that (I16)', async () => {
    const [a, b] = await start(2)
    const restore = world.server.backup()
    const id = await saveRecording(a.run.context, new Blob(['audio']), details({ patientClientId: '' }), 'auto')
    await world.run(MINUTE)
    await writeTranscript(a.run.context, id, 'what was said')
    await renameRecording(a.run.context, id, 'Ward 6')
    await world.run(MINUTE)
    expect(world.server.files(ACCOUNT).has(id)).toBe(true)
    restore()
    expect(world.server.files(ACCOUNT).has(id)).toBe(false)
    const everything = { files: 0, bytes: 0, ageMs: 0 }
    const free = async () =>
      removableBytes(await a.run.context.uploads.keptBytes(ACCOUNT), everything, a.run.clock.now() + 1)
    expect(await free()).toEqual([id])
    away(a)
    away(b)
    back(a)
    expect(await world.until(async () => (await free()).length === 0, MINUTE)).toBe(true)
    back(b)
    await world.run(5 * MINUTE)
    expect(world.server.files(ACCOUNT).has(id)).toBe(true)
    const whole = { name: 'Ward 6', data: { transcription: { text: 'what was said', model: 'manual' } } }
    expect(row(id)).toMatchObject(whole)
    for (const device of [a, b]) expect(await recordings(device)).toMatchObject([{ ...whole, syncStatus: 'synced' }])
    expect(await free()).toEqual([id])
  })

  test('gets back the transcript and reports that it had made of a recording', async () => {
    const [a] = await start(1)
    await world.run(1000)
    const restore = world.server.backup()
    const id = await saveRecording(a.run.context, new Blob(['audio']), details({ patientClientId: '' }), 'auto')
    await world.run(MINUTE)
    const made = { transcription: { text: 'heard', model: 'engine' }, reports: [{ id: 'summary', content: 'well' }] }
    world.server.overwrite(id, { data: { ...(row(id)?.data as object), ...made } })
    a.run.bridge.sendNow()
    await world.run(MINUTE)
    expect(await recordings(a)).toMatchObject([{ data: made }])
    restore()
    a.run.bridge.sendNow()
    await world.run(5 * MINUTE)
    expect(row(id)).toMatchObject({ data: made })
    expect(world.server.files(ACCOUNT).has(id)).toBe(true)
  })

  test('is not overwritten with outdated sequence numbers: edits made after the restore win, losing edits are kept (I10)', async () => {
    const [a, b] = await start(2)
    const ids = await Promise.all(['one', 'two', 'three'].map(name => createHealthRecord(a.run.context, record(name))))
    const [one, two, three] = ids as [string, string, string]
    await world.run(MINUTE)
    const restore = world.server.backup()
    for (let i = 0; i < 20; i++) await createHealthRecord(a.run.context, record(`later ${i}`))
    for (const id of ids) await updateHealthRecord(a.run.context, id, { data: { tags: ['seen'] } })
    await world.run(MINUTE)
    away(a)
    await updateHealthRecord(a.run.context, one, { name: 'one by A' })
    await updateHealthRecord(a.run.context, two, { data: { tags: ['by A'] } })
    await deleteHealthRecord(a.run.context, three)
    restore()
    await world.run(MINUTE)
    await updateHealthRecord(b.run.context, one, { name: 'one by B' })
    await updateHealthRecord(b.run.context, two, { name: 'two by B' })
    await updateHealthRecord(b.run.context, three, { name: 'three by B' })
    await world.run(MINUTE)
    back(a)
    await world.run(10 * MINUTE)
    expect(row(one)?.name).toBe('one by B')
    expect(await kept(a)).toContainEqual(expect.objectContaining({ clientId: one, field: 'name', lost: 'one by A' }))
    expect(row(two)).toMatchObject({ name: 'two by B', data: { tags: ['seen'] } })
    expect(await kept(a)).toContainEqual(expect.objectContaining({ clientId: two, field: 'data.tags', lost: ['by A'] }))
    expect(row(three)?.name).toBe('three by B')
    expect(rows()).toHaveLength(23)
  })

  test('gets lost rows and rows that depend on them, and none of them is parked', async () => {
    const [a] = await start(1)
    await world.run(1000)
    const restore = world.server.backup()
    const patient = await create(a.run.context, 'patients', { name: 'Anna', data: {} })
    const lost = await createHealthRecord(a.run.context, record('made after the backup'))
    await world.run(MINUTE)
    away(a)
    restore()
    await createHealthRecord(a.run.context, { ...record('of Anna'), patientClientId: patient })
    await updateHealthRecord(a.run.context, lost, { name: 'edited' })
    back(a)
    await world.run(5 * MINUTE)
    expect(rows().map(({ name }) => name)).toEqual(expect.arrayContaining(['of Anna', 'edited']))
    const { healthRecords } = a.run.context.database
    expect(await healthRecords.count({ selector: { queue: { $gt: 0 } } }).exec()).toBe(0)
  })

  test.each(['first', 'last'] as const)(
    'a device that missed a deletion does not undo it, when the device that deleted reconnects %s (I14)',
    async order => {
      const [a, b] = await start(2)
      const restore = world.server.backup()
      const id = await createHealthRecord(a.run.context, record('doomed'))
      await world.run(MINUTE)
      away(b)
      await deleteHealthRecord(a.run.context, id)
      await world.run(MINUTE)
      away(a)
      restore()
      for (const device of order === 'first' ? [a, b, a] : [b, a]) {
        back(device)
        await world.run(2 * MINUTE)
      }
      await world.run(2 * MINUTE)
      expect(row(id)).toBeUndefined()
      for (const { run } of [a, b]) expect(await run.context.database.healthRecords.find().exec()).toEqual([])
    },
  )
})

test('I10 edits of another device stay that were made before the recording device got its receipt', async () => {
  const [a, b] = await start(2)
  const patient = await create(b.run.context, 'patients', { name: 'Anna', data: {} })
  await world.run(MINUTE)
  a.network.intercept = (_url, body) => {
    if (!body.includes('fileUpload:')) return null
    away(a)
    return 'lose-reply'
  }
  const id = await saveRecording(a.run.context, new Blob(['audio']), details({ patientClientId: '' }), 'auto')
  expect(await world.until(() => world.server.files(ACCOUNT).has(id), MINUTE)).toBe(true)
  await renameRecording(a.run.context, id, 'renamed by A')
  await world.run(MINUTE)
  await assignPatient(b.run.context, id, patient)
  await renameRecording(b.run.context, id, 'renamed by B')
  await world.run(MINUTE)
  // Refusing uploads makes the pull complete first, as it usually does because it is small.
  a.network.intercept = (_url, body) => (body.includes('fileUpload:') ? 'refuse' : null)
  back(a)
  await world.run(MINUTE)
  a.network.intercept = () => null
  await world.run(5 * MINUTE)
  expect(row(id)).toMatchObject({ name: 'renamed by B', patientClientId: patient })
  expect(await kept(a)).toMatchObject([{ clientId: id, field: 'name', lost: 'renamed by A', kept: 'renamed by B' }])
  expect(await recordings(a)).toMatchObject([{ name: 'renamed by B', patientClientId: patient, queue: 0 }])
})

test.each(['epoch', 'horizon'] as const)(
  'I20 a row that became unreadable keeps its last readable version through a full pull (%s)',
  async reset => {
    const [a] = await start(1)
    const id = await createHealthRecord(a.run.context, record('as it was'))
    await world.run(MINUTE)
    away(a)
    if (reset === 'epoch') world.server.backup()()
    world.server.overwrite(id, { name: 42 })
    if (reset === 'horizon') world.server.forgetTombstones(ACCOUNT)
    back(a)
    await world.run(5 * MINUTE)
    const here = await a.run.context.database.healthRecords.findOne(id).exec()
    expect(here?.toJSON()).toMatchObject({ name: 'as it was', queue: 0 })
    expect(await a.run.context.database.quarantine.count().exec()).toBe(1)
  },
)

test('I4 a recording uploaded during a full pull stays on its device (I14)', async () => {
  const [a] = await start(1)
  for (let i = 0; i < 10; i++) await createHealthRecord(a.run.context, record(`r${i}`))
  await world.run(MINUTE)
  away(a)
  const id = await saveRecording(a.run.context, new Blob(['audio']), details({ patientClientId: '' }), 'auto')
  world.server.forgetTombstones(ACCOUNT)
  world.server.pageRows = 1
  // The first pages of all lists come in one request; the upload completes before the following pages arrive.
  a.network.intercept = (_url, body) =>
    body.includes('fileUpload:') || (body.includes('"healthRecords:list"') && !body.startsWith('[')) ? 'slow' : null
  back(a)
  await world.run(15 * MINUTE)
  expect(world.server.files(ACCOUNT).has(id)).toBe(true)
  expect(await recordings(a)).toMatchObject([{ clientId: id, queue: 0 }])
})
