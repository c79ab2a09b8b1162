import { z } from 'zod/mini'
import type { CallMeta } from '../contract/envelope.ts'
import { ContractError, fromBody } from '../contract/errors.ts'
import { MAX_BATCH_CALLS, PROTOCOL_VERSION, RPC_PATH } from '../contract/protocol.ts'
import { RpcResponse } from '../contract/response.ts'
import type { Clock } from '../platform/clock.ts'
import type { Net } from '../platform/net.ts'
import { Contact, SILENCE_MS } from './contact.ts'
import { BadAnswer, TimedOut, Unreachable } from './retry-policy.ts'

export interface Call {
  method: string
  params: Record<string, unknown>
  meta?: CallMeta
}

export type Answer =
  | { ok: true; result: unknown; meta: NonNullable<RpcResponse['meta']> }
  | { ok: false; error: ContractError }

export interface TransportPorts {
  net: Net
  clock: Clock
  /** Origin of the server, empty for the page's own. */
  origin: string
  /** The current bearer token; null when signed out. */
  token(): string | null
  /** Called with a token that replaces the current one (decision 6: only the envelope's does). */
  onToken(token: string): void
  meta(): CallMeta
}

export interface Transport {
  readonly contact: Contact
  /**
   * Sends up to MAX_BATCH_CALLS calls; resolves with one answer for each, in order. Rejects with Unreachable, TimedOut,
   * BadAnswer, or a ContractError for the whole request (such as UNAUTHORIZED).
   */
  batch(calls: Call[], signal?: AbortSignal): Promise<Answer[]>
  /** Sends one call; rejects also with the call's own ContractError. */
  call(
    method: string,
    params: Record<string, unknown>,
    signal?: AbortSignal,
  ): Promise<{ result: unknown; meta: NonNullable<RpcResponse['meta']> }>
  /**
   * Sends a plain HTTP request with the session and a time-out for its head, for raw chunks and events. Resolves
   * whatever the status; rejects with Unreachable (also if the server was not heard) or TimedOut.
   */
  request(path: string, init: RequestInit & { timeoutMs: number | null }): Promise<Response>
}

const REQUEST_TIMEOUT_MS = 30_000
/** The slowest line that a time-out allows for: 64 kbit/s. */
const SLOWEST_BYTES_PER_MS = 8
const LONGEST_HEAD_MS = 110_000
/** The longest that one request lasts; the watchdog of a cycle waits longer. */
export const LONGEST_REQUEST_MS = LONGEST_HEAD_MS + REQUEST_TIMEOUT_MS
/** Early enough for an answer before the silence is announced. */
const PROBE_AFTER_MS = SILENCE_MS / 2

const timeoutOf = (bytes: number): number =>
  Math.min(LONGEST_HEAD_MS, REQUEST_TIMEOUT_MS + bytes / SLOWEST_BYTES_PER_MS)
const RpcResponses = z.union([z.array(RpcResponse), RpcResponse])

export function createTransport(ports: TransportPorts): Transport {
  const contact = new Contact(ports.clock)
  /** One probe at a time. */
  let probing = false

  async function request(
    path: string,
    { timeoutMs, signal, ...init }: RequestInit & { timeoutMs: number | null },
    isProbe = false,
  ): Promise<Response> {
    const limit = new AbortController()
    const since = ports.clock.monotonic()
    const late = () => limit.abort(lateness(path, since))
    const stop = timeoutMs === null ? null : ports.clock.after(timeoutMs, late)
    const heard = contact.wait()
    const stopProbing = isProbe ? null : probe(since)
    const token = ports.token()
    try {
      const both = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal
      const headers = new Headers(init.headers)
      if (token) headers.set('authorization', `Bearer ${token}`)
      const url = ports.origin + path
      const response = await ports.net.fetch(url, { ...init, headers, signal: both, cache: 'no-store' })
      contact.heard()
      return response
    } catch (error) {
      if (limit.signal.aborted) throw limit.signal.reason
      if (signal?.aborted) throw signal.reason
      throw new Unreachable(path, { cause: error })
    } finally {
      stop?.()
      stopProbing?.()
      heard()
    }
  }

  /** A server that was silent to the end cannot be reached; one that was heard since took too long. */
  const lateness = (path: string, since: number) =>
    contact.silenceOf(since) >= SILENCE_MS ? new Unreachable(path) : new TimedOut(path)

  /** Sends a small call whenever nothing is heard while a request waits: only its body, or its work, may be slow. */
  function probe(since: number): () => void {
    const ended = new AbortController()
    const next = async () => {
      if (!probing && contact.silenceOf(since) >= PROBE_AFTER_MS) {
        probing = true
        const asked = batch([{ method: 'userAccount.user:get', params: {} }], ended.signal, true)
        await asked.catch(() => undefined)
        probing = false
      }
      if (!ended.signal.aborted) cancel = ports.clock.after(PROBE_AFTER_MS, () => void next())
    }
    let cancel = ports.clock.after(PROBE_AFTER_MS, () => void next())
    return () => {
      cancel()
      ended.abort(new Error('the request that was waited for has ended'))
    }
  }

  /** Reads the body within 30 s: a server that stops in the middle causes a time-out instead of an endless wait. */
  async function readBody(response: Response, signal?: AbortSignal): Promise<string> {
    const limit = new AbortController()
    const since = ports.clock.monotonic()
    const stop = ports.clock.after(REQUEST_TIMEOUT_MS, () => limit.abort(lateness('body', since)))
    const heard = contact.wait()
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
      stop()
      heard()
    }
  }

  async function batch(calls: Call[], signal?: AbortSignal, isProbe = false): Promise<Answer[]> {
    if (calls.length === 0) return []
    if (calls.length > MAX_BATCH_CALLS) throw new ContractError('BATCH_TOO_LARGE')
    const meta = { ...ports.meta(), protocol: PROTOCOL_VERSION, deviceTime: ports.clock.now() }
    const body = calls.map((one, id) => ({
      jsonrpc: '2.0',
      id,
      method: one.method,
      params: { ...one.params, meta: { ...meta, ...(one.params.meta as CallMeta | undefined), ...one.meta } },
    }))
    const json = JSON.stringify(body.length === 1 ? body[0] : body)
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: json,
      signal: signal ?? null,
      timeoutMs: timeoutOf(bytesOf(json)),
    }
    const since = ports.clock.monotonic()
    const response = await request(RPC_PATH, init, isProbe)
    const offsetMs = clockOffset(response, ports.clock, since)
    const text = await readBody(response, signal)
    const answers = readAnswers(response, text)
    if (offsetMs !== null) contact.measured(offsetMs)
    const byId = new Map(answers.map(one => [one.id, one]))
    const whole =
      answers.length === 1 && answers[0]?.error && (answers[0].id === null || calls.length > 1)
        ? answers[0].error
        : null
    if (whole) throw fromBody(whole)
    const renewed = answers.findLast(one => one.meta?.token)?.meta?.token
    if (renewed) ports.onToken(renewed)
    return calls.map((_, id): Answer => {
      const one = byId.get(id)
      if (!one) return { ok: false, error: new ContractError('INTERNAL_ERROR', 'the answer to this call is missing') }
      if (one.error) return { ok: false, error: fromBody(one.error) }
      const code = (one.result as { code?: unknown } | null)?.code
      if (code === 401) return { ok: false, error: new ContractError('UNAUTHORIZED') }
      return { ok: true, result: one.result, meta: one.meta ?? {} }
    })
  }

  return {
    contact,
    request: (path, init) => request(path, init),
    batch: (calls, signal) => batch(calls, signal),
    async call(method, params, signal) {
      const [answer] = await batch([{ method, params }], signal)
      if (!answer) throw new ContractError('INTERNAL_ERROR')
      if (!answer.ok) throw answer.error
      return { result: answer.result, meta: answer.meta }
    },
  }
}

/** Milliseconds from this device's clock to the server's, by the header Date, which has whole seconds. */
function clockOffset(response: Response, clock: Clock, since: number): number | null {
  const date = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(date)) return null
  const answeredAt = clock.now() - (clock.monotonic() - since) / 2
  return Math.round(date + 500 - answeredAt)
}

/** Bytes on the wire: a Cyrillic letter is two. */
function bytesOf(body: RequestInit['body']): number {
  if (typeof body === 'string') return new TextEncoder().encode(body).byteLength
  if (body instanceof Blob) return body.size
  return body instanceof ArrayBuffer || ArrayBuffer.isView(body) ? body.byteLength : 0
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

function readAnswers(response: Response, text: string): RpcResponse[] {
  if (response.status === 401) throw new ContractError('UNAUTHORIZED')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    // A proxy's page, a captive portal's form, or half a response: none of them comes from our server.
    throw new BadAnswer(response.status, 'not JSON', retryAfter(response))
  }
  const parsed = RpcResponses.safeParse(json)
  if (!parsed.success) throw new BadAnswer(response.status, 'not an answer of the contract', retryAfter(response))
  return Array.isArray(parsed.data) ? parsed.data : [parsed.data]
}

/** Seconds, from the header Retry-After. */
export function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after'))
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
}
