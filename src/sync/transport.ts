import type { CallMeta } from '../contract/envelope.ts'
import { ContractError, fromBody } from '../contract/errors.ts'
import { MAX_BATCH_CALLS, PROTOCOL_VERSION, RPC_PATH } from '../contract/protocol.ts'
import type { RpcResponse } from '../contract/response.ts'
import { Contact } from './contact.ts'
import { clockOffset, createHttp, type Http, type HttpPorts, timeoutOf } from './http.ts'
import { createProbe } from './probe.ts'
import { readResponses } from './rpc-responses.ts'

export interface Call {
  method: string
  params: Record<string, unknown>
  meta?: CallMeta
}

export type Answer =
  | { ok: true; result: unknown; meta: NonNullable<RpcResponse['meta']> }
  | { ok: false; error: ContractError }

export interface TransportPorts extends HttpPorts {
  /** Called with a new token from a response's envelope; it replaces the one that was sent, and no other (decision 6). */
  onToken(token: string, sent: string): void
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
  /** Sends a plain HTTP request with the session, for raw chunks and events. */
  request: Http['request']
}

export function createTransport(ports: TransportPorts): Transport {
  const { clock } = ports
  const contact = new Contact(clock)
  const http = createHttp(ports, contact)
  const probe = createProbe({
    ...{ clock, contact },
    ask: signal => batch([{ method: 'userAccount.user:get', params: {} }], signal, http.request),
  })

  const request: Http['request'] = async (path, init) => {
    const ended = probe()
    try {
      return await http.request(path, init)
    } finally {
      ended()
    }
  }

  /** `send`: a probe is sent without probing. */
  async function batch(calls: Call[], signal: AbortSignal | undefined, send: Http['request']): Promise<Answer[]> {
    if (calls.length === 0) return []
    if (calls.length > MAX_BATCH_CALLS) throw new ContractError('BATCH_TOO_LARGE')
    const body = bodyOf(calls, { ...ports.meta(), protocol: PROTOCOL_VERSION, deviceTime: clock.now() })
    const headers = { 'content-type': 'application/json' }
    const timeoutMs = timeoutOf(body)
    const since = clock.monotonic()
    const token = await ports.token()
    const response = await send(RPC_PATH, { method: 'POST', headers, body, signal: signal ?? null, timeoutMs, token })
    const offsetMs = clockOffset(response, clock, since)
    const responses = readResponses(response, await http.read(response, signal), calls.length)
    if (offsetMs !== null) contact.measured(offsetMs)
    const renewed = responses.findLast(one => one.meta?.token)?.meta?.token
    if (renewed && token) ports.onToken(renewed, token)
    const byId = new Map(responses.map(one => [one.id, one]))
    return calls.map((_, id) => answerOf(byId.get(id)))
  }

  return {
    contact,
    request,
    batch: (calls, signal) => batch(calls, signal, request),
    async call(method, params, signal) {
      const [answer] = await batch([{ method, params }], signal, request)
      if (!answer) throw new ContractError('INTERNAL_ERROR')
      if (!answer.ok) throw answer.error
      return { result: answer.result, meta: answer.meta }
    },
  }
}

/** The JSON of a request: one call by itself, several as a batch. */
function bodyOf(calls: Call[], meta: CallMeta): string {
  const body = calls.map((one, id) => ({
    jsonrpc: '2.0',
    id,
    method: one.method,
    params: { ...one.params, meta: { ...meta, ...(one.params.meta as CallMeta | undefined), ...one.meta } },
  }))
  return JSON.stringify(body.length === 1 ? body[0] : body)
}

function answerOf(one: RpcResponse | undefined): Answer {
  if (!one) return { ok: false, error: new ContractError('INTERNAL_ERROR', 'the answer to this call is missing') }
  if (one.error) return { ok: false, error: fromBody(one.error) }
  const code = (one.result as { code?: unknown } | null)?.code
  if (code === 401) return { ok: false, error: new ContractError('UNAUTHORIZED') }
  return { ok: true, result: one.result, meta: one.meta ?? {} }
}
