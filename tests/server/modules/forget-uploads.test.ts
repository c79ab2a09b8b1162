import { join } from 'node:path'
import { v7 } from 'uuid'
import { expect, it } from 'vitest'
import { fileBlobStore } from '../../../src/server/blobs/file-blob-store.ts'
import { openDatabase } from '../../../src/server/database/open.ts'
import { documentAssets, uploads } from '../../../src/server/database/schema/documents.ts'
import { forgetAssets, forgetUploads } from '../../../src/server/modules/file-upload/forget-uploads.ts'
import { Client } from '../client.ts'
import { silentLog } from '../databases.ts'
import { onEachServer } from '../each-server.ts'
import { sha256, webmBytes } from './audio.ts'

const DAY = 86_400_000

onEachServer('bytes that nobody waits for', ({ start }) => {
  it('go: of an upload a week after its last sign of life, of a deleted record after three months; others stay', async () => {
    const server = await start()
    const device = await new Client(server.origin).signIn('doctor')
    const bytes = webmBytes(3000)
    const file = { fileName: 'a.webm', mimeType: 'audio/webm', documentAssetType: 'ambient-scribe' as const }
    const whole = () => device.call('fileUpload:upload', { ...file, fileContent: bytes.toString('base64') })
    const [kept, deleted] = [await whole(), await whole()]
    await device.call('healthRecords:delete', { id: deleted.healthRecord?.id })
    const wish = { clientId: v7(), fileName: 'b.webm', mimeType: 'audio/webm', size: 3000, options: file }
    const { uploadId } = await device.call('fileUpload:initChunkedUpload', wish)
    const chunk = { uploadId, index: 0, content: bytes.toString('base64'), sha256: sha256(bytes) }
    await device.call('fileUpload:uploadChunk', chunk)
    await server.stop()

    const database = await openDatabase(server.place, silentLog)
    try {
      const blobs = await fileBlobStore(join(server.place.dataDir, 'blobs'))
      const now = Date.now()
      const forgetAt = async (days: number) => {
        await forgetUploads(database, blobs, new Date(now + days * DAY))
        await forgetAssets(database, blobs, new Date(now + days * DAY))
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
      expect(await forgetAt(6)).toEqual({ kept: 3000, deleted: 3000, openUploads: 1 })
      expect(await forgetAt(8)).toEqual({ kept: 3000, deleted: 3000, openUploads: 0 })
      expect(await forgetAt(91)).toEqual({ kept: 3000, deleted: null, openUploads: 0 })
    } finally {
      await database.close()
    }
  })
})
