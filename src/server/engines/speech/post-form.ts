import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { SpeechError } from './speech-engine.ts'

const MAX_RESPONSE = 16 * 1024 * 1024

/**
 * Posts a form and resolves to the response without a time limit of its own: fetch gives up after five minutes without
 * headers. Throws SpeechError UNAVAILABLE, OUTPUT_TOO_LARGE; or the signal's reason.
 */
export async function postForm(
  url: URL,
  form: { contentType: string; length: number; body: Readable },
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<{ status: number; text: string }> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  try {
    const responded = new Promise<IncomingMessage>((resolve, reject) => {
      const sending = request(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': form.contentType, 'content-length': form.length },
        signal,
      })
      sending.once('response', resolve)
      sending.once('error', reject)
      // A server may respond, and refuse, before it has read the whole body.
      pipeline(form.body, sending).catch(reject)
    })
    const response = await responded
    return { status: response.statusCode ?? 0, text: await readText(response) }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof SpeechError) throw error
    throw new SpeechError('UNAVAILABLE', { cause: error })
  }
}

async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    chunks.push(chunk)
    size += chunk.length
    if (size > MAX_RESPONSE) throw new SpeechError('OUTPUT_TOO_LARGE')
  }
  return Buffer.concat(chunks).toString()
}
