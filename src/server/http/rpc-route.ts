import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import { MAX_REQUEST_BYTES } from '../../contract/protocol.ts'
import { chargeStranger } from '../rpc/charge-stranger.ts'
import { dispatch } from '../rpc/dispatch.ts'
import type { RequestContext } from '../rpc/run-call.ts'
import type { RpcServices } from '../rpc/services.ts'
import { ACCOUNTS_PACE, readBody, STRANGERS_BODY } from './body/read-body.ts'
import { errorResponse } from './error-response.ts'
import type { Lanes } from './lanes.ts'
import { bearerToken, callerAddress, type HttpEnv } from './request.ts'
import { DATA_HEADERS } from './security-headers.ts'
import { findSession } from './session-of-request.ts'

/** Responses from this size on are compressed: a page of records shrinks to a fifth, which counts on a weak link. */
const COMPRESS_FROM = 4096
const compress = promisify(gzip)
/** Bodies above this, and those of unknown length, are read and run one at a time for each account. */
const LARGE_BYTES = 256 * 1024
const ACCOUNTS_BODY = { ...ACCOUNTS_PACE, longest: MAX_REQUEST_BYTES }

type Caller = Pick<RequestContext, 'token' | 'sharesOnly' | 'receivedAt' | 'prepaid'>

export const rpcRoute =
  (services: RpcServices, lanes: Lanes) =>
  async (context: Context<HttpEnv>): Promise<Response> => {
    const caller = { token: bearerToken(context), receivedAt: services.clock.now() }
    try {
      const session = await findSession(services, lanes, context)
      if (!session) return await answerStranger(services, lanes, context, caller)
      const isLarge = !(Number(context.req.header('content-length')) <= LARGE_BYTES)
      const lane = isLarge ? 'largeCall' : 'call'
      return await lanes.run(lane, String(session.userId), context.req.raw.signal, async () =>
        answer(services, context, caller, await readBody(context.env.incoming, ACCOUNTS_BODY)),
      )
    } catch (error) {
      return errorResponse(error, services.log.child({ requestId: context.get('requestId') }))
    }
  }

/**
 * For the page of a shared record: its origin is opaque, so that nothing of this origin's storage is in its reach. Only
 * calls with a share token run here, and no session is read.
 */
export const sharedRpcRoute =
  (services: RpcServices, lanes: Lanes) =>
  async (context: Context<HttpEnv>): Promise<Response> => {
    const caller = { token: null, sharesOnly: true, receivedAt: services.clock.now() }
    const response = await answerStranger(services, lanes, context, caller).catch(error =>
      errorResponse(error, services.log.child({ requestId: context.get('requestId') })),
    )
    response.headers.set('access-control-allow-origin', 'null')
    response.headers.set('cross-origin-resource-policy', 'cross-origin')
    return response
  }

/** Charged before the body is read, because reading is most of the cost of an unreadable body. */
async function answerStranger(
  services: RpcServices,
  lanes: Lanes,
  context: Context<HttpEnv>,
  caller: Caller,
): Promise<Response> {
  const address = callerAddress(context)
  await chargeStranger(services.rateLimits, address, caller.token !== null, 1)
  const body = await readBody(context.env.incoming, STRANGERS_BODY)
  return lanes.run('stranger', address, context.req.raw.signal, () =>
    answer(services, context, { ...caller, prepaid: { points: 1 } }, body),
  )
}

async function answer(
  services: RpcServices,
  context: Context<HttpEnv>,
  caller: Caller,
  body: Buffer,
): Promise<Response> {
  const reply = await dispatch(
    services,
    {
      ...caller,
      address: callerAddress(context),
      requestId: context.get('requestId'),
      acceptLanguage: context.req.header('accept-language'),
      userAgent: context.req.header('user-agent'),
    },
    body,
  )
  return reply.body === null
    ? new Response(null, { status: 204, headers: DATA_HEADERS })
    : json(context, reply.status, reply.body)
}

async function json(context: Context<HttpEnv>, status: number, text: string): Promise<Response> {
  const headers: Record<string, string> = { ...DATA_HEADERS, 'content-type': 'application/json' }
  const accepts = context.req.header('accept-encoding') ?? ''
  if (text.length < COMPRESS_FROM || !/\bgzip\b/.test(accepts)) return new Response(text, { status, headers })
  const bytes = await compress(text, { level: 1 })
  return new Response(bytes, { status, headers: { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' } })
}
