import type { RxJsonSchema } from 'rxdb'
import { anything, integer, localSchema } from './schema.ts'

/** The last result of a server-only call: read locally, shown with its age. */
export type RemoteDocument = {
  /** The method and its parameters. */
  key: string
  value: unknown
  /** Device clock, milliseconds. */
  fetchedAt: number
}

export const remoteCacheSchema: RxJsonSchema<RemoteDocument> = localSchema({ value: anything, fetchedAt: integer }, [
  'value',
  'fetchedAt',
])
