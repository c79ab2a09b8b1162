import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { QUEUE } from '../../../src/db/document.ts'
import { migrate } from '../../../src/db/migrations/migrate.ts'
import { type Database, openDatabase } from '../../../src/db/open.ts'
import { UploadStore } from '../../../src/db/uploads/upload-store.ts'
import { type DatabaseDump, restoreStores } from '../../factories/store-dumps/store-dump.ts'

const ACCOUNT = '0190a000-0000-7000-8000-00000000acc0'
const stored = (generation: number): DatabaseDump[] =>
  JSON.parse(
    readFileSync(new URL(`../../factories/store-dumps/generation-${generation}.json`, import.meta.url), 'utf8'),
  )

type Row = Record<string, unknown> & { clientId: string; _deleted: boolean }

/** The rows of one collection in a dump. */
const rowsOf = (dumps: DatabaseDump[], collection: string): Row[] => {
  const found = dumps.find(({ name }) => name.endsWith(`--${collection}`))
  return (found?.stores.find(({ name }) => name === 'docs')?.rows ?? []).map(({ value }) => value as Row)
}

const opened: Database[] = []
afterEach(async () => {
  await close()
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
})

async function openMigrated(): Promise<Database> {
  const database = await openDatabase(ACCOUNT, { multiInstance: false })
  opened.push(database)
  return await migrate(database)
}
const close = async () => {
  for (const one of opened.splice(0)) await one.close()
}

describe.each([0])('a store written by generation %i', generation => {
  test('keeps every document with its content and its unsent changes (I9)', async () => {
    const dumps = stored(generation)
    await restoreStores(dumps)
    const database = await openMigrated()
    for (const name of ['account', 'patients', 'healthRecords', 'recordings'] as const) {
      const before = rowsOf(dumps, name).filter(row => Number(row._deleted) === 0)
      expect(before.length, name).toBeGreaterThan(0)
      const after = new Map((await database[name].find().exec()).map(one => [one.clientId, one.toJSON()]))
      expect(after.size, name).toBe(before.length)
      for (const { _deleted, _rev, _meta, _attachments, ...row } of before) {
        expect(after.get(row.clientId), `${name} ${row.name}`).toMatchObject(row)
      }
    }
  })

  test('has the upload fields and indexes of this version; lists by type are found', async () => {
    await restoreStores(stored(generation))
    const database = await openMigrated()
    const treatment = await database.healthRecords.findOne({ selector: { recordType: 'treatment' } }).exec()
    expect(treatment?.toJSON()).toMatchObject({ queue: QUEUE.push, syncStatus: 'synced', syncErrorMessage: null })
    const labs = await database.healthRecords
      .find({ selector: { recordType: 'labResults', deletedAt: null }, sort: [{ order: 'asc' }] })
      .exec()
    expect(labs).toHaveLength(15)
  })

  test('keeps the bytes and jobs of unsent recordings (I16)', async () => {
    await restoreStores(stored(generation))
    const uploads = new UploadStore()
    const [job] = await uploads.items(ACCOUNT)
    expect(await (await uploads.blob(ACCOUNT, job?.id ?? ''))?.bytes.text()).toBe('sound of the visit')
    expect((await uploads.blobIds(ACCOUNT)).length).toBe(2)
    uploads.close()
  })

  test('loses nothing if the disk is full in the middle, and is migrated by the next start (I12, I17)', async () => {
    const dumps = stored(generation)
    await restoreStores(dumps)
    const put = IDBObjectStore.prototype.put
    let writes = 0
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (++writes > 40) throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, args as Parameters<typeof put>)
    })
    await expect(openMigrated()).rejects.toThrow()
    vi.restoreAllMocks()
    await close()
    const database = await openMigrated()
    const before = rowsOf(dumps, 'recordings').filter(row => Number(row._deleted) === 0)
    expect(await database.recordings.count().exec()).toBe(before.length)
  })
})
