import type { RxJsonSchema } from 'rxdb'
import type { ReplicatedName } from './replicated.ts'
import { anything, localSchema, text } from './schema.ts'

/** A server row that this version cannot read (I20): it is kept and shown, and does not block the other rows. */
export type QuarantineDocument = {
  /** `${kind}|${clientId}`, or `${kind}|#${position in the page}` if the row has no readable clientId. */
  key: string
  kind: ReplicatedName
  row: unknown
  /** Validation errors, by path. */
  issues: { path: string; message: string }[]
  seq: number
  at: number
}

export const quarantineSchema: RxJsonSchema<QuarantineDocument> = localSchema(
  { kind: text, row: anything, issues: anything, seq: anything, at: anything },
  ['kind', 'row', 'issues', 'seq', 'at'],
)
