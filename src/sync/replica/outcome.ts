import type { ConflictDocument } from '../../db/collections/conflicts.ts'
import type { AnyDocument } from '../../db/document.ts'
import type { WriteStamp } from '../../db/local-write.ts'

/** The effect of a server response on one document: decided by pure functions, carried out by the replica. */
export type Outcome =
  | { kind: 'unchanged' }
  | { kind: 'write'; document: AnyDocument; conflicts: ConflictDocument[] }
  | { kind: 'remove'; conflicts: ConflictDocument[] }

export const UNCHANGED: Outcome = { kind: 'unchanged' }

/**
 * Identifies a write of the engine: a new operation id, the device's time (for showing only), the device, the row's
 * epoch.
 */
export interface SyncStamp extends WriteStamp {
  deviceId: string
  /** The epoch of the response that contained the row. */
  epoch: string
}
