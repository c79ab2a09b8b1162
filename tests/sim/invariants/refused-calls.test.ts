import { expect, test } from 'vitest'
import { createHealthRecord, deleteHealthRecord, updateHealthRecord } from '../../../src/db/commands/health-records.ts'
import { QUEUE } from '../../../src/db/document.ts'
import { MINUTE, onServer, record, start, world } from '../world/each-test.ts'

test('I5 a document that the server refuses is parked with its reason; the rest is sent, without flooding the server', async () => {
  const [a] = await start()
  await createHealthRecord(a.run.context, record('POISON-UNPROCESSABLE'))
  for (let i = 0; i < 5; i++) await createHealthRecord(a.run.context, record(`good ${i}`))
  const before = world.server.requests
  await world.run(MINUTE)
  expect(onServer()).toHaveLength(5)
  const parked = await a.run.context.database.healthRecords.findOne({ selector: { queue: QUEUE.parked } }).exec()
  expect(parked?.name).toBe('POISON-UNPROCESSABLE')
  expect(parked?.sync.parked?.code).toBe('UNPROCESSABLE')
  expect(world.server.requests - before).toBeLessThan(60)
})

test('I5 a call that makes the server fail is found among twenty and parked; the nineteen are sent', async () => {
  const [a] = await start()
  a.network.online = false
  for (let i = 0; i < 19; i++) await createHealthRecord(a.run.context, record(`good ${String(i).padStart(2, '0')}`))
  await createHealthRecord(a.run.context, record('CRASH the whole request'))
  a.network.online = true
  a.run.bridge.network(true)
  await world.run(10 * MINUTE)
  expect(onServer()).toHaveLength(19)
  await world.run(60 * MINUTE)
  const parked = await a.run.context.database.healthRecords.find({ selector: { queue: QUEUE.parked } }).exec()
  expect(parked.map(one => one.name)).toEqual(['CRASH the whole request'])
})

test.each(['create', 'delete'] as const)(
  'I5 a server that fails on a %s for half an hour gets it again with back-off, and the person is not asked',
  async verb => {
    const [a] = await start()
    const fails = () => (a.network.intercept = (_url, body) => (body.includes(`:${verb}"`) ? 'http-500' : null))
    if (verb === 'create') fails()
    const id = await createHealthRecord(a.run.context, record('kept'))
    await world.run(MINUTE)
    fails()
    if (verb === 'delete') await deleteHealthRecord(a.run.context, id)
    const before = world.clock.elapsed
    let asked = 0
    const intercept = a.network.intercept
    a.network.intercept = (url, body) => {
      const fault = intercept(url, body)
      if (fault) asked++
      return fault
    }
    await world.run(30 * MINUTE)
    expect(world.clock.elapsed - before).toBe(30 * MINUTE)
    const here = await a.run.context.database.healthRecords.findOne(id).exec()
    expect(here?.toJSON()).toMatchObject({ queue: QUEUE.push, sync: { parked: null } })
    expect(asked).toBeGreaterThan(20)
    expect(asked).toBeLessThan(60)
    a.network.intercept = () => null
    await world.run(2 * MINUTE)
    expect(onServer()).toEqual(verb === 'create' ? ['kept'] : [])
  },
)

test('I5 the hour of tries goes on after a restart, whatever the clock says, and a new one begins once a person or the server has dealt with it', async () => {
  const [a] = await start()
  const id = await createHealthRecord(a.run.context, record('CRASH'))
  const isParked = async () => {
    const here = await a.run.context.database.healthRecords.findOne(id).exec()
    return here?.queue === QUEUE.parked
  }
  await world.run(35 * MINUTE)
  a.skew = 365 * 24 * 60 * MINUTE
  await world.start(a)
  await world.run(15 * MINUTE)
  expect(await isParked()).toBe(false)
  await world.run(15 * MINUTE)
  expect(await isParked()).toBe(true)
  await updateHealthRecord(a.run.context, id, { name: 'CRASH again' })
  await world.run(50 * MINUTE)
  expect(await isParked()).toBe(false)
  await updateHealthRecord(a.run.context, id, { name: 'good' })
  await world.run(2 * MINUTE)
  expect(onServer()).toEqual(['good'])
  await updateHealthRecord(a.run.context, id, { name: 'CRASH later' })
  await world.start(a)
  await world.run(50 * MINUTE)
  expect(await isParked()).toBe(false)
})
