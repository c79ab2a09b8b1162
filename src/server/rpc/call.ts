import type { Locale } from '../../contract/entities/user.ts'
import type { CallMeta } from '../../contract/envelope.ts'
import type { ResponseMeta } from '../../contract/response.ts'
import type { Database } from '../database/open.ts'
import type { Db } from '../database/transaction.ts'
import type { Session } from '../modules/account/session.ts'
import type { AccountTransaction } from './account-transaction.ts'
import type { AuditEntry } from './audit.ts'
import type { Stored } from './operations.ts'

/** What every handler knows of its call. */
export interface Call {
  readonly requestId: string
  /** Address of the caller, for rate limits. */
  readonly address: string
  readonly meta: CallMeta
  /** Of the call's meta; where it names none of ours, English. */
  readonly locale: Locale
  /** Aborts when the call has taken too long. */
  readonly signal: AbortSignal
  /** Leaves an audit row (S8): never with names, texts or values. */
  audit(entry: AuditEntry): void
}

export interface UserCall extends Call {
  readonly session: Session
  readonly userId: number
  /** The patient that the call says it is about (decision 3): a write that names none is about this one. */
  readonly patientId: number | null
  /** Who writes, for rows' `updatedByDevice`. */
  readonly deviceId: string | null
}

export interface ReadCall extends UserCall {
  readonly db: Db
}

/** A call inside the account's transaction (I7): nothing else writes this account until it ends. */
export interface WriteCall extends UserCall, AccountTransaction {
  /** Runs once the change is committed. What it throws is logged, since the call has succeeded by then. */
  afterCommit(task: () => void | Promise<void>): void
}

/** A call that does what is long or outside the database before, or without, the account's transaction. */
export interface StagedCall<R> extends UserCall {
  readonly database: Database
  /** Runs `work` as a `write` call would run, its opId included. */
  write(work: (call: WriteCall) => Promise<Answer<R>>): Promise<Stored>
}

/** A call that needs no session, and keeps its own transactions. */
export interface PublicCall extends Call {
  readonly database: Database
  readonly session: Session | null
}

export interface Answer<R> {
  result: R
  meta?: ResponseMeta
}
