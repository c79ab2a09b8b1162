import { expect, test } from 'vitest'
import type { HealthRecordData } from '../../src/contract/entities/health-record.ts'
import { attachDocument } from '../../src/db/commands/documents.ts'
import { createHealthRecord, deleteHealthRecord, updateHealthRecord } from '../../src/db/commands/health-records.ts'
import { deleteDocument, uploadNow } from '../../src/db/commands/uploads.ts'
import { attachmentsOf } from '../../src/domain/records/report.ts'
import { removableBytes } from '../../src/sync/uploads/cleanup.ts'
import { documentDetails } from '../factories/store/recordings.ts'
import { MINUTE, type Running, record, start, world } from './world/each-test.ts'
import { BIG, isOnServer, jobOf } from './world/upload-steps.ts'
import { ACCOUNT } from './world/world.ts'

/* A file that is added to a record has the promises of every upload: stored at once, sent once, freed only by a receipt. */

const attach = ({ run }: Running, attachTo: string, bytes = new Blob(['page'])) =>
  attachDocument(run.context, bytes, { ...documentDetails(), fileName: 'letter.pdf', attachTo }, 'auto')
const namesIn = (data: unknown) => attachmentsOf((data ?? {}) as HealthRecordData).map(({ name }) => name)
const onServer = (id: string) => namesIn(world.server.rows(ACCOUNT, 'record').find(one => one.clientId === id)?.data)
const onDevice = async ({ run }: Running, id: string) =>
  namesIn((await run.context.database.healthRecords.findOne(id).exec())?.toJSON().data)
const everything = { files: 0, bytes: 0, ageMs: 0 }
const free = async ({ run }: Running) =>
  removableBytes(await run.context.uploads.keptBytes(ACCOUNT), everything, run.clock.now() + 1)
const records = () => world.server.rows(ACCOUNT, 'record').length

test('made offline with its record, is sent after it, and every device has it once', async () => {
  const [a, b] = await start(2)
  a.network.online = false
  const id = await createHealthRecord(a.run.context, record('Pills'))
  const file = await attach(a, id)
  expect(await free(a)).toEqual([])
  await world.run(5 * MINUTE)
  a.network.online = true
  a.run.bridge.network(true)
  await world.run(2 * MINUTE)
  expect(isOnServer(file)).toBe(true)
  for (const names of [onServer(id), await onDevice(a, id), await onDevice(b, id)])
    expect(names).toEqual(['letter.pdf'])
  expect([records(), await jobOf(a.run, file), await free(a)]).toEqual([1, null, [file]])
})

test('waits for a refused record without using tries, and is sent once the record is accepted', async () => {
  const [a] = await start()
  const id = await createHealthRecord(a.run.context, record('POISON-UNPROCESSABLE'))
  const file = await attach(a, id)
  await world.run(10 * MINUTE)
  expect(await jobOf(a.run, file)).toMatchObject({ state: 'waiting', retryCount: 0, error: { code: 'RecordNotFound' } })
  expect(await free(a)).toEqual([])
  await updateHealthRecord(a.run.context, id, { name: 'Pills' })
  // Right after the record, not only at the next retry.
  await world.run(10_000)
  expect(onServer(id)).toEqual(['letter.pdf'])
})

test('a large one over a bad network is there once, beside an edit of the record here and a file from another device', async () => {
  const [a, b] = await start(2)
  const id = await createHealthRecord(a.run.context, record('Pills'))
  await world.run(MINUTE)
  a.network.weights = { none: 3, 'lose-reply': 2, 'http-500': 1, hang: 1 }
  const file = await attach(a, id, BIG)
  await attach(b, id)
  await updateHealthRecord(a.run.context, id, { name: 'More pills' })
  await world.run(60 * MINUTE)
  a.network.weights = { none: 1 }
  await uploadNow(a.run.context, file).catch(() => undefined)
  await world.run(10 * MINUTE)
  for (const names of [onServer(id), await onDevice(a, id), await onDevice(b, id)]) expect(names).toHaveLength(2)
  expect(world.server.rows(ACCOUNT, 'record')[0]?.name).toBe('More pills')
})

test('of a killed page is sent by the next one', async () => {
  const [a] = await start()
  const id = await createHealthRecord(a.run.context, record('Pills'))
  await world.run(MINUTE)
  a.network.online = false
  await attach(a, id)
  a.network.online = true
  const again = await world.start(a)
  await world.run(MINUTE)
  expect(onServer(id)).toEqual(['letter.pdf'])
  expect(await onDevice({ ...a, run: again } as Running, id)).toEqual(['letter.pdf'])
})

test('taken back before it was sent, is never sent and leaves nothing', async () => {
  const [a] = await start()
  const id = await createHealthRecord(a.run.context, record('Pills'))
  await world.run(MINUTE)
  const file = await attach(a, id)
  await deleteDocument(a.run.context, 'healthRecords', file)
  await world.run(5 * MINUTE)
  expect([isOnServer(file), onServer(id), records()]).toEqual([false, [], 1])
  expect(await a.run.context.uploads.blob(ACCOUNT, file)).toBeNull()
})

test('of a record that another device deleted fails with its reason, and its bytes stay', async () => {
  const [a, b] = await start(2)
  const id = await createHealthRecord(a.run.context, record('Pills'))
  await world.run(MINUTE)
  a.network.online = false
  const file = await attach(a, id)
  await deleteHealthRecord(b.run.context, id)
  await world.run(MINUTE)
  a.network.online = true
  a.run.bridge.network(true)
  await world.run(5 * MINUTE)
  expect(await jobOf(a.run, file)).toMatchObject({ state: 'error', error: { code: 'GONE' } })
  expect(await a.run.context.uploads.blob(ACCOUNT, file)).not.toBeNull()
  expect(await free(a)).toEqual([])
})

test('is given back to a server that was restored to a time before it (I8, I16)', async () => {
  const [a] = await start()
  const id = await createHealthRecord(a.run.context, record('Pills'))
  await world.run(MINUTE)
  const restore = world.server.backup()
  const file = await attach(a, id)
  await world.run(MINUTE)
  expect(isOnServer(file)).toBe(true)
  restore()
  expect(isOnServer(file)).toBe(false)
  a.run.bridge.sendNow()
  await world.run(5 * MINUTE)
  expect(isOnServer(file)).toBe(true)
  expect(onServer(id)).toContain('letter.pdf')
})

test('is not added again by a restored server that still has it', async () => {
  const [a] = await start()
  const id = await createHealthRecord(a.run.context, record('Pills'))
  await attach(a, id)
  await world.run(MINUTE)
  const restore = world.server.backup()
  await updateHealthRecord(a.run.context, id, { name: 'More pills' })
  await world.run(MINUTE)
  restore()
  a.run.bridge.sendNow()
  await world.run(5 * MINUTE)
  expect([onServer(id), await onDevice(a, id)]).toEqual([['letter.pdf'], ['letter.pdf']])
})
