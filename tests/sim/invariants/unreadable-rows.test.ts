import { expect, test } from 'vitest'
import { createHealthRecord } from '../../../src/db/commands/health-records.ts'
import { MINUTE, onDevice, record, start, world } from '../world/each-test.ts'
import { ACCOUNT } from '../world/world.ts'

test('I20 an unreadable row is quarantined and the others arrive; it is released when it can be read', async () => {
  const [a, b] = await start(2)
  for (const name of ['one', 'two', 'three']) await createHealthRecord(a.run.context, record(name))
  await world.run(1000)
  b.kill()
  const unreadable = world.server.rows(ACCOUNT, 'record')[1]!
  const { name } = unreadable
  world.server.overwrite(unreadable.clientId, { name: 42 })
  await world.start(b)
  await world.run(MINUTE)
  // The device had pulled the row before it became unreadable, and keeps that version.
  expect(await onDevice(b)).toHaveLength(3)
  const [held] = await b.run.context.database.quarantine.find().exec()
  expect(held?.key).toBe(`healthRecords|${unreadable.clientId}`)
  expect(held?.issues[0]?.path).toBe('name')
  world.server.overwrite(unreadable.clientId, { name })
  await world.run(2 * MINUTE)
  expect(await b.run.context.database.quarantine.find().exec()).toEqual([])
})

test('I20 a row that an older version could not read is released by a version that can, without a new change on the server', async () => {
  const [a, b] = await start(2)
  b.network.online = false
  for (const name of ['one', 'two']) await createHealthRecord(a.run.context, record(name))
  await world.run(1000)
  const unreadable = world.server.rows(ACCOUNT, 'record')[1]!
  const good = structuredClone(unreadable)
  world.server.overwrite(unreadable.clientId, { name: 42 })
  b.network.online = true
  b.run.bridge.network(true)
  await world.run(MINUTE)
  expect(await onDevice(b)).toEqual([expect.stringMatching(/one|two/)])
  const [held] = await b.run.context.database.quarantine.find().exec()
  // Stands for a newer version whose schema can read the row.
  await held!.incrementalPatch({ row: { ...(held!.toMutableJSON().row as object), name: good.name } })
  await world.run(2 * MINUTE)
  expect((await onDevice(b)).toSorted()).toEqual(['one', 'two'])
  expect(await b.run.context.database.quarantine.find().exec()).toEqual([])
})

test('I20 I8 an unreadable row that a restored server does not have leaves the quarantine', async () => {
  const [a, b] = await start(2)
  b.network.online = false
  const restore = world.server.backup()
  await createHealthRecord(a.run.context, record('made after the backup'))
  await world.run(1000)
  a.kill()
  world.server.overwrite(world.server.rows(ACCOUNT, 'record')[0]!.clientId, { name: 42 })
  b.network.online = true
  b.run.bridge.network(true)
  await world.run(MINUTE)
  expect(await b.run.context.database.quarantine.count().exec()).toBe(1)
  restore()
  await world.run(5 * MINUTE)
  expect(await b.run.context.database.quarantine.count().exec()).toBe(0)
})
