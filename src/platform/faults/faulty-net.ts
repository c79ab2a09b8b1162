import { type Clock, sleep } from '../clock.ts'
import type { Net } from '../net.ts'
import type { Fault, Faults } from './faults.ts'
import { strikes } from './seeded-chance.ts'

type FaultyFetch = (url: string, init: RequestInit | undefined, next: Net['fetch']) => Promise<Response>

/** The error of a browser's fetch that got no response. */
const noAnswer = () => new TypeError('Failed to fetch')

/** Applies every enabled fault to each request; what passes all of them goes to `net`. */
export function faultyNet(net: Net, clock: Clock, faults: Faults): Net {
  const fetch = faults.reduceRight<Net['fetch']>((next, fault) => {
    const faulty = faultyFetchOf(fault, clock)
    if (!faulty) return next
    const struck = strikes(fault)
    return (url, init) => (struck() ? faulty(url, init, next) : next(url, init))
  }, net.fetch)
  return { fetch }
}

function faultyFetchOf({ kind, amount }: Fault, clock: Clock): FaultyFetch | null {
  switch (kind) {
    case 'offline':
      return () => Promise.reject(noAnswer())
    case 'slow':
      return async (url, init, next) => {
        await sleep(clock, amount, init?.signal ?? undefined)
        return await next(url, init)
      }
    case 'drop':
      return async (url, init, next) => {
        if (bytesOf(init?.body) > amount) throw noAnswer()
        return cutAfter(await next(url, init), amount)
      }
    case '401':
    case '413':
    case '500':
      return async () => new Response(null, { status: Number(kind) })
    case 'full-disk':
    case 'killed-worker':
    case 'wrong-clock':
      return null
  }
}

function bytesOf(body: RequestInit['body']): number {
  if (typeof body === 'string') return new TextEncoder().encode(body).byteLength
  if (body instanceof Blob) return body.size
  if (body instanceof ArrayBuffer || ArrayBuffer.isView(body)) return body.byteLength
  return 0
}

/** The same response, with its body cut off after `bytes`; the part before the cut is delivered. */
function cutAfter(response: Response, bytes: number): Response {
  if (!response.body) return response
  let left = bytes
  const body = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const part = chunk.subarray(0, left)
        if (part.byteLength > 0) controller.enqueue(part)
        left -= chunk.byteLength
        if (left < 0) controller.error(noAnswer())
      },
    }),
  )
  const { status, statusText, headers } = response
  return new Response(body, { status, statusText, headers })
}
