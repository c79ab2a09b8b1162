import type { SyncJournal } from '../db/sync-journal.ts'
import type { Clock } from '../platform/clock.ts'
import type { ReplicatedCollection } from './collections/collection.ts'
import { LONGEST_REQUEST_MS } from './http.ts'
import type { Inspector } from './inspector.ts'
import { pullAll } from './pull/pull-all.ts'
import type { Pusher } from './push/pusher.ts'
import type { NewStamp, Replica } from './replica/replica.ts'
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
  stamp: NewStamp
  inspector: Inspector
}

/**
 * A cycle without progress for this long is aborted and tried again. Longer than any request, so that none that still
 * makes progress is aborted.
 */
const WATCHDOG_MS = LONGEST_REQUEST_MS + 10_000

/**
 * Pushes what waits, then pulls every collection; returns the milliseconds until a deferred push is due, or null. The
 * journal is empty before the first pull, so that the pull never takes our own write for another device's.
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
