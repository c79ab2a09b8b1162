import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { HealthRecord } from '../../../src/contract/entities/health-record.ts'
import type { UploadOptions } from '../../../src/contract/methods/file-upload.ts'
import { openDatabase } from '../../../src/server/database/open.ts'
import { Client } from '../client.ts'
import { silentLog, type Where } from '../databases.ts'
import { missHeartbeats } from '../jobs/miss-heartbeats.ts'
import { onOneServer, type PlacedServer } from '../servers.ts'
import { webmBytes } from './audio.ts'

const WAIT = { timeout: 30_000, interval: 100 }
const folder = mkdtempSync(join(tmpdir(), 'speech-program-'))
afterAll(() => rmSync(folder, { recursive: true }))

/**
 * A speech program. The language selects its output and exit status; it waits until the file `<language>.release`
 * exists.
 */
const program = join(folder, 'speech')
writeFileSync(
  program,
  `#!/bin/sh
while [ ! -e "${folder}/$2.release" ]; do [ -d "${folder}" ] || exit 1; sleep 0.05; done
cat "${folder}/$2.output"
exit "$(cat "${folder}/$2.status")"
`,
)
chmodSync(program, 0o755)
const ASR_COMMAND = JSON.stringify([program, '{file}', '{lang}'])

function speech(locale: string, output: string, status = 0) {
  writeFileSync(join(folder, `${locale}.output`), output)
  writeFileSync(join(folder, `${locale}.status`), String(status))
  return { locale, release: () => writeFileSync(join(folder, `${locale}.release`), '') }
}

const upload = (device: Client, more: UploadOptions = {}, clientId = v7()) =>
  device.call('fileUpload:upload', {
    clientId,
    fileName: 'visit.webm',
    mimeType: 'audio/webm',
    fileContent: webmBytes(3000).toString('base64'),
    documentAssetType: 'ambient-scribe',
    name: 'Visit',
    duration: 12.5,
    ...more,
  })
async function missHeartbeatsAt(place: Where) {
  const database = await openDatabase(place, silentLog)
  await missHeartbeats(database.pool)
  await database.close()
}
const status = async (device: Client, id: number) => HealthRecord.parse(await device.call('healthRecords:get', { id }))

onOneServer('a recording with a speech engine', ({ kind, start }) => {
  let server: PlacedServer
  let device: Client
  beforeAll(async () => {
    for (const name of readdirSync(folder)) if (name.endsWith('.release')) rmSync(join(folder, name))
    server = await start({ env: { ASR_COMMAND } })
    device = await new Client(server.origin).signIn('admin')
  })

  it('is transcribed after its upload, and every device gets the transcript', async () => {
    const { locale, release } = speech('ru', 'на что жалуетесь')
    const { ambientRecording: recording } = await upload(device, { locale: `${locale}-RU` })
    expect(recording).toMatchObject({ status: 'transcribing', updatedByDevice: device.deviceId })
    const { id, seq } = recording!
    expect((await device.call('healthRecords:listRecordsInProgress', {})).processing).toMatchObject([{ id }])
    release()
    await vi.waitUntil(async () => (await status(device, id)).status === 'processed', WAIT)
    const done = await status(device, id)
    expect(done).toMatchObject({
      updatedByDevice: null,
      data: { transcription: { text: 'на что жалуетесь', duration: 12.5 }, errorKey: null },
    })
    expect(done.seq).toBeGreaterThan(seq)
    const { recentlyUploaded, processing } = await device.call('healthRecords:listRecordsInProgress', {})
    expect({ recentlyUploaded, processing }).toMatchObject({ recentlyUploaded: [{ id }], processing: [] })
  })

  it('keeps the transcript that a person wrote while the engine worked', async () => {
    const { locale, release } = speech('en', 'from the engine')
    const typed = (await upload(device, { locale })).ambientRecording!
    const edited = (await upload(device, { locale, transcription: { text: 'from captions' } })).ambientRecording!
    await device.call('healthRecords:updateTranscription', { id: typed.id, text: 'as the doctor typed it' })
    await device.call('healthRecords:update', {
      id: edited.id,
      data: { transcription: { text: 'as the doctor corrected it', model: 'manual' } },
    })
    release()
    await vi.waitUntil(async () => (await status(device, edited.id)).status === 'processed', WAIT)
    expect((await status(device, typed.id)).data.transcription?.text).toBe('as the doctor typed it')
    expect((await status(device, edited.id)).data.transcription?.text).toBe('as the doctor corrected it')
  })

  it('keeps the captions if the engine returns nothing', async () => {
    const { locale, release } = speech('it', ' ')
    release()
    const { id } = (await upload(device, { locale, transcription: { text: 'from captions' } })).ambientRecording!
    await vi.waitUntil(async () => (await status(device, id)).status === 'processed', WAIT)
    expect((await status(device, id)).data.transcription).toMatchObject({ text: 'from captions' })
  })

  it('is transcribed also if its record was pushed before its bytes; a person’s transcript stays', async () => {
    const { locale, release } = speech('es', 'from the engine')
    release()
    const before = (transcription: { text: string; model: string }) =>
      device.call('healthRecords:create', { recordType: 'ambient-scribe', status: 'uploaded', data: { transcription } })
    const captioned = await before({ text: 'from captions', model: 'captions' })
    const typed = await before({ text: 'as the doctor typed it', model: 'manual' })
    await upload(device, { locale }, captioned.clientId)
    expect((await upload(device, { locale }, typed.clientId)).healthRecord?.status).toBe('processed')
    await vi.waitUntil(async () => (await status(device, captioned.id)).status === 'processed', WAIT)
    expect((await status(device, captioned.id)).data.transcription?.text).toBe('from the engine')
    expect((await status(device, typed.id)).data.transcription?.text).toBe('as the doctor typed it')
  })

  it('is transcribed whatever status a client writes, and then stays processed', async () => {
    const { locale, release } = speech('pt', 'from the engine')
    const recording = (await upload(device, { locale })).ambientRecording!
    const { id } = recording
    const renamed = await device.call('healthRecords:update', { ...recording, name: 'Renamed', status: 'uploaded' })
    expect(renamed).toMatchObject({ name: 'Renamed', status: 'transcribing' })
    release()
    await vi.waitUntil(async () => (await status(device, id)).status === 'processed', WAIT)
    const stale = await device.call('healthRecords:update', { id, status: 'transcribing', data: { tags: ['late'] } })
    expect(stale).toMatchObject({ status: 'processed', data: { transcription: { text: 'from the engine' } } })
  })

  it.for([
    ['healthRecords:updateTranscription', { text: 'typed' }],
    ['healthRecords:update', { data: { transcription: { text: 'typed', model: 'manual' } } }],
  ] as const)('that the engine refuses has the reason, and can still be typed: %s', async ([method, params]) => {
    const { locale, release } = speech('el', '', 3)
    release()
    const { id } = (await upload(device, { locale })).ambientRecording!
    await vi.waitUntil(async () => (await status(device, id)).status === 'error', WAIT)
    expect((await status(device, id)).data.errorKey).toBe('scribe.transcription.failed')
    expect((await device.call('healthRecords:listRecordsInProgress', {})).error).toMatchObject([{ id }])
    await device.call(method, { id, ...params })
    expect(await status(device, id)).toMatchObject({
      status: 'processed',
      data: { errorKey: null, transcription: { text: 'typed', model: 'manual' } },
    })
  })

  it('I17: is transcribed after the server was killed meanwhile', async () => {
    const { locale, release } = speech('fr', 'said after the kill')
    const { id } = (await upload(device, { locale })).ambientRecording!
    await server.kill()
    if (kind === 'postgres') await missHeartbeatsAt(server.place)
    release()
    device.origin = (await server.again()).origin
    await vi.waitUntil(async () => (await status(device, id)).status === 'processed', {
      timeout: 55_000,
      interval: 200,
    })
    expect((await status(device, id)).data.transcription?.text).toBe('said after the kill')
  })

  it('that waited for an engine is transcribed once there is one', async () => {
    const without = await start()
    const waiting = await new Client(without.origin).signIn('admin')
    const { locale, release } = speech('de', 'from the new engine')
    const { id } = (await upload(waiting, { locale })).ambientRecording!
    expect(await status(waiting, id)).toMatchObject({
      status: 'uploaded',
      data: { errorKey: 'scribe.transcription.noEngine' },
    })
    await without.stop()
    release()
    waiting.origin = (await without.again({ env: { ASR_COMMAND } })).origin
    await vi.waitUntil(async () => (await status(waiting, id)).status === 'processed', WAIT)
    expect((await status(waiting, id)).data).toMatchObject({
      transcription: { text: 'from the new engine' },
      errorKey: null,
    })
  })
})
