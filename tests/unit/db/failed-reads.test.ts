import type { RxStorage } from 'rxdb/plugins/core'
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory'
import { firstValueFrom } from 'rxjs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../../src/db/open.ts'
import { allDocuments } from '../../../src/db/queries/documents.ts'
import { readAgain } from '../../../src/db/queries/live.ts'
import { waitingDocuments } from '../../../src/db/queries/waiting.ts'

let readable = true
let database: Database

/** Memory storage that rejects reads while `readable` is false. */
const memory: RxStorage<unknown, unknown> = getRxStorageMemory()
const storage: RxStorage<unknown, unknown> = {
  ...memory,
  async createStorageInstance(params) {
    const instance = await memory.createStorageInstance(params)
    const query = instance.query.bind(instance)
    const find = instance.findDocumentsById.bind(instance)
    const refused = () => Promise.reject(new DOMException('', 'UnknownError'))
    instance.query = prepared => (readable ? query(prepared) : refused())
    instance.findDocumentsById = (ids, deleted) => (readable ? find(ids, deleted) : refused())
    return instance
  },
}

beforeEach(async () => {
  readable = true
  database = await openDatabase('account', { name: `ask-again-${Math.random()}`, storage, multiInstance: false })
})
afterEach(async () => {
  readable = true
  await database.close()
})

test('a list that the store failed to read can be read again', async () => {
  readable = false
  await expect(firstValueFrom(allDocuments(database, 'patients'))).rejects.toThrow()
  await expect(firstValueFrom(allDocuments(database, 'patients'))).rejects.toThrow()
  readable = true
  expect(await firstValueFrom(allDocuments(database, 'patients'))).toEqual([])
})

test('a document that could not be read once can be read afterwards', async () => {
  const one = () => database.patients.findOne('unknown').exec()
  readable = false
  await expect(one()).rejects.toThrow()
  readable = true
  expect(await one()).toBeNull()
})

test('what waits is read again by itself after a failed read', async () => {
  readable = false
  const read = firstValueFrom(readAgain(waitingDocuments(database)))
  await expect(firstValueFrom(waitingDocuments(database))).rejects.toThrow()
  readable = true
  expect(await read).toEqual([])
})
