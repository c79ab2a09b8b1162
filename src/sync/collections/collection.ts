import type { z } from 'zod/mini'
import type { Row } from '../../contract/row.ts'
import type { ReplicatedName } from '../../db/documents.ts'
import type { Merged } from '../merge/three-way.ts'
import type { AnyDocument, Bag } from '../replica/outcome.ts'

/** A row of the server, validated: the common part, and the rest as it came. */
export type ServerRow = Row & Bag

export interface Push {
  method: string
  params: Bag
}

/** Everything the engine must know of one collection; the engine itself knows none by name. */
export interface ReplicatedCollection {
  readonly name: ReplicatedName
  /** The parts of a document that a person edits and that merge; what the server alone decides is in `serverFields`. */
  readonly contentKeys: readonly string[]
  readonly serverFields: readonly string[]
  /** Documents of these collections must be on the server before one that refers to them is sent. */
  dependsOn(document: AnyDocument): { collection: ReplicatedName; clientId: string } | null
  readonly row: z.ZodMiniType
  readonly list: { method: string; params: Bag; pages: boolean }
  /** Content and server fields of a validated row. */
  fromRow(row: ServerRow): Bag
  /** Device-local fields of a document that the server made known first. */
  readonly local: Bag
  create(document: AnyDocument): Push
  update(document: AnyDocument): Push
  remove(document: AnyDocument): Push
  merge(base: Bag | null, local: Bag, remote: Bag): Merged<Bag>
  /** What the sync centre calls the document. */
  title(content: Bag): string
}
