import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { EVENTS_PATH, RPC_PATH } from '../../contract/protocol.ts'
import type { Config } from '../config.ts'
import { isUnavailable } from '../database/failures.ts'
import type { Log } from '../log.ts'
import { ASSETS_PATH, SHARED_PATH, SHARED_RPC_PATH, UPLOADS_PATH } from '../paths.ts'
import type { RpcServices } from '../rpc/services.ts'
import { assetPageRoute, assetRoute, sharedAssetRoute } from './asset-route.ts'
import { refuseNeedlessBody, refuseUnstorablePath } from './body/refusals.ts'
import { chunkRoute } from './chunk-route.ts'
import { publicConfig } from './config-route.ts'
import type { EventStreams } from './event-streams.ts'
import { eventsRoute } from './events-route.ts'
import type { FileServices } from './file-services.ts'
import { filledIn } from './filled-in.ts'
import { shortLink } from './interface-page.ts'
import { createLanes } from './lanes.ts'
import { type MessengerPage, messengerPageRoute, type Webhook, webhookRoute } from './messenger/messenger-routes.ts'
import { ownHost } from './own-host.ts'
import { type PaymentPages, paymentRoutes } from './payments/payment-routes.ts'
import { type PdfFile, reportPdfRoute, type WantedPdf } from './pdf/report-pdf-route.ts'
import { type HttpEnv, rememberCaller } from './request.ts'
import { rpcRoute, sharedRpcRoute } from './rpc-route.ts'
import { DATA_HEADERS, interfaceHeaders } from './security-headers.ts'
import { staticFiles } from './static-files.ts'
import { auditRefusals } from './watching/audited-refusals.ts'
import { healthRoute } from './watching/health-route.ts'
import type { Metrics } from './watching/metrics.ts'
import { publicMetrics } from './watching/metrics-route.ts'
import { requestLog } from './watching/request-log.ts'

export interface AppServices {
  config: Config
  version: string
  /** The public half of the server's key for web push. */
  pushKey: string
  log: Log
  rpc: RpcServices
  files: FileServices
  reportPdf: (wanted: WantedPdf) => Promise<PdfFile | null>
  payments: PaymentPages
  streams: EventStreams
  metrics: Metrics
  /** Folder of the built interface. */
  interfaceFolder: string
  /** Receives updates of the messenger's bot; null where the bot polls. */
  telegramWebhook?: (Webhook & { path: string }) | undefined
  /** Plays the messenger where no bot is configured, outside production or in the demo. */
  messengerPage?: MessengerPage | undefined
  /** Outside production. */
  developmentProvider?: { path: string; serve(bindings: HttpBindings): Promise<Response> } | undefined
}

/** All routes of the server. */
export function createApp(services: AppServices): Hono<HttpEnv> {
  const { config, version, pushKey, log, rpc, files, reportPdf, streams } = services
  const { metrics, interfaceFolder, developmentProvider, telegramWebhook, messengerPage } = services
  const app = new Hono<HttpEnv>()
  app.use(requestId({ headerName: '' }), requestLog(log, rpc.clock))
  app.use(
    rememberCaller(config.trustedProxies),
    refuseNeedlessBody,
    refuseUnstorablePath,
    ownHost(config.givenPublicUrl),
  )

  const lanes = createLanes()
  const audited = auditRefusals(rpc.refusals)
  app.post(RPC_PATH, rpcRoute(rpc, lanes))
  app.post(SHARED_RPC_PATH, sharedRpcRoute(rpc, lanes))
  app.get(EVENTS_PATH, audited('events:open'), eventsRoute(rpc, streams, lanes))
  app.put(`${UPLOADS_PATH}/:uploadId/:index`, audited('fileUpload:uploadChunk'), chunkRoute(rpc, files, lanes))
  app.get(`${ASSETS_PATH}/:token`, audited('asset:download'), assetRoute(files, log))
  app.get(`${SHARED_PATH}/:token`, audited('shared:download'), sharedAssetRoute(files, rpc.rateLimits, log))
  const page = `${ASSETS_PATH}/:token/pages/:number{[1-9][0-9]{0,3}}`
  app.get(page, audited('asset:page'), assetPageRoute(files))
  app.get('/api/reports/:file{[^/]+\\.pdf}', reportPdfRoute(rpc, reportPdf, lanes))
  paymentRoutes(app, services.payments, audited, log)
  app.get('/api/config', context => context.json(publicConfig(config, version, pushKey), 200, DATA_HEADERS))
  app.get('/healthz', healthRoute(rpc.database))
  app.get('/metrics', audited('metrics:read'), publicMetrics(metrics, config.metrics))
  if (developmentProvider) {
    app.all(`${developmentProvider.path}/*`, context => developmentProvider.serve(context.env))
  }
  if (telegramWebhook) app.post(telegramWebhook.path, audited('messenger:update'), webhookRoute(telegramWebhook))
  if (messengerPage) {
    const page = messengerPageRoute(messengerPage, rpc.rateLimits, log)
    app.on(['GET', 'POST'], [messengerPage.path, `${messengerPage.path}/page.css`], page)
  }
  // A share that the service worker did not take; what is posted is not read.
  app.post('/share-target', context => context.redirect('/health-records/upload?shared=failed', 303))
  app.all('/api/*', context => context.json({ error: 'not found' }, 404, DATA_HEADERS))
  app.on(['GET', 'HEAD'], '/s/:token', shortLink)
  app.on(['GET', 'HEAD'], '*', interfaceHeaders, staticFiles(interfaceFolder, filledIn(config)))
  app.notFound(context => context.text('Not found', 404))

  app.onError((error, context) => {
    const unavailable = isUnavailable(error)
    log.error({ err: error, requestId: context.get('requestId') }, 'request failed')
    return context.json({ error: unavailable ? 'unavailable' : 'failed' }, unavailable ? 503 : 500, DATA_HEADERS)
  })
  return app
}
