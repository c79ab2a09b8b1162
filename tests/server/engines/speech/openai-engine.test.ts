import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ffmpeg } from '../../../../src/server/engines/speech/converter.ts'
import { openaiEngine } from '../../../../src/server/engines/speech/openai-engine.ts'
import { folder, isInstalled, speech, toneWav } from './audio.ts'

interface ReceivedRequest {
  url: string | undefined
  authorization: string | undefined
  form: FormData
}
type Handler = (request: ReceivedRequest, response: ServerResponse) => void

const requests: ReceivedRequest[] = []
let handle: Handler
let server: Server
let origin: string
let wav: string

async function receive(request: IncomingMessage): Promise<ReceivedRequest> {
  const { url, headers } = request
  const body = new Response(new Uint8Array(await buffer(request)), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  })
  return { url, authorization: headers.authorization, form: await body.formData() }
}
const fileOf = (form: FormData | undefined) => form?.get('file') as File
const respondWith =
  (status: number, body: string): Handler =>
  (_request, response) =>
    response.writeHead(status).end(body)

beforeAll(async () => {
  wav = join(folder, 'tone.wav')
  writeFileSync(wav, toneWav(1))
  server = createServer(async (request, response) => {
    // Null: the client has aborted.
    const received = await receive(request).catch(() => null)
    if (!received) return
    requests.push(received)
    handle(received, response)
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  requests.length = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const engine = (more: { url?: string; apiKey?: string; timeoutMs?: number } = {}, converter = ffmpeg('no-ffmpeg')) =>
  openaiEngine(
    { kind: 'openai', url: origin, model: 'whisper-1', apiKey: undefined, timeoutMs: 20_000, ...more },
    converter,
  )

describe('the speech engine for OpenAI-compatible servers', () => {
  it('sends recording, model, language and key, and returns text and segments', async () => {
    handle = respondWith(
      200,
      JSON.stringify({ text: ' Привет. ', segments: [{ id: 0, start: 0, end: 0.9, text: ' Привет.' }] }),
    )
    const transcript = await engine({ apiKey: 'key' }).transcribe(
      speech(wav, { mimeType: 'audio/webm; codecs="opus"\r\nx: y', language: 'ru-RU' }),
    )
    expect(transcript).toEqual({
      text: 'Привет.',
      segments: [{ start: 0, end: 0.9, text: 'Привет.' }],
      model: 'whisper-1',
    })
    const [{ url, authorization, form }] = requests as [ReceivedRequest]
    expect([url, authorization]).toEqual(['/v1/audio/transcriptions', 'Bearer key'])
    const file = fileOf(form)
    expect([file.name, file.type]).toEqual(['recording.webm', 'audio/webm'])
    expect(Buffer.from(await file.arrayBuffer()).equals(readFileSync(wav))).toBe(true)
    form.delete('file')
    expect(Object.fromEntries(form)).toEqual({ model: 'whisper-1', response_format: 'verbose_json', language: 'ru' })
  })

  it.each(['', '/v1', '/v1/audio/transcriptions'])('accepts the address with "%s"', async path => {
    handle = respondWith(200, '{"text":"x"}')
    await engine({ url: origin + path }).transcribe(speech(wav))
    expect(requests[0]?.url).toBe('/v1/audio/transcriptions')
  })

  it('requests the short format after the long one was refused, and then at once', async () => {
    handle = ({ form }, response) =>
      form.get('response_format') === 'json'
        ? response.end('{"text":"short"}')
        : response.writeHead(400).end('{"error":{"message":"unsupported"}}')
    const one = engine()
    expect(await one.transcribe(speech(wav))).toEqual({ text: 'short', model: 'whisper-1' })
    await one.transcribe(speech(wav))
    expect(requests.map(({ form }) => form.get('response_format'))).toEqual(['verbose_json', 'json', 'json'])
  })

  it.each([
    [400, 'REFUSED', false],
    [401, 'MISCONFIGURED', true],
    [404, 'MISCONFIGURED', true],
    [413, 'TOO_LARGE', false],
    [415, 'REFUSED', false],
    [429, 'UNAVAILABLE', true],
    [500, 'UNAVAILABLE', true],
    [503, 'UNAVAILABLE', true],
  ])('reports status %i as %s', async (status, code, retryable) => {
    handle = respondWith(status, 'the patient said: боль')
    const error: unknown = await engine()
      .transcribe(speech(wav))
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'SpeechError', code, retryable })
    expect(String(error)).not.toContain('боль')
  })

  it.each([
    ['a page of a proxy', '<html>'],
    ['an object without text', '{"ok":true}'],
    ['nothing', ''],
  ])('reports UNAVAILABLE if the server returns %s', async (_what, body) => {
    handle = respondWith(200, body)
    await expect(engine().transcribe(speech(wav))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })

  it('reports UNAVAILABLE if no server listens or the connection breaks', async () => {
    await expect(engine({ url: 'http://127.0.0.1:9' }).transcribe(speech(wav))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      retryable: true,
    })
    handle = (_request, response) => response.destroy()
    await expect(engine().transcribe(speech(wav))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })

  it('throws TIMED_OUT after its time', async () => {
    handle = () => undefined
    const work = engine({ timeoutMs: 300 }).transcribe(speech(wav))
    await expect(work).rejects.toMatchObject({ code: 'TIMED_OUT', retryable: true })
  })

  it('stops when the work is aborted', async () => {
    const abort = new AbortController()
    handle = () => abort.abort()
    const work = engine().transcribe(speech(wav, { signal: abort.signal }))
    await expect(work).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('S3: does not send files that are not audio', async () => {
    const work = engine().transcribe(speech(wav, { mimeType: 'text/html' }))
    await expect(work).rejects.toMatchObject({ code: 'REFUSED' })
    expect(requests).toEqual([])
  })

  describe('with a recording above 25 MB', () => {
    let long: string
    beforeAll(() => {
      long = join(folder, 'long.wav')
      writeFileSync(long, toneWav(820))
    })

    it.skipIf(!isInstalled('ffmpeg', '-version'))(
      'compresses it by ffmpeg',
      async () => {
        handle = respondWith(200, '{"text":"long"}')
        expect(await engine({ timeoutMs: 120_000 }, ffmpeg()).transcribe(speech(long))).toMatchObject({ text: 'long' })
        const file = fileOf(requests[0]?.form)
        expect([file.name, file.type]).toEqual(['recording.ogg', 'audio/ogg'])
        expect(file.size).toBeLessThan(5_000_000)
      },
      130_000,
    )

    it('reports TOO_LARGE also if the server closes the connection before it has read the body', async () => {
      const closing = createServer((request, response) => {
        response.writeHead(413, { connection: 'close' }).end()
        request.socket.destroySoon()
      })
      await new Promise<void>(listening => closing.listen(0, '127.0.0.1', listening))
      const url = `http://127.0.0.1:${(closing.address() as AddressInfo).port}`
      for (const _ of [1, 2, 3, 4, 5]) {
        await expect(engine({ url }).transcribe(speech(long))).rejects.toMatchObject({ code: 'TOO_LARGE' })
      }
      closing.close()
    })

    it('sends it unchanged without ffmpeg; a refusal is TOO_LARGE', async () => {
      handle = respondWith(200, '{"text":"long"}')
      await engine().transcribe(speech(long))
      expect(fileOf(requests[0]?.form).size).toBeGreaterThan(25e6)
      handle = respondWith(413, '')
      await expect(engine().transcribe(speech(long))).rejects.toMatchObject({ code: 'TOO_LARGE', retryable: false })
    })
  })
})
