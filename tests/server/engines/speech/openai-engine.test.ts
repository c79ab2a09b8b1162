import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ffmpeg } from '../../../../src/server/engines/speech/converter.ts'
import { openaiEngine } from '../../../../src/server/engines/speech/openai-engine.ts'
import { folder, isInstalled, speech, toneWav } from './audio.ts'

interface Asked {
  url: string | undefined
  authorization: string | undefined
  form: FormData
}
type Answer = (asked: Asked, response: ServerResponse) => void

const asked: Asked[] = []
let answer: Answer
let server: Server
let origin: string
let wav: string

async function receive(request: IncomingMessage): Promise<Asked> {
  const { url, headers } = request
  const body = new Response(new Uint8Array(await buffer(request)), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  })
  return { url, authorization: headers.authorization, form: await body.formData() }
}
const fileOf = (form: FormData | undefined) => form?.get('file') as File
const says =
  (status: number, body: string): Answer =>
  (_asked, response) =>
    response.writeHead(status).end(body)

beforeAll(async () => {
  wav = join(folder, 'tone.wav')
  writeFileSync(wav, toneWav(1))
  server = createServer(async (request, response) => {
    const one = await receive(request)
    asked.push(one)
    answer(one, response)
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  asked.length = 0
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

describe('a speech engine that speaks like OpenAI', () => {
  it('gets the recording, the model, the language and the key, and answers text and segments', async () => {
    answer = says(
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
    const [{ url, authorization, form }] = asked as [Asked]
    expect([url, authorization]).toEqual(['/v1/audio/transcriptions', 'Bearer key'])
    const file = fileOf(form)
    expect([file.name, file.type]).toEqual(['recording.webm', 'audio/webm'])
    expect(Buffer.from(await file.arrayBuffer()).equals(readFileSync(wav))).toBe(true)
    form.delete('file')
    expect(Object.fromEntries(form)).toEqual({ model: 'whisper-1', response_format: 'verbose_json', language: 'ru' })
  })

  it.each(['', '/v1', '/v1/audio/transcriptions'])('is found under the address with "%s"', async path => {
    answer = says(200, '{"text":"x"}')
    await engine({ url: origin + path }).transcribe(speech(wav))
    expect(asked[0]?.url).toBe('/v1/audio/transcriptions')
  })

  it('is asked for the short answer where it does not know the long one, and from then on at once', async () => {
    answer = ({ form }, response) =>
      form.get('response_format') === 'json'
        ? response.end('{"text":"short"}')
        : response.writeHead(400).end('{"error":{"message":"unsupported"}}')
    const one = engine()
    expect(await one.transcribe(speech(wav))).toEqual({ text: 'short', model: 'whisper-1' })
    await one.transcribe(speech(wav))
    expect(asked.map(({ form }) => form.get('response_format'))).toEqual(['verbose_json', 'json', 'json'])
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
  ])('answers %i as %s', async (status, code, retryable) => {
    answer = says(status, 'the patient said: боль')
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
  ])('is called unavailable where it answers %s', async (_what, body) => {
    answer = says(200, body)
    await expect(engine().transcribe(speech(wav))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })

  it('is called unavailable where nobody listens or the connection breaks', async () => {
    await expect(engine({ url: 'http://127.0.0.1:9' }).transcribe(speech(wav))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      retryable: true,
    })
    answer = (_asked, response) => response.destroy()
    await expect(engine().transcribe(speech(wav))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })

  it('is waited for until the time is over', async () => {
    answer = () => undefined
    const work = engine({ timeoutMs: 300 }).transcribe(speech(wav))
    await expect(work).rejects.toMatchObject({ code: 'TIMED_OUT', retryable: true })
  })

  it('is left when the work is aborted', async () => {
    const abort = new AbortController()
    answer = () => abort.abort()
    const work = engine().transcribe(speech(wav, { signal: abort.signal }))
    await expect(work).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('S3: is not sent what is not audio', async () => {
    const work = engine().transcribe(speech(wav, { mimeType: 'text/html' }))
    await expect(work).rejects.toMatchObject({ code: 'REFUSED' })
    expect(asked).toEqual([])
  })

  describe('and a recording above 25 MB', () => {
    let long: string
    beforeAll(() => {
      long = join(folder, 'long.wav')
      writeFileSync(long, toneWav(820))
    })

    it.skipIf(!isInstalled('ffmpeg', '-version'))('gets it small by ffmpeg', async () => {
      answer = says(200, '{"text":"long"}')
      expect(await engine({}, ffmpeg()).transcribe(speech(long))).toMatchObject({ text: 'long' })
      const file = fileOf(asked[0]?.form)
      expect([file.name, file.type]).toEqual(['recording.ogg', 'audio/ogg'])
      expect(file.size).toBeLessThan(5_000_000)
    })

    it('gets it as it is without ffmpeg, and its refusal is TOO_LARGE', async () => {
      answer = says(200, '{"text":"long"}')
      await engine().transcribe(speech(long))
      expect(fileOf(asked[0]?.form).size).toBeGreaterThan(25e6)
      answer = says(413, '')
      await expect(engine().transcribe(speech(long))).rejects.toMatchObject({ code: 'TOO_LARGE', retryable: false })
    })
  })
})
