import { audit } from '../database/schema/operations.ts'
import type { Db, Tx } from '../database/transaction.ts'
import type { Session } from '../sessions/session.ts'

/** S8: who did what to which object. Contains no name, text or value of a record. */
export interface AuditEntry {
  /** The method's name, or another dotted name for actions without a method. */
  action: string
  /** A kind of object, such as `health-record`. */
  objectType?: string
  objectId?: number | string | undefined
  /** Of a list: which rows left, by `extentOf`. Of counted refusals: how many. */
  extent?: string
  /** The account that the row belongs to, if an administrator acts on another one. */
  ofUser?: number | null
}

export interface Auditor {
  userId: number | null
  session: Pick<Session, 'id' | 'userId' | 'actorUserId'> | null
}

/** `outcome` is `ok` or the name of the error. */
export async function writeAudit(
  db: Db | Tx,
  { userId, session }: Auditor,
  entries: readonly AuditEntry[],
  outcome: string,
  at: Date,
): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ action, objectType, objectId, extent, ofUser = userId }) => {
    const owner = ofUser ?? null
    return {
      userId: owner,
      actorUserId: session?.actorUserId ?? (session && owner !== session.userId ? session.userId : null),
      sessionId: session?.id ?? null,
      action,
      objectType: objectType ?? null,
      objectId: objectId === undefined ? null : String(objectId),
      extent: extent ?? null,
      outcome,
      at,
    }
  })
  // Two transactions lock the chains in the same order.
  await db.insert(audit).values(rows.toSorted((one, other) => (one.userId ?? 0) - (other.userId ?? 0)))
}
