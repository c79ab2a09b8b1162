import type { MigrationStrategies, RxJsonSchema } from 'rxdb/plugins/core'
import type { Replicated } from '../document.ts'

/**
 * Defines one replicated collection. Opening, migrations, edits, conflicts and the sync centre derive from it; how it
 * is sent and received is defined in sync/collections.
 */
export interface Definition<Content extends object, Local extends object = object, Kind extends string = string> {
  readonly name: string
  /** The fields that a person edits; they are sent and merged. */
  readonly contentKeys: readonly (keyof Content & string)[]
  /** The fields that stay on the device, with the values they have in a document from the server. */
  readonly local: Local
  readonly schema: RxJsonSchema<Replicated<Content> & Local>
  /** For each schema version above 0: converts a document of the version before. */
  readonly migrations: MigrationStrategies
  title(content: Content): string
  /** The kind of a document, shown as an icon and a word beside its title. */
  kind(content: Content): Kind
  /** The document that must be on the server before this one is sent. */
  dependsOn(content: Content): { collection: string; clientId: string } | null
}

/** The document type of a definition. */
export type DocumentOf<D> =
  D extends Definition<infer Content, infer Local, string> ? Replicated<Content> & Local : never
