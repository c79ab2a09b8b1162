import type { IncomingMessage } from 'node:http'
import { ContractError } from '../../contract/errors.ts'

/**
 * The body, or null if it is longer than `limit` bytes; nothing beyond the limit is kept. Throws TIMEOUT if the caller
 * leaves.
 */
export function readBody(incoming: IncomingMessage, limit: number): Promise<Buffer | null> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) return Promise.resolve(null)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const onData = (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) end(() => resolve(null))
      else chunks.push(chunk)
    }
    const onEnd = () => end(() => resolve(Buffer.concat(chunks)))
    const onGone = () => end(() => reject(new ContractError('TIMEOUT', 'The body did not arrive.')))
    const end = (settle: () => void) => {
      incoming.off('data', onData).off('end', onEnd).off('close', onGone).off('error', onGone)
      settle()
    }
    incoming.on('data', onData).on('end', onEnd).on('close', onGone).on('error', onGone)
    if (incoming.destroyed) onGone()
  })
}
