import { getChangedDocumentsSince, type RxCollection, type RxDocumentData } from 'rxdb/plugins/core'
import type { ConflictDocument } from '../../db/collections/conflicts.ts'
import type { ReplicatedName } from '../../db/collections/replicated.ts'
import type { AnyDocument } from '../../db/document.ts'
import { isHeldDeletion, QUEUE, type Queue } from '../../db/document.ts'
import { insertWithoutReading } from '../../db/insert-without-reading.ts'
import type { Database } from '../../db/open.ts'
import type { ReplicatedCollection, ServerRow } from '../collections/collection.ts'
import { absent, receiveAfterRestore } from './after-restore.ts'
import { receive } from './decide.ts'
import { type Outcome, type SyncStamp, UNCHANGED } from './outcome.ts'
import { Quarantine } from './quarantine.ts'
import { receiveMissing } from './receive-missing.ts'

/** Returns a new stamp for every decision: an operation id is never used twice. */
export type NewStamp = (epoch: string) => SyncStamp

type Stored = RxDocumentData<AnyDocument>

/** RxDB requires a name of the writer with every bulk write. */
const WRITE_CONTEXT = 'anamnesis-sync'

/** Decides on a document; called again if the document changes before the write. */
export type Decide = (document: AnyDocument) => Outcome

/**
 * The engine's access to the local store: finds what waits, and carries out decisions. Displaced versions are written
 * before the document that displaces them, so that a crash in between keeps both (I10, I17).
 */
export class Replica {
  readonly quarantine: Quarantine
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
    this.quarantine = new Quarantine(database)
  }

  private collection(name: ReplicatedName): RxCollection<AnyDocument> {
    return this.database[name] as unknown as RxCollection<AnyDocument>
  }

  /** `deleted`: the deletion is final. */
  async state(name: ReplicatedName, clientId: string): Promise<'unknown' | 'present' | 'deleted'> {
    const [found] = await this.stored(name, [clientId])
    return found ? (found._deleted ? 'deleted' : 'present') : 'unknown'
  }

  /** Inserts a document unless its id exists. */
  async insertMissing(name: ReplicatedName, document: AnyDocument): Promise<void> {
    await this.collection(name).insertIfNotExists(document)
  }

  /** Documents in a queue, oldest first. */
  async waiting(name: ReplicatedName, queue: Queue): Promise<AnyDocument[]> {
    const documents = await this.collection(name).find({ selector: { queue } }).exec()
    return documents.map(one => one.toMutableJSON() as AnyDocument).sort((a, b) => b.order - a.order)
  }

  /** Ids of the documents in a queue, oldest first: a thousand documents are not copied to send the first twenty. */
  async waitingIds(name: ReplicatedName, queue: Queue): Promise<string[]> {
    const documents = await this.collection(name).find({ selector: { queue } }).exec()
    return documents.toSorted((a, b) => b.order - a.order).map(one => one.clientId)
  }

  async countWaiting(name: ReplicatedName): Promise<{ push: number; upload: number; parked: number }> {
    const count = async (queue: Queue) => await this.collection(name).count({ selector: { queue } }).exec()
    const [push, upload, parked] = await Promise.all([count(QUEUE.push), count(QUEUE.upload), count(QUEUE.parked)])
    return { push, upload, parked }
  }

  /** The documents with these ids, in their order, without the deleted ones. */
  async present(name: ReplicatedName, ids: string[]): Promise<AnyDocument[]> {
    const found = new Map((await this.stored(name, ids)).map(one => [one.clientId, one]))
    return ids.map(id => found.get(id)).filter(one => one !== undefined && !one._deleted) as AnyDocument[]
  }

  /** Reads directly from the storage, tombstones included. */
  private async stored(name: ReplicatedName, ids: string[]): Promise<Stored[]> {
    return ids.length === 0 ? [] : await this.collection(name).storageInstance.findDocumentsById(ids, true)
  }

  /** Decides on the current document and writes the outcome to exactly that revision. */
  apply(name: ReplicatedName, clientId: string, decide: Decide): Promise<void> {
    return this.applyAll(name, new Map([[clientId, decide]]))
  }

  /**
   * Decides on the current documents and writes the outcomes to exactly those revisions, in one write; a document
   * edited in between is decided again. `known`: the documents, if they were just read.
   */
  async applyAll(name: ReplicatedName, decisions: ReadonlyMap<string, Decide>, known?: Stored[]): Promise<void> {
    let stored = known ?? (await this.stored(name, [...decisions.keys()]))
    while (stored.length > 0) {
      const writes: { previous: Stored; document: Stored }[] = []
      for (const previous of stored) {
        const outcome = previous._deleted ? UNCHANGED : (decisions.get(previous.clientId)?.(previous) ?? UNCHANGED)
        if (outcome.kind === 'unchanged') continue
        await this.keep(outcome.conflicts)
        if (outcome.kind === 'remove' && isHeldDeletion(previous)) await this.forgetDeletion(name, previous.clientId)
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

  /** Both sides have deleted the document: nothing is left to decide. */
  private async forgetDeletion(kind: ReplicatedName, clientId: string): Promise<void> {
    await this.database.conflicts.find({ selector: { kind, clientId, field: 'deletedAt' } }).remove()
  }

  /** Ids of the documents of which a version waits for a person: their files stay on the device. */
  async undecidedIds(): Promise<ReadonlySet<string>> {
    return new Set((await this.database.conflicts.find().exec()).map(({ clientId }) => clientId))
  }

  /** True if nothing was ever stored in the collection, deleted documents included. */
  async isUntouched(name: ReplicatedName): Promise<boolean> {
    const { documents } = await getChangedDocumentsSince(this.collection(name).storageInstance, 1)
    return documents.length === 0
  }

  /**
   * Applies one page of valid rows; new rows are inserted in one write. Only ids for which `mayBeHere` returns true are
   * read first.
   */
  async applyRows(
    kind: ReplicatedCollection,
    rows: ServerRow[],
    epoch: string,
    resync: 'epoch' | 'horizon' | null,
    stamp: NewStamp,
    mayBeHere: (clientId: string) => boolean = () => true,
  ): Promise<void> {
    const ids = rows.map(row => row.clientId).filter(mayBeHere)
    const stored = new Map((await this.stored(kind.name, ids)).map(one => [one.clientId, one]))
    const fresh: AnyDocument[] = []
    const known = new Map<string, ServerRow>()
    const received = { epoch, resync, stamp: () => stamp(epoch) }
    for (const row of rows) {
      const here = stored.get(row.clientId)
      if (here && !here._deleted) {
        known.set(row.clientId, row)
        continue
      }
      const outcome = receiveMissing(kind, row, here, received)
      if (outcome.kind !== 'write') continue
      await this.keep(outcome.conflicts)
      fresh.push(outcome.document)
    }
    const neverHere = fresh.every(({ clientId }) => !mayBeHere(clientId))
    const elsewhere = new Set(await this.insert(kind.name, fresh, neverHere))
    for (const row of rows) if (elsewhere.has(row.clientId)) known.set(row.clientId, row)
    if (known.size === 0) return
    const take = resync === 'epoch' ? receiveAfterRestore : receive
    const decisions = [...known].map(([clientId, row]): [string, Decide] => [
      clientId,
      document => take(kind, document, row, stamp(epoch)),
    ])
    const read = [...stored.values()].filter(({ clientId }) => !elsewhere.has(clientId))
    const unread = await this.stored(kind.name, [...elsewhere])
    await this.applyAll(kind.name, new Map(decisions), [...read, ...unread])
  }

  /**
   * Inserts documents in one write; returns the ids of those that the page or another tab has inserted meanwhile.
   * `neverHere` inserts without reading first, and falls back to an ordinary insert if a document exists.
   */
  private async insert(name: ReplicatedName, documents: AnyDocument[], neverHere: boolean): Promise<string[]> {
    if (documents.length === 0) return []
    const collection = this.collection(name)
    const insert = () => collection.bulkInsert(documents)
    const ids = documents.map(({ clientId }) => clientId)
    if (neverHere && (await insertWithoutReading(collection, ids, insert))) return []
    const { error } = await insert()
    for (const { status, documentId } of error) {
      if (status !== 409) throw new Error(`could not store ${name} ${documentId}: ${status}`)
    }
    return error.map(({ documentId }) => documentId)
  }

  /** Ids of the documents that the server has confirmed. */
  async confirmedIds(name: ReplicatedName): Promise<string[]> {
    const documents = await this.collection(name).find().exec()
    return documents.filter(({ sync }) => sync.serverSeq !== null).map(({ clientId }) => clientId)
  }

  /** Applies `absent` to the documents that a full pull did not return: deleted long ago, or lost by the server. */
  async sweepAbsent(
    kind: ReplicatedCollection,
    lost: readonly string[],
    mode: 'epoch' | 'horizon',
    epoch: string,
    stamp: NewStamp,
  ): Promise<void> {
    const decide: Decide = document => absent(kind, document, mode, stamp(epoch))
    await this.applyAll(kind.name, new Map(lost.map(clientId => [clientId, decide])))
  }
}
