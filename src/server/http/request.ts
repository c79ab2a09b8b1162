import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

export interface HttpEnv {
  Bindings: HttpBindings
  /** `isEntry`: the response is a page that was written at build, not the app. */
  Variables: { requestId: string; isEntry?: boolean }
}

/** The token of `Authorization: Bearer`; null if there is none. */
export function bearerToken(context: Context<HttpEnv>): string | null {
  const [, token] = /^Bearer ([\w.~+/=-]{1,500})$/i.exec(context.req.header('authorization') ?? '') ?? []
  return token ?? null
}

/** The address of the connection; forwarding headers are ignored. */
export const callerAddress = (context: Context<HttpEnv>): string => context.env.incoming.socket.remoteAddress ?? ''
