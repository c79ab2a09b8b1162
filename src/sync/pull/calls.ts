import type { Checkpoint, SyncJournal } from '../../db/sync-journal.ts'
import type { Clock } from '../../platform/clock.ts'
import type { PulledCollection, ReplicatedCollection } from '../collections/collection.ts'
import type { NewStamp, Replica } from '../replica/replica.ts'
import { classify } from '../retry-policy.ts'
import type { Call, Transport } from '../transport.ts'

const PAGE_ROWS = 500

export interface PullPorts {
  transport: Transport
  replica: Replica
  journal: SyncJournal
  clock: Clock
  stamp: NewStamp
  signal: AbortSignal
  onRows?: (kind: ReplicatedCollection, count: number) => void
}

export const firstCall = (kind: PulledCollection, checkpoint: Checkpoint): Call =>
  kind.list.pages
    ? pageCall(kind, checkpoint, checkpoint.resync ? '' : checkpoint.since)
    : { method: kind.list.method, params: kind.list.params }

/** Names what the device knows: a server that lost it says so (I8). */
export const pageCall = ({ list }: PulledCollection, { epoch, seen = 0 }: Checkpoint, since: string): Call => ({
  method: list.method,
  params: {
    ...{ ...list.params, since, limit: PAGE_ROWS, includeDeleted: true },
    ...(epoch && { meta: { epoch, seen } }),
  },
})

export type CallResult = Awaited<ReturnType<Transport['call']>>

/** Sends all calls in one request. A call whose result did not fit into the response is sent again by itself. */
export async function callAll(calls: Call[], { transport, signal }: PullPorts): Promise<(() => Promise<CallResult>)[]> {
  const answers = await transport.batch(calls, signal)
  return calls.map(({ method, params }, i) => async () => {
    const answer = answers[i]
    if (answer?.ok) return answer
    if (answer && classify(answer.error) !== 'split') throw answer.error
    return await transport.call(method, params, signal)
  })
}
