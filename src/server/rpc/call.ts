import type { Locale } from '../../contract/entities/user.ts'
import type { CallMeta } from '../../contract/envelope.ts'
import type { ResponseMeta } from '../../contract/response.ts'
import type { Database } from '../database/open.ts'
import type { Db } from '../database/transaction.ts'
import type { Session } from '../sessions/session.ts'
import type { AccountTransaction } from './account-transaction.ts'
import type { AuditEntry } from './audit.ts'
import type { Stored } from './operations.ts'

/** What every handler gets. */
export interface Call {
  readonly requestId: string
  /** Address of the caller, for rate limits. */
  readonly address: string
  /** The header of the caller, for the list of sessions. */
  readonly userAgent?: string | undefined
  readonly meta: CallMeta
  /** From the call's meta or the Accept-Language header; English if neither is supported. */
  readonly locale: Locale
  /** Milliseconds to add to the times of the calling device; 0 if its clock is right or unknown. */
  readonly clockCorrectionMs: number
  /** Aborts when the call has taken too long. */
  readonly signal: AbortSignal
  /** Adds an audit row (S8): never with names, texts or values. `action` is the method's name by default. */
  audit(entry: Omit<AuditEntry, 'action'> & { action?: string }): void
}

export interface UserCall extends Call {
  readonly session: Session
  readonly userId: number
  /** The patient that the call names (decision 3); a write that names none is about this patient. */
  readonly patientId: number | null
  /** The writing device, for `updatedByDevice` of rows. */
  readonly deviceId: string | null
}

export interface ReadCall extends UserCall {
  readonly db: Db
  /** A device has what the account lost: begins another epoch in place of `lost`, and returns it (I8). */
  beginLife(lost: string): Promise<string>
}

/** A call inside the account's transaction (I7): no other write of this account runs until it ends. */
export interface WriteCall extends UserCall, AccountTransaction {
  /** Called after the commit; not called after a rollback. Errors are logged, since the call has succeeded by then. */
  afterCommit(task: () => void | Promise<void>): void
}

/** A call with work before or without the account's transaction: long work, or work outside the database. */
export interface StagedCall<R> extends UserCall {
  readonly database: Database
  /** Runs `work` like a `write` call, including its opId. */
  write(work: (call: WriteCall) => Promise<CallResult<R>>): Promise<Stored>
}

/** A call without a session, which opens its own transactions. */
export interface PublicCall extends Call {
  readonly database: Database
  readonly session: Session | null
}

export interface CallResult<R> {
  result: R
  meta?: ResponseMeta
}
