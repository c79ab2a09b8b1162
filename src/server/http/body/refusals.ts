import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from '../request.ts'
import { DATA_HEADERS } from '../security-headers.ts'

const WITH_BODY: ReadonlySet<string> = new Set(['POST', 'PUT'])

/** Nothing reads the body of a GET: its connection ends with the answer, instead of waiting for the rest of it. */
export const refuseNeedlessBody: MiddlewareHandler<HttpEnv> = async (context, next) => {
  const { headers } = context.env.incoming
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (WITH_BODY.has(context.req.method) || !hasBody) await next()
  else context.res = context.body(null, 413, { ...DATA_HEADERS, connection: 'close' })
}

/** No name of anything has a NUL, which the database cannot even look for. */
export const refuseUnstorablePath: MiddlewareHandler<HttpEnv> = async (context, next) => {
  if (context.req.path.includes('\0') || /%00/.test(context.env.incoming.url ?? '')) {
    context.res = new Response('Not found', { status: 404, headers: { ...DATA_HEADERS, 'content-type': 'text/plain' } })
  } else await next()
}
