import type { Log } from './log.ts'

/** The process ends after this time even if something hangs. */
const STOP_WITHIN_MS = 9_500

/** SIGTERM and SIGINT stop the server and end the process, with code 0 if it stopped cleanly and in time. */
export function stopOnSignals({ stop }: { stop(): Promise<void> }, log: Log): void {
  let stopping = false
  const onSignal = async (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    const late = setTimeout(() => {
      log.error('could not stop in time')
      process.exit(1)
    }, STOP_WITHIN_MS)
    late.unref()
    try {
      await stop()
      log.info('stopped')
      process.exit(0)
    } catch (error) {
      log.error({ err: error }, 'could not stop cleanly')
      process.exit(1)
    }
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
