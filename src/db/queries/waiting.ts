import type { RxCollection } from 'rxdb/plugins/core'
import { combineLatest, map } from 'rxjs'
import {
  type ConflictDocument,
  QUEUE,
  type QuarantineDocument,
  REPLICATED,
  type Replicated,
  type ReplicatedName,
} from '../documents.ts'
import type { Database } from '../open.ts'
import type { Live } from './live.ts'

type Bag = Record<string, unknown>
export interface WaitingDocument {
  collection: ReplicatedName
  document: Replicated<Bag> & Bag
}

/** Every document of this device that the server has not confirmed, refused ones among them; newest first. */
export function waitingDocuments(database: Database): Live<WaitingDocument[]> {
  const each = REPLICATED.map(collection => {
    const all = database[collection] as unknown as RxCollection<WaitingDocument['document']>
    return all
      .find({ selector: { queue: { $gt: QUEUE.none } } })
      .$.pipe(
        map(documents =>
          documents.map(one => ({ collection, document: one.toMutableJSON() as WaitingDocument['document'] })),
        ),
      )
  })
  return combineLatest(each).pipe(map(all => all.flat().sort((a, b) => a.document.order - b.document.order)))
}

/** Versions that lost a merge and wait for a person to look (I10). */
export function keptVersions(database: Database): Live<ConflictDocument[]> {
  return database.conflicts
    .find({ sort: [{ order: 'asc' }] })
    .$.pipe(map(documents => documents.map(one => one.toMutableJSON())))
}

/** Rows of the server that this version cannot read (I20). */
export function unreadableRows(database: Database): Live<QuarantineDocument[]> {
  return database.quarantine.find().$.pipe(map(documents => documents.map(one => one.toMutableJSON())))
}
