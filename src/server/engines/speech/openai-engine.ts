import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SpeechConfig } from '../../config.ts'
import type { Converter } from './converter.ts'
import { multipartForm } from './multipart.ts'
import { postForm } from './post-form.ts'
import { audioFile, languageCode, type Speech, type SpeechEngine, SpeechError } from './speech-engine.ts'
import { parseTranscription } from './transcription-response.ts'
import { withWorkFolder } from './work-folder.ts'

type Audio = Pick<Speech, 'path' | 'mimeType'>

/** OpenAI's limit is 25 MB; other servers may accept more, and only a refusal shows their limit. */
const COMMON_LIMIT = 25 * 1000 * 1000

/** Any server with OpenAI's `/v1/audio/transcriptions`. */
export function openaiEngine(config: Extract<SpeechConfig, { kind: 'openai' }>, converter: Converter): SpeechEngine {
  const url = endpoint(config.url)
  const headers: Record<string, string> = config.apiKey ? { authorization: `Bearer ${config.apiKey}` } : {}
  // Some models support only the short format; that is detected once.
  let format: 'verbose_json' | 'json' = 'verbose_json'

  async function send({ path, mimeType }: Audio, language: string, signal: AbortSignal) {
    const { type, name } = audioFile(mimeType)
    const request = async () => {
      const fields = { model: config.model, response_format: format, ...(language && { language }) }
      return postForm(url, await multipartForm(fields, { name, mimeType: type, path }), headers, signal)
    }
    const response = await request()
    if (response.status !== 400 || format === 'json') return response
    format = 'json'
    const short = await request()
    if (short.status === 400) format = 'verbose_json'
    return short
  }

  return {
    kind: 'openai',
    transcribe: speech =>
      withWorkFolder(async folder => {
        const timeout = AbortSignal.timeout(config.timeoutMs)
        const signal = AbortSignal.any([speech.signal, timeout])
        try {
          const audio = await smallEnough(speech, folder, converter, signal)
          const { status, text } = await send(audio, languageCode(speech.language), signal)
          if (status !== 200) throw refusal(status)
          const transcript = parseTranscription(text, config.model)
          if (!transcript) throw new SpeechError('UNAVAILABLE')
          return transcript
        } catch (error) {
          speech.signal.throwIfAborted()
          throw timeout.aborted ? new SpeechError('TIMED_OUT') : error
        }
      }),
  }
}

function endpoint(base: string): URL {
  const path = new URL(base).pathname
  if (path.endsWith('/audio/transcriptions')) return new URL(base)
  return new URL(`${base}${path.endsWith('/v1') ? '' : '/v1'}/audio/transcriptions`)
}

/** Without ffmpeg a long recording is sent as it is: the server may take it. */
async function smallEnough(speech: Speech, folder: string, converter: Converter, signal: AbortSignal): Promise<Audio> {
  const original = { path: speech.path, mimeType: speech.mimeType }
  if ((await stat(speech.path)).size <= COMMON_LIMIT) return original
  const path = join(folder, 'small.ogg')
  try {
    await converter.toSmallOgg(speech.path, path, signal)
    return { path, mimeType: 'audio/ogg' }
  } catch (error) {
    if (error instanceof SpeechError && error.code === 'NO_CONVERTER') return original
    throw error
  }
}

function refusal(status: number): SpeechError {
  switch (status) {
    case 401:
    case 402:
    case 403:
    case 404:
    case 405:
      return new SpeechError('MISCONFIGURED')
    case 413:
      return new SpeechError('TOO_LARGE')
    case 400:
    case 415:
    case 422:
      return new SpeechError('REFUSED')
    default:
      return new SpeechError('UNAVAILABLE')
  }
}
