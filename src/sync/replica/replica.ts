import type { RxCollection } from 'rxdb/plugins/core'
import {
  type ConflictDocument,
  QUEUE,
  type QuarantineDocument,
  type Queue,
  type ReplicatedName,
} from '../../db/documents.ts'
import type { Database } from '../../db/open.ts'
import type { ReplicatedCollection, ServerRow } from '../collections/collection.ts'
import { absent, deletedBeforeRestore, deletion, receiveAfterRestore } from './after-restore.ts'
import { cleanDocument, receive } from './decide.ts'
import type { AnyDocument, Circumstances, Outcome } from './outcome.ts'

/** Fresh circumstances for every decision: an operation id is never used twice. */
export type Circumstance = (epoch: string) => Circumstances

type Stored = AnyDocument & { _deleted: boolean }

/** The document changed under a decision; decide again on what it is now. */
class Moved extends Error {
  override readonly name = 'Moved'
}

/**
 * The engine's hand on the local store: finds what waits, and carries out what was decided. Displaced versions are
 * written before the document that displaces them, so a crash in between keeps both (I10, I17).
 */
export class Replica {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  private collection(name: ReplicatedName): RxCollection<AnyDocument> {
    return this.database[name] as unknown as RxCollection<AnyDocument>
  }

  /** Documents in a queue, oldest first. */
  async waiting(name: ReplicatedName, queue: Queue): Promise<AnyDocument[]> {
    const documents = await this.collection(name).find({ selector: { queue } }).exec()
    return documents.map(one => one.toMutableJSON() as AnyDocument).sort((a, b) => b.order - a.order)
  }

  async countWaiting(name: ReplicatedName): Promise<{ push: number; upload: number; parked: number }> {
    const count = async (queue: Queue) => await this.collection(name).count({ selector: { queue } }).exec()
    const [push, upload, parked] = await Promise.all([count(QUEUE.push), count(QUEUE.upload), count(QUEUE.parked)])
    return { push, upload, parked }
  }

  async get(name: ReplicatedName, clientId: string): Promise<AnyDocument | null> {
    const [stored] = await this.stored(name, [clientId])
    return stored && !stored._deleted ? stored : null
  }

  /** Straight from the storage, tombstones too. */
  private async stored(name: ReplicatedName, ids: string[]): Promise<Stored[]> {
    return (await this.collection(name).storageInstance.findDocumentsById(ids, true)) as unknown as Stored[]
  }

  /**
   * Decides on the present document and carries the decision out on exactly that one. `decide` may be called again when
   * somebody edits in between.
   */
  async apply(name: ReplicatedName, clientId: string, decide: (document: AnyDocument) => Outcome): Promise<void> {
    for (;;) {
      const found = await this.collection(name).findOne(clientId).exec()
      if (!found) return
      const seen = found.toMutableJSON() as AnyDocument
      const outcome = decide(seen)
      if (outcome.kind === 'unchanged') return
      await this.keep(outcome.conflicts)
      try {
        await found.incrementalModify(now => {
          if (now.sync.localRev !== seen.sync.localRev || now.sync.serverSeq !== seen.sync.serverSeq) throw new Moved()
          if (outcome.kind === 'write') return outcome.document
          return { ...now, _deleted: true } as AnyDocument
        })
        return
      } catch (error) {
        if (!(error instanceof Moved)) throw error
      }
    }
  }

  private async keep(conflicts: ConflictDocument[]): Promise<void> {
    for (const conflict of conflicts) await this.database.conflicts.incrementalUpsert(conflict)
  }

  /** Applies one page of valid rows. Rows that are new here are written without reading them first. */
  async applyRows(
    kind: ReplicatedCollection,
    rows: ServerRow[],
    epoch: string,
    resync: 'epoch' | 'horizon' | null,
    circumstance: Circumstance,
  ): Promise<void> {
    const stored = new Map(
      (
        await this.stored(
          kind.name,
          rows.map(row => row.clientId),
        )
      ).map(one => [one.clientId, one]),
    )
    const fresh: AnyDocument[] = []
    const known: ServerRow[] = []
    for (const row of rows) {
      const here = stored.get(row.clientId)
      if (here && !here._deleted) known.push(row)
      else if (here && here.sync.serverSeq === null && !row.deletedAt) {
        // Deleted here while its upload was still on the way: the deletion follows it.
        fresh.push(deletion(kind, here, row, circumstance(epoch)))
      } else if (here && resync === 'epoch') {
        const outcome = deletedBeforeRestore(kind, here, row, circumstance(epoch))
        if (outcome.kind === 'write') fresh.push(outcome.document)
        else if (!row.deletedAt && row.updatedAt > here.updatedAt) fresh.push(cleanDocument(kind, row, epoch))
      } else if (!row.deletedAt && !(here && here.sync.epoch === epoch && row.seq <= (here.sync.serverSeq ?? -1))) {
        fresh.push(cleanDocument(kind, row, epoch))
      }
    }
    if (fresh.length > 0) {
      const { error } = await this.collection(kind.name).bulkInsert(fresh)
      for (const one of error) {
        // Written here in the meantime, by the page or another tab: it is a known one by now.
        const row = one.status === 409 ? rows.find(each => each.clientId === one.documentId) : undefined
        if (!row) throw new Error(`could not store ${kind.name} ${one.documentId}: ${one.status}`)
        known.push(row)
      }
    }
    const take = resync === 'epoch' ? receiveAfterRestore : receive
    await Promise.all(
      known.map(row => this.apply(kind.name, row.clientId, document => take(kind, document, row, circumstance(epoch)))),
    )
  }

  /** After a full pull: what it did not bring was deleted long ago, or lost by the server. */
  async sweepAbsent(
    kind: ReplicatedCollection,
    seen: ReadonlySet<string>,
    mode: 'epoch' | 'horizon',
    epoch: string,
    circumstance: Circumstance,
  ): Promise<void> {
    const documents = await this.collection(kind.name).find().exec()
    for (const { clientId } of documents) {
      if (!seen.has(clientId))
        await this.apply(kind.name, clientId, document => absent(document, mode, circumstance(epoch)))
    }
  }

  async quarantine(document: QuarantineDocument): Promise<void> {
    await this.database.quarantine.incrementalUpsert(document)
  }

  /** A row that could be read at last is no longer quarantined. */
  async release(keys: string[]): Promise<void> {
    const held = await this.database.quarantine.findByIds(keys).exec()
    await Promise.all([...held.values()].map(one => one.incrementalRemove()))
  }
}
