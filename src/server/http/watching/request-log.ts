import type { MiddlewareHandler } from 'hono'
import type { Clock } from '../../clock.ts'
import type { Log } from '../../log.ts'
import type { HttpEnv } from '../request.ts'

/** Paths that contain a secret are logged without it. */
const SECRET_PATHS = /^(\/api\/(?:assets|s|reports)\/|\/(?:s|q)\/|\/health-record\/share\/)[^/]+/

/** One line per request, without its query, headers and body. */
export const requestLog =
  (log: Log, clock: Clock): MiddlewareHandler<HttpEnv> =>
  async (context, next) => {
    const began = clock.monotonic()
    await next()
    log.info(
      {
        requestId: context.get('requestId'),
        method: context.req.method,
        path: context.req.path.replace(SECRET_PATHS, '$1…'),
        status: context.res.status,
        ms: Math.round((clock.monotonic() - began) * 10) / 10,
      },
      'request',
    )
  }
