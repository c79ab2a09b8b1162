import type { Checkpoint } from '../../db/sync-journal.ts'
import type { PulledCollection } from '../collections/collection.ts'
import { BadAnswer } from '../retry-policy.ts'
import { type CallResult, type PullPorts, pageCall } from './calls.ts'
import { aliveIn, readRows } from './read-rows.ts'

/** Empty pages in a row after which a pull ends with an error: such a server would never end the list. */
const MAX_EMPTY_PAGES = 1000

/** Pulls the pages of a list from `first` to its end. `here`: the only ids that can be in the store, if known. */
export async function pullPages(
  kind: PulledCollection,
  checkpoint: Checkpoint,
  first: CallResult,
  here: ReadonlySet<string> | undefined,
  ports: PullPorts,
): Promise<void> {
  const { journal, replica, transport, stamp, signal } = ports
  const request = (after: string) => {
    const { method, params } = pageCall(kind, checkpoint, after)
    return transport.call(method, params, signal)
  }
  const mayBeHere = here ? (clientId: string) => here.has(clientId) : undefined

  // A full pull after a reset stores no position: after a crash it starts over, so that nothing is skipped.
  let resync = checkpoint.resync
  let since = checkpoint.since
  let seen = checkpoint.seen ?? 0
  const unseen = new Set<string>()
  let page = first
  /**
   * Starts with the first page. Ids are read before the request, so that a row created later is never taken for lost.
   */
  const startOver = async () => {
    for (const id of await replica.confirmedIds(kind.name)) unseen.add(id)
    since = ''
    seen = 0
    page = await request('')
  }
  if (resync) await startOver()
  for (let empty = 0; empty < MAX_EMPTY_PAGES; ) {
    const { checkpoint: next, hasMore = false, epoch, reset } = page.meta
    if (next === undefined || epoch === undefined || !Array.isArray(page.result)) {
      throw new BadAnswer(200, `${kind.list.method} answered without a checkpoint`)
    }
    // The server may have been restored since an unfinished full pull began.
    const isOther = checkpoint.epoch !== null && epoch !== checkpoint.epoch
    const reason = isOther ? 'epoch' : reset
    if (reason && resync !== 'epoch' && reason !== resync) {
      resync = reason
      unseen.clear()
      // The full pull fetches again every row that still exists.
      await replica.quarantine.release((await replica.quarantine.of(kind.name)).map(({ key }) => key))
      await journal.advance({ ...checkpoint, since: '', resync, primed: true })
      await startOver()
      continue
    }
    seen = Math.max(seen, newestSeq(page.result))
    const following = hasMore ? request(next) : null
    following?.catch(() => undefined)
    const rows = await readRows(kind, page.result, ports)
    await replica.applyRows(kind, rows, epoch, resync, stamp, mayBeHere)
    ports.onRows?.(kind, rows.length)
    for (const clientId of aliveIn(page.result)) unseen.delete(clientId)
    signal.throwIfAborted()
    const reached: Checkpoint = { collection: kind.name, since: next, epoch, seen, resync: null, primed: true }
    if (!following) {
      if (resync) await replica.sweepAbsent(kind, [...unseen], resync, epoch, stamp)
      if (since !== next || resync) await journal.advance(reached)
      return
    }
    if (!resync) await journal.advance(reached)
    empty = page.result.length === 0 ? empty + 1 : 0
    since = next
    page = await following
  }
  throw new BadAnswer(200, `${kind.list.method} never comes to its end`)
}

const newestSeq = (rows: readonly { seq?: unknown }[]): number =>
  rows.reduce((newest, { seq }) => (typeof seq === 'number' ? Math.max(newest, seq) : newest), 0)
