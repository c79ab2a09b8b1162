import type { RxCollection } from 'rxdb/plugins/core'
import { combineLatest, map } from 'rxjs'
import type { Bag } from '../../contract/bag.ts'
import type { ConflictDocument } from '../collections/conflicts.ts'
import type { QuarantineDocument } from '../collections/quarantine.ts'
import { REPLICATED, type ReplicatedName } from '../collections/replicated.ts'
import { isHeldDeletion, QUEUE, type Replicated } from '../document.ts'
import type { Database } from '../open.ts'
import type { Live } from './live.ts'

export interface WaitingDocument {
  collection: ReplicatedName
  document: Replicated<Bag> & Bag
}

/**
 * Every document that the server has not confirmed, refused ones included; newest first. Without deletions that met an
 * edit: a kept version stands for each of them.
 */
export function waitingDocuments(database: Database): Live<WaitingDocument[]> {
  const each = REPLICATED.map(collection => {
    const all = database[collection] as unknown as RxCollection<WaitingDocument['document']>
    return all
      .find({ selector: { queue: { $gt: QUEUE.none } } })
      .$.pipe(
        map(documents =>
          documents
            .map(one => ({ collection, document: one.toMutableJSON() as WaitingDocument['document'] }))
            .filter(({ document }) => !isHeldDeletion(document)),
        ),
      )
  })
  return combineLatest(each).pipe(map(all => all.flat().sort((a, b) => a.document.order - b.document.order)))
}

/** Versions that lost a merge, kept until a person decides (I10). */
export function displacedVersions(database: Database): Live<ConflictDocument[]> {
  return database.conflicts
    .find({ sort: [{ order: 'asc' }] })
    .$.pipe(map(documents => documents.map(one => one.toMutableJSON())))
}

/** Server rows that this version cannot read (I20). */
export function unreadableRows(database: Database): Live<QuarantineDocument[]> {
  return database.quarantine.find().$.pipe(map(documents => documents.map(one => one.toMutableJSON())))
}
