import type { IncomingMessage } from 'node:http'

/** The body, or null if it is longer than `limit` bytes; nothing beyond the limit is kept. */
export async function readBody(incoming: IncomingMessage, limit: number): Promise<Buffer | null> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) return null
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    size += chunk.length
    if (size > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
