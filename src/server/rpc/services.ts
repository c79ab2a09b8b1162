import type { Refusals } from '../audit/refusals.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/open.ts'
import type { Log } from '../log.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { InAccount } from './account-transaction.ts'
import type { Handler } from './handlers.ts'
import type { RateLimits } from './rate-limits.ts'
import type { SharedHandler } from './shared.ts'

/** What the dispatcher needs from the rest of the server. */
export interface RpcServices {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly sessions: Sessions
  readonly rateLimits: RateLimits
  readonly refusals: Refusals
  readonly inAccount: InAccount
  /** The numeric id of a patient of the account, by either kind of id. Throws NOT_FOUND. */
  ownPatientId(userId: number, given: string | number): Promise<number>
  /** By canonical name. */
  readonly handlers: ReadonlyMap<string, Handler>
  /** The same for calls with a share token. */
  readonly sharedHandlers: ReadonlyMap<string, SharedHandler>
  /** For metrics: duration and outcome of a call, `ok` or the name of the error. */
  observe(method: string, outcome: string, seconds: number): void
}
