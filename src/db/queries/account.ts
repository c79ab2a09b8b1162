import { map } from 'rxjs'
import type { AccountDocument } from '../collections/account.ts'
import type { Database } from '../open.ts'
import type { Live } from './live.ts'

/** The signed-in user, the only one of this store; null until the first pull brought it. */
export function ownAccount(database: Database): Live<AccountDocument | null> {
  return database.account.findOne().$.pipe(map(document => document?.toMutableJSON() ?? null))
}
