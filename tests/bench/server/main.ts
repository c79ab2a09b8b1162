/** The real server with seeded accounts and the pages of the benchmark. Started by tests/server/test-server.ts. */
import { pino } from 'pino'
import { readConfig } from '../../../src/server/config.ts'
import { createLog } from '../../../src/server/log.ts'
import { startServer } from '../../../src/server/start.ts'
import { stopOnSignals } from '../../../src/server/stop-on-signals.ts'
import { fillAccounts } from './fill.ts'
import { countCreations, seedAccounts } from './seed.ts'

const config = readConfig(process.env)
// Asynchronous as in the product: no request waits for its log line.
const log = createLog(config.logLevel, pino.destination({ sync: false }))
const totals = (process.env.BENCH_TOTALS ?? '').split(',').filter(Boolean).map(Number)
const [count, rows] = (process.env.BENCH_FILL ?? '').split(',').map(Number)
const accounts = count && rows ? await fillAccounts(config, count, rows) : await seedAccounts(config, totals)
const creations = process.env.BENCH_COUNT_CREATIONS ? await countCreations(config) : null
process.on('message', () => process.send?.({ accounts, creations }))

const clock = () => performance.timeOrigin + performance.now()
const server = await startServer({
  config,
  log,
  interfaceFolder: process.env.BENCH_INTERFACE,
  // Effectively unlimited: throttled calls would measure waiting, not work.
  rateLimits: { account: 1e9, anonymous: 1e9, failedTokens: 1e9, failedShares: 1e9, failedCodes: 1e9 },
  // P4 measures from the commit.
  ...(process.env.BENCH_TELL_COMMITS
    ? { probe: { beforeCommit: () => undefined, afterCommit: () => void process.send?.({ committedAt: clock() }) } }
    : {}),
})
log.info({ port: server.port }, 'listening')
stopOnSignals(server, log)
