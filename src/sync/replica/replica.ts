import { getChangedDocumentsSince, type RxCollection, type RxDocumentData } from 'rxdb/plugins/core'
import {
  type ConflictDocument,
  QUEUE,
  type QuarantineDocument,
  type Queue,
  type ReplicatedName,
} from '../../db/documents.ts'
import { insertUnread } from '../../db/insert-unread.ts'
import type { Database } from '../../db/open.ts'
import type { ReplicatedCollection, ServerRow } from '../collections/collection.ts'
import { absent, deletedBeforeRestore, deletion, isGivenBackUnawares, receiveAfterRestore } from './after-restore.ts'
import { receive } from './decide.ts'
import { cleanDocument } from './known-document.ts'
import { type AnyDocument, type Circumstances, type Outcome, UNCHANGED } from './outcome.ts'

/** Fresh circumstances for every decision: an operation id is never used twice. */
export type Circumstance = (epoch: string) => Circumstances

type Stored = RxDocumentData<AnyDocument>

/** RxDB names the writer of every write. */
const WRITE_CONTEXT = 'anamnesis-sync'

/** What becomes of a document; asked again whenever somebody edits in between. */
export type Decide = (document: AnyDocument) => Outcome

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

  /** The same, only who they are: a thousand edits are not copied to send the first twenty. */
  async waitingIds(name: ReplicatedName, queue: Queue): Promise<string[]> {
    const documents = await this.collection(name).find({ selector: { queue } }).exec()
    return documents.toSorted((a, b) => b.order - a.order).map(one => one.clientId)
  }

  async countWaiting(name: ReplicatedName): Promise<{ push: number; upload: number; parked: number }> {
    const count = async (queue: Queue) => await this.collection(name).count({ selector: { queue } }).exec()
    const [push, upload, parked] = await Promise.all([count(QUEUE.push), count(QUEUE.upload), count(QUEUE.parked)])
    return { push, upload, parked }
  }

  /** The present documents of these ids, in their order; those that are gone are left out. */
  async present(name: ReplicatedName, ids: string[]): Promise<AnyDocument[]> {
    const found = new Map((await this.stored(name, ids)).map(one => [one.clientId, one]))
    return ids.map(id => found.get(id)).filter(one => one !== undefined && !one._deleted) as AnyDocument[]
  }

  /** Straight from the storage, tombstones too. */
  private async stored(name: ReplicatedName, ids: string[]): Promise<Stored[]> {
    return ids.length === 0 ? [] : await this.collection(name).storageInstance.findDocumentsById(ids, true)
  }

  /** Decides on the present document and carries the decision out on exactly that one. */
  apply(name: ReplicatedName, clientId: string, decide: Decide): Promise<void> {
    return this.applyAll(name, new Map([[clientId, decide]]))
  }

  /**
   * Decides on the present documents and carries the decisions out on exactly those, in one write; whatever somebody
   * edits in between is decided again. `known` are the documents where they have just been read.
   */
  async applyAll(name: ReplicatedName, decisions: ReadonlyMap<string, Decide>, known?: Stored[]): Promise<void> {
    let stored = known ?? (await this.stored(name, [...decisions.keys()]))
    while (stored.length > 0) {
      const writes: { previous: Stored; document: Stored }[] = []
      for (const previous of stored) {
        const outcome = previous._deleted ? UNCHANGED : (decisions.get(previous.clientId)?.(previous) ?? UNCHANGED)
        if (outcome.kind === 'unchanged') continue
        await this.keep(outcome.conflicts)
        const { _meta, _rev, _attachments } = previous
        const document = outcome.kind === 'write' ? outcome.document : previous
        writes.push({
          previous,
          document: { ...document, _meta, _rev, _attachments, _deleted: outcome.kind === 'remove' } as Stored,
        })
      }
      if (writes.length === 0) return
      const { error } = await this.collection(name).storageInstance.bulkWrite(writes, WRITE_CONTEXT)
      for (const { status, documentId } of error) {
        if (status !== 409) throw new Error(`could not store ${name} ${documentId}: ${status}`)
      }
      stored = await this.stored(
        name,
        error.map(({ documentId }) => documentId),
      )
    }
  }

  private async keep(conflicts: ConflictDocument[]): Promise<void> {
    for (const conflict of conflicts) await this.database.conflicts.incrementalUpsert(conflict)
  }

  /** True when nothing was ever stored in the collection, not even what was deleted since. */
  async isUntouched(name: ReplicatedName): Promise<boolean> {
    const { documents } = await getChangedDocumentsSince(this.collection(name).storageInstance, 1)
    return documents.length === 0
  }

  /**
   * Applies one page of valid rows. Rows that are new here are written in one write; `mayBeHere` tells which have to be
   * looked for first.
   */
  async applyRows(
    kind: ReplicatedCollection,
    rows: ServerRow[],
    epoch: string,
    resync: 'epoch' | 'horizon' | null,
    circumstance: Circumstance,
    mayBeHere: (clientId: string) => boolean = () => true,
  ): Promise<void> {
    const ids = rows.map(row => row.clientId).filter(mayBeHere)
    const stored = new Map((await this.stored(kind.name, ids)).map(one => [one.clientId, one]))
    const fresh: AnyDocument[] = []
    const known = new Map<string, ServerRow>()
    for (const row of rows) {
      const here = stored.get(row.clientId)
      if (here && !here._deleted) known.set(row.clientId, row)
      else if (here && !row.deletedAt && (here.sync.serverSeq === null || isGivenBackUnawares(kind, here, row))) {
        // Deleted here while its upload was still on the way, or given back by who did not know: the deletion follows.
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
      const neverHere = fresh.every(({ clientId }) => !mayBeHere(clientId))
      const { error } = await this.insert(kind.name, fresh, neverHere)
      for (const one of error) {
        // Written here in the meantime, by the page or another tab: it is a known one by now.
        const row = one.status === 409 ? rows.find(each => each.clientId === one.documentId) : undefined
        if (!row) throw new Error(`could not store ${kind.name} ${one.documentId}: ${one.status}`)
        known.set(row.clientId, row)
        stored.delete(row.clientId)
      }
    }
    if (known.size === 0) return
    const take = resync === 'epoch' ? receiveAfterRestore : receive
    const decisions = [...known].map(([clientId, row]): [string, Decide] => [
      clientId,
      document => take(kind, document, row, circumstance(epoch)),
    ])
    const unread = [...known.keys()].filter(clientId => !stored.has(clientId))
    await this.applyAll(kind.name, new Map(decisions), [...stored.values(), ...(await this.stored(kind.name, unread))])
  }

  /** Where none of them was ever here, without looking for them first. */
  private async insert(name: ReplicatedName, documents: AnyDocument[], neverHere: boolean) {
    const collection = this.collection(name)
    const insert = () => collection.bulkInsert(documents)
    const ids = documents.map(({ clientId }) => clientId)
    return neverHere && (await insertUnread(collection, ids, insert)) ? { error: [] } : await insert()
  }

  /** What the server was known to have. */
  async confirmedIds(name: ReplicatedName): Promise<string[]> {
    const documents = await this.collection(name).find().exec()
    return documents.filter(({ sync }) => sync.serverSeq !== null).map(({ clientId }) => clientId)
  }

  /** What was here before a full pull that did not bring it: deleted long ago, or lost by the server. */
  async sweepAbsent(
    kind: ReplicatedCollection,
    lost: readonly string[],
    mode: 'epoch' | 'horizon',
    epoch: string,
    circumstance: Circumstance,
  ): Promise<void> {
    const decide: Decide = document => absent(document, mode, circumstance(epoch))
    await this.applyAll(kind.name, new Map(lost.map(clientId => [clientId, decide])))
  }

  async quarantine(document: QuarantineDocument): Promise<void> {
    await this.database.quarantine.incrementalUpsert(document)
  }

  async anyQuarantined(): Promise<boolean> {
    return (await this.database.quarantine.count().exec()) > 0
  }

  async quarantined(name: ReplicatedName): Promise<QuarantineDocument[]> {
    const held = await this.database.quarantine.find({ selector: { kind: name } }).exec()
    return held.map(one => one.toMutableJSON())
  }

  /** A row that could be read at last is no longer quarantined. */
  async release(keys: string[]): Promise<void> {
    const held = await this.database.quarantine.findByIds(keys).exec()
    await Promise.all([...held.values()].map(one => one.incrementalRemove()))
  }
}
