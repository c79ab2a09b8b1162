import type { CustomFetch } from 'openid-client'

/** Each request to a provider may take this long, with its body. */
export const PROVIDER_SECONDS = 6
const MAX_BYTES = 256 * 1024

/** The provider sent more than any answer of this kind can be. */
class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong'
}

/** Sends requests for the origin `from` to `to()` instead: the development provider's public address is this server. */
export interface Detour {
  from: string
  to: () => string
}

/** `fetch` for requests to a provider: no redirect is followed, and the body is bounded in time and bytes. */
export function providerFetch(detour?: Detour): CustomFetch {
  return async (url, options) => {
    const target = detour && url.startsWith(`${detour.from}/`) ? detour.to() + url.slice(detour.from.length) : url
    const timeout = AbortSignal.timeout(PROVIDER_SECONDS * 1000)
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
    const init = { ...options, redirect: 'manual', signal } as RequestInit
    const response = await fetch(target, init)
    const body = await boundedBody(response)
    return new Response(body.length === 0 ? null : body, { status: response.status, headers: response.headers })
  }
}

async function boundedBody({ body }: Response): Promise<Buffer<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of body ?? []) {
    bytes += piece.byteLength
    if (bytes > MAX_BYTES) throw new AnswerTooLong()
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
