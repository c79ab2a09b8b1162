import { expect, test } from 'vitest'
import { create } from '../../../src/db/commands/context.ts'
import { createHealthRecord, updateHealthRecord } from '../../../src/db/commands/health-records.ts'
import { saveRecording } from '../../../src/db/commands/recordings.ts'
import { details } from '../../factories/store/recordings.ts'
import { effectsOn, MINUTE, onDevice, onServer, record, start, world } from '../world/each-test.ts'
import { ACCOUNT } from '../world/world.ts'

const quota = () => new DOMException('disk full', 'QuotaExceededError')

test('I17 a store that fails in the middle of a push does not keep the write from being sent', async () => {
  const [a] = await start()
  a.run.life.fail(
    what => what === 'storage.healthRecords.query',
    () => new Error('connection is closing'),
    2,
  )
  await createHealthRecord(a.run.context, record('first'))
  await world.run(MINUTE)
  expect(onServer()).toEqual(['first'])
})

test('I17 a full disk when the reply is stored: no change takes effect twice, and a later edit stays (I10)', async () => {
  const [a] = await start()
  const id = await createHealthRecord(a.run.context, record('before'))
  a.run.life.fail(what => what === 'storage.healthRecords.bulkWrite', quota, 1)
  await world.run(500)
  a.run.life.heal()
  await updateHealthRecord(a.run.context, id, { name: 'after' })
  await world.run(MINUTE)
  expect(onServer()).toEqual(['after'])
  expect(await onDevice(a)).toEqual(['after'])
  expect(effectsOn(id)).toBe(2)
  expect(await a.run.context.database.conflicts.find().exec()).toEqual([])
})

test('I1 a write confirmed right before a kill is sent at the next start', async () => {
  const [a] = await start()
  a.network.online = false
  const id = await createHealthRecord(a.run.context, record('said to be saved'))
  a.kill()
  a.network.online = true
  await world.start(a)
  await world.run(MINUTE)
  expect(onServer()).toEqual(['said to be saved'])
  expect(effectsOn(id)).toBe(1)
})

test('I12 on a full disk a save rejects and stores nothing, and earlier unsent work stays', async () => {
  const [a] = await start()
  a.network.online = false
  const first = await saveRecording(a.run.context, new Blob(['audio']), details({ patientClientId: '' }), 'auto')
  a.run.life.fail(what => what === 'uploads.save', quota, 1)
  await expect(
    saveRecording(a.run.context, new Blob(['more']), details({ patientClientId: '' }), 'auto'),
  ).rejects.toThrow('disk full')
  expect(await a.run.context.uploads.blobIds(ACCOUNT)).toEqual([first])
  a.run.life.fail(what => what === 'storage.patients.bulkWrite', quota, 1)
  await expect(create(a.run.context, 'patients', { name: 'Anna', data: {} })).rejects.toThrow()
  expect(await a.run.context.database.patients.find().exec()).toEqual([])
})

test('I16 killed at every call of an upload, it resumes and the file is stored once, byte for byte', async () => {
  const [a] = await start()
  const bytes = new Uint8Array(3 * 512 * 1024 + 100).map((_, i) => i % 251)
  for (let call = 1; call <= 24; call++) {
    const id = await saveRecording(a.run.context, new Blob([bytes]), details({ patientClientId: '' }), 'auto')
    a.run.life.dieAtCall(call, call % 2 === 0)
    await world.run(MINUTE)
    a.kill()
    await world.start(a)
    await world.run(MINUTE)
    expect(world.server.files(ACCOUNT).get(id)?.size).toBe(bytes.length)
    expect(effectsOn(id)).toBe(1)
    expect((await a.run.context.database.recordings.findOne(id).exec())?.syncStatus).toBe('synced')
  }
})

test('I17 killed at every call of a write, a push and a pull, the outcome is the same', async () => {
  for (let call = 1; call <= 30; call++) {
    const [a] = await start(1, call)
    a.network.online = false
    const id = await createHealthRecord(a.run.context, record('kept'))
    a.network.online = true
    a.run.life.dieAtCall(call, call % 2 === 0)
    a.run.bridge.network(true)
    await world.run(MINUTE)
    await world.start(a)
    await world.run(MINUTE)
    expect(onServer()).toEqual(['kept'])
    expect(effectsOn(id)).toBe(1)
    if (call < 30) await world.end()
  }
})
