import type { Context } from 'hono'
import { unauthorized } from '../rpc/authorise.ts'
import type { RpcServices } from '../rpc/services.ts'
import type { Session } from '../sessions/session.ts'
import { bearerToken, callerAddress, type HttpEnv } from './request.ts'

/**
 * Returns the session of a request outside the RPC address and charges one point to its rate limit. Throws UNAUTHORIZED,
 * RATE_LIMITED.
 */
export async function sessionOfRequest(
  { sessions, rateLimits }: Pick<RpcServices, 'sessions' | 'rateLimits'>,
  context: Context<HttpEnv>,
): Promise<Session> {
  const token = bearerToken(context)
  const session = token === null ? null : await sessions.find(token)
  if (session) {
    await rateLimits.charge({ kind: 'session', key: session.id }, 1)
    return session
  }
  await rateLimits.charge({ kind: 'failedTokens', key: callerAddress(context) }, 1)
  throw unauthorized()
}
