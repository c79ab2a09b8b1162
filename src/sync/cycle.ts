import type { SyncJournal } from '../db/sync-journal.ts'
import type { Clock } from '../platform/clock.ts'
import type { ReplicatedCollection } from './collections/collection.ts'
import type { Inspector } from './inspector.ts'
import { pullAll } from './pull.ts'
import type { Pusher } from './push.ts'
import type { Circumstance, Replica } from './replica/replica.ts'
import { BadAnswer } from './retry-policy.ts'
import type { Transport } from './transport.ts'
import type { UploadMirror } from './uploads/mirror.ts'

export interface CyclePorts {
  kinds: readonly ReplicatedCollection[]
  pusher: Pusher
  mirror: UploadMirror
  transport: Transport
  replica: Replica
  journal: SyncJournal
  clock: Clock
  circumstance: Circumstance
  inspector: Inspector
}

/** A cycle that has not moved for this long is stuck in something that will never answer; it is given up and begun again. */
const WATCHDOG_MS = 120_000

/**
 * Pushes what waits, then pulls every collection; answers the milliseconds until a deferred push may go, or null. The
 * journal is empty before the first pull, so a row that comes back is never mistaken for somebody else's.
 */
export async function runCycle(ports: CyclePorts, controller: AbortController): Promise<number | null> {
  const { signal } = controller
  let cancel = watch(ports.clock, controller)
  const moved = () => {
    cancel()
    cancel = watch(ports.clock, controller)
  }
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
  aborted.catch(() => undefined)
  try {
    return await Promise.race([aborted, pushAndPull(ports, signal, moved)])
  } finally {
    cancel()
  }
}

const watch = (clock: Clock, controller: AbortController) =>
  clock.after(WATCHDOG_MS, () => controller.abort(new BadAnswer(0, 'watchdog')))

async function pushAndPull(ports: CyclePorts, signal: AbortSignal, moved: () => void): Promise<number | null> {
  const { kinds, pusher, mirror, inspector } = ports
  await mirror.sweep()
  const nextMs = await pusher.drain(signal, moved)
  await pullAll(kinds, {
    ...ports,
    signal,
    onRows(one, count) {
      moved()
      if (count > 0) inspector.note('pulled', { collection: one.name, rows: count })
    },
  })
  return nextMs
}
