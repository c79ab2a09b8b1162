import type { ContractError, ErrorName } from '../../contract/errors.ts'
import { moment } from '../clock.ts'
import { audit } from '../database/schema/operations.ts'
import type { Db, Tx } from '../database/transaction.ts'
import type { Session } from '../modules/account/session.ts'
import type { RpcServices } from './services.ts'

/** S8: who did what to which object. Never holds a name, a text or a value of a record. */
export interface AuditEntry {
  /** The method's name, or another dotted name for what has none. */
  action: string
  objectType?: 'user' | 'session' | 'patient' | 'health-record' | 'asset' | 'upload'
  objectId?: number | string | undefined
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
  await db.insert(audit).values(
    entries.map(({ action, objectType, objectId }) => ({
      userId,
      actorUserId: session?.actorUserId ?? null,
      sessionId: session?.id ?? null,
      action,
      objectType: objectType ?? null,
      objectId: objectId === undefined ? null : String(objectId),
      outcome,
      at,
    })),
  )
}

/** What somebody tried and was refused, as far as it says something: being nobody, having no right, or guessing. */
const AUDITED_FAILURES: ReadonlySet<ErrorName> = new Set(['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND'])

/** The row of a refused call, written for itself because the call's own transaction was rolled back. Never throws. */
export async function auditFailure(
  { database, clock, log }: Pick<RpcServices, 'database' | 'clock' | 'log'>,
  { method, session, tokenGiven, error }: Refusal,
): Promise<void> {
  if (!AUDITED_FAILURES.has(error.code)) return
  // A first visit without a session is no attempt at anything.
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
