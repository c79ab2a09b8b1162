import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import type { Log } from '../../../log.ts'
import type { InAccount } from '../../../rpc/account-transaction.ts'
import type { PaymentProvider } from './provider.ts'

export interface PaymentServices {
  database: Database
  inAccount: InAccount
  clock: Clock
  log: Log
  /** Null where nothing can be paid. */
  provider: PaymentProvider | null
  /** Only the demo's accounts may pay: the provider moves no money. */
  demoOnly: boolean
  publicUrl(): string
}
