import type { RxCollection } from 'rxdb/plugins/core'
import type { Bag } from '../../contract/bag.ts'
import { DEFINITIONS, REPLICATED } from '../collections/replicated.ts'
import { QUEUE } from '../document.ts'
import type { Database } from '../open.ts'
import type { SealedStore } from './sealed-store.ts'

interface SealedDocument {
  collection: string
  /** Version of the schema that the document has. */
  version: number
  document: Bag
}

/** Status of RxDB for a document that exists, which is not overwritten. */
const EXISTS = 409

/**
 * Documents of an account's local database: those with an edit that waits or was refused, and versions that lost a merge.
 * `wipe` deletes the database and therefore closes it.
 */
export function sealedDocuments(open: () => Promise<Database>, remove: () => Promise<void>): SealedStore {
  return {
    name: 'documents',
    async *unsent() {
      const { collections } = await open()
      for (const name of REPLICATED) {
        const { version } = DEFINITIONS[name].schema
        const waiting = await anyOf(collections[name])
          .find({ selector: { queue: { $gt: QUEUE.none } } })
          .exec()
        for (const one of waiting) {
          yield { collection: name, version, document: one.toMutableJSON() } satisfies SealedDocument
        }
      }
      for (const one of await collections.conflicts.find().exec()) {
        yield { collection: 'conflicts', version: 0, document: { ...one.toMutableJSON() } } satisfies SealedDocument
      }
    },
    async restore(_accountId, record) {
      const { collection, version, document } = record as unknown as SealedDocument
      const target = anyOf((await open()).collections[collection as keyof Database['collections']])
      const migrations = DEFINITIONS[collection as keyof typeof DEFINITIONS]?.migrations ?? {}
      let migrated = document
      for (let step = version + 1; step <= target.schema.version; step++) {
        migrated = (await migrations[step]?.(migrated as never, target)) ?? migrated
      }
      const { error } = await target.bulkInsert([migrated])
      const failed = error.find(({ status }) => status !== EXISTS)
      if (failed) throw new Error(`a document could not be put back: ${JSON.stringify(failed)}`)
    },
    wipe: remove,
  }
}

const anyOf = (collection: unknown) => collection as RxCollection<Bag>
