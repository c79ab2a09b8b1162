import { fileURLToPath } from 'node:url'
import { openBlobStore } from './blobs/open.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database/open.ts'
import { chooseSpeechEngine } from './engines/speech/choose-engine.ts'
import { chooseTextEngine } from './engines/text/choose-engine.ts'
import { createApp } from './http/app.ts'
import { createEventStreams } from './http/event-streams.ts'
import { createMetrics } from './http/metrics.ts'
import { serveHttp } from './http/serve.ts'
import { startJobs } from './jobs/jobs.ts'
import type { Log } from './log.ts'
import { SESSION_TIMES, type SessionTimes } from './modules/account/session.ts'
import { createSessions } from './modules/account/sessions.ts'
import { allHandlers } from './modules/all-handlers.ts'
import { jobHandlers } from './modules/job-handlers.ts'
import { resumeWaiting } from './modules/transcription/resume-waiting.ts'
import type { TriageWork } from './modules/triage/write-triage.ts'
import { accountTransactions, type CommitProbe } from './rpc/account-transaction.ts'
import { listenToChanges } from './rpc/changes.ts'
import { createRateLimits, RATE_LIMITS, type RateLimitPoints } from './rpc/rate-limits.ts'
import type { RpcServices } from './rpc/services.ts'
import { VERSION } from './version.ts'

/** How long requests in flight, and after them jobs, may take once the server is asked to stop. */
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
  /** The folder of the built interface, where it is another one. */
  interfaceFolder?: string | undefined
}

export interface RunningServer {
  port: number
  epoch: string
  /** Requests in flight finish, streams end, the database closes. */
  stop(): Promise<void>
}

/** Opens everything, in the order in which it is needed; what was opened is closed again where a later part fails. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { config, log, clock = systemClock, sessionTimes = SESSION_TIMES, rateLimits = RATE_LIMITS } = options
  const { interfaceFolder = INTERFACE } = options
  await using opened = new AsyncDisposableStack()
  const database = opened.adopt(await openDatabase(config, log), ({ close }) => close())
  const blobs = await openBlobStore(config.blobs)
  const changes = opened.adopt(await listenToChanges(database), ({ close }) => close())
  const sessions = opened.adopt(createSessions(database, changes, clock, sessionTimes), ({ close }) => close())
  const streams = createEventStreams(changes, database.epoch)
  const metrics = createMetrics(() => streams.size)
  const inAccount = accountTransactions(database, clock, options.probe)

  const engine = chooseSpeechEngine(config.speech)
  const textEngine = chooseTextEngine(config.text)
  const jobServices = { database, blobs, clock, log, inAccount, engine, textEngine, observe: metrics.observeJob }
  const jobs = opened.adopt(await startJobs(database, send => jobHandlers({ ...jobServices, send }), log), ({ stop }) =>
    stop(JOBS_GRACE_MS),
  )
  const hasEngine = engine.kind !== 'captions'
  if (hasEngine) await resumeWaiting(database, inAccount, jobs)

  const { epoch } = database
  const triageWork: TriageWork = {
    score: (tx, job) => jobs.send('triage', job, { tx }),
    transcribe: hasEngine ? (tx, job) => jobs.send('transcribe', job, { tx }) : undefined,
  }
  const handlers = allHandlers({ epoch, clock, sessions, sessionTimes, blobs, demo: config.demo, triageWork })
  const rpc: RpcServices = {
    database,
    clock,
    log,
    sessions,
    rateLimits: createRateLimits(rateLimits),
    inAccount,
    handlers,
    observe: metrics.observeCall,
  }
  const app = createApp({ config, version: VERSION, log, rpc, blobs, streams, metrics, interfaceFolder })
  const http = opened.adopt(await serveHttp(app, config.host, config.port), server => {
    streams.close()
    return server.close(REQUESTS_GRACE_MS)
  })
  const resources = opened.move()
  return { port: http.port, epoch, stop: () => resources.disposeAsync() }
}
