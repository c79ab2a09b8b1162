import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import type { Config } from '../config.ts'
import { isUnavailable } from '../database/failures.ts'
import type { Log } from '../log.ts'
import type { RpcServices } from '../rpc/services.ts'
import { publicConfig } from './config-route.ts'
import type { EventStreams } from './event-streams.ts'
import { eventsRoute } from './events-route.ts'
import { healthRoute } from './health-route.ts'
import type { Metrics } from './metrics.ts'
import type { HttpEnv } from './request.ts'
import { requestLog } from './request-log.ts'
import { rpcRoute } from './rpc-route.ts'
import { securityHeaders } from './security-headers.ts'
import { staticFiles } from './static-files.ts'

export interface AppServices {
  config: Config
  version: string
  log: Log
  rpc: RpcServices
  streams: EventStreams
  metrics: Metrics
  /** The built interface. */
  interfaceFolder: string
}

/** Every address of the server. */
export function createApp({
  config,
  version,
  log,
  rpc,
  streams,
  metrics,
  interfaceFolder,
}: AppServices): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.use(requestId({ headerName: '' }), requestLog(log, rpc.clock), securityHeaders)

  app.post('/api/rpc', rpcRoute(rpc))
  app.get('/api/events', eventsRoute(rpc, streams))
  app.get('/api/config', context => context.json(publicConfig(config, version), 200, { 'cache-control': 'no-store' }))
  app.get('/healthz', healthRoute(rpc.database))
  app.get('/metrics', async context =>
    context.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType }),
  )
  app.all('/api/*', context => context.json({ error: 'not found' }, 404, { 'cache-control': 'no-store' }))
  app.on(['GET', 'HEAD'], '*', staticFiles(interfaceFolder))
  app.notFound(context => context.text('Not found', 404))

  app.onError((error, context) => {
    const unavailable = isUnavailable(error)
    log.error({ err: error, requestId: context.get('requestId') }, 'request failed')
    return context.json({ error: unavailable ? 'unavailable' : 'failed' }, unavailable ? 503 : 500, {
      'cache-control': 'no-store',
    })
  })
  return app
}
