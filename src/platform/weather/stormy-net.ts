import { type Clock, sleep } from '../clock.ts'
import type { Net } from '../net.ts'
import { strikes } from './seeded-chance.ts'
import type { Storm, Weather } from './weather.ts'

type Fault = (url: string, init: RequestInit | undefined, next: Net['fetch']) => Promise<Response>

/** What a browser rejects with when a request got no answer. */
const noAnswer = () => new TypeError('Failed to fetch')

/** The network under a weather. Each request is judged by every storm; what lies underneath is reached only through all of them. */
export function stormyNet(net: Net, clock: Clock, weather: Weather): Net {
  const fetch = weather.reduceRight<Net['fetch']>((next, storm) => {
    const fault = faultOf(storm, clock)
    if (!fault) return next
    const struck = strikes(storm)
    return (url, init) => (struck() ? fault(url, init, next) : next(url, init))
  }, net.fetch)
  return { fetch }
}

function faultOf({ kind, amount }: Storm, clock: Clock): Fault | null {
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

/** The same answer, whose body breaks off: what came before the cut is delivered. */
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
