/**
 * The real server with a clock that the test shifts, and commits at which it waits or dies; controlled by IPC. The
 * variable PROVIDERS (ProviderAddresses as JSON) puts a test's providers of identities in the place of the real ones;
 * CLOCK_SHIFT_MS is the shift at the start.
 */
import { systemClock } from '../../src/server/clock.ts'
import { readConfig } from '../../src/server/config.ts'
import { createLog } from '../../src/server/log.ts'
import { startServer } from '../../src/server/start.ts'
import { stopOnSignals } from '../../src/server/stop-on-signals.ts'
import { gate } from './gate.ts'

export type ToHarness =
  | { kind: 'shift-clock'; ms: number }
  /**
   * Sends itself SIGKILL at the next commit, or the one after `skip` further ones: before COMMIT is sent, or after it was
   * acknowledged and before the response.
   */
  | { kind: 'die'; at: 'beforeCommit' | 'afterCommit'; skip?: number }
  /** Keeps the next transaction open until `release`. */
  | { kind: 'hold' }
  | { kind: 'release' }
export type FromHarness = { kind: 'done' } | { kind: 'held' }

let shift = Number(process.env.CLOCK_SHIFT_MS ?? 0)
let passed = 0
let dieAt: 'beforeCommit' | 'afterCommit' | null = null
let commitsToSkip = 0
type Gate = ReturnType<typeof gate>
let held: Gate | null = null
let holding: Gate | null = null
const send = (message: FromHarness) => process.send?.(message)

process.on('message', (message: ToHarness) => {
  switch (message.kind) {
    case 'shift-clock':
      shift += message.ms
      passed += Math.max(0, message.ms)
      break
    case 'die':
      dieAt = message.at
      commitsToSkip = message.skip ?? 0
      break
    case 'hold':
      held = gate()
      break
    case 'release':
      holding?.open()
      break
  }
  send({ kind: 'done' })
})

function die(at: typeof dieAt): void {
  if (dieAt === at && commitsToSkip-- <= 0) process.kill(process.pid, 'SIGKILL')
}

const config = readConfig(process.env)
const log = createLog(config.logLevel)
const server = await startServer({
  config,
  log,
  ...(process.env.PROVIDERS === undefined ? {} : { providerAddresses: JSON.parse(process.env.PROVIDERS) }),
  clock: { now: () => systemClock.now() + shift, monotonic: () => systemClock.monotonic() + passed },
  probe: {
    async beforeCommit() {
      die('beforeCommit')
      if (!held) return
      holding = held
      held = null
      send({ kind: 'held' })
      await holding.opened
    },
    afterCommit() {
      die('afterCommit')
    },
  },
})
stopOnSignals(server, log)
log.info({ port: server.port }, 'listening')
