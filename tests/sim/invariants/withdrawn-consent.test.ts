import { expect, test } from 'vitest'
import { giveConsent, withdrawConsent } from '../../../src/db/commands/account.ts'
import { createHealthRecord, deleteHealthRecord } from '../../../src/db/commands/health-records.ts'
import { QUEUE } from '../../../src/db/document.ts'
import { MINUTE, onServer, type Running, record, start, world } from '../world/each-test.ts'
import { BIG, documentOf, isOnServer, jobOf, save } from '../world/upload-steps.ts'

const online = ({ network, run }: Running, is: boolean) => {
  network.online = is
  run.bridge.network(is)
}

test('work that was not sent when the consent was withdrawn waits on the device, however long, and is sent once it is given again', async () => {
  const [device] = await start()
  const { run } = device
  online(device, false)
  await createHealthRecord(run.context, record('a note'))
  const recordings = [await save(run), await save(run, '', BIG)]
  await withdrawConsent(run.context)
  online(device, true)
  const before = world.server.requests
  // Longer than any outage is tried for.
  await world.run(70 * MINUTE)
  expect(onServer()).toEqual([])
  expect(recordings.map(isOnServer)).toEqual([false, false])
  const parked = await run.context.database.healthRecords.find({ selector: { queue: QUEUE.parked } }).exec()
  expect(parked).toEqual([])
  for (const id of recordings) {
    expect(await jobOf(run, id)).toMatchObject({ state: 'waiting', retryCount: 0, error: { code: 'ConsentNeeded' } })
    expect(await documentOf(run, id)).toMatchObject({ syncStatus: 'pending' })
  }
  expect(world.server.requests - before).toBeLessThan(70 * 12)
  await giveConsent(run.context)
  await world.run(2 * MINUTE)
  expect(onServer()).toContain('a note')
  expect(recordings.map(isOnServer)).toEqual([true, true])
})

test('a device that was offline meanwhile keeps its work too, and sends it after the consent of another device', async () => {
  const [a, b] = await start(2)
  online(b, false)
  await createHealthRecord(b.run.context, record('made offline'))
  const recording = await save(b.run)
  await withdrawConsent(a.run.context)
  await world.run(MINUTE)
  online(b, true)
  await world.run(20 * MINUTE)
  expect([onServer(), isOnServer(recording)]).toEqual([[], false])
  await giveConsent(a.run.context)
  await world.run(3 * MINUTE)
  expect(onServer()).toContain('made offline')
  expect(isOnServer(recording)).toBe(true)
})

test('what was deleted is deleted without consent', async () => {
  const [{ run }] = await start()
  const id = await createHealthRecord(run.context, record('goes'))
  await world.run(MINUTE)
  expect(onServer()).toEqual(['goes'])
  await withdrawConsent(run.context)
  await deleteHealthRecord(run.context, id)
  await world.run(2 * MINUTE)
  expect(onServer()).toEqual([])
})
