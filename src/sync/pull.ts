import { z } from 'zod/mini'
import type { ReplicatedName } from '../db/collections/replicated.ts'
import type { Checkpoint, SyncJournal } from '../db/sync-journal.ts'
import type { Clock } from '../platform/clock.ts'
import type { ReplicatedCollection, ServerRow } from './collections/collection.ts'
import type { NewStamp, Replica } from './replica/replica.ts'
import { BadAnswer, classify } from './retry-policy.ts'
import type { Call, Transport } from './transport.ts'

export const PAGE_ROWS = 500
const FIRST_PAINT_ROWS = 50
/** Empty pages in a row after which a pull ends with an error: such a server would never end the list. */
const MAX_EMPTY_PAGES = 1000

export interface PullPorts {
  transport: Transport
  replica: Replica
  journal: SyncJournal
  clock: Clock
  stamp: NewStamp
  signal: AbortSignal
  onRows?: (kind: ReplicatedCollection, count: number) => void
}

/** The fields that identify a row whose rest cannot be read. */
const Named = z.looseObject({
  clientId: z.optional(z.string()),
  seq: z.optional(z.number()),
  deletedAt: z.optional(z.unknown()),
})

/**
 * Pulls every collection; the first pages share one request. A checkpoint moves only after its rows are stored (I6), an
 * unreadable row is quarantined and stops no other (I20), and an empty page with `hasMore` is not the end.
 */
export async function pullAll(kinds: readonly ReplicatedCollection[], ports: PullPorts): Promise<void> {
  const { journal, signal } = ports
  const untouched = await primeAll(kinds, ports)
  const checkpoints = await Promise.all(kinds.map(kind => journal.checkpoint(kind.name)))
  const standing = kinds.map((kind, i) => ({ kind, checkpoint: checkpoints[i] as Checkpoint }))
  if (await ports.replica.anyQuarantined()) {
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

const firstCall = (kind: ReplicatedCollection, { resync, since }: Checkpoint): Call =>
  kind.list.pages ? pageCall(kind, resync ? '' : since) : { method: kind.list.method, params: kind.list.params }

const pageCall = ({ list }: ReplicatedCollection, since: string): Call => ({
  method: list.method,
  params: { ...list.params, since, limit: PAGE_ROWS, includeDeleted: true },
})

type CallResult = Awaited<ReturnType<Transport['call']>>

/** Sends all calls in one request. A call whose result did not fit into the response is sent again by itself. */
async function callAll(calls: Call[], { transport, signal }: PullPorts): Promise<(() => Promise<CallResult>)[]> {
  const answers = await transport.batch(calls, signal)
  return calls.map(({ method, params }, i) => async () => {
    const answer = answers[i]
    if (answer?.ok) return answer
    if (answer && classify(answer.error) !== 'split') throw answer.error
    return await transport.call(method, params, signal)
  })
}

/**
 * On a new device, fetches the newest rows of every list first, to show today's work before the whole history (P1b).
 * Returns, for each collection that was empty before, the ids that it has now.
 */
async function primeAll(
  kinds: readonly ReplicatedCollection[],
  ports: PullPorts,
): Promise<Map<ReplicatedName, Set<string>>> {
  const { journal, replica, stamp } = ports
  const untouched = new Map<ReplicatedName, Set<string>>()
  const fresh: { kind: ReplicatedCollection; checkpoint: Checkpoint }[] = []
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

async function pullPages(
  kind: ReplicatedCollection,
  checkpoint: Checkpoint,
  first: CallResult,
  here: ReadonlySet<string> | undefined,
  ports: PullPorts,
): Promise<void> {
  const { journal, replica, transport, stamp, signal } = ports
  const request = (after: string) => {
    const { method, params } = pageCall(kind, after)
    return transport.call(method, params, signal)
  }
  // The collection was empty before this pull: only ids that the pull itself brought can be here.
  const mayBeHere = here ? (clientId: string) => here.has(clientId) : undefined

  // A full pull after a reset stores no position: after a crash it starts over, so that nothing is skipped.
  let resync = checkpoint.resync
  let since = checkpoint.since
  const unseen = new Set<string>()
  let page = first
  /**
   * Starts with the first page. Ids are read before the request, so that a row created later is never taken for lost.
   */
  const startOver = async () => {
    for (const id of await replica.confirmedIds(kind.name)) unseen.add(id)
    since = ''
    page = await request('')
  }
  if (resync) await startOver()
  for (let empty = 0; empty < MAX_EMPTY_PAGES; ) {
    const { checkpoint: next, hasMore = false, epoch, reset } = page.meta
    if (next === undefined || epoch === undefined || !Array.isArray(page.result)) {
      throw new BadAnswer(200, `${kind.list.method} answered without a checkpoint`)
    }
    if (reset && !resync) {
      resync = reset
      // The full pull fetches again every row that still exists.
      await replica.release((await replica.quarantined(kind.name)).map(({ key }) => key))
      await journal.advance({ ...checkpoint, since: '', resync, primed: true })
      await startOver()
      continue
    }
    const following = hasMore ? request(next) : null
    following?.catch(() => undefined)
    const rows = await readRows(kind, page.result, ports)
    await replica.applyRows(kind, rows, epoch, resync, stamp, mayBeHere)
    ports.onRows?.(kind, rows.length)
    for (const clientId of aliveIn(page.result)) unseen.delete(clientId)
    signal.throwIfAborted()
    if (!following) {
      if (resync) await replica.sweepAbsent(kind, [...unseen], resync, epoch, stamp)
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

async function takeSingle(
  kind: ReplicatedCollection,
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

/** Applies quarantined rows that this version can read: the server does not send them again by itself. */
async function retryQuarantined(
  kind: ReplicatedCollection,
  { epoch, resync }: Checkpoint,
  { replica, stamp }: PullPorts,
): Promise<void> {
  if (epoch === null || resync) return
  const held = (await replica.quarantined(kind.name)).map(({ key, row }) => ({ key, parsed: kind.row.safeParse(row) }))
  const readable = held.filter(({ parsed }) => parsed.success)
  const rows = readable.map(({ parsed }) => parsed.data as ServerRow)
  await replica.applyRows(kind, rows, epoch, null, stamp)
  await replica.release(readable.map(({ key }) => key))
}

/** Parses rows. Unreadable ones go into the quarantine; readable ones leave it, if there is anything in it. */
async function readRows(
  kind: ReplicatedCollection,
  results: unknown[],
  { replica, clock }: PullPorts,
): Promise<ServerRow[]> {
  const rows: ServerRow[] = []
  const readable: string[] = []
  const anyQuarantined = await replica.anyQuarantined()
  for (const [position, result] of results.entries()) {
    const parsed = kind.row.safeParse(result)
    if (parsed.success) {
      rows.push(parsed.data as ServerRow)
      if (anyQuarantined) readable.push(nameOf(kind, result, position).key)
      continue
    }
    const { key, seq } = nameOf(kind, result, position)
    await replica.quarantine({
      key,
      kind: kind.name,
      row: result ?? null,
      issues: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
      seq,
      at: clock.now(),
    })
  }
  if (readable.length > 0) await replica.release(readable)
  return rows
}

/** Ids of the rows that are not deleted, even if the rest of a row cannot be read. */
function aliveIn(results: unknown[]): string[] {
  const named = results.map(result => Named.safeParse(result).data)
  return named.flatMap(one => (one?.clientId && !one.deletedAt ? [one.clientId] : []))
}

function nameOf(kind: ReplicatedCollection, result: unknown, position: number): { key: string; seq: number } {
  const named = Named.safeParse(result)
  const key = `${kind.name}|${(named.success && named.data.clientId) || `#${position}`}`.slice(0, 300)
  return { key, seq: (named.success && named.data.seq) || 0 }
}
