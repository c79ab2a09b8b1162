import { z } from 'zod'
import type { TextConfig } from '../../config.ts'
import { type TextEngine, TextError } from './text-engine.ts'

const TIMEOUT_MS = 120_000

const Choice = z.object({
  message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
  finish_reason: z.string().nullish(),
})
const Completion = z.object({ choices: z.array(Choice).min(1) })

/**
 * Any server with OpenAI's `/v1/chat/completions`. Servers that do not know the JSON format are asked without it. A text
 * that is cut off, refused or empty is an error: half a report must not look like a whole one.
 */
export function openaiChat({ url, model, apiKey }: Extract<TextConfig, { kind: 'openai' }>): TextEngine {
  const address = endpoint(url)
  let knowsFormat = true

  const request = (instructions: string, material: string, signal: AbortSignal, withFormat: boolean) =>
    fetch(address, {
      method: 'POST',
      signal,
      headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify({
        model,
        temperature: 0,
        ...(withFormat && { response_format: { type: 'json_object' } }),
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: material },
        ],
      }),
    })

  return {
    model,
    async complete({ instructions, material, format, signal }) {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
      try {
        const withFormat = format === 'json' && knowsFormat
        let response = await request(instructions, material, limited, withFormat)
        if (response.status === 400 && withFormat) {
          response = await request(instructions, material, limited, false)
          if (response.status !== 400) knowsFormat = false
        }
        if (!response.ok) throw refusal(response.status)
        const completion = Completion.safeParse(await response.json())
        const choice = completion.data?.choices[0]
        if (!choice) throw new TextError('BAD_RESPONSE')
        return textOf(choice)
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof TextError) throw error
        throw new TextError(error instanceof SyntaxError ? 'BAD_RESPONSE' : 'UNAVAILABLE', { cause: error })
      }
    },
  }
}

function textOf({ message: { content, refusal }, finish_reason }: z.infer<typeof Choice>): string {
  if (refusal || finish_reason === 'content_filter') throw new TextError('REFUSED')
  if (finish_reason === 'length') throw new TextError('CUT_OFF')
  if (!content?.trim()) throw new TextError('EMPTY')
  return content
}

function endpoint(base: string): string {
  const path = new URL(base).pathname
  if (path.endsWith('/chat/completions')) return base
  return `${base}${path.endsWith('/v1') ? '' : '/v1'}/chat/completions`
}

function refusal(status: number): TextError {
  if ([401, 402, 403, 404, 405].includes(status)) return new TextError('MISCONFIGURED')
  return new TextError([400, 413, 415, 422].includes(status) ? 'REFUSED' : 'UNAVAILABLE')
}
