import type { Checkpoint } from '../../db/sync-journal.ts'
import { isPulled, type PulledCollection, type ReplicatedCollection } from '../collections/collection.ts'
import { type CallResult, callAll, firstCall, type PullPorts } from './calls.ts'
import { pullNewest } from './newest-first.ts'
import { pullPages } from './pages.ts'
import { readRows, retryQuarantined } from './read-rows.ts'

/**
 * Pulls every collection; the first pages share one request. A checkpoint moves only after its rows are stored (I6), an
 * unreadable row is quarantined and stops no other (I20), and an empty page with `hasMore` is not the end.
 */
export async function pullAll(all: readonly ReplicatedCollection[], ports: PullPorts): Promise<void> {
  const kinds = all.filter(isPulled)
  const { journal, signal } = ports
  const untouched = await pullNewest(kinds, ports)
  const checkpoints = await Promise.all(kinds.map(kind => journal.checkpoint(kind.name)))
  const standing = kinds.map((kind, i) => ({ kind, checkpoint: checkpoints[i] as Checkpoint }))
  if (!(await ports.replica.quarantine.isEmpty())) {
    for (const { kind, checkpoint } of standing) await retryQuarantined(kind, checkpoint, ports)
  }
  const firsts = standing.map(({ kind, checkpoint }) => firstCall(kind, checkpoint))
  const pages = await callAll(firsts, ports)
  for (const [i, { kind, checkpoint }] of standing.entries()) {
    signal.throwIfAborted()
    const page = await pages[i]?.()
    if (!page) continue
    if (kind.list.pages) await pullPages(kind, checkpoint, page, untouched.get(kind.name), ports)
    else await takeSingle(kind, checkpoint, page, ports)
  }
}

async function takeSingle(
  kind: PulledCollection,
  checkpoint: Checkpoint,
  { result, meta }: CallResult,
  ports: PullPorts,
): Promise<void> {
  const { journal, replica, stamp } = ports
  const epoch = meta.epoch ?? checkpoint.epoch ?? ''
  const resync = checkpoint.epoch !== null && checkpoint.epoch !== epoch ? 'epoch' : null
  await replica.applyRows(kind, await readRows(kind, [result], ports), epoch, resync, stamp)
  if (checkpoint.epoch !== epoch) await journal.advance({ ...checkpoint, epoch })
}
