import { map } from 'rxjs'
import type { ReplicatedDocuments, ReplicatedName } from '../collections/replicated.ts'
import { anyCollection } from '../commands/context.ts'
import type { Database } from '../open.ts'
import type { Live } from './live.ts'

/** Every document of a collection that is not deleted, newest first. */
export function allDocuments<N extends ReplicatedName>(database: Database, name: N): Live<ReplicatedDocuments[N][]> {
  return anyCollection(database, name)
    .find({ selector: { deletedAt: null }, sort: [{ order: 'asc' }] })
    .$.pipe(map(documents => documents.map(one => one.toMutableJSON() as unknown as ReplicatedDocuments[N])))
}

/** One document by clientId or by the server's number; null where it is deleted or not on this device. */
export function oneDocument<N extends ReplicatedName>(
  database: Database,
  name: N,
  id: string,
): Live<ReplicatedDocuments[N] | null> {
  const selector = /^\d+$/.test(id) ? { id: Number(id) } : { clientId: id }
  return anyCollection(database, name)
    .findOne({ selector: { ...selector, deletedAt: null } })
    .$.pipe(map(document => (document?.toMutableJSON() as unknown as ReplicatedDocuments[N] | undefined) ?? null))
}
