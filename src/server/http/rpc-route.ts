import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import { ContractError } from '../../contract/errors.ts'
import { MAX_REQUEST_BYTES } from '../../contract/protocol.ts'
import { dispatch } from '../rpc/dispatch.ts'
import { errorJson } from '../rpc/json-rpc.ts'
import type { RequestContext } from '../rpc/run-call.ts'
import type { RpcServices } from '../rpc/services.ts'
import type { AccountLanes } from './account-lanes.ts'
import { errorResponse } from './error-response.ts'
import { readBody } from './read-body.ts'
import { bearerToken, callerAddress, type HttpEnv } from './request.ts'
import { DATA_HEADERS } from './security-headers.ts'

/** Responses from this size on are compressed: a page of records shrinks to a fifth, which counts on a weak link. */
const COMPRESS_FROM = 4096
const compress = promisify(gzip)
/** Bodies above this, and those of unknown length, are read and run one at a time for each account. */
const LARGE_BYTES = 256 * 1024

export const rpcRoute =
  (services: RpcServices, lanes: AccountLanes) =>
  async (context: Context<HttpEnv>): Promise<Response> => {
    const token = bearerToken(context)
    const answer = () => respond(services, context, { token })
    try {
      const session = token === null ? null : await services.sessions.find(token)
      if (!session) return await answer()
      const isLarge = !(Number(context.req.header('content-length')) <= LARGE_BYTES)
      return await lanes.run(isLarge ? 'largeCall' : 'call', String(session.userId), context.req.raw.signal, answer)
    } catch (error) {
      return errorResponse(error, services.log.child({ requestId: context.get('requestId') }))
    }
  }

/**
 * For the page of a shared record: its origin is opaque, so that nothing of this origin's storage is in its reach. Only
 * calls with a share token run here, and no session is read.
 */
export const sharedRpcRoute = (services: RpcServices) => async (context: Context<HttpEnv>) => {
  const response = await respond(services, context, { token: null, sharesOnly: true })
  response.headers.set('access-control-allow-origin', 'null')
  response.headers.set('cross-origin-resource-policy', 'cross-origin')
  return response
}

async function respond(
  services: RpcServices,
  context: Context<HttpEnv>,
  as: Pick<RequestContext, 'token' | 'sharesOnly'>,
): Promise<Response> {
  const receivedAt = services.clock.now()
  const body = await readBody(context.env.incoming, MAX_REQUEST_BYTES)
  if (body === null) {
    const error = new ContractError('TOO_LARGE', `A request is limited to ${MAX_REQUEST_BYTES} bytes.`)
    return json(context, 413, errorJson(null, error.toBody()))
  }
  const reply = await dispatch(
    services,
    {
      ...as,
      address: callerAddress(context),
      requestId: context.get('requestId'),
      receivedAt,
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
