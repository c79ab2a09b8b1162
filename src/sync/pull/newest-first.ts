import type { ReplicatedName } from '../../db/collections/replicated.ts'
import type { Checkpoint } from '../../db/sync-journal.ts'
import type { PulledCollection } from '../collections/collection.ts'
import { callAll, type PullPorts } from './calls.ts'
import { readRows } from './read-rows.ts'

/** The first screen of a list. */
const FIRST_PAINT_ROWS = 50

/**
 * On a new device, fetches the newest rows of every list first, to show today's work before the whole history (P1b).
 * Returns, for each collection that was empty before, the ids that it has now.
 */
export async function pullNewest(
  kinds: readonly PulledCollection[],
  ports: PullPorts,
): Promise<Map<ReplicatedName, Set<string>>> {
  const { journal, replica, stamp } = ports
  const untouched = new Map<ReplicatedName, Set<string>>()
  const fresh: { kind: PulledCollection; checkpoint: Checkpoint }[] = []
  for (const kind of kinds.filter(one => one.list.pages)) {
    const checkpoint = await journal.checkpoint(kind.name)
    if (!checkpoint.primed && checkpoint.since === '') fresh.push({ kind, checkpoint })
  }
  if (fresh.length === 0) return untouched
  const newest = await callAll(
    fresh.map(({ kind: { list } }) => ({ method: list.method, params: { ...list.params, limit: FIRST_PAINT_ROWS } })),
    ports,
  )
  for (const [i, { kind, checkpoint }] of fresh.entries()) {
    const answer = await newest[i]?.()
    if (!answer || !Array.isArray(answer.result) || answer.meta.epoch === undefined) continue
    const rows = await readRows(kind, answer.result, ports)
    const wasUntouched = await replica.isUntouched(kind.name)
    await replica.applyRows(kind, rows, answer.meta.epoch, null, stamp)
    if (wasUntouched) untouched.set(kind.name, new Set(rows.map(({ clientId }) => clientId)))
    await journal.advance({ ...checkpoint, primed: true })
  }
  return untouched
}
