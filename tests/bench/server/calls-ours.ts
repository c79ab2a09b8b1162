/**
 * The product's HTTP, dispatch, sessions, validation, limits, audit and log. `healthRecords:get` returns a constant, so
 * that their cost is measured without a database; the pull is the product's own.
 */
import { pino } from 'pino'
import { createRefusals } from '../../../src/server/audit/refusals.ts'
import { openBlobStore } from '../../../src/server/blobs/open.ts'
import { listenToChanges } from '../../../src/server/changes/changes.ts'
import { systemClock as clock } from '../../../src/server/clock.ts'
import { readConfig } from '../../../src/server/config.ts'
import { openDatabase } from '../../../src/server/database/open.ts'
import { createApp } from '../../../src/server/http/app.ts'
import { createEventStreams } from '../../../src/server/http/event-streams.ts'
import { serveHttp } from '../../../src/server/http/serve.ts'
import { createMetrics } from '../../../src/server/http/watching/metrics.ts'
import { createLog } from '../../../src/server/log.ts'
import { healthRecordHandlers } from '../../../src/server/modules/health-records/handlers.ts'
import { accountTransactions } from '../../../src/server/rpc/account-transaction.ts'
import { read } from '../../../src/server/rpc/handlers.ts'
import { createRateLimits } from '../../../src/server/rpc/rate-limits.ts'
import { SESSION_TIMES } from '../../../src/server/sessions/session.ts'
import { createSessions } from '../../../src/server/sessions/sessions.ts'
import { oneKilobyteRecord } from './one-kilobyte.ts'
import { CALLING_ACCOUNTS, seedAccounts } from './seed.ts'

const config = readConfig(process.env)
const log = createLog(config.logLevel, pino.destination({ sync: false }))
const accounts = await seedAccounts(config, CALLING_ACCOUNTS)
const database = await openDatabase(config, log)
const changes = await listenToChanges(database)
const sessions = createSessions(database, changes, clock, SESSION_TIMES)
const streams = createEventStreams(changes, database.epoch)
const metrics = createMetrics(() => streams.size)
// No jobs, because only reads are measured.
const jobs = {
  score: async () => undefined,
  read: async () => undefined,
  report: async () => undefined,
  insight: async () => undefined,
  reply: async () => undefined,
  remind: async () => undefined,
  transcribe: undefined,
}
const handlers = new Map(
  healthRecordHandlers({ clock, jobs })
    .filter(({ name }) => name !== 'healthRecords:get')
    .concat(read('healthRecords:get', async () => ({ result: oneKilobyteRecord })))
    .map(handler => [handler.name as string, handler]),
)
const rpc = {
  ...{ database, clock, log, sessions, handlers, sharedHandlers: new Map(), observe: metrics.observeCall },
  rateLimits: createRateLimits({
    account: 1e9,
    anonymous: 1e9,
    failedTokens: 1e9,
    failedShares: 1e9,
    failedCodes: 1e9,
  }),
  refusals: createRefusals({ database, clock, log }),
  inAccount: accountTransactions(database, clock),
  ownPatientId: async () => 1,
}
const blobs = await openBlobStore(config.blobs)
const files = {
  ...{ blobs, assetOfToken: async () => null, assetOfShare: async () => null, noteDownload: async () => undefined },
  ...{ pageOf: async () => null, receiveChunk: async () => [] },
}
const app = createApp({
  config,
  version: 'bench',
  pushKey: '',
  log,
  rpc,
  files,
  payments: {
    ...{ checkout: null, notices: null, script: '', styles: '' },
    ...{ returnPage: () => '', receipt: async () => null },
  },
  reportPdf: async () => null,
  streams,
  metrics,
  interfaceFolder: config.dataDir,
})
const { port } = await serveHttp(app, config)
process.on('message', () => process.send?.(accounts))
log.info({ port }, 'listening')
process.on('SIGTERM', () => process.exit(0))
