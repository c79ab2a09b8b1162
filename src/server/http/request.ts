import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

export interface HttpEnv {
  Bindings: HttpBindings
  /** `entry`: the response is a page beside the app: one written at build, or that of shared records or of questionnaires. */
  Variables: { requestId: string; entry?: 'entry' | 'shared' | 'respond' }
}

/** The token of `Authorization: Bearer`; null if there is none. */
export function bearerToken(context: Context<HttpEnv>): string | null {
  const [, token] = /^Bearer ([\w.~+/=-]{1,500})$/i.exec(context.req.header('authorization') ?? '') ?? []
  return token ?? null
}

/** The address of the connection; forwarding headers are ignored. */
export const callerAddress = (context: Context<HttpEnv>): string => context.env.incoming.socket.remoteAddress ?? ''
