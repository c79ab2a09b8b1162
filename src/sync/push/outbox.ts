import { MAX_BATCH_CALLS } from '../../contract/protocol.ts'
import { type AnyDocument, DELETION_HELD_MS, QUEUE } from '../../db/document.ts'
import type { SentCall, SyncJournal } from '../../db/sync-journal.ts'
import type { Clock } from '../../platform/clock.ts'
import type { ReplicatedCollection } from '../collections/collection.ts'
import type { Outcome } from '../replica/outcome.ts'
import type { Replica } from '../replica/replica.ts'
import { isDue } from '../retry-policy.ts'
import { callFor } from './call-for.ts'

interface OutboxPorts {
  replica: Replica
  journal: SyncJournal
  clock: Clock
  /** True while an operation waits because the server failed on it. */
  isDeferred(clientId: string): boolean
}

/** Chooses what one drain sends: no operation twice, nothing that can be undone, nothing before what it depends on. */
export class Outbox {
  /** Milliseconds until the next held deletion can no longer be undone; null if none is held. */
  undoMs: number | null = null
  private readonly ports: OutboxPorts
  /** Operations of this drain. One that is still queued after its result is sent again in the next cycle. */
  private readonly sentOpIds = new Set<string>()

  constructor(ports: OutboxPorts) {
    this.ports = ports
  }

  /**
   * Returns the next calls for documents of `ids` and removes those ids; each call carries the document's present
   * content.
   */
  async next(kind: ReplicatedCollection, ids: string[]): Promise<SentCall[]> {
    const { replica, journal, clock, isDeferred } = this.ports
    const { epoch } = await journal.checkpoint(kind.name)
    const seen = await journal.seen(epoch)
    const calls: SentCall[] = []
    while (calls.length < MAX_BATCH_CALLS && ids.length > 0) {
      const documents = await replica.present(kind.name, ids.splice(0, MAX_BATCH_CALLS - calls.length))
      const blocked = await this.blocked(kind, documents)
      for (const document of documents) {
        if (document.queue !== QUEUE.push || this.sentOpIds.has(document.sync.opId)) continue
        if (isDeferred(document.clientId) || blocked(document)) continue
        const undoableUntil = document.deletedAt ? document.sync.editedAt + DELETION_HELD_MS : 0
        if (!isDue(undoableUntil, clock.now())) {
          this.undoMs = Math.min(this.undoMs ?? DELETION_HELD_MS, undoableUntil - clock.now())
          continue
        }
        const call = callFor(kind, document, epoch, seen)
        if (call) calls.push(call)
        else await replica.apply(kind.name, document.clientId, asClean)
      }
    }
    for (const { opId } of calls) this.sentOpIds.add(opId)
    return calls
  }

  /**
   * Returns a function that is true for documents that depend on one not on the server: they wait, others do not (I5).
   */
  private async blocked(
    kind: ReplicatedCollection,
    documents: readonly AnyDocument[],
  ): Promise<(document: AnyDocument) => boolean> {
    const needed = (document: AnyDocument) => (document.deletedAt ? null : kind.dependsOn(document))
    const needs = documents.map(needed).filter(one => one !== null)
    const unsent = new Set<string>()
    for (const name of new Set(needs.map(({ collection }) => collection))) {
      const ids = needs.filter(({ collection }) => collection === name).map(({ clientId }) => clientId)
      for (const { clientId, sync } of await this.ports.replica.present(name, [...new Set(ids)])) {
        if (sync.serverSeq === null) unsent.add(clientId)
      }
    }
    return document => unsent.has(needed(document)?.clientId ?? '')
  }
}

/** Marks a document as clean whose edits cancel out: there is nothing to send. */
function asClean(document: AnyDocument): Outcome {
  const { sync } = document
  return {
    kind: 'write',
    conflicts: [],
    document: { ...document, queue: QUEUE.none, sync: { ...sync, ackedRev: sync.localRev, base: null, parked: null } },
  }
}
