import type { ConflictDocument, Replicated } from '../../db/documents.ts'

export type Bag = Record<string, unknown>
export type AnyDocument = Replicated<Bag> & Bag

/** What one piece of news from the server does to one document. Decided purely, carried out by the replica. */
export type Outcome =
  | { kind: 'unchanged' }
  | { kind: 'write'; document: AnyDocument; conflicts: ConflictDocument[] }
  | { kind: 'remove'; conflicts: ConflictDocument[] }

export const UNCHANGED: Outcome = { kind: 'unchanged' }

/** What a decision may draw on: a fresh operation id, the device's time, and who this device is. */
export interface Circumstances {
  opId: string
  /** Milliseconds, by the device's clock. For showing only. */
  now: number
  deviceId: string
  /** The epoch of the answer that brought the row. */
  epoch: string
}
