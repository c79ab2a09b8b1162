import type { IncomingMessage } from 'node:http'
import { ContractError } from '../../../contract/errors.ts'

export interface BodyLimits {
  /** Bytes. */
  longest: number
  /** At least so many bytes arrive in each `everyMs`. */
  atLeast: number
  everyMs: number
  withinMs: number
}

/** Nothing that is sent without a session is longer. */
export const STRANGERS_BODY: BodyLimits = { longest: 64 * 1024, atLeast: 1024, everyMs: 10_000, withinMs: 30_000 }
/** 1 KB a second: a chunk of 512 KB arrives over the weakest supported link. */
export const ACCOUNTS_PACE = { atLeast: 30 * 1024, everyMs: 30_000, withinMs: 600_000 }

/** The body; nothing beyond its limit is kept. Throws TOO_LARGE; TIMEOUT if it arrives too slowly, or not at all. */
export function readBody(
  incoming: IncomingMessage,
  { longest, atLeast, everyMs, withinMs }: BodyLimits,
): Promise<Buffer> {
  const tooLarge = () => new ContractError('TOO_LARGE', `The body is limited to ${longest} bytes.`)
  const tooSlow = () => new ContractError('TIMEOUT', 'The body did not arrive in time.', { retryAfter: 1 })
  if (Number(incoming.headers['content-length'] ?? 0) > longest) return Promise.reject(tooLarge())
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    let before = 0
    const onData = (chunk: Buffer) => {
      size += chunk.length
      if (size > longest) end(() => reject(tooLarge()))
      else chunks.push(chunk)
    }
    const onEnd = () => end(() => resolve(Buffer.concat(chunks)))
    const onGone = () => end(() => reject(tooSlow()))
    const pace = setInterval(() => {
      if (size - before < atLeast) onGone()
      before = size
    }, everyMs)
    const deadline = setTimeout(onGone, withinMs)
    const end = (settle: () => void) => {
      clearInterval(pace)
      clearTimeout(deadline)
      incoming.off('data', onData).off('end', onEnd).off('close', onGone).off('error', onGone)
      settle()
    }
    incoming.on('data', onData).on('end', onEnd).on('close', onGone).on('error', onGone)
    if (incoming.destroyed) onGone()
  })
}
