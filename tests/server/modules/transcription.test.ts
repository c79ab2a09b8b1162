import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { afterAll, expect, it, vi } from 'vitest'
import type { UploadOptions } from '../../../src/contract/methods/file-upload.ts'
import { Client } from '../client.ts'
import { onEachServer } from '../each-server.ts'
import { webmBytes } from './audio.ts'

const WAIT = { timeout: 30_000, interval: 100 }
const folder = mkdtempSync(join(tmpdir(), 'speech-program-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A speech program that says what it is told to, once the file `release` lies beside it. */
function speechProgram(says: string, status = 0) {
  const program = join(folder, v7())
  const release = `${program}.release`
  writeFileSync(
    program,
    `#!/bin/sh\nwhile [ ! -e "${release}" ]; do sleep 0.05; done\nprintf '%s' '${says}'\nexit ${status}\n`,
  )
  chmodSync(program, 0o755)
  return { command: JSON.stringify([program, '{file}', '{lang}']), release: () => writeFileSync(release, '') }
}

const upload = (device: Client, more: UploadOptions = {}) =>
  device.call('fileUpload:upload', {
    fileName: 'visit.webm',
    mimeType: 'audio/webm',
    fileContent: webmBytes(3000).toString('base64'),
    documentAssetType: 'ambient-scribe',
    name: 'Visit',
    duration: 12.5,
    locale: 'ru-RU',
    ...more,
  })
const status = (device: Client, id: number) => device.call('healthRecords:get', { id })

onEachServer('a recording with a speech engine', ({ start }) => {
  it('is transcribed after its upload, and every device hears of it', async () => {
    const { command, release } = speechProgram('на что жалуетесь')
    const server = await start({ env: { ASR_COMMAND: command } })
    const device = await new Client(server.origin).signIn('basic')
    const { ambientRecording: recording } = await upload(device)
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

  it('keeps the transcript that a person wrote while the engine was at work', async () => {
    const { command, release } = speechProgram('as the engine heard it')
    const server = await start({ env: { ASR_COMMAND: command } })
    const device = await new Client(server.origin).signIn('basic')
    const typed = (await upload(device)).ambientRecording!
    const edited = (await upload(device, { transcription: { text: 'as the browser heard it' } })).ambientRecording!
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

  it('that the engine cannot take says so, and can still be typed', async () => {
    const { command, release } = speechProgram('', 3)
    release()
    const server = await start({ env: { ASR_COMMAND: command } })
    const device = await new Client(server.origin).signIn('basic')
    const { id } = (await upload(device)).ambientRecording!
    await vi.waitUntil(async () => (await status(device, id)).status === 'error', WAIT)
    expect((await status(device, id)).data.errorKey).toBe('scribe.transcription.failed')
    expect((await device.call('healthRecords:listRecordsInProgress', {})).error).toMatchObject([{ id }])
    expect(await device.call('healthRecords:updateTranscription', { id, text: 'typed' })).toMatchObject({
      status: 'processed',
      data: { errorKey: null, transcription: { text: 'typed', model: 'manual' } },
    })
  })

  it('I17: is transcribed after the server was killed in the midst of it', async () => {
    const { command, release } = speechProgram('said after the kill')
    const server = await start({ env: { ASR_COMMAND: command } })
    const device = await new Client(server.origin).signIn('basic')
    const { id } = (await upload(device)).ambientRecording!
    await server.kill()
    release()
    device.origin = (await server.again()).origin
    await vi.waitUntil(async () => (await status(device, id)).status === 'processed', {
      timeout: 55_000,
      interval: 200,
    })
    expect((await status(device, id)).data.transcription?.text).toBe('said after the kill')
  })

  it('that waited because there was no engine is given to the one that comes', async () => {
    const server = await start()
    const device = await new Client(server.origin).signIn('basic')
    const { id } = (await upload(device)).ambientRecording!
    expect(await status(device, id)).toMatchObject({
      status: 'uploaded',
      data: { errorKey: 'scribe.transcription.noEngine' },
    })
    await server.stop()
    const { command, release } = speechProgram('heard at last')
    release()
    device.origin = (await server.again({ env: { ASR_COMMAND: command } })).origin
    await vi.waitUntil(async () => (await status(device, id)).status === 'processed', WAIT)
    expect((await status(device, id)).data).toMatchObject({ transcription: { text: 'heard at last' }, errorKey: null })
  })
})
