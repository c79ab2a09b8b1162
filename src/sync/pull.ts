import { z } from 'zod/mini'
import type { SyncJournal } from '../db/sync-journal.ts'
import type { Clock } from '../platform/clock.ts'
import type { ReplicatedCollection, ServerRow } from './collections/collection.ts'
import type { Circumstance, Replica } from './replica/replica.ts'
import { BadAnswer } from './retry-policy.ts'
import type { Transport } from './transport.ts'

export const PAGE_ROWS = 500
const FIRST_PAINT_ROWS = 50
/** An engine that was told "more" this often without a new row is being led in a circle. */
const MAX_EMPTY_PAGES = 1000

export interface PullPorts {
  transport: Transport
  replica: Replica
  journal: SyncJournal
  clock: Clock
  circumstance: Circumstance
  signal: AbortSignal
  onRows?: (kind: ReplicatedCollection, count: number) => void
}

/** Enough of a row to name it when the rest cannot be read. */
const Named = z.looseObject({ clientId: z.optional(z.string()), seq: z.optional(z.number()) })

/**
 * Brings one collection up to the server's state and answers the server's epoch. The checkpoint moves only after the
 * rows before it are stored (I6); a row that cannot be read is set aside and does not stop the others (I20); an empty
 * page that moves the checkpoint is not the end.
 */
export async function pullCollection(kind: ReplicatedCollection, ports: PullPorts): Promise<void> {
  if (!kind.list.pages) return await pullSingle(kind, ports)
  const { journal, replica, transport, circumstance, signal } = ports
  let checkpoint = await journal.checkpoint(kind.name)
  if (!checkpoint.primed && checkpoint.since === '') {
    await prime(kind, ports)
    checkpoint = { ...checkpoint, primed: true }
    await journal.advance(checkpoint)
  }
  const request = (since: string) =>
    transport.call(kind.list.method, { ...kind.list.params, since, limit: PAGE_ROWS, includeDeleted: true }, signal)

  // A full pull after a reset keeps its place in memory only: after a crash it starts over, so that nothing is skipped.
  let resync = checkpoint.resync
  let since = resync ? '' : checkpoint.since
  const seen = new Set<string>()
  let page = await request(since)
  for (let empty = 0; empty < MAX_EMPTY_PAGES; ) {
    const { checkpoint: next, hasMore = false, epoch, reset } = page.meta
    if (next === undefined || epoch === undefined || !Array.isArray(page.result)) {
      throw new BadAnswer(200, `${kind.list.method} answered without a checkpoint`)
    }
    if (reset && !resync) {
      resync = reset
      await journal.advance({ ...checkpoint, since: '', resync, primed: true })
    }
    const following = hasMore ? request(next) : null
    following?.catch(() => undefined)
    const rows = await readRows(kind, page.result, ports)
    await replica.applyRows(kind, rows, epoch, resync, circumstance)
    ports.onRows?.(kind, rows.length)
    if (resync) for (const row of rows) if (!row.deletedAt) seen.add(row.clientId)
    signal.throwIfAborted()
    if (!following) {
      if (resync) await replica.sweepAbsent(kind, seen, resync, epoch, circumstance)
      if (since !== next || resync) {
        await journal.advance({ collection: kind.name, since: next, epoch, resync: null, primed: true })
      }
      return
    }
    if (!resync) await journal.advance({ collection: kind.name, since: next, epoch, resync: null, primed: true })
    empty = page.result.length === 0 ? empty + 1 : 0
    since = next
    page = await following
  }
  throw new BadAnswer(200, `${kind.list.method} never comes to its end`)
}

/** The newest rows first, so that a new device shows today's work before the whole history has come (P1b). */
async function prime(kind: ReplicatedCollection, ports: PullPorts): Promise<void> {
  const { result, meta } = await ports.transport.call(
    kind.list.method,
    { ...kind.list.params, limit: FIRST_PAINT_ROWS },
    ports.signal,
  )
  if (!Array.isArray(result) || meta.epoch === undefined) return
  await ports.replica.applyRows(kind, await readRows(kind, result, ports), meta.epoch, null, ports.circumstance)
}

async function pullSingle(kind: ReplicatedCollection, ports: PullPorts): Promise<void> {
  const { journal, replica, transport, circumstance, signal } = ports
  const { result, meta } = await transport.call(kind.list.method, kind.list.params, signal)
  const checkpoint = await journal.checkpoint(kind.name)
  const epoch = meta.epoch ?? checkpoint.epoch ?? ''
  const resync = checkpoint.epoch !== null && checkpoint.epoch !== epoch ? 'epoch' : null
  await replica.applyRows(kind, await readRows(kind, [result], ports), epoch, resync, circumstance)
  if (checkpoint.epoch !== epoch) await journal.advance({ ...checkpoint, epoch })
}

async function readRows(
  kind: ReplicatedCollection,
  results: unknown[],
  { replica, clock }: PullPorts,
): Promise<ServerRow[]> {
  const rows: ServerRow[] = []
  const readable: string[] = []
  for (const [position, result] of results.entries()) {
    const parsed = kind.row.safeParse(result)
    const named = Named.safeParse(result)
    const key = `${kind.name}|${(named.success && named.data.clientId) || `#${position}`}`.slice(0, 300)
    if (parsed.success) {
      rows.push(parsed.data as ServerRow)
      readable.push(key)
      continue
    }
    await replica.quarantine({
      key,
      kind: kind.name,
      row: result ?? null,
      issues: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
      seq: (named.success && named.data.seq) || 0,
      at: clock.now(),
    })
  }
  await replica.release(readable)
  return rows
}
