import type { ContractError, ErrorName } from '../../contract/errors.ts'
import { type Clock, moment } from '../clock.ts'
import type { Database } from '../database/open.ts'
import { audit } from '../database/schema/operations.ts'
import type { Db, Tx } from '../database/transaction.ts'
import type { Log } from '../log.ts'
import type { Session } from '../sessions/session.ts'

/** S8: who did what to which object. Contains no name, text or value of a record. */
export interface AuditEntry {
  /** The method's name, or another dotted name for actions without a method. */
  action: string
  /** A kind of object, such as `health-record`. */
  objectType?: string
  objectId?: number | string | undefined
  /** The account that the row belongs to, if an administrator acts on another one. */
  ofUser?: number | null
}

export interface Auditor {
  userId: number | null
  session: Session | null
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
  const rows = entries.map(({ action, objectType, objectId, ofUser = userId }) => {
    const owner = ofUser ?? null
    return {
      userId: owner,
      actorUserId: session?.actorUserId ?? (session && owner !== session.userId ? session.userId : null),
      sessionId: session?.id ?? null,
      action,
      objectType: objectType ?? null,
      objectId: objectId === undefined ? null : String(objectId),
      outcome,
      at,
    }
  })
  // Two transactions lock the chains in the same order.
  await db.insert(audit).values(rows.toSorted((one, other) => (one.userId ?? 0) - (other.userId ?? 0)))
}

/** Refusals worth auditing: unauthenticated, forbidden, probing for ids. */
const AUDITED_FAILURES: ReadonlySet<ErrorName> = new Set(['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND'])

/** The audit row of a refused call, in its own transaction, since the call's was rolled back. Never throws. */
export async function auditFailure(
  { database, clock, log }: { database: Database; clock: Clock; log: Log },
  { method, session, tokenGiven, error }: Refusal,
): Promise<void> {
  if (!AUDITED_FAILURES.has(error.code)) return
  // A first visit without a token is not an attempt.
  if (error.code === 'UNAUTHORIZED' && !tokenGiven) return
  try {
    const auditor = { userId: session?.userId ?? null, session }
    await writeAudit(database.db, auditor, [{ action: method }], error.code, moment(clock))
  } catch (failure) {
    log.error({ err: failure, method }, 'a refused call left no audit row')
  }
}

export interface Refusal {
  method: string
  session: Session | null
  tokenGiven: boolean
  error: ContractError
}
