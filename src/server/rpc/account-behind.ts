import { announce } from '../changes/changes.ts'
import { moment } from '../clock.ts'
import { beginLife } from '../database/account-epoch.ts'
import { writeAudit } from './audit.ts'
import type { UserCall } from './call.ts'
import type { RpcServices } from './services.ts'

/** Thrown to roll back a write: its device has rows that the account lost. */
export class AccountBehind extends Error {
  override readonly name = 'AccountBehind'
  /** In which they were given. */
  readonly epoch: string
  constructor(epoch: string) {
    super('A device has rows that this server lost')
    this.epoch = epoch
  }
}

/**
 * The server was rolled back with its machine, which only a device can notice: the account begins another epoch in place
 * of `lost`, in which every device sends again what is missing here (I8). Returns the epoch.
 */
export async function beginAccountLife(
  { database, clock, log }: Pick<RpcServices, 'database' | 'clock' | 'log'>,
  { userId, session, meta }: Pick<UserCall, 'userId' | 'session' | 'meta'>,
  lost: string,
): Promise<string> {
  return database.transaction(async tx => {
    const { epoch, began } = await beginLife(tx, userId, lost)
    if (began) {
      log.warn({ userId }, 'a device has rows that this server lost: its account begins another epoch')
      await writeAudit(tx, { userId, session }, [{ action: 'account:restored' }], 'ok', moment(clock))
      await announce(tx, { kind: 'change', userId, seq: meta.seen ?? 0 })
    }
    return epoch
  })
}
