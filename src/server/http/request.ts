import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { forwardedAddress, networkOf } from '../forwarded-address.ts'
import { networkTest } from '../networks.ts'
import type { Session } from '../sessions/session.ts'

export interface HttpEnv {
  Bindings: HttpBindings
  /** `entry`: the response is a page beside the app: one written at build, or that of shared records or of questionnaires. */
  Variables: { requestId: string; network: string; session?: Session; entry?: 'entry' | 'shared' | 'respond' }
}

/** The token of `Authorization: Bearer`; null if there is none. */
export function bearerToken(context: Context<HttpEnv>): string | null {
  const [, token] = /^Bearer ([\w.~+/=-]{1,500})$/i.exec(context.req.header('authorization') ?? '') ?? []
  return token ?? null
}

/** Who called, for limits: the address of the connection, or what a proxy of ours says. */
export const callerAddress = (context: Context<HttpEnv>): string => context.get('network')

export function rememberCaller(trustedProxies: readonly string[]): MiddlewareHandler<HttpEnv> {
  const isProxy = networkTest(trustedProxies)
  return async (context, next) => {
    const remote = context.env.incoming.socket.remoteAddress ?? ''
    context.set('network', networkOf(forwardedAddress(remote, context.req.header('x-forwarded-for'), isProxy)))
    await next()
  }
}
