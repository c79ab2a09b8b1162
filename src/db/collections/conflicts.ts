import type { RxJsonSchema } from 'rxdb'
import type { Bag } from '../../contract/bag.ts'
import type { ReplicatedName } from './replicated.ts'
import { anything, keyText, localSchema, order, text } from './schema.ts'

/** What is needed, beside the lost content, to put a deleted document back whole. */
export interface DeletedIdentity {
  /** The document's other fields: its number, date and place in lists, and those of its file. */
  fields: Bag
  /** Of the tombstone; null if the server has forgotten it. */
  seq: number | null
  epoch: string
  /** Content of the tombstone. */
  base: Bag | null
}

/** A version that lost a merge, kept beside the document (I10). */
export type ConflictDocument = {
  /** `${kind}|${clientId}|${localRev}|${seq of the server's row}|${place among the conflicts of that merge}` */
  key: string
  /** The collection of the document; `collection` is a reserved name in RxDB. */
  kind: ReplicatedName
  clientId: string
  /**
   * Dotted path of the field; `deleted`: an edit of a document that was deleted elsewhere; `deletedAt`: a deletion of a
   * document that was changed, or put back, elsewhere.
   */
  field: string
  title: string
  /**
   * The value that won, and the device and time that wrote it; of `deleted` a DeletedIdentity, null in rows of earlier
   * versions.
   */
  kept: unknown
  keptDevice: string | null
  keptAt: string
  /** The displaced value, and the device and time that wrote it. */
  lost: unknown
  lostDevice: string | null
  lostAt: string
  order: number
}

export const conflictSchema: RxJsonSchema<ConflictDocument> = localSchema(
  {
    kind: text,
    clientId: keyText(64),
    field: text,
    title: text,
    kept: anything,
    keptDevice: anything,
    keptAt: text,
    lost: anything,
    lostDevice: anything,
    lostAt: text,
    order,
  },
  ['kind', 'clientId', 'field', 'keptAt', 'lostAt', 'order'],
  [['order']],
)
