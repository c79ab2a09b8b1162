import type { RxStorage } from 'rxdb/plugins/core'
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory'
import { firstValueFrom } from 'rxjs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../../src/db/open.ts'
import { allPatients } from '../../../src/db/queries/patients.ts'

let answering = true
let database: Database

/** A disk in memory that can be told not to answer questions. */
const memory: RxStorage<unknown, unknown> = getRxStorageMemory()
const storage: RxStorage<unknown, unknown> = {
  ...memory,
  async createStorageInstance(params) {
    const instance = await memory.createStorageInstance(params)
    const query = instance.query.bind(instance)
    const find = instance.findDocumentsById.bind(instance)
    const refused = () => Promise.reject(new DOMException('', 'UnknownError'))
    instance.query = prepared => (answering ? query(prepared) : refused())
    instance.findDocumentsById = (ids, deleted) => (answering ? find(ids, deleted) : refused())
    return instance
  },
}

beforeEach(async () => {
  answering = true
  database = await openDatabase('account', { name: `ask-again-${Math.random()}`, storage, multiInstance: false })
})
afterEach(async () => {
  answering = true
  await database.close()
})

test('a list that the store failed to answer is answered when it is asked for again', async () => {
  answering = false
  await expect(firstValueFrom(allPatients(database))).rejects.toThrow()
  await expect(firstValueFrom(allPatients(database))).rejects.toThrow()
  answering = true
  expect(await firstValueFrom(allPatients(database))).toEqual([])
})

test('a document that could not be read once can be read, and so edited, afterwards', async () => {
  const one = () => database.patients.findOne('nobody').exec()
  answering = false
  await expect(one()).rejects.toThrow()
  answering = true
  expect(await one()).toBeNull()
})
