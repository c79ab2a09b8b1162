import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { create, edit } from '../../../../src/db/commands/context.ts'
import { saveRecording } from '../../../../src/db/commands/recordings.ts'
import { databaseName } from '../../../../src/db/open.ts'
import { NotSealed, restoreAccount, sealAccount } from '../../../../src/db/seal/seal.ts'
import type { SealedStore } from '../../../../src/db/seal/sealed-store.ts'
import { details } from '../../../factories/store/recordings.ts'
import { everythingStored, openDevice, type TestDevice } from './device.ts'

const OWNER = 'aaaaaaaa-0000-7000-8000-000000000001'
const OTHER = 'bbbbbbbb-0000-7000-8000-000000000002'
const SERVER_KEY = '0f'.repeat(32)
/** Names and words of the account, acknowledged and unsent; none may be readable after a sign-out. */
const SECRETS = [
  'Acknowledged Anna',
  'Unsent Boris',
  'SOUND-OF-THE-VISIT',
  'half-typed words',
  'interrupted words',
  'opened lab sheet',
  'SHARED-WORDS',
]

const devices: TestDevice[] = []
const device = async (accountId = OWNER) => {
  const opened = await openDevice(accountId)
  devices.push(opened)
  return opened
}
beforeEach(async () => {
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name as string)
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const one of devices.splice(0)) await one.close()
})

/** A device with one patient that the server has, and unsent work in every store. */
async function worked(accountId = OWNER, { key = SERVER_KEY } = {}): Promise<TestDevice> {
  const here = await device(accountId)
  if (key) await here.vault.unlock(accountId, key)
  const context = await here.context()
  const acknowledged = await create(context, 'patients', { name: 'Acknowledged Anna', data: {} })
  const found = await context.database.patients.findOne(acknowledged).exec()
  await found?.incrementalModify(one => ({
    ...one,
    id: 1,
    queue: 0,
    sync: { ...one.sync, ackedRev: one.sync.localRev, serverSeq: 7 },
  }))
  await create(context, 'patients', { name: 'Unsent Boris', data: { description: 'stays whole' } })
  await saveRecording(context, new Blob(['SOUND-OF-THE-VISIT'.repeat(100)], { type: 'audio/webm' }), details(), 'auto')
  await here.formDrafts.keep(accountId, { key: 'patients/new', edits: { name: 'half-typed words' }, at: 1 })
  await here.keptFiles.keep(accountId, { documentAssetId: 7, page: 0 }, new Blob(['opened lab sheet']), 1)
  await here.incomingFiles
    .table('files')
    .put({ id: 'f1', ownerId: accountId, name: 'SHARED.pdf', bytes: new Blob(['SHARED-WORDS']), at: 1 })
  const interrupted = { ownerId: accountId, id: 's1', moduleId: 'scribe', createdAt: 1, files: [0], finished: null }
  await here.recorder.table('audioSessions').put({ ...interrupted, preset: 'medical', gaps: [], part: 1 })
  const sound = new TextEncoder().encode('interrupted words').buffer
  const chunk = { kind: 'chunk', ownerId: accountId, sessionId: 's1', segment: 0, index: 0, bytes: sound }
  await here.recorder.table('audioFiles').put(chunk)
  await here.journal.advance({ collection: 'patients', since: 'x', epoch: 'e', resync: null, primed: true })
  return here
}

/** What the owner has that the server lacks, in a form to compare. */
async function unsentOf(here: TestDevice) {
  const unsent: Record<string, unknown[]> = {}
  for (const store of here.stores) {
    for await (const record of store.unsent(OWNER)) {
      const { bytes, ...rest } = record
      const plain =
        bytes instanceof Blob ? [bytes.type, await bytes.text()] : bytes && new Uint8Array(bytes as ArrayBuffer)
      unsent[store.name] = [...(unsent[store.name] ?? []), { ...rest, bytes: plain }]
    }
  }
  return unsent
}

const readable = async () => {
  const all = await everythingStored()
  return SECRETS.filter(secret => all.includes(secret))
}

describe('S7 after a sign-out', () => {
  test('nothing of the account can be read on the device, and its owner loses nothing', async () => {
    const here = await worked()
    const before = await unsentOf(here)
    expect(Object.keys(before).length).toBeGreaterThan(5)
    expect(await readable()).toEqual(SECRETS)
    await sealAccount(here.vault, here.stores, OWNER)
    expect(await readable()).toEqual([])
    expect((await indexedDB.databases()).filter(({ name }) => name?.includes(databaseName(OWNER)))).toEqual([])
    expect(await here.vault.openKey(OWNER)).toBeNull()

    await here.close()
    const again = await device()
    expect(await restoreAccount(again.vault, again.stores, OWNER)).toBeGreaterThan(0)
    expect(await unsentOf(again), 'without the key nothing opens').toEqual({})
    await again.vault.unlock(OWNER, 'ee'.repeat(32))
    await restoreAccount(again.vault, again.stores, OWNER)
    expect(await unsentOf(again), 'another key opens nothing').toEqual({})
    await again.vault.unlock(OWNER, SERVER_KEY)
    expect(await restoreAccount(again.vault, again.stores, OWNER)).toBe(0)
    expect(await unsentOf(again)).toEqual(before)
    expect(await again.vault.sealed.count()).toBe(0)
  })

  test('what another account has on the device stays as it is', async () => {
    const other = await worked(OTHER)
    await other.closeDocuments()
    const here = await worked()
    await sealAccount(here.vault, here.stores, OWNER)
    const context = await other.context()
    expect(await context.database.patients.count().exec()).toBe(2)
    expect(await other.uploads.items(OTHER)).toHaveLength(1)
    expect(await other.formDrafts.of(OTHER, 'patients/new')).not.toBeNull()
    expect(await other.vault.openKey(OTHER)).not.toBeNull()
  })

  test('a large file is sealed in pieces and comes back byte for byte', async () => {
    const here = await device()
    await here.vault.unlock(OWNER, SERVER_KEY)
    const bytes = Uint8Array.from({ length: 9 * 1024 * 1024 + 17 }, (_, at) => at % 251)
    await saveRecording(await here.context(), new Blob([bytes], { type: 'audio/webm' }), details(), 'auto')
    const [id] = await here.uploads.blobIds(OWNER)
    await sealAccount(here.vault, here.stores, OWNER)
    expect(await here.uploads.blobIds(OWNER)).toEqual([])
    await here.vault.unlock(OWNER, SERVER_KEY)
    await restoreAccount(here.vault, here.stores, OWNER)
    const blob = await here.uploads.blob(OWNER, id as string)
    expect(blob?.bytes.type).toBe('audio/webm')
    expect(Buffer.from(await (blob as { bytes: Blob }).bytes.arrayBuffer()).equals(bytes)).toBe(true)
  })

  test('without a key nothing unsent is deleted, and the sign-out is not begun', async () => {
    const here = await worked(OWNER, { key: '' })
    await expect(sealAccount(here.vault, here.stores, OWNER)).rejects.toThrow(NotSealed)
    expect(await readable()).toEqual(SECRETS)
    expect(await here.vault.leaving.count()).toBe(0)
  })

  test('a device without room for the sealed copy keeps everything, and the sign-out is not begun', async () => {
    const here = await worked()
    const before = await unsentOf(here)
    vi.spyOn(here.vault.sealed, 'add').mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'))
    await expect(sealAccount(here.vault, here.stores, OWNER)).rejects.toThrow()
    expect(await unsentOf(here)).toEqual(before)
    expect(await here.vault.leaving.count()).toBe(0)
  })
})

/** Fails at the n-th addition to the vault, as on a device without room. */
function noRoomAt(here: TestDevice, count: number): void {
  const real = here.vault.sealed.add.bind(here.vault.sealed)
  let added = 0
  vi.spyOn(here.vault.sealed, 'add').mockImplementation((...args) => {
    added += 1
    if (added >= count) throw new DOMException('', 'QuotaExceededError')
    return real(...args)
  })
}

describe('S7 I11 a sign-out that failed', () => {
  test.each([1, 2, 4])('without room at the record %i leaves nothing of it in the vault', async at => {
    const here = await worked()
    const before = await unsentOf(here)
    noRoomAt(here, at)
    await expect(sealAccount(here.vault, here.stores, OWNER)).rejects.toThrow(NotSealed)
    expect(await unsentOf(here)).toEqual(before)
    expect(await here.vault.sealed.count()).toBe(0)
    expect(await here.vault.leaving.count()).toBe(0)
  })

  test('what an earlier sign-out sealed and nobody has put back yet survives the next one', async () => {
    const first = await worked()
    const before = await unsentOf(first)
    await sealAccount(first.vault, first.stores, OWNER)
    await first.close()
    const second = await device()
    await second.vault.unlock(OWNER, SERVER_KEY)
    const draft = { key: 'patients/second', edits: { name: 'second visit' }, at: 2 }
    await second.formDrafts.keep(OWNER, draft)
    noRoomAt(second, 1)
    await sealAccount(second.vault, second.stores, OWNER).catch(() => undefined)
    vi.restoreAllMocks()
    await sealAccount(second.vault, second.stores, OWNER)
    await second.vault.unlock(OWNER, SERVER_KEY)
    expect(await restoreAccount(second.vault, second.stores, OWNER)).toBe(0)
    const after = await unsentOf(second)
    expect(await second.formDrafts.of(OWNER, draft.key)).toMatchObject(draft)
    for (const [name, records] of Object.entries(before)) expect(after[name]).toEqual(expect.arrayContaining(records))
  })

  test('two accounts: finishing the sign-out of one keeps what the other has sealed meanwhile', async () => {
    const here = await worked()
    const before = await unsentOf(here)
    await here.vault.leaving.put({ accountId: OTHER, sealed: false, after: 0 })
    await sealAccount(here.vault, here.stores, OWNER)
    const other = await worked(OTHER)
    await sealAccount(other.vault, other.stores, OTHER)
    await here.vault.unlock(OWNER, SERVER_KEY)
    await restoreAccount(here.vault, here.stores, OWNER)
    expect(await unsentOf(here)).toEqual(before)
  })

  test('while the stores are emptied: the owner who signs in again has everything, and no row that is acknowledged', async () => {
    const here = await worked()
    const before = await unsentOf(here)
    const drafts = here.stores.find(({ name }) => name.includes('riage'))
    vi.spyOn(drafts as SealedStore, 'wipe').mockRejectedValueOnce(new Error('the disk failed'))
    const failure = await sealAccount(here.vault, here.stores, OWNER).catch(error => error)
    expect(failure).not.toBeInstanceOf(NotSealed)
    await here.vault.unlock(OWNER, SERVER_KEY)
    await restoreAccount(here.vault, here.stores, OWNER)
    expect(await unsentOf(here)).toEqual(before)
    expect((await (await here.context()).database.patients.find().exec()).map(({ name }) => name)).toEqual([
      'Unsent Boris',
    ])
    expect(await here.vault.leaving.count()).toBe(0)
    // What is written now is sealed by the next sign-out, not taken for what the failed one has sealed.
    await create(await here.context(), 'patients', { name: 'Later Clio', data: {} })
    await sealAccount(here.vault, here.stores, OWNER)
    await here.vault.unlock(OWNER, SERVER_KEY)
    await restoreAccount(here.vault, here.stores, OWNER)
    const names = (await (await here.context()).database.patients.find().exec()).map(({ name }) => name)
    expect(names.toSorted()).toEqual(['Later Clio', 'Unsent Boris'])
  })

  test('before the key is forgotten: the next start still has it to finish', async () => {
    const here = await worked()
    vi.spyOn(here.vault, 'lock').mockRejectedValueOnce(new Error('the page is gone'))
    await expect(sealAccount(here.vault, here.stores, OWNER)).rejects.toThrow('the page is gone')
    expect(await here.vault.leaving.count()).toBe(1)
    await sealAccount(here.vault, here.stores, OWNER)
    expect(await here.vault.openKey(OWNER)).toBeNull()
    expect(await here.vault.leaving.count()).toBe(0)
  })

  test('before anything was deleted: the owner who signs in again goes on with the plain stores', async () => {
    const here = await worked()
    const before = await unsentOf(here)
    await here.vault.leaving.put({ accountId: OWNER, sealed: false, after: 0 })
    const [key] = await here.vault.keys.toArray()
    const half = { store: 'piece', iv: new Uint8Array(12), bytes: new ArrayBuffer(20) }
    await here.vault.sealed.add({ keyId: key?.id ?? 0, ...half })
    expect(await restoreAccount(here.vault, here.stores, OWNER)).toBe(0)
    expect(await unsentOf(here)).toEqual(before)
    expect(await here.vault.leaving.count()).toBe(0)
    expect((await (await here.context()).database.patients.find().exec()).length).toBe(2)
  })

  test('a document that cannot be put back stays in the vault', async () => {
    const here = await worked()
    await sealAccount(here.vault, here.stores, OWNER)
    await here.vault.unlock(OWNER, SERVER_KEY)
    const { database } = await here.context()
    vi.spyOn(database.patients, 'bulkInsert').mockResolvedValue({
      success: [],
      error: [{ status: 422, isError: true } as never],
    })
    const sealed = await here.vault.sealed.count()
    await expect(restoreAccount(here.vault, here.stores, OWNER)).rejects.toThrow()
    expect(await here.vault.sealed.count()).toBe(sealed)
  })
})

/** Ends the page at its n-th write: that write and every later one of this page never happen. */
function killAtWrite(count: number): () => boolean {
  let writes = 0
  const { prototype } = IDBObjectStore
  for (const name of ['put', 'add', 'delete', 'clear'] as const) {
    const real = prototype[name] as (...args: unknown[]) => IDBRequest
    vi.spyOn(prototype, name).mockImplementation(function (this: IDBObjectStore, ...args: unknown[]) {
      writes += 1
      if (writes < count) return real.apply(this, args)
      this.transaction.abort()
      throw new DOMException('the page is gone', 'AbortError')
    } as never)
  }
  return () => writes >= count
}

describe('I11 a sign-out, or the sign-in after it, that is killed', () => {
  test.each([1, 2, 3, 4, 7, 11, 16, 22, 30, 45, 60])(
    'at write %i goes on at the next start; nothing is lost or doubled',
    async at => {
      const here = await worked()
      const before = await unsentOf(here)
      const killed = killAtWrite(at)
      await sealAccount(here.vault, here.stores, OWNER).catch(() => undefined)
      vi.restoreAllMocks()
      await here.close()
      const next = await device()
      if ((await next.vault.leaving.count()) > 0) await sealAccount(next.vault, next.stores, OWNER)
      if (!killed() || (await next.vault.openKey(OWNER)) === null) expect(await readable()).toEqual([])

      await next.vault.unlock(OWNER, SERVER_KEY)
      // RxDB keeps a name that failed to open as used, until its realm ends.
      await next.open()
      killAtWrite(at)
      await restoreAccount(next.vault, next.stores, OWNER).catch(() => undefined)
      vi.restoreAllMocks()
      await next.close()
      const last = await device()
      await restoreAccount(last.vault, last.stores, OWNER)
      expect(await unsentOf(last)).toEqual(before)
    },
  )

  test('an edit made after the restore is not undone by a second restore', async () => {
    const here = await worked()
    await sealAccount(here.vault, here.stores, OWNER)
    await here.vault.unlock(OWNER, SERVER_KEY)
    const rows = await here.vault.sealed.toArray()
    await restoreAccount(here.vault, here.stores, OWNER)
    const context = await here.context()
    const boris = await context.database.patients.findOne({ selector: { name: 'Unsent Boris' } }).exec()
    await edit(context, 'patients', boris?.clientId ?? '', () => ({ name: 'Boris B' }))
    await here.vault.sealed.bulkAdd(rows)
    await restoreAccount(here.vault, here.stores, OWNER)
    expect((await context.database.patients.find().exec()).map(({ name }) => name)).toEqual(['Boris B'])
  })
})
