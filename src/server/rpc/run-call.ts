import { ContractError } from '../../contract/errors.ts'
import { resolveMethod } from '../../contract/methods.ts'
import type { ResponseMeta } from '../../contract/response.ts'
import { onDevice, type Session } from '../sessions/session.ts'
import { authorise } from './authorise.ts'
import { localeOf, readCallMeta } from './call-meta.ts'
import { chargeStranger } from './charge-stranger.ts'
import { clockCorrection } from './device-clock.ts'
import { toContractError } from './failure.ts'
import type { Entry } from './json-rpc.ts'
import type { Stored } from './operations.ts'
import { perform } from './perform.ts'
import type { RpcServices } from './services.ts'

/** S2: a call that takes longer returns TIMEOUT; its transaction is rolled back unless it has committed by then. */
const CALL_MS = 30_000

/** Shared by all calls of an HTTP request. */
export interface RequestContext {
  /** Of the Authorization header. */
  token: string | null
  /** Of the caller. */
  address: string
  requestId: string
  /** When its head arrived: a long body must not count as an error of the device's clock. */
  receivedAt: number
  /** The header, for calls without a language of their own. */
  acceptLanguage: string | undefined
  userAgent?: string | undefined
  /** Points that the caller's address paid before the body was read; the first calls take them. */
  prepaid?: { points: number }
  /** Only calls with a share token run; a session token among the parameters is not read either. */
  sharesOnly?: boolean
}

export type Outcome =
  /** `token` is the one that the call was made with. */
  { kind: 'result'; json: string; meta: ResponseMeta; token: string | null } | { kind: 'error'; error: ContractError }

type CallEntry = Extract<Entry, { kind: 'call' }>

/** Runs one call of a request to its outcome; never throws. */
export async function runCall(services: RpcServices, context: RequestContext, entry: CallEntry): Promise<Outcome> {
  const began = services.clock.monotonic()
  const method = resolveMethod(entry.method)?.name ?? 'unknown'
  const named = typeof entry.params.token === 'string' && !context.sharesOnly ? entry.params.token : null
  const token = context.token ?? named
  let session: Session | null = null
  let outcome: Outcome
  try {
    session = token === null ? null : onDevice(await services.sessions.find(token), deviceOf(entry))
    await charge(services, context, entry, session, token)
    const { result, meta } = await withinTime(CALL_MS, signal => accept(services, context, entry, session, signal))
    outcome = { kind: 'result', json: JSON.stringify(result), meta, token: session && token }
  } catch (thrown) {
    const error = toContractError(thrown, services.log.child({ requestId: context.requestId, method }))
    await services.refusals.note({ action: method, outcome: error.code, session, tokenGiven: token !== null })
    outcome = { kind: 'error', error }
  }
  const code = outcome.kind === 'error' ? outcome.error.code : 'ok'
  services.observe(method, code, (services.clock.monotonic() - began) / 1000)
  return outcome
}

const deviceOf = ({ params: { meta } }: CallEntry): unknown =>
  (meta as { deviceId?: unknown } | null | undefined)?.deviceId

async function charge(
  { rateLimits }: RpcServices,
  { address, prepaid = { points: 0 } }: RequestContext,
  entry: CallEntry,
  session: Session | null,
  token: string | null,
): Promise<void> {
  const cost = resolveMethod(entry.method)?.cost ?? 1
  if (session) return rateLimits.charge({ kind: 'account', key: String(session.userId) }, cost)
  const paid = Math.min(cost, prepaid.points)
  prepaid.points -= paid
  if (cost > paid) await chargeStranger(rateLimits, address, token !== null, cost - paid)
}

/** Resolves, authorises, validates and runs a call. */
async function accept(
  services: RpcServices,
  { address, requestId, acceptLanguage, receivedAt, userAgent = '', sharesOnly = false }: RequestContext,
  { method: spelling, params: given }: CallEntry,
  session: Session | null,
  signal: AbortSignal,
): Promise<Stored> {
  const method = resolveMethod(spelling)
  if (!method) throw new ContractError('METHOD_NOT_FOUND', 'There is no such method.')
  if (sharesOnly && method.access !== 'user-or-share') throw new ContractError('METHOD_NOT_FOUND', 'Not here.')
  authorise(method, session, given)
  const handler = services.handlers.get(method.name)
  if (!handler) throw new TypeError(`${method.name} has no code`)
  const meta = readCallMeta(given)
  const { meta: _meta, token: _token, ...params } = given
  // Older clients send an empty patientId for none.
  if (params.patientId === '') delete params.patientId
  return perform(services, {
    handler,
    params,
    session,
    meta,
    locale: localeOf(meta, acceptLanguage),
    address,
    userAgent,
    requestId,
    clockCorrectionMs: clockCorrection(meta, receivedAt),
    signal,
  })
}

async function withinTime<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const tooLate = new AbortController()
  const timer = setTimeout(
    () => tooLate.abort(new ContractError('TIMEOUT', 'The call took too long.', { retryAfter: 5 })),
    ms,
  )
  try {
    const aborted = new Promise<never>((_, reject) => {
      tooLate.signal.addEventListener('abort', () => reject(tooLate.signal.reason), { once: true })
    })
    return await Promise.race([work(tooLate.signal), aborted])
  } finally {
    clearTimeout(timer)
  }
}
