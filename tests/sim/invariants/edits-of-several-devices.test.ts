import { expect, test } from 'vitest'
import { create, edit } from '../../../src/db/commands/context.ts'
import { createHealthRecord, updateHealthRecord } from '../../../src/db/commands/health-records.ts'
import { effectsOn, MINUTE, onServer, record, start, world } from '../world/each-test.ts'
import { ACCOUNT } from '../world/world.ts'

const DAY = 24 * 60 * MINUTE

test('I13 a clock set back by a day between two writes: both are sent', async () => {
  const [a] = await start()
  a.skew = DAY
  a.run.clock.skew = DAY
  await createHealthRecord(a.run.context, record('future'))
  await world.run(2000)
  a.skew = 0
  await world.start(a)
  await createHealthRecord(a.run.context, record('after the correction'))
  await world.run(2000)
  expect(onServer()).toEqual(['after the correction', 'future'])
})

test('I2 with half of the replies lost, every create takes effect once', async () => {
  const [a] = await start()
  a.network.weights = { none: 1, 'lose-reply': 1 }
  const ids: string[] = []
  for (let i = 0; i < 30; i++) ids.push(await createHealthRecord(a.run.context, record(`r${i}`)))
  await world.run(5 * MINUTE)
  a.network.weights = { none: 1 }
  await world.run(5 * MINUTE)
  expect(ids.map(effectsOn)).toEqual(ids.map(() => 1))
  expect(onServer()).toHaveLength(30)
})

test('I4 three devices that edited different fields offline end equal, with all three edits', async () => {
  const devices = await start(3)
  const [a, b, c] = devices
  const id = await create(a.run.context, 'patients', { name: 'Anna', data: {} })
  await world.run(5000)
  for (const one of devices) one.network.online = false
  await edit(a.run.context, 'patients', id, () => ({ name: 'Anna A', data: {} }))
  await edit(b.run.context, 'patients', id, () => ({ name: 'Anna', data: { description: 'from B' } }))
  await edit(c.run.context, 'patients', id, () => ({ name: 'Anna', data: { insurance: { number: '7' } } }))
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

test('I9 an edit made while the former version is being pushed stays dirty and is sent; a pull does not overwrite it', async () => {
  const [a, b] = await start(2)
  const id = await createHealthRecord(a.run.context, record('v1'))
  await world.run(5000)
  await updateHealthRecord(a.run.context, id, { name: 'v2' })
  a.network.weights = { slow: 1 }
  await world.run(60)
  await updateHealthRecord(a.run.context, id, { name: 'v3' })
  await updateHealthRecord(b.run.context, id, { data: { tags: ['sleep'] } })
  await world.run(2 * MINUTE)
  a.network.weights = { none: 1 }
  await world.run(2 * MINUTE)
  expect(world.server.rows(ACCOUNT, 'record')[0]).toMatchObject({ name: 'v3', data: { tags: ['sleep'] } })
})

test('I10 two devices change one field: one value wins everywhere, the other is kept as a conflict', async () => {
  const [a, b] = await start(2)
  const id = await createHealthRecord(a.run.context, record('base'))
  await world.run(5000)
  a.network.online = false
  b.network.online = false
  await updateHealthRecord(a.run.context, id, { name: 'from A' })
  await updateHealthRecord(b.run.context, id, { name: 'from B' })
  a.network.online = true
  a.run.bridge.network(true)
  await world.run(5000)
  b.network.online = true
  b.run.bridge.network(true)
  await world.run(MINUTE)
  expect(onServer()).toEqual(['from A'])
  const [kept] = await b.run.context.database.conflicts.find().exec()
  expect(kept?.toJSON()).toMatchObject({ clientId: id, field: 'name', lost: 'from B', kept: 'from A' })
})
