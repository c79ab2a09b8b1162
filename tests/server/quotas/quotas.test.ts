import { v7 } from 'uuid'
import { beforeAll, expect, it } from 'vitest'
import { Client } from '../client.ts'
import { chunksOf, sha256, webmBytes } from '../modules/audio.ts'
import { onOneServer, type PlacedServer } from '../servers.ts'

const MEGABYTE = 1024 ** 2
const CHUNK = 64 * 1024
const QUOTA = { rows: 60, bytes: 2 * MEGABYTE, openUploads: 3 }

onOneServer('the quotas of an account', ({ start }) => {
  const env = { STORAGE_MB: '2', STORAGE_ROWS: String(QUOTA.rows), MAX_OPEN_UPLOADS: String(QUOTA.openUploads) }
  let server: PlacedServer
  beforeAll(async () => {
    server = await start({ env })
  })

  const note = (name: string, content = '') => ({
    ...{ clientId: v7(), name, recordType: 'healthLog' as const },
    data: { date: '2026-11-20', content },
  })
  const create = (device: Client, record: ReturnType<typeof note>) => device.call('healthRecords:create', record)
  const usedBy = async (device: Client) => (await device.call('userAccount.storage:get', {})).used
  const begin = (bytes: Buffer) => ({
    ...{ clientId: v7(), fileName: 'visit.webm', mimeType: 'audio/webm', size: bytes.length, chunkSize: CHUNK },
    options: {
      documentAssetType: 'ambient-scribe' as const,
      name: 'Visit',
      duration: 61.5,
      subtype: 'dialog' as const,
    },
  })
  async function send(device: Client, upload: ReturnType<typeof begin>, bytes: Buffer) {
    const { uploadId } = await device.call('fileUpload:initChunkedUpload', upload)
    for (const [index, chunk] of chunksOf(bytes, CHUNK).entries())
      await device.call('fileUpload:uploadChunk', {
        uploadId,
        index,
        content: chunk.toString('base64'),
        sha256: sha256(chunk),
      })
    return device.call('fileUpload:completeChunkedUpload', { uploadId, sha256: sha256(bytes) })
  }

  it('rows are taken up to the quota and not one more; a deletion makes room for one', async () => {
    const device = await new Client(server.origin).signIn('doctor')
    const { rows } = await usedBy(device)
    const made = []
    for (let left = QUOTA.rows - rows; left > 0; left -= 1) made.push(await create(device, note(`row ${left}`)))
    expect(await usedBy(device)).toMatchObject({ rows: QUOTA.rows })
    const refused = note('one too many')
    expect(await device.fail('healthRecords:create', refused)).toMatchObject({
      ...{ name: 'UNPROCESSABLE', errorType: 'AccountFull' },
    })
    expect(await device.call('healthRecords:update', { id: made[0]!.id, data: { name: 'still edited' } })).toBeTruthy()
    await device.call('healthRecords:delete', { id: made[0]!.id })
    await create(device, refused)
    expect(await device.fail('healthRecords:create', note('again'))).toMatchObject({ errorType: 'AccountFull' })
    for (const { id } of made.slice(1)) await device.call('healthRecords:delete', { id })
  })

  it('a file that fills the quota to the byte is taken, and one byte more is refused before a byte of it is sent', async () => {
    const device = await new Client(server.origin).signIn('patient')
    const { bytes: before } = await usedBy(device)
    const fits = webmBytes(QUOTA.bytes - before)
    const tooMuch = webmBytes(fits.length + 1)
    expect(await device.fail('fileUpload:initChunkedUpload', begin(tooMuch))).toMatchObject({
      errorType: 'AccountFull',
    })
    const upload = begin(fits)
    const { uploadId } = await device.call('fileUpload:initChunkedUpload', upload)
    expect(await usedBy(device), 'the whole file is reserved').toMatchObject({ bytes: QUOTA.bytes })
    expect(await device.fail('healthRecords:create', note('no room'))).toMatchObject({ errorType: 'AccountFull' })
    await device.call('fileUpload:initChunkedUpload', upload)
    await device.call('fileUpload:cancelChunkedUpload', { uploadId })
    expect(await usedBy(device)).toEqual({ bytes: before, rows: expect.any(Number) })
    const almost = webmBytes(QUOTA.bytes - before - 64 * 1024)
    const { healthRecord } = await send(device, begin(almost), almost)
    expect(await device.fail('fileUpload:initChunkedUpload', begin(webmBytes(128 * 1024)))).toMatchObject({
      errorType: 'AccountFull',
    })
    await device.call('healthRecords:delete', { id: healthRecord!.id })
    const { bytes: after } = await usedBy(device)
    expect(after, 'what was deleted counts only beyond the quota itself').toBe(before)
  })

  it('a deleted recording makes room for another one at once, and one that is put back takes it again', async () => {
    const { origin } = await start({ env })
    const device = await new Client(origin).signIn('patient')
    const sound = webmBytes(1.2 * MEGABYTE)
    for (let round = 0; round < 2; round += 1) {
      const { healthRecord } = await send(device, begin(sound), sound)
      expect(await device.fail('fileUpload:initChunkedUpload', begin(sound))).toMatchObject({
        errorType: 'AccountFull',
      })
      const { id, seq } = await device.call('healthRecords:delete', { id: healthRecord!.id })
      const { uploadId } = await device.call('fileUpload:initChunkedUpload', begin(sound))
      const back = { id, baseSeq: seq, undelete: true, data: {} }
      expect(await device.fail('healthRecords:update', back)).toMatchObject({ errorType: 'AccountFull' })
      await device.call('fileUpload:cancelChunkedUpload', { uploadId })
    }
  })

  it('deleted content counts as far as it exceeds the quota, so that deleting in a circle fills no disk', async () => {
    const device = await new Client(server.origin).signIn('basic')
    const bytes = 'x'.repeat(900_000)
    let kept = 0
    for (let round = 0; round < 8; round += 1) {
      const response = await device.respond('healthRecords:create', note(`round ${round}`, bytes))
      if (response.error) break
      kept += 1
      await device.call('healthRecords:delete', { id: (response.result as { id: number }).id })
    }
    expect(kept).toBe(4)
  })

  it('of more open uploads than allowed the one that rested longest begins again', async () => {
    const device = await new Client(server.origin).signIn('doctor')
    const bytes = webmBytes(CHUNK + 10)
    const [first, ...others] = Array.from({ length: QUOTA.openUploads + 1 }, () => begin(bytes))
    const { uploadId } = await device.call('fileUpload:initChunkedUpload', first!)
    const head = bytes.subarray(0, CHUNK)
    const chunk = { uploadId, index: 0, content: head.toString('base64'), sha256: sha256(head) }
    await device.call('fileUpload:uploadChunk', chunk)
    for (const upload of others) await device.call('fileUpload:initChunkedUpload', upload)
    expect(await device.fail('fileUpload:uploadChunk', chunk)).toMatchObject({ errorType: 'UploadNotFound' })
    await send(device, first!, bytes)
  })

  it('the last part of the disk is left to the database: files are refused while rows are written', async () => {
    const full = await start({ env: { DISK_RESERVE_MB: '900000000' } })
    const device = await new Client(full.origin).signIn('doctor')
    const bytes = webmBytes(CHUNK)
    const { uploadId } = await device.call('fileUpload:initChunkedUpload', begin(bytes))
    const chunk = { uploadId, index: 0, content: bytes.toString('base64'), sha256: sha256(bytes) }
    expect(await device.fail('fileUpload:uploadChunk', chunk)).toMatchObject({ name: 'UNAVAILABLE', retryAfter: 60 })
    await create(device, note('a row'))
  })
})
