import { join } from 'node:path'
import { v7 } from 'uuid'
import { expect, it } from 'vitest'
import { fileBlobStore } from '../../../src/server/blobs/file-blob-store.ts'
import { openDatabase } from '../../../src/server/database/open.ts'
import { ENTITIES } from '../../../src/server/modules/all-handlers.ts'
import { deleteOldAssets } from '../../../src/server/modules/file-upload/delete-expired.ts'
import { emptyTombstones } from '../../../src/server/replicated/tombstones.ts'
import { Client } from '../client.ts'
import { silentLog } from '../databases.ts'
import { onOneServer } from '../servers.ts'
import { webmBytes } from './audio.ts'

const bytes = webmBytes(3000)
const file = {
  ...{ documentAssetType: 'ambient-scribe' as const, fileName: 'a.webm', mimeType: 'audio/webm', duration: 30 },
  ...{ name: 'Visit', fileContent: bytes.toString('base64') },
}
const transcription = { text: 'what was said', model: 'manual' }

onOneServer('putting back what was deleted', ({ start }) => {
  const sound = async (client: Client, origin: string, documentAssetId: number) => {
    const { url } = await client.call('healthRecords:createDaAccessToken', { documentAssetId })
    return Buffer.from(await (await fetch(origin + url)).arrayBuffer())
  }

  it('a record keeps its number, its time and its sound; without `undelete` it is a conflict', async () => {
    const { origin } = await start()
    const [device, other] = [await new Client(origin).signIn('doctor'), await new Client(origin).signIn('doctor')]
    const { ambientRecording, documentAssetId } = await device.call('fileUpload:upload', { ...file, clientId: v7() })
    const made = ambientRecording!
    const gone = await device.call('healthRecords:delete', { clientId: made.clientId })
    const write = { clientId: made.clientId, baseSeq: gone.seq, data: { ...made.data, transcription } }
    expect(await other.fail('healthRecords:update', write)).toMatchObject({ name: 'CONFLICT', current: gone })
    const stale = { ...write, baseSeq: made.seq, undelete: true }
    expect(await other.fail('healthRecords:update', stale)).toMatchObject({ name: 'CONFLICT', current: gone })
    const again = await other.call('healthRecords:update', { ...write, undelete: true })
    const { id, createdAt } = made
    expect(again).toMatchObject({
      id,
      createdAt,
      deletedAt: null,
      data: { documentAssetId, duration: 30, transcription },
    })
    expect(await sound(device, origin, documentAssetId!)).toEqual(bytes)
  })

  it('a patient keeps the number and the time', async () => {
    const { origin } = await start()
    const device = await new Client(origin).signIn('doctor')
    const made = await device.call('userAccount.patients:create', { patient: { name: 'P', data: { nickname: 'p' } } })
    const gone = await device.call('userAccount.patients:delete', { id: made.id })
    const write = { patient: { clientId: made.clientId, name: 'Q' }, baseSeq: gone.seq }
    expect(await device.fail('userAccount.patients:update', write)).toMatchObject({ name: 'CONFLICT' })
    const { id, createdAt, data } = made
    expect(await device.call('userAccount.patients:update', { ...write, undelete: true })).toMatchObject({
      ...{ id, createdAt, data, name: 'Q', deletedAt: null },
    })
  })

  it('more than 90 days later a record names no file that is gone, and takes the file again from a device', async () => {
    const server = await start()
    const device = await new Client(server.origin).signIn('doctor')
    const upload = { ...file, clientId: v7() }
    const { ambientRecording } = await device.call('fileUpload:upload', upload)
    const made = ambientRecording!
    await device.call('healthRecords:delete', { clientId: made.clientId })
    await server.stop()
    const database = await openDatabase(server.place, silentLog)
    const later = new Date(Date.now() + 91 * 86_400_000)
    await emptyTombstones(database, ENTITIES, later)
    await deleteOldAssets(database, await fileBlobStore(join(server.place.dataDir, 'blobs')), later)
    await database.close()

    const { origin } = await server.again()
    const same = await new Client(origin).signIn('doctor')
    const { clientId, name, createdAt, data } = made
    const write = { clientId, name, data: { ...data, transcription }, undelete: true }
    const silent = await same.call('healthRecords:update', write)
    expect(silent.data).toMatchObject({ documentAssetId: null, transcription, duration: 30 })
    const { healthRecord, documentAssetId } = await same.call('fileUpload:upload', upload)
    expect(healthRecord).toMatchObject({ clientId, name, createdAt, data: { documentAssetId, transcription } })
    expect(await sound(same, origin, documentAssetId!)).toEqual(bytes)
  })
})
