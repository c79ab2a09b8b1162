import { hash, timingSafeEqual } from 'node:crypto'
import { type Handler, Hono } from 'hono'
import type { MetricsConfig } from '../../config.ts'
import { bearerToken, type HttpEnv } from '../request.ts'
import { DATA_HEADERS } from '../security-headers.ts'
import type { Metrics } from './metrics.ts'

const digest = (text: string) => hash('sha256', text, 'buffer')

/** At the port of the server: nothing is there without a token of theirs, or where they have a port of their own. */
export const publicMetrics = (metrics: Metrics, config: MetricsConfig): Handler<HttpEnv> =>
  config.kind === 'token'
    ? metricsRoute(metrics, config.token)
    : context => context.text('Not found', 404, DATA_HEADERS)

/** All that is at the port of their own. */
export function metricsApp(metrics: Metrics, token: string | undefined): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.get('/metrics', metricsRoute(metrics, token))
  return app
}

const metricsRoute =
  ({ registry }: Metrics, token: string | undefined): Handler<HttpEnv> =>
  async context => {
    const given = bearerToken(context) ?? ''
    if (token !== undefined && !timingSafeEqual(digest(given), digest(token))) {
      return context.text('Unauthorized', 401, { ...DATA_HEADERS, 'www-authenticate': 'Bearer' })
    }
    return context.text(await registry.metrics(), 200, { ...DATA_HEADERS, 'content-type': registry.contentType })
  }
