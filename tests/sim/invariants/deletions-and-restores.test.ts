import { expect, test } from 'vitest'
import { createHealthRecord, deleteHealthRecord, updateHealthRecord } from '../../../src/db/commands/health-records.ts'
import { MINUTE, onDevice, onServer, record, start, world } from '../world/each-test.ts'
import { ACCOUNT } from '../world/world.ts'

test('I8 a server restored from a backup gets its lost rows back, and deleted rows stay deleted (I14)', async () => {
  const [a, b] = await start(2)
  const kept = await createHealthRecord(a.run.context, record('before the backup'))
  const doomed = await createHealthRecord(a.run.context, record('deleted after the backup'))
  await world.run(MINUTE)
  const restore = world.server.backup()
  await createHealthRecord(a.run.context, record('after the backup'))
  await updateHealthRecord(a.run.context, kept, { name: 'changed after the backup' })
  await deleteHealthRecord(a.run.context, doomed)
  await world.run(2 * MINUTE)
  restore()
  expect(onServer()).toEqual(['before the backup', 'deleted after the backup'])
  await world.run(5 * MINUTE)
  expect(onServer()).toEqual(['after the backup', 'changed after the backup'])
  expect(await onDevice(a)).toEqual(onServer())
  expect(await onDevice(b)).toEqual(onServer())
})

test('I14 a device that was away while a record was deleted does not bring it back', async () => {
  const [a, b] = await start(2)
  const id = await createHealthRecord(a.run.context, record('to be deleted'))
  await world.run(5000)
  b.network.online = false
  await deleteHealthRecord(a.run.context, id)
  await world.run(MINUTE)
  await updateHealthRecord(b.run.context, id, { name: 'edited while away' })
  b.network.online = true
  b.run.bridge.network(true)
  await world.run(2 * MINUTE)
  expect(onServer()).toEqual([])
  expect(await onDevice(b)).toEqual([])
  const [kept] = await b.run.context.database.conflicts.find().exec()
  expect(kept?.toJSON()).toMatchObject({ field: 'deleted', lost: { name: 'edited while away' } })
})

test('I14 a device away for longer than tombstones are kept pulls everything again and removes deleted rows', async () => {
  const [a, b] = await start(2)
  const gone = await createHealthRecord(a.run.context, record('gone'))
  await createHealthRecord(a.run.context, record('stays'))
  await world.run(5000)
  b.kill()
  await deleteHealthRecord(a.run.context, gone)
  await world.run(MINUTE)
  world.server.forgetTombstones(ACCOUNT)
  await world.start(b)
  await world.run(2 * MINUTE)
  expect(await onDevice(b)).toEqual(['stays'])
})
