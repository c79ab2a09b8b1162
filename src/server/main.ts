import { ConfigError, readConfig } from './config.ts'
import { createLog } from './log.ts'
import { startServer } from './start.ts'

/** The process ends by itself after this, whatever hangs. */
const STOP_WITHIN_MS = 10_000

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const server = await startServer({ config, log })
  log.info({ host: config.host, port: server.port, environment: config.environment }, 'listening')

  let stopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error('could not stop in time')
      process.exit(1)
    }, STOP_WITHIN_MS - 500).unref()
    server.stop().then(
      () => {
        log.info('stopped')
        process.exit(0)
      },
      error => {
        log.error({ err: error }, 'could not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`)
  else createLog('fatal').fatal({ err: error }, 'the server could not start')
  process.exit(1)
})
