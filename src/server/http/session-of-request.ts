import type { Context } from 'hono'
import { unauthorized } from '../rpc/authorise.ts'
import { chargeStranger } from '../rpc/charge-stranger.ts'
import type { RpcServices } from '../rpc/services.ts'
import { onDevice, type Session } from '../sessions/session.ts'
import type { Lanes } from './lanes.ts'
import { bearerToken, callerAddress, type HttpEnv } from './request.ts'

/** The session of the header's token. Look-ups of one address wait for each other: guesses hold no one else up. */
export async function findSession(
  { sessions }: Pick<RpcServices, 'sessions'>,
  lanes: Lanes,
  context: Context<HttpEnv>,
): Promise<Session | null> {
  const token = bearerToken(context)
  if (token === null) return null
  return lanes.run('lookUp', callerAddress(context), context.req.raw.signal, () => sessions.find(token))
}

/**
 * Returns the session of a request outside the RPC address and charges one point to its account. The device names itself
 * in the header `x-device-id`. Throws UNAUTHORIZED, RATE_LIMITED.
 */
export async function sessionOfRequest(
  services: Pick<RpcServices, 'sessions' | 'rateLimits'>,
  lanes: Lanes,
  context: Context<HttpEnv>,
): Promise<Session> {
  const session = onDevice(await findSession(services, lanes, context), context.req.header('x-device-id'))
  if (session) {
    context.set('session', session)
    await services.rateLimits.charge({ kind: 'account', key: String(session.userId) }, 1)
    return session
  }
  await chargeStranger(services.rateLimits, callerAddress(context), bearerToken(context) !== null, 1)
  throw unauthorized()
}
