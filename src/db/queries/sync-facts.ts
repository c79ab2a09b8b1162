import type { RxCollection } from 'rxdb/plugins/core'
import type { Bag } from '../../contract/bag.ts'
import { DEFINITIONS, REPLICATED, type ReplicatedName } from '../collections/replicated.ts'
import type { Replicated } from '../document.ts'
import { contentOf } from '../local-write.ts'
import type { Database } from '../open.ts'

type AnyDocument = Replicated<Bag> & Bag

/** The facts by which two devices compare a collection. */
export interface CollectionFacts {
  name: ReplicatedName
  documents: number
  /** Not confirmed by the server: dirty, in the upload queue, or refused. */
  waiting: number
  /** 12 hexadecimal digits of a SHA-256 over ids, seq and content of every document: equal where the devices are. */
  digest: string
}

export async function collectionFacts(database: Database): Promise<CollectionFacts[]> {
  return await Promise.all(
    REPLICATED.map(async name => {
      const collection = database[name] as unknown as RxCollection<AnyDocument>
      const documents = await collection.find({ selector: { deletedAt: null } }).exec()
      const waiting = await collection.count({ selector: { queue: { $gt: 0 } } }).exec()
      const facts = documents
        .map(one => one.toJSON() as AnyDocument)
        .sort((a, b) => (a.clientId < b.clientId ? -1 : 1))
        .map(({ clientId, id, sync, ...rest }) => ({
          ...{ clientId, id, seq: sync.serverSeq },
          content: contentOf<Bag>(rest as AnyDocument, DEFINITIONS[name].contentKeys),
        }))
      return { name, documents: documents.length, waiting, digest: await digestOf(facts) }
    }),
  )
}

async function digestOf(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value, withSortedKeys))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash.subarray(0, 6), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Sorts the keys, because two devices may hold the fields of a document in different orders. */
function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
