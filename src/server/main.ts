import { type DestinationStream, pino } from 'pino'
import { verifyCommand } from './audit/verify-command.ts'
import { type Config, readConfig } from './config.ts'
import { renewEpoch } from './database/epoch.ts'
import { openDatabase } from './database/open.ts'
import { ConfigError } from './environment.ts'
import { createLog, type Log } from './log.ts'
import { NotOneAccount, setAdministrator } from './sessions/administrators.ts'
import { startServer } from './start.ts'
import { stopOnSignals } from './stop-on-signals.ts'

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel, standardOutput())
  if (process.argv.includes('--new-epoch')) return beginNewEpoch(config, log)
  if (process.argv.includes('--verify-audit')) return verify(config, log)
  for (const [flag, isAdmin] of ADMIN_FLAGS) {
    const place = process.argv.indexOf(flag)
    if (place !== -1) return administrator(config, log, process.argv[place + 1] ?? '', isAdmin)
  }
  const server = await startServer({ config, log })
  stopOnSignals(server, log)
  const { port, metricsPort } = server
  log.info({ host: config.host, port, metricsPort, environment: config.environment }, 'listening')
}

/** Log lines are written asynchronously, so that no request waits for its own, and flushed on exit. */
function standardOutput(): DestinationStream {
  const destination = pino.destination({ sync: false })
  process.on('exit', () => destination.flushSync())
  return destination
}

/**
 * `node src/server/main.ts --new-epoch`: clients then pull everything again and push what the database lacks (I8). A
 * restored database and a machine that was rolled back are noticed without it.
 */
async function beginNewEpoch(config: Config, log: Log): Promise<void> {
  const database = await openDatabase(config, log)
  try {
    log.info({ epoch: await renewEpoch(database.db) }, 'began a new epoch')
  } finally {
    await database.close()
  }
}

/** `npm run audit:verify`: exit code 1 if the audit is broken. The embedded database must not be in use. */
async function verify(config: Config, log: Log): Promise<void> {
  const database = await openDatabase(config, log)
  try {
    const isWhole = await verifyCommand(database, config.auditHead, line => process.stdout.write(`${line}\n`))
    process.exitCode = isWhole ? 0 : 1
  } finally {
    await database.close()
  }
}

const ADMIN_FLAGS = [
  ['--grant-admin', true],
  ['--revoke-admin', false],
] as const

async function administrator(config: Config, log: Log, name: string, isAdmin: boolean): Promise<void> {
  const database = await openDatabase(config, log)
  try {
    process.stdout.write(`${await setAdministrator(database, name, isAdmin)}\n`)
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError || error instanceof NotOneAccount) process.stderr.write(`${error.message}\n`)
  else createLog('fatal').fatal({ err: error }, 'the server could not start')
  process.exit(1)
})
