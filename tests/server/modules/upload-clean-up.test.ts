import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { v7 } from 'uuid'
import { afterAll, expect, it, vi } from 'vitest'
import type { UploadReply } from '../../../src/contract/methods/file-upload.ts'
import type { BlobStore } from '../../../src/server/blobs/blob-store.ts'
import { fileBlobStore } from '../../../src/server/blobs/file-blob-store.ts'
import { systemClock } from '../../../src/server/clock.ts'
import { type Database, openDatabase } from '../../../src/server/database/open.ts'
import { documentAssets, uploads } from '../../../src/server/database/schema/documents.ts'
import { completeUpload } from '../../../src/server/modules/file-upload/complete-upload.ts'
import { deleteExpiredUploads, deleteOldAssets } from '../../../src/server/modules/file-upload/delete-expired.ts'
import { receiveChunk } from '../../../src/server/modules/file-upload/receive-chunk.ts'
import { startUpload } from '../../../src/server/modules/file-upload/start-upload.ts'
import { storeUpload } from '../../../src/server/modules/file-upload/store-upload.ts'
import { accountRooms } from '../../../src/server/quotas/account-rooms.ts'
import { QUOTAS } from '../../../src/server/quotas/quotas.ts'
import { accountTransactions } from '../../../src/server/rpc/account-transaction.ts'
import type { StagedCall } from '../../../src/server/rpc/call.ts'
import { Client } from '../client.ts'
import { makeDataFolder } from '../data-folder.ts'
import { insertUser } from '../database/rows.ts'
import { onBothWhenLong, silentLog } from '../databases.ts'
import { gate } from '../gate.ts'
import { onOneServer } from '../servers.ts'
import { sha256, webmBytes } from './audio.ts'

const DAY = 86_400_000
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY)

onOneServer('bytes of abandoned uploads and deleted records', ({ start }) => {
  it('are deleted a week after the upload’s last init, and three months after the record’s deletion; others stay', async () => {
    const server = await start()
    const device = await new Client(server.origin).signIn('doctor')
    const bytes = webmBytes(3000)
    const file = { fileName: 'a.webm', mimeType: 'audio/webm', documentAssetType: 'ambient-scribe' as const }
    const whole = () => device.call('fileUpload:upload', { ...file, fileContent: bytes.toString('base64') })
    const [kept, deleted] = [await whole(), await whole()]
    await device.call('healthRecords:delete', { id: deleted.healthRecord?.id })
    const upload = { clientId: v7(), fileName: 'b.webm', mimeType: 'audio/webm', size: 3000, options: file }
    const { uploadId } = await device.call('fileUpload:initChunkedUpload', upload)
    const chunk = { uploadId, index: 0, content: bytes.toString('base64'), sha256: sha256(bytes) }
    await device.call('fileUpload:uploadChunk', chunk)
    await server.stop()

    const database = await openDatabase(server.place, silentLog)
    try {
      const blobs = await fileBlobStore(join(server.place.dataDir, 'blobs'))
      const forgetAt = async (days: number) => {
        await deleteExpiredUploads(database, blobs, daysFromNow(days))
        await deleteOldAssets(database, blobs, daysFromNow(days))
        const assets = await database.db.select().from(documentAssets)
        const sizes = new Map<number, number | null>()
        for (const { id, storageKey } of assets) sizes.set(id, await blobs.size(storageKey))
        const open = await database.db.select().from(uploads)
        return {
          kept: sizes.get(kept.documentAssetId ?? 0),
          deleted: sizes.get(deleted.documentAssetId ?? 0),
          openUploads: open.filter(one => one.state !== 'completed').length,
        }
      }
      expect(await forgetAt(6.99)).toEqual({ kept: 3000, deleted: 3000, openUploads: 1 })
      expect(await forgetAt(7)).toEqual({ kept: 3000, deleted: 3000, openUploads: 0 })
      expect(await forgetAt(89.99)).toEqual({ kept: 3000, deleted: 3000, openUploads: 0 })
      expect(await forgetAt(90)).toEqual({ kept: 3000, deleted: null, openUploads: 0 })
    } finally {
      await database.close()
    }
  })
})

const folder = makeDataFolder('blobs-')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const BYTES = webmBytes(3000)
const storing = storeUpload({
  score: async () => undefined,
  read: async () => undefined,
  report: async () => undefined,
  insight: async () => undefined,
  reply: async () => undefined,
  remind: async () => undefined,
  transcribe: undefined,
})

/** Uploads one recording by the functions behind the methods, so that the test controls what happens in between. */
async function senderOf(database: Database, blobs: BlobStore, store = storing) {
  const userId = await insertUser(database)
  const options = { documentAssetType: 'ambient-scribe' as const }
  const upload = { clientId: v7(), fileName: 'a.webm', mimeType: 'audio/webm', size: 3000, chunkSize: 3000, options }
  const session = { id: '', userId, kind: 'user', actorUserId: null, deviceId: null, isAdmin: false } as const
  const user = {
    ...{
      requestId: '',
      address: '',
      clockCorrectionMs: 0,
      meta: {},
      locale: 'en' as const,
      signal: new AbortController().signal,
    },
    ...{
      audit: () => undefined,
      session: { ...session, createdAt: new Date() },
      userId,
      patientId: null,
      deviceId: null,
    },
  }
  const inAccount = accountTransactions(database, systemClock)
  const rooms = accountRooms(systemClock, QUOTAS)
  const call: StagedCall<UploadReply> = {
    ...{ ...user, database },
    write: async work => ({
      meta: {},
      ...(await inAccount(userId, account => work({ ...user, ...account, afterCommit: () => undefined }))),
    }),
  }
  const init = async (now: Date) =>
    (await database.transaction(tx => startUpload(tx, rooms, userId, now, upload))).upload.id
  const send = (uploadId: string) =>
    receiveChunk({ database, blobs }, userId, { uploadId, index: 0, sha256: sha256(BYTES), bytes: BYTES })
  const complete = (uploadId: string) =>
    completeUpload(call, { blobs, storeUpload: store }, { uploadId, sha256: sha256(BYTES), options: undefined })
  return { init, send, complete }
}

const cut = () => Promise.reject(new Error('cut'))

/** The bytes of a download of the only asset. */
async function downloaded({ db }: Database, blobs: BlobStore): Promise<string> {
  const [asset] = await db.select().from(documentAssets)
  return sha256(await buffer(await blobs.read(asset?.storageKey ?? '')))
}

onBothWhenLong('the clean-up of uploads', databases => {
  const open = async () => ({ database: await databases.open(), blobs: await fileBlobStore(folder) })

  it('I16: allows an upload to continue and complete while it runs', async () => {
    const { database, blobs } = await open()
    const { init, send, complete } = await senderOf(database, blobs)
    await send(await init(daysFromNow(-8)))
    const slow = {
      ...blobs,
      async delete(key: string) {
        const uploadId = await init(new Date())
        await send(uploadId)
        await complete(uploadId)
        await blobs.delete(key)
      },
    }
    await deleteExpiredUploads(database, slow, new Date())
    expect(await downloaded(database, blobs)).toBe(sha256(BYTES))
    expect(await database.db.select().from(uploads)).toMatchObject([{ state: 'completed' }])
  })

  it('leaves no bytes if it ends half-way', async () => {
    const { database, blobs } = await open()
    const { init, send } = await senderOf(database, blobs)
    await send(await init(daysFromNow(-8)))
    await expect(deleteExpiredUploads(database, { ...blobs, delete: cut }, new Date())).rejects.toThrow('cut')
    const deleted = vi.spyOn(blobs, 'delete')
    await deleteExpiredUploads(database, blobs, new Date())
    expect(deleted).toHaveBeenCalledTimes(1)
    expect(await database.db.select().from(uploads)).toEqual([])
  })

  it('I16: prevents storing an upload that is cancelled while its bytes are joined', async () => {
    const { database, blobs } = await open()
    const joined: BlobStore['complete'] = async (...given) => {
      const receipt = await blobs.complete(...given)
      await database.db.update(uploads).set({ state: 'cancelled' })
      return receipt
    }
    const { init, send, complete } = await senderOf(database, { ...blobs, complete: joined })
    const uploadId = await init(new Date())
    await send(uploadId)
    await expect(complete(uploadId)).rejects.toMatchObject({ code: 'GONE' })
    expect(await database.db.select().from(documentAssets)).toEqual([])
  })

  // On PGlite's one connection the clean-up waits for the whole transaction.
  it.skipIf(databases.kind === 'pglite')('I16: waits for a completion in progress', async () => {
    const { database, blobs } = await open()
    const [stored, cleaning] = [gate(), gate()]
    const { init, send, complete } = await senderOf(database, blobs, async (...given) => {
      const response = await storing(...given)
      stored.open()
      await cleaning.opened
      return response
    })
    const uploadId = await init(daysFromNow(-8))
    await send(uploadId)
    const completed = complete(uploadId)
    await stored.opened
    const cleaned = deleteExpiredUploads(database, blobs, new Date())
    const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await Promise.race([cleaned, vi.waitUntil(async () => (await database.pool.query(waits)).rowCount)])
    cleaning.open()
    await Promise.all([completed, cleaned])
    expect(await downloaded(database, blobs)).toBe(sha256(BYTES))
  })
})
