import { z } from 'zod/mini'
import type { CallMeta } from '../contract/envelope.ts'
import { ContractError, fromBody } from '../contract/errors.ts'
import { MAX_BATCH_CALLS, PROTOCOL_VERSION, RPC_PATH } from '../contract/protocol.ts'
import { RpcResponse } from '../contract/response.ts'
import type { Clock } from '../platform/clock.ts'
import type { Net } from '../platform/net.ts'
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
  /** The bearer token of the moment, or null when signed out. */
  token(): string | null
  /** Called with a token that replaces the present one (decision 6: only the envelope's). */
  onToken(token: string): void
  meta(): CallMeta
}

export interface Transport {
  /**
   * Sends up to MAX_BATCH_CALLS calls; one answer each, in order. Rejects with Unreachable, TimedOut, BadAnswer, or a
   * ContractError that stands for the whole request (UNAUTHORIZED among them).
   */
  batch(calls: Call[], signal?: AbortSignal): Promise<Answer[]>
  /** One call; rejects also with its own ContractError. */
  call(
    method: string,
    params: Record<string, unknown>,
    signal?: AbortSignal,
  ): Promise<{ result: unknown; meta: NonNullable<RpcResponse['meta']> }>
  /** A plain HTTP request with the session and a time-out, for raw chunks and events. Rejects as `batch` does, except for statuses. */
  request(path: string, init: RequestInit & { timeoutMs: number | null }): Promise<Response>
}

const REQUEST_TIMEOUT_MS = 30_000
/** The slowest line that is given the time to carry a body: 64 kbit/s. */
const SLOWEST_BYTES_PER_MS = 8
/** Below the watchdog of a cycle, which would give up what still moves. */
const LONGEST_REQUEST_MS = 110_000

const timeoutOf = (body: string): number =>
  Math.min(LONGEST_REQUEST_MS, REQUEST_TIMEOUT_MS + body.length / SLOWEST_BYTES_PER_MS)
const RpcResponses = z.union([z.array(RpcResponse), RpcResponse])

export function createTransport(ports: TransportPorts): Transport {
  async function request(
    path: string,
    { timeoutMs, signal, ...init }: RequestInit & { timeoutMs: number | null },
  ): Promise<Response> {
    const limit = new AbortController()
    const stop = timeoutMs === null ? null : ports.clock.after(timeoutMs, () => limit.abort(new TimedOut(path)))
    const token = ports.token()
    try {
      const both = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal
      const headers = new Headers(init.headers)
      if (token) headers.set('authorization', `Bearer ${token}`)
      return await ports.net.fetch(ports.origin + path, { ...init, headers, signal: both, cache: 'no-store' })
    } catch (error) {
      if (limit.signal.aborted) throw limit.signal.reason
      if (signal?.aborted) throw signal.reason
      throw new Unreachable(path, { cause: error })
    } finally {
      stop?.()
    }
  }

  /** The body under the same time limit as the head: a server that stops in the middle is a time-out, not a wait for ever. */
  async function readBody(response: Response, signal?: AbortSignal): Promise<string> {
    const limit = new AbortController()
    const stop = ports.clock.after(REQUEST_TIMEOUT_MS, () => limit.abort(new TimedOut('body')))
    const aborted = new Promise<never>((_, reject) => {
      limit.signal.addEventListener('abort', () => reject(limit.signal.reason), { once: true })
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    try {
      return await Promise.race([response.text(), aborted])
    } catch (error) {
      if (error instanceof TimedOut || signal?.aborted) throw error
      throw new Unreachable('body', { cause: error })
    } finally {
      stop()
    }
  }

  async function batch(calls: Call[], signal?: AbortSignal): Promise<Answer[]> {
    if (calls.length === 0) return []
    if (calls.length > MAX_BATCH_CALLS) throw new ContractError('BATCH_TOO_LARGE')
    const meta = { ...ports.meta(), protocol: PROTOCOL_VERSION }
    const body = calls.map((one, id) => ({
      jsonrpc: '2.0',
      id,
      method: one.method,
      params: { ...one.params, meta: { ...meta, ...(one.params.meta as CallMeta | undefined), ...one.meta } },
    }))
    const json = JSON.stringify(body.length === 1 ? body[0] : body)
    const response = await request(RPC_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: json,
      signal: signal ?? null,
      timeoutMs: timeoutOf(json),
    })
    const text = await readBody(response, signal)
    const answers = readAnswers(response, text)
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
    request,
    batch,
    async call(method, params, signal) {
      const [answer] = await batch([{ method, params }], signal)
      if (!answer) throw new ContractError('INTERNAL_ERROR')
      if (!answer.ok) throw answer.error
      return { result: answer.result, meta: answer.meta }
    },
  }
}

function readAnswers(response: Response, text: string): RpcResponse[] {
  if (response.status === 401) throw new ContractError('UNAUTHORIZED')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    // A proxy's page, a portal's sign-in form, or half an answer: whatever it is, it does not speak for our server.
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
