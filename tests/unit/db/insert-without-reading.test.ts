import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { insertWithoutReading } from '../../../src/db/insert-without-reading.ts'
import { type Database, openDatabase } from '../../../src/db/open.ts'
import { collectionNamed } from '../../../src/sync/collections/all.ts'
import type { ServerRow } from '../../../src/sync/collections/collection.ts'
import { Replica } from '../../../src/sync/replica/replica.ts'

let database: Database
let opened = 0
beforeEach(async () => {
  opened += 1
  database = await openDatabase('account', { name: `insert-unread-${opened}`, multiInstance: false })
})
afterEach(() => database.close())

const row = (clientId: string, name: string, seq: number) =>
  ({
    ...{ clientId, name, seq, id: seq, data: {}, deletedAt: null, updatedByDevice: null },
    ...{ createdAt: '2026-11-20T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z' },
  }) as ServerRow

let operations = 0
const replica = () => new Replica(database)
const circumstance = (epoch: string) => {
  operations += 1
  return { epoch, opId: `op-${operations}`, now: 0, deviceId: 'tablet' }
}
const pull = (rows: ServerRow[], mayBeHere: (clientId: string) => boolean) =>
  replica().applyRows(collectionNamed('patients'), rows, 'epoch-1', null, circumstance, mayBeHere)
const names = async () => (await database.patients.find({ sort: [{ clientId: 'asc' }] }).exec()).map(one => one.name)

test('rows of a first pull are stored without being read first', async () => {
  const read = vi.spyOn(IDBObjectStore.prototype, 'get')
  await pull([row('a', 'Anna', 1), row('b', 'Boris', 2)], () => false)
  expect(read).not.toHaveBeenCalled()
  expect(await names()).toEqual(['Anna', 'Boris'])
  read.mockRestore()
})

test('I9: a locally edited document is not overwritten by a row that was expected to be new', async () => {
  await pull([row('a', 'Anna', 1)], () => false)
  await database.patients
    .findOne('a')
    .exec(true)
    .then(one =>
      one.incrementalModify(({ sync, ...document }) => ({
        ...document,
        name: 'Anna, edited here',
        queue: 1,
        sync: { ...sync, localRev: sync.localRev + 1, base: { name: 'Anna', data: {} } },
      })),
    )
  await pull([row('a', 'Anna', 1), row('b', 'Boris', 2)], () => false)
  expect(await names()).toEqual(['Anna, edited here', 'Boris'])
  expect((await database.patients.findOne('a').exec(true)).queue).toBe(1)
})

test('a write with one existing document is rolled back completely', async () => {
  await pull([row('b', 'Boris', 2)], () => false)
  const collection = database.patients
  const [known] = await collection.storageInstance.findDocumentsById(['b'], false)
  if (!known) throw new Error('not stored')
  const documents = ['a', 'b'].map(clientId => ({ ...known, clientId, name: 'Overwritten' }))
  expect(await insertWithoutReading(collection, ['a', 'b'], () => collection.bulkInsert(documents))).toBe(false)
  expect(await names()).toEqual(['Boris'])
})

test('after the insert a document is found again, also by later writes', async () => {
  await pull([row('a', 'Anna', 1)], () => false)
  const { error } = await database.patients.bulkInsert([
    (await database.patients.findOne('a').exec(true)).toMutableJSON(),
  ])
  expect(error.map(({ status }) => status)).toEqual([409])
})
