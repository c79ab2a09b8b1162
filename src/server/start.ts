import { fileURLToPath } from 'node:url'
import type { StoredTriage } from '../domain/triage/stored/score-stored.ts'
import { createRefusals } from './audit/refusals.ts'
import { serveBackups } from './backup/control-socket.ts'
import { dump } from './backup/dump.ts'
import { openMarkerPlace, openStoreName } from './blobs/marker-place.ts'
import { openBlobStore } from './blobs/open.ts'
import { listenToChanges } from './changes/changes.ts'
import { type Clock, moment, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { openMarker } from './database/marker.ts'
import { joinNodes } from './database/nodes.ts'
import { openDatabase } from './database/open.ts'
import { createDocumentReader } from './engines/documents/document-reader.ts'
import type { DocumentPage } from './engines/documents/page.ts'
import { createPdfPrinter } from './engines/pdf/pdf-printer.ts'
import { createReportThread } from './engines/reports/report-engine.ts'
import { chooseSpeechEngine } from './engines/speech/choose-engine.ts'
import { chooseTextEngine } from './engines/text/choose-engine.ts'
import { createApp } from './http/app.ts'
import { createEventStreams } from './http/event-streams.ts'
import type { FileServices } from './http/file-services.ts'
import { serveHttp } from './http/serve.ts'
import { createMetrics } from './http/watching/metrics.ts'
import { metricsApp } from './http/watching/metrics-route.ts'
import { startJobs } from './jobs/jobs.ts'
import type { Log } from './log.ts'
import { allHandlers, allSharedHandlers } from './modules/all-handlers.ts'
import { assetOfToken, noteDownload } from './modules/assets/asset-tokens.ts'
import { endDemoSessions } from './modules/demo/end-demo-sessions.ts'
import { drawPage } from './modules/documents/draw-page.ts'
import { receiveChunk } from './modules/file-upload/receive-chunk.ts'
import { DEVELOPMENT_PATH, mountDevelopment } from './modules/identity/development/mount.ts'
import { createProviders, PROVIDER_ADDRESSES, type ProviderAddresses } from './modules/identity/provider/providers.ts'
import { jobHandlers } from './modules/job-handlers.ts'
import { openMessenger } from './modules/messenger/open.ts'
import { WEBHOOK_PATH } from './modules/messenger/telegram.ts'
import { paymentPages } from './modules/money/payment-pages.ts'
import { paymentServices } from './modules/money/payments/choose-provider.ts'
import { placePromocodes } from './modules/money/promocodes/place-promocodes.ts'
import { receiptOf } from './modules/money/receipts/receipt-links.ts'
import { ownPatientId } from './modules/patients/own-patient.ts'
import { emergencySettings } from './modules/questionnaires/emergency-settings.ts'
import { recordJobs } from './modules/record-kinds/record-jobs.ts'
import { insightPdf } from './modules/reports/insight-pdf.ts'
import { assetOfShare } from './modules/sharing/open-share.ts'
import { resumeWaiting } from './modules/transcription/resume-waiting.ts'
import { createPushSender } from './push/push-sender.ts'
import { ownPushKey } from './push/server-key.ts'
import { accountRooms } from './quotas/account-rooms.ts'
import { accountTransactions, type CommitProbe } from './rpc/account-transaction.ts'
import { createRateLimits, RATE_LIMITS, type RateLimitPoints } from './rpc/rate-limits.ts'
import type { RpcServices } from './rpc/services.ts'
import { SESSION_TIMES, type SessionTimes } from './sessions/session.ts'
import { createSessions } from './sessions/sessions.ts'
import { VERSION } from './version.ts'

/** How long requests in flight, and then jobs, may take after `stop` is called. */
const REQUESTS_GRACE_MS = 4000
const JOBS_GRACE_MS = 3000
/** The built interface. */
const INTERFACE = fileURLToPath(new URL('../../dist', import.meta.url))

export interface StartOptions {
  config: Config
  log: Log
  clock?: Clock
  sessionTimes?: SessionTimes
  rateLimits?: RateLimitPoints
  probe?: CommitProbe
  /** Tests put their own providers in the place of the real ones. */
  providerAddresses?: ProviderAddresses
  /** Folder of the built interface; default: dist. */
  interfaceFolder?: string | undefined
}

export interface RunningServer {
  port: number
  /** Null where the metrics have no port of their own. */
  metricsPort: number | null
  epoch: string
  /** Requests in flight finish, streams end, the database closes. */
  stop(): Promise<void>
}

/** Opens everything in dependency order; if a later part fails, the earlier ones are closed again. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { config, log, clock = systemClock, sessionTimes = SESSION_TIMES, rateLimits = RATE_LIMITS } = options
  const { interfaceFolder = INTERFACE } = options
  await using opened = new AsyncDisposableStack()
  const emergency = await emergencySettings(config.emergency)
  const database = opened.adopt(await openDatabase(config, log), ({ close }) => close())
  const blobs = await openBlobStore(config.blobs)
  if (config.databaseUrl !== undefined) {
    const joined = await joinNodes(config.databaseUrl, await openStoreName(config.blobs), log)
    opened.adopt(joined, ({ close }) => close())
  }
  await endDemoSessions(database, config, clock)
  const marker = opened.adopt(await openMarker(database, await openMarkerPlace(config), log), ({ close }) => close())
  const { epoch } = marker
  const changes = opened.adopt(await listenToChanges(database), ({ close }) => close())
  const sessions = opened.adopt(createSessions(database, changes, clock, sessionTimes), ({ close }) => close())
  const streams = createEventStreams(changes, epoch)
  const metrics = createMetrics(() => streams.size)
  const rooms = accountRooms(clock, config.quotas)
  const inAccount = accountTransactions(database, clock, options.probe, config.prices, marker.note, rooms)
  await placePromocodes(database, config.promocodes, { demo: config.demo, now: moment(clock) })

  const engine = chooseSpeechEngine(config.speech)
  const textEngine = chooseTextEngine(config.text)
  const reader = opened.adopt(await createDocumentReader(config.documents), ({ close }) => close())
  const reports = opened.adopt(createReportThread(), ({ close }) => close())
  // A triage waits for no report, and neither for a document.
  const triages = opened.adopt(createReportThread(), ({ close }) => close())
  const documents = opened.adopt(createReportThread(), ({ close }) => close())
  const printer = opened.adopt(createPdfPrinter(), ({ close }) => close())
  const engines = {
    ...{ engine, textEngine, reader, reports },
    score: (triage: StoredTriage) => triages.run('triage', triage),
    interpret: (pages: readonly DocumentPage[]) => documents.run('interpret', pages),
  }
  let listening = { port: config.port, origin: '' }
  // Where the system chooses the port, the address is known only once the server listens.
  const publicUrl = () => config.publicUrl.replace(/:0$/, `:${listening.port}`)
  const messengers = openMessenger({ database, clock, log, publicUrl }, config)
  const { messenger } = messengers
  const pushKey = await ownPushKey(database)
  const payments = paymentServices(config.payments, { database, inAccount, clock, log, publicUrl })
  const push = createPushSender(pushKey, config.publicUrl)
  const jobServices = {
    ...{ database, blobs, clock, log, inAccount, payments, ...engines, push, messenger, publicUrl },
    observe: metrics.observeJob,
    auditHead: config.auditHead,
  }
  const jobs = opened.adopt(await startJobs(database, send => jobHandlers({ ...jobServices, send }), log), ({ stop }) =>
    stop(JOBS_GRACE_MS),
  )
  const hasEngine = engine.kind !== 'captions'
  if (hasEngine) await resumeWaiting(database, inAccount, jobs)

  const development = config.identity.dev
    ? mountDevelopment({ publicUrl, ownOrigin: () => listening.origin })
    : undefined
  const providers = createProviders({
    ...{ ...config.identity, dev: development?.client, clock },
    addresses: options.providerAddresses ?? PROVIDER_ADDRESSES,
  })
  const limits = createRateLimits(rateLimits)
  const handlers = allHandlers({
    rateLimits: limits,
    clock,
    log,
    sessions,
    sessionTimes,
    providers,
    publicUrl,
    blobs,
    rooms,
    textEngine,
    reports,
    demo: config.demo,
    demoAdmin: config.demoAdmin,
    adminScope: { demoOnly: config.environment === 'production' },
    auditHead: config.auditHead,
    inAccount,
    retryJob: jobs.retry,
    pushOrigins: config.pushOrigins,
    emergency,
    payments,
    prices: config.prices,
    jobs: recordJobs(jobs.send, hasEngine),
    messenger,
    send: jobs.send,
  })
  const rpc: RpcServices = {
    database,
    clock,
    log,
    sessions,
    rateLimits: limits,
    refusals: opened.adopt(createRefusals({ database, clock, log }), ({ close }) => close()),
    inAccount,
    ownPatientId: (userId, given) => ownPatientId(database.db, userId, given),
    handlers,
    sharedHandlers: allSharedHandlers({ clock }),
    observe: metrics.observeCall,
  }
  const files: FileServices = {
    blobs,
    assetOfToken: token => assetOfToken(database.db, token, moment(clock)),
    assetOfShare: token => assetOfShare(database.db, token, moment(clock)),
    noteDownload: download => noteDownload(database, download, moment(clock)),
    pageOf: (asset, number, signal) => drawPage({ blobs, reader }, asset, number, signal),
    receiveChunk: (userId, chunk) => receiveChunk({ database, blobs }, userId, chunk),
  }
  const app = createApp({
    ...{ config, version: VERSION, pushKey: pushKey.publicKey, log, rpc, files, streams, metrics, interfaceFolder },
    payments: paymentPages(config.payments, payments, {
      receipt: token => receiptOf({ db: database.db, printer, operator: config.operator }, token, moment(clock)),
    }),
    reportPdf: wanted => insightPdf({ db: database.db, printer }, wanted),
    telegramWebhook: messengers.webhook && { path: WEBHOOK_PATH, ...messengers.webhook },
    messengerPage: messengers.page,
    developmentProvider: development && { path: DEVELOPMENT_PATH, serve: development.serve },
  })
  const http = opened.adopt(await serveHttp(app, config), server => {
    streams.close()
    return server.close(REQUESTS_GRACE_MS)
  })
  listening = { port: http.port, origin: http.origin }
  const watched =
    config.metrics.kind === 'port'
      ? await serveHttp(metricsApp(metrics, config.metrics.token), { ...config, port: config.metrics.port })
      : null
  if (watched) opened.defer(() => watched.close(0))
  if (database.kind === 'pglite') {
    const source = () => ({ pool: database.pool, blobs, now: moment(clock) })
    opened.adopt(await serveBackups(config.dataDir, write => dump(source(), write), log), ({ close }) => close())
  }
  messengers.start()
  opened.defer(messengers.close)
  const resources = opened.move()
  return { port: http.port, metricsPort: watched?.port ?? null, epoch, stop: () => resources.disposeAsync() }
}
