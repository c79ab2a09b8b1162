import { describe, expect, test } from 'vitest'
import { createHealthRecord, updateHealthRecord } from '../../src/db/commands/health-records.ts'
import { saveRecording } from '../../src/db/commands/recordings.ts'
import { details } from '../factories/store/recordings.ts'
import { MINUTE, type Running, record, start, world } from './world/each-test.ts'
import { ACCOUNT } from './world/world.ts'

const rows = () => world.server.rows(ACCOUNT, 'record')
const names = () => rows().map(({ name }) => name)
const away = ({ network }: Running) => {
  network.online = false
}
const back = ({ network, run }: Running) => {
  network.online = true
  run.bridge.network(true)
}
const waiting = async ({ run }: Running) =>
  await run.context.database.healthRecords.count({ selector: { queue: { $gt: 0 } } }).exec()
const namesOn = async ({ run }: Running) =>
  (await run.context.database.healthRecords.find().exec()).map(({ name }) => name).toSorted()

/** Nothing waits, nothing is there twice, and every device has what the server has. */
async function expectAllHere(expected: readonly string[], devices: readonly Running[]): Promise<void> {
  const healthRecords = rows().filter(({ recordType }) => recordType !== 'ambient-scribe')
  expect(healthRecords.map(({ name }) => name).toSorted()).toEqual(expected.toSorted())
  for (const device of devices) {
    expect(await namesOn(device)).toEqual(expected.toSorted())
    expect(await waiting(device)).toBe(0)
  }
}

describe.each(['database', 'machine'] as const)('a restore of the %s (I8)', kind => {
  test('loses nothing, doubles nothing and needs no hand', async () => {
    const [a, b] = await start(2)
    const early = await createHealthRecord(a.run.context, record('before'))
    await world.run(MINUTE)
    const restore = world.server.backup(kind)
    await updateHealthRecord(a.run.context, early, { name: 'before, edited' })
    await createHealthRecord(a.run.context, record('after by A'))
    await createHealthRecord(b.run.context, record('after by B'))
    const id = await saveRecording(a.run.context, new Blob(['audio']), details({ patientClientId: '' }), 'auto')
    await world.run(MINUTE)
    restore()
    expect(names()).toEqual(['before'])
    await world.run(10 * MINUTE)
    await expectAllHere(['before, edited', 'after by A', 'after by B'], [a, b])
    expect(world.server.files(ACCOUNT).has(id)).toBe(true)
  })

  test('is noticed by a device that first sends more than was lost', async () => {
    const [a] = await start(1)
    await createHealthRecord(a.run.context, record('before'))
    await world.run(MINUTE)
    const restore = world.server.backup(kind)
    await createHealthRecord(a.run.context, record('lost'))
    await world.run(MINUTE)
    away(a)
    const more = Array.from({ length: 12 }, (_, i) => `offline ${i}`)
    for (const name of more) await createHealthRecord(a.run.context, record(name))
    restore()
    back(a)
    await world.run(10 * MINUTE)
    await expectAllHere(['before', 'lost', ...more], [a])
  })

  test('is noticed by a device that comes after another has written more than was lost', async () => {
    const [a, b] = await start(2)
    await createHealthRecord(a.run.context, record('before'))
    await world.run(MINUTE)
    const restore = world.server.backup(kind)
    away(b)
    await createHealthRecord(a.run.context, record('lost'))
    await world.run(MINUTE)
    away(a)
    restore()
    back(b)
    const more = Array.from({ length: 12 }, (_, i) => `by B ${i}`)
    for (const name of more) await createHealthRecord(b.run.context, record(name))
    await world.run(2 * MINUTE)
    back(a)
    await world.run(10 * MINUTE)
    await expectAllHere(['before', 'lost', ...more], [a, b])
  })

  test('is noticed by a device that was killed between the acknowledgement of a write and its next pull', async () => {
    const [a] = await start(1)
    await createHealthRecord(a.run.context, record('before'))
    await world.run(MINUTE)
    const restore = world.server.backup(kind)
    // The write is acknowledged; no pull comes through after it.
    a.network.intercept = (_url, body) => (body.includes(':list"') ? 'refuse' : null)
    await createHealthRecord(a.run.context, record('lost'))
    expect(await world.until(() => names().includes('lost'), MINUTE)).toBe(true)
    expect(await world.until(async () => (await waiting(a)) === 0, MINUTE)).toBe(true)
    away(a)
    restore()
    a.network.intercept = () => null
    back(a)
    await world.run(10 * MINUTE)
    await expectAllHere(['before', 'lost'], [a])
  })

  test('can come twice, and of the same backup', async () => {
    const [a, b] = await start(2)
    await createHealthRecord(a.run.context, record('before'))
    await world.run(MINUTE)
    const restore = world.server.backup(kind)
    for (const name of ['one', 'two']) {
      await createHealthRecord(a.run.context, record(name))
      await world.run(MINUTE)
      restore()
      await world.run(10 * MINUTE)
    }
    await expectAllHere(['before', 'one', 'two'], [a, b])
  })
})

test('a restored node whose database is whole begins no new epoch: nothing is sent again (I8)', async () => {
  const [a, b] = await start(2)
  await createHealthRecord(a.run.context, record('before'))
  await world.run(MINUTE)
  const { epoch } = world.server
  const sent = world.server.effects.length
  world.server.restart()
  await world.run(MINUTE)
  await createHealthRecord(b.run.context, record('after'))
  await world.run(5 * MINUTE)
  await expectAllHere(['before', 'after'], [a, b])
  expect(world.server.effects.slice(sent).map(({ row, epoch }) => ({ name: row.name, epoch }))).toEqual([
    { name: 'after', epoch },
  ])
})

test.each(['database', 'machine'] as const)(
  'a recording that was acknowledged just before a restore of the %s is sent again, by a device that was killed (I16)',
  async kind => {
    const [a] = await start(1)
    await createHealthRecord(a.run.context, record('before'))
    await world.run(MINUTE)
    const restore = world.server.backup(kind)
    a.network.intercept = (_url, body) => (body.includes(':list"') ? 'refuse' : null)
    const id = await saveRecording(a.run.context, new Blob(['audio']), details({ patientClientId: '' }), 'auto')
    const isHere = async () => (await a.run.context.database.recordings.findOne(id).exec())?.queue === 0
    expect(await world.until(async () => world.server.files(ACCOUNT).has(id) && (await isHere()), MINUTE)).toBe(true)
    away(a)
    restore()
    a.network.intercept = () => null
    back(a)
    await world.run(10 * MINUTE)
    expect(world.server.files(ACCOUNT).has(id)).toBe(true)
  },
)
