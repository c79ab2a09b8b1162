import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { UploadOptions, UploadReply } from '../../../src/contract/methods/file-upload.ts'
import { checkPlanLimit } from '../../../src/server/modules/record-kinds/upload-limits.ts'
import { Client } from '../client.ts'
import { startServer } from '../servers.ts'
import type { TestServer } from '../test-server.ts'
import { webmBytes } from './audio.ts'

let server: TestServer
let device: Client
beforeAll(async () => {
  server = await startServer()
  device = await new Client(server.origin).signIn('doctor')
})
afterAll(() => server.stop())

const WAIT = { timeout: 60_000, interval: 100 }
const scribe: UploadOptions = { documentAssetType: 'ambient-scribe', name: 'Visit', duration: 61.5, subtype: 'dialog' }

describe('an uploaded file', () => {
  const once = (bytes: Buffer, more: Partial<Parameters<typeof device.call<'fileUpload:upload'>>[1]> = {}) =>
    device.respond('fileUpload:upload', {
      fileName: 'a.webm',
      mimeType: 'audio/webm',
      fileContent: bytes.toString('base64'),
      ...scribe,
      ...more,
    })

  it('I5: has different errors for an unknown patient and for a missing upload', async () => {
    const options = { ...scribe, patientClientId: v7() }
    const { error } = await once(webmBytes(100), { options })
    expect(error?.data).toMatchObject({ code: 'NOT_FOUND', errorType: 'PatientNotFound' })
  })

  it('S3: has the type of its first bytes, not of its name or declared type', async () => {
    const disguised = await once(Buffer.from('<html><script>alert(1)</script></html>'))
    expect(disguised.error).toMatchObject({ code: 415, message: 'Invalid audio format' })
    const executable = await once(Buffer.from('MZ\0\0'), {
      documentAssetType: 'auto',
      fileName: 'a.pdf',
      mimeType: 'application/pdf',
    })
    expect(executable.error).toMatchObject({ code: 415, message: 'Invalid file type' })
    const audioAsDocument = await once(webmBytes(100), { documentAssetType: 'labResults' })
    expect(audioAsDocument.error).toMatchObject({ code: 415 })
  })

  it('becomes a record of its type, as a document with its bytes attached', async () => {
    const pdf = Buffer.from('%PDF-1.4\n%%EOF')
    const response = await once(pdf, {
      documentAssetType: 'labResults',
      name: 'Blood',
      fileName: 'кровь.pdf',
      mimeType: 'application/pdf',
    })
    expect(response.result).toMatchObject({
      healthRecord: {
        recordType: 'labResults',
        status: 'processing',
        data: {
          type: 'file',
          attachments: [{ fileInfo: { name: 'кровь.pdf', type: 'application/pdf', size: pdf.length } }],
        },
      },
      ambientRecording: null,
    })
  })

  it('that could not be read says why, and is read again when its person asks', async () => {
    const { result } = await once(Buffer.from('%PDF-1.4\n%%EOF'), {
      ...{ documentAssetType: 'labResults', fileName: 'a.pdf', mimeType: 'application/pdf' },
    })
    const { id } = (result as UploadReply).healthRecord ?? { id: 0 }
    const failed = async () => {
      const row = await device.call('healthRecords:get', { id })
      return row.status === 'error' ? row : null
    }
    expect(await vi.waitUntil(failed, WAIT)).toMatchObject({ data: { errorKey: 'documents.error.BROKEN' } })
    const again = await device.call('healthRecords:update', { id, status: 'uploaded' })
    expect(again).toMatchObject({ status: 'processing', data: { errorKey: null } })
    expect(await vi.waitUntil(failed, WAIT)).toMatchObject({ data: { errorKey: 'documents.error.BROKEN' } })
  })

  it('I2: is one record under its clientId; another file is a conflict', async () => {
    const clientId = v7()
    const first = await once(webmBytes(500), { clientId })
    expect((await once(webmBytes(500), { clientId })).result).toEqual(first.result)
    expect((await once(webmBytes(501), { clientId })).error).toMatchObject({ code: 409 })
  })

  it('must not be empty, nor above the plan’s limit, nor above 100 MB of audio', async () => {
    expect((await once(Buffer.alloc(0))).error).toMatchObject({ code: 422, message: 'File is empty' })
    const upload = { clientId: v7(), fileName: 'a', mimeType: 'audio/webm' }
    const MB = 1024 * 1024
    const tooLong = { ...upload, size: 100 * MB + 1, options: scribe }
    expect(await device.fail('fileUpload:initChunkedUpload', tooLong)).toMatchObject({
      name: 'TOO_LARGE',
      message: 'File too large (max 100MB)',
    })
    await device.call('fileUpload:initChunkedUpload', { ...tooLong, size: 100 * MB })
    const scan = { ...upload, clientId: v7(), size: 50 * MB + 1, options: { documentAssetType: 'auto' as const } }
    expect(await device.fail('fileUpload:initChunkedUpload', scan)).toMatchObject({ name: 'TOO_LARGE' })
    for (const [plan, most] of Object.entries({ basic: 30, professional: 50, business: 20 })) {
      checkPlanLimit(most * MB, plan)
      expect(() => checkPlanLimit(most * MB + 1, plan)).toThrow(`File size exceeds ${most}MB limit`)
    }
  })

  it('decision 52: of 8 MB is taken in one call, of one byte more is to be sent in chunks', async () => {
    const largest = 8 * 1024 * 1024
    expect((await once(webmBytes(largest))).result).toMatchObject({ size: largest })
    expect((await once(webmBytes(largest + 1))).error?.data).toMatchObject({
      ...{ code: 'TOO_LARGE', errorType: 'SingleCallLimit' },
    })
  })

  it('must have a possible duration; a tiny one is stored', async () => {
    for (const duration of [1e39, 1e300, -1]) {
      expect((await once(webmBytes(500), { duration })).error?.data?.code).toBe('INVALID_PARAMS')
    }
    for (const duration of [0, 1e-50, 1e9]) expect((await once(webmBytes(500), { duration })).error).toBeUndefined()
  })

  it('decision 24: is refused for the demo role on the basic plan, in one call and in chunks', async () => {
    const basic = await new Client(server.origin).signIn('basic')
    const denied = { name: 'FORBIDDEN', i18nKey: 'messages.noDemoPermission' }
    const file = { clientId: v7(), fileName: 'a.webm', mimeType: 'audio/webm' }
    const fileContent = webmBytes(100).toString('base64')
    expect(await basic.fail('fileUpload:upload', { ...file, fileContent, ...scribe })).toMatchObject(denied)
    const init = { ...file, size: 100, options: scribe }
    expect(await basic.fail('fileUpload:initChunkedUpload', init)).toMatchObject(denied)
    expect(await basic.call('healthRecords:list', {})).toEqual([])
  })

  it('has one of the types of decision 42', async () => {
    const file = { fileName: 'a', mimeType: 'a', fileContent: '' }
    const { params, ...raw } = device.request('fileUpload:upload', file)
    for (const wrong of [{ documentAssetType: 'passport' }, { options: { documentAssetType: 'passport' } }]) {
      const response = await device.post({ ...raw, params: { ...params, ...wrong } })
      expect(await response.json()).toMatchObject({ error: { code: -32602, message: 'Invalid documentAssetType' } })
    }
  })
})
