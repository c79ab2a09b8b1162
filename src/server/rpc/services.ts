import type { Clock } from '../clock.ts'
import type { Database } from '../database/open.ts'
import type { Log } from '../log.ts'
import type { Sessions } from '../modules/account/sessions.ts'
import type { InAccount } from './account-transaction.ts'
import type { Handler } from './handlers.ts'
import type { RateLimits } from './rate-limits.ts'

/** What the dispatcher needs of the rest of the server. */
export interface RpcServices {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly sessions: Sessions
  readonly rateLimits: RateLimits
  readonly inAccount: InAccount
  /** By canonical name. */
  readonly handlers: ReadonlyMap<string, Handler>
  /** For metrics: how long a call took and how it ended, `ok` or the name of the error. */
  observe(method: string, outcome: string, seconds: number): void
}
