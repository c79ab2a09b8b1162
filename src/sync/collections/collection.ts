import type { z } from 'zod/mini'
import type { Bag } from '../../contract/bag.ts'
import type { Row } from '../../contract/row.ts'
import { DEFINITIONS, type ReplicatedName } from '../../db/collections/replicated.ts'
import type { AnyDocument } from '../../db/document.ts'
import { type Merged, threeWay } from '../merge/three-way.ts'

/** A row of the server, validated: the common part, and the rest as it came. */
export type ServerRow = Row & Bag

export interface Push {
  method: string
  params: Bag
}

/** The parameters by which an update names the row that it changes, a deleted one if its user puts it back. */
export const baseOf = ({ sync }: AnyDocument): Bag => ({
  baseSeq: sync.serverSeq ?? undefined,
  ...(sync.undelete ? { undelete: true } : {}),
})

/** Base and local side of merging the server's row of an uploaded file into its document. */
export type UploadSides = (document: AnyDocument, remote: Bag, row: ServerRow) => { base: Bag; local: Bag }

/** How a collection is sent and received. */
export interface Wire {
  readonly row: z.ZodMiniType
  /** Null: documents are only sent, and removed from the device once the server has them. */
  readonly list: { method: string; params: Bag; pages: boolean } | null
  /** Content and server fields of a validated row. */
  fromRow(row: ServerRow): Bag
  create(document: AnyDocument): Push
  update(document: AnyDocument): Push
  remove(document: AnyDocument): Push
  merge(base: Bag | null, local: Bag, remote: Bag): Merged<Bag>
  /** What was edited of a document while its file was sent; absent for collections without files. */
  uploadSides?: UploadSides
}

/** One collection as the engine sees it; push and pull know no collection by name. */
export interface ReplicatedCollection extends Wire {
  readonly name: ReplicatedName
  readonly contentKeys: readonly string[]
  /** The fields that stay on the device, with the values they have in a document from the server. */
  readonly local: Bag
  title(content: Bag): string
  /** The document that must be on the server before this one is sent. */
  dependsOn(document: AnyDocument): { collection: ReplicatedName; clientId: string } | null
}

/** A collection that the server has rows of. */
export type PulledCollection = ReplicatedCollection & { readonly list: NonNullable<Wire['list']> }

export const isPulled = (kind: ReplicatedCollection): kind is PulledCollection => kind.list !== null

/** Combines a collection's definition in db with the way it is sent and received. */
export function replicated(name: ReplicatedName, wire: Wire): ReplicatedCollection {
  // The engine hands every definition only documents of its own collection.
  const definition = DEFINITIONS[name] as unknown as Omit<ReplicatedCollection, keyof Wire>
  return { ...definition, ...wire }
}

export interface EntityMethods {
  readonly row: z.ZodMiniType
  /** Of `<methods>:list`, `:create`, `:update` and `:delete`. */
  readonly methods: string
  /** The parameter that carries the document. */
  readonly parameter: string
  /** The document's fields are the parameters themselves (D §7). */
  readonly isFlat?: true
  /** Fields of a row beside the content, which only the server sets. */
  readonly serverFields?: readonly string[]
}

/** A collection of rows that have methods of their own and travel whole: content keys as they are named on the wire. */
export function replicatedEntity(
  name: ReplicatedName,
  { row, methods, parameter, isFlat, serverFields = [] }: EntityMethods,
): ReplicatedCollection {
  const { contentKeys } = DEFINITIONS[name]
  const picked = (from: Bag, keys: readonly string[]): Bag => Object.fromEntries(keys.map(key => [key, from[key]]))
  const content = (from: Bag) => picked(from, contentKeys)
  const carried = (document: Bag): Bag => (isFlat ? document : { [parameter]: document })
  const baseSeq = ({ sync }: AnyDocument) => sync.serverSeq ?? undefined
  return replicated(name, {
    row,
    list: { method: `${methods}:list`, params: {}, pages: true },
    fromRow: from => picked(from, [...contentKeys, ...serverFields]),
    create: document => {
      const { clientId, createdAt } = document
      return { method: `${methods}:create`, params: carried({ clientId, createdAt, ...content(document) }) }
    },
    update: document => ({
      method: `${methods}:update`,
      params: { ...carried({ clientId: document.clientId, ...content(document) }), ...baseOf(document) },
    }),
    remove: document => ({
      method: `${methods}:delete`,
      params: { clientId: document.clientId, baseSeq: baseSeq(document) },
    }),
    merge: threeWay,
  })
}
