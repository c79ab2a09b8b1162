import type { MigrationStrategies } from 'rxdb/plugins/core'
import type { Documents } from '../documents.ts'

/**
 * For each collection and each version of its schema above 0: how a document of the version before becomes one of it.
 * Whoever adds one raises the version in schemas/collections.ts and GENERATION beside this.
 */
export const MIGRATIONS: { [N in keyof Documents]?: MigrationStrategies } = {}
