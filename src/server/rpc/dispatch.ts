import { ContractError } from '../../contract/errors.ts'
import { MAX_RESPONSE_BYTES } from '../../contract/protocol.ts'
import { type Entry, errorJson, parseBody, type RpcId, resultJson } from './json-rpc.ts'
import { type Outcome, type RequestContext, runCall } from './run-call.ts'
import type { RpcServices } from './services.ts'

/** S2: calls not started by then are skipped. */
const REQUEST_MS = 60_000

export interface RpcReply {
  /** 401 if every call of the request needed a session and had none. */
  status: 200 | 204 | 401
  /** JSON; null with 204, since a request of notifications has no response. */
  body: string | null
}

/** Runs the calls of a request body one after another; each is authorised, charged and fails on its own. */
export async function dispatch(services: RpcServices, context: RequestContext, request: Buffer): Promise<RpcReply> {
  const body = parseBody(request)
  if (body.kind === 'refused') return { status: 200, body: errorJson(null, body.error.toBody()) }
  const entries = body.kind === 'single' ? [body.entry] : body.entries
  const outcomes = await runInOrder(services, context, entries)
  const responses = await respond(services, entries, outcomes)
  if (responses.length === 0) return { status: 204, body: null }
  const unauthenticated = outcomes.every(outcome => outcome.kind === 'error' && outcome.error.code === 'UNAUTHORIZED')
  return {
    status: unauthenticated ? 401 : 200,
    body: body.kind === 'single' ? responses.join('') : `[${responses.join(',')}]`,
  }
}

async function runInOrder(services: RpcServices, context: RequestContext, entries: Entry[]): Promise<Outcome[]> {
  const began = services.clock.monotonic()
  const outcomes: Outcome[] = []
  let bytes = 0
  for (const entry of entries) {
    let outcome: Outcome
    if (entry.kind === 'malformed') outcome = { kind: 'error', error: entry.error }
    else if (bytes >= MAX_RESPONSE_BYTES) outcome = tooLarge('The calls before it filled the answer; it was not begun.')
    else if (services.clock.monotonic() - began > REQUEST_MS) outcome = tooLate
    else outcome = await runCall(services, context, entry)
    if (outcome.kind === 'result') {
      const size = Buffer.byteLength(outcome.json)
      // A write that got here is committed; its opId returns the result in a smaller request.
      if (bytes + size > MAX_RESPONSE_BYTES) outcome = tooLarge('The answer is too large; ask for less at once.')
      else bytes += size
    }
    outcomes.push(outcome)
  }
  return outcomes
}

/** The responses of all calls but notifications; a new session token travels with the first. */
async function respond(services: RpcServices, entries: Entry[], outcomes: Outcome[]): Promise<string[]> {
  const presented = outcomes.map(outcome => (outcome.kind === 'result' ? outcome.token : null)).find(token => token)
  const awaited = outcomes.flatMap((outcome, index) => {
    const id = idOf(entries[index])
    return id === undefined ? [] : [{ id, outcome }]
  })
  const token = presented && awaited.length > 0 ? await renewed(services, presented) : null
  return awaited.map(({ id, outcome }, index) => {
    const session = token !== null && index === 0 ? { token } : {}
    return outcome.kind === 'result'
      ? resultJson(id, outcome.json, { ...outcome.meta, ...session })
      : errorJson(id, outcome.error.toBody(), session)
  })
}

/** The calls are done: failing to renew the token must not lose their results. */
async function renewed({ sessions, log }: RpcServices, token: string): Promise<string | null> {
  try {
    return await sessions.renew(token)
  } catch (error) {
    log.warn({ err: error }, 'a session token could not be renewed')
    return null
  }
}

const idOf = (entry: Entry | undefined): RpcId | undefined => entry?.id

const tooLarge = (message: string): Outcome => ({
  kind: 'error',
  error: new ContractError('RESPONSE_TOO_LARGE', message),
})
const tooLate: Outcome = {
  kind: 'error',
  error: new ContractError('TIMEOUT', 'The calls before it took too long; it was not begun.', { retryAfter: 1 }),
}
