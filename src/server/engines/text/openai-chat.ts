import { z } from 'zod'
import type { TextConfig } from '../../config.ts'
import { type TextEngine, TextError } from './text-engine.ts'

const TIMEOUT_MS = 120_000

const Completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })

/** Any server with OpenAI's `/v1/chat/completions`. Asked for JSON; one that does not know that format is asked without. */
export function openaiChat({ url, model, apiKey }: Extract<TextConfig, { kind: 'openai' }>): TextEngine {
  const address = endpoint(url)
  let knowsFormat = true

  const ask = (instructions: string, material: string, signal: AbortSignal) =>
    fetch(address, {
      method: 'POST',
      signal,
      headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify({
        model,
        temperature: 0,
        ...(knowsFormat && { response_format: { type: 'json_object' } }),
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: material },
        ],
      }),
    })

  return {
    model,
    async complete({ instructions, material, signal }) {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
      try {
        let response = await ask(instructions, material, limited)
        if (response.status === 400 && knowsFormat) {
          knowsFormat = false
          response = await ask(instructions, material, limited)
          knowsFormat = response.status === 400
        }
        if (!response.ok) throw refusal(response.status)
        const answer = Completion.safeParse(await response.json())
        const content = answer.data?.choices[0]?.message.content
        if (content === undefined) throw new TextError('BAD_ANSWER')
        return content
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof TextError) throw error
        throw new TextError(error instanceof SyntaxError ? 'BAD_ANSWER' : 'UNAVAILABLE', { cause: error })
      }
    },
  }
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
