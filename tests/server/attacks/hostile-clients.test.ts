import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nameOfType } from '../../../src/server/http/attachment-name.ts'
import { Client } from '../client.ts'
import { makeDataFolder } from '../data-folder.ts'
import { sha256, webmBytes } from '../modules/audio.ts'
import { send } from '../modules/sharing/raw-http.ts'
import { startServer } from '../servers.ts'
import { startTestServer, type TestServer } from '../test-server.ts'

let server: TestServer
let device: Client
beforeAll(async () => {
  server = await startServer()
  device = await new Client(server.origin).signIn('doctor')
})
afterAll(() => server.stop())

it.each(['%00', 'a%00b', '..%2f..%2fx', "'", '%ff', 'x'.repeat(3000), '%F0%9F%98%80'])(
  'a malformed upload id is no upload: %s',
  async id => {
    const headers = { authorization: `Bearer ${device.token}` }
    const reply = await send(server.port, { method: 'PUT', path: `/api/uploads/${id}/0`, headers, body: 'x' })
    expect(reply.status).toBe(404)
  },
)

it('chunks have at least 64 KB, but where the whole file is shorter', async () => {
  const file = { fileName: 'a.webm', mimeType: 'audio/webm' }
  const init = (size: number, chunkSize: number) => ({ ...file, clientId: v7(), size, chunkSize })
  expect(await device.fail('fileUpload:initChunkedUpload', init(200_000, 65_535))).toMatchObject({
    name: 'INVALID_PARAMS',
    issues: [{ path: 'chunkSize' }],
  })
  await device.call('fileUpload:initChunkedUpload', init(200_000, 65_536))
  await device.call('fileUpload:initChunkedUpload', init(3000, 3000))
})

it('an opId that comes with the bytes of another upload is refused; with a newer name it is the same', async () => {
  const upload = (bytes: Buffer, name: string) => ({
    ...{ clientId: v7(), fileName: 'a.webm', mimeType: 'audio/webm', sha256: sha256(bytes) },
    fileContent: bytes.toString('base64'),
    options: { documentAssetType: 'ambient-scribe' as const, name, duration: 6 },
  })
  const opId = v7()
  const first = upload(webmBytes(3000), 'Visit')
  const receipt = await device.call('fileUpload:upload', first, { opId })
  const renamed = { ...first, options: { ...first.options, name: 'Renamed' } }
  expect((await device.call('fileUpload:upload', renamed, { opId })).sha256).toBe(receipt.sha256)
  const other = upload(webmBytes(3001), 'Visit')
  expect(await device.fail('fileUpload:upload', other, { opId })).toMatchObject({ errorType: 'OpIdReused' })
})

it.each(['processing', 'transcribing'] as const)('no client says that the server is %s', async status => {
  for (const recordType of ['healthLog', 'ambient-scribe', 'triage', 'labResults'] as const) {
    const record = await device.call('healthRecords:create', { recordType, name: 'x', status, data: { text: 'Well.' } })
    if (recordType !== 'triage') {
      expect(record.status).not.toBe(status)
      const { id } = record
      expect((await device.call('healthRecords:update', { id, status })).status).not.toBe(status)
    }
  }
})

it.each([
  ['visit.exe', 'application/pdf', 'visit.pdf'],
  ['scan.JPEG', 'image/jpeg', 'scan.JPEG'],
  ['анализ', 'image/png', 'анализ.png'],
  ['a.html', 'audio/webm', 'a.webm'],
  ['invoice.pdf.js', 'application/pdf', 'invoice.pdf.pdf'],
  ['.htaccess', 'image/png', '.htaccess.png'],
])('%s of type %s is downloaded as %s', (name, type, expected) => {
  expect(nameOfType(name, type)).toBe(expected)
})

it('a folder whose lock file was deleted is opened by no second process', async () => {
  const dataDir = makeDataFolder('locked-')
  const first = await startTestServer({ dataDir })
  const lock = join(dataDir, 'pglite.lock')
  expect(existsSync(lock)).toBe(true)
  rmSync(lock)
  await expect(startTestServer({ dataDir })).rejects.toThrow('is in use by another process')
  await first.kill()
  const again = await startTestServer({ dataDir })
  await again.stop()
  rmSync(dataDir, { recursive: true })
})
