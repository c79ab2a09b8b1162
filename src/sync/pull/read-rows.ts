import { z } from 'zod/mini'
import type { Checkpoint } from '../../db/sync-journal.ts'
import type { ReplicatedCollection, ServerRow } from '../collections/collection.ts'
import type { PullPorts } from './calls.ts'

/** The fields that identify a row whose rest cannot be read. */
const Named = z.looseObject({
  clientId: z.optional(z.string()),
  seq: z.optional(z.number()),
  deletedAt: z.optional(z.unknown()),
})

/** Applies quarantined rows that this version can read: the server does not send them again by itself. */
export async function retryQuarantined(
  kind: ReplicatedCollection,
  { epoch, resync }: Checkpoint,
  { replica, stamp }: PullPorts,
): Promise<void> {
  if (epoch === null || resync) return
  const held = (await replica.quarantine.of(kind.name)).map(({ key, row }) => ({
    key,
    parsed: kind.row.safeParse(row),
  }))
  const readable = held.filter(({ parsed }) => parsed.success)
  const rows = readable.map(({ parsed }) => parsed.data as ServerRow)
  await replica.applyRows(kind, rows, epoch, null, stamp)
  await replica.quarantine.release(readable.map(({ key }) => key))
}

/** Parses rows. Unreadable ones go into the quarantine; readable ones leave it, if there is anything in it. */
export async function readRows(
  kind: ReplicatedCollection,
  results: unknown[],
  { replica, clock }: PullPorts,
): Promise<ServerRow[]> {
  const rows: ServerRow[] = []
  const readable: string[] = []
  const noneHeld = await replica.quarantine.isEmpty()
  for (const [position, result] of results.entries()) {
    const parsed = kind.row.safeParse(result)
    if (parsed.success) {
      rows.push(parsed.data as ServerRow)
      if (!noneHeld) readable.push(nameOf(kind, result, position).key)
      continue
    }
    const { key, seq } = nameOf(kind, result, position)
    await replica.quarantine.add({
      key,
      kind: kind.name,
      row: result ?? null,
      issues: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
      seq,
      at: clock.now(),
    })
  }
  if (readable.length > 0) await replica.quarantine.release(readable)
  return rows
}

/** Ids of the rows that are not deleted, even if the rest of a row cannot be read. */
export function aliveIn(results: unknown[]): string[] {
  const named = results.map(result => Named.safeParse(result).data)
  return named.flatMap(one => (one?.clientId && !one.deletedAt ? [one.clientId] : []))
}

function nameOf(kind: ReplicatedCollection, result: unknown, position: number): { key: string; seq: number } {
  const named = Named.safeParse(result)
  const key = `${kind.name}|${(named.success && named.data.clientId) || `#${position}`}`.slice(0, 300)
  return { key, seq: (named.success && named.data.seq) || 0 }
}
