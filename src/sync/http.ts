import type { CallMeta } from '../contract/envelope.ts'
import type { Clock } from '../platform/clock.ts'
import type { Net } from '../platform/net.ts'
import { type Contact, SILENCE_MS } from './contact.ts'
import { TimedOut, Unreachable } from './retry-policy.ts'

export interface HttpPorts {
  net: Net
  clock: Clock
  /** Origin of the server, empty for the page's own. */
  origin: string
  /** The current bearer token, asked for before each request: another tab or worker may have renewed it. Null when signed out. */
  token(): Promise<string | null>
  meta(): CallMeta
}

export type HttpInit = RequestInit & {
  /** Limit for the head of the response; null for none. */
  timeoutMs: number | null
  /** The bearer token, where the caller has asked for it already. */
  token?: string | null
}

export interface Http {
  /** Resolves whatever the status; rejects with Unreachable (also if the server was not heard) or TimedOut. */
  request(path: string, init: HttpInit): Promise<Response>
  /** Reads a body within 30 s: a server that stops in the middle causes a time-out instead of an endless wait. */
  read(response: Response, signal?: AbortSignal): Promise<string>
}

const REQUEST_TIMEOUT_MS = 30_000
/** The slowest line that a time-out allows for: 64 kbit/s. */
const SLOWEST_BYTES_PER_MS = 8
const LONGEST_HEAD_MS = 110_000
/** The longest that one request lasts; the watchdog of a cycle waits longer. */
export const LONGEST_REQUEST_MS = LONGEST_HEAD_MS + REQUEST_TIMEOUT_MS

/** The time-out of a request by the bytes of its body; a Cyrillic letter is two. */
export const timeoutOf = (body: string): number =>
  Math.min(LONGEST_HEAD_MS, REQUEST_TIMEOUT_MS + new TextEncoder().encode(body).byteLength / SLOWEST_BYTES_PER_MS)

/** Sends requests of the session and tells `contact` about every byte that arrives. */
export function createHttp({ net, clock, origin, token, meta }: HttpPorts, contact: Contact): Http {
  /** A server that was silent to the end cannot be reached; one that was heard since took too long. */
  const lateness = (what: string, since: number) =>
    contact.silenceOf(since) >= SILENCE_MS ? new Unreachable(what) : new TimedOut(what)

  /** Aborts its signal, with the reason, after `ms`. */
  function limited(what: string, ms: number | null) {
    const limit = new AbortController()
    const since = clock.monotonic()
    const cancel = ms === null ? null : clock.after(ms, () => limit.abort(lateness(what, since)))
    const stopWaiting = contact.wait()
    const stop = () => {
      cancel?.()
      stopWaiting()
    }
    return { signal: limit.signal, stop }
  }

  return {
    async request(path, { timeoutMs, signal, token: asked, ...init }) {
      const limit = limited(path, timeoutMs)
      try {
        const headers = new Headers(init.headers)
        const bearer = asked === undefined ? await token() : asked
        const { deviceId } = meta()
        if (bearer) headers.set('authorization', `Bearer ${bearer}`)
        if (bearer && deviceId) headers.set('x-device-id', deviceId)
        const either = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal
        const response = await net.fetch(origin + path, { ...init, headers, signal: either, cache: 'no-store' })
        contact.heard()
        return response
      } catch (error) {
        if (limit.signal.aborted) throw limit.signal.reason
        if (signal?.aborted) throw signal.reason
        throw new Unreachable(path, { cause: error })
      } finally {
        limit.stop()
      }
    },

    async read(response, signal) {
      const limit = limited('body', REQUEST_TIMEOUT_MS)
      const aborted = new Promise<never>((_, reject) => {
        limit.signal.addEventListener('abort', () => reject(limit.signal.reason), { once: true })
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
      })
      try {
        return await Promise.race([textOf(response, () => contact.heard()), aborted])
      } catch (error) {
        if (error instanceof TimedOut || error instanceof Unreachable || signal?.aborted) throw error
        throw new Unreachable('body', { cause: error })
      } finally {
        limit.stop()
      }
    },
  }
}

/** Calls `onBytes` with each piece that arrives. */
async function textOf(response: Response, onBytes: () => void): Promise<string> {
  if (!response.body) return await response.text()
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    onBytes()
    text += decoder.decode(value, { stream: true })
  }
}

/** Seconds, from the header Retry-After. */
export function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after'))
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
}

/** Milliseconds from this device's clock to the server's, by the header Date, which has whole seconds. */
export function clockOffset(response: Response, clock: Clock, since: number): number | null {
  const date = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(date)) return null
  const answeredAt = clock.now() - (clock.monotonic() - since) / 2
  return Math.round(date + 500 - answeredAt)
}
