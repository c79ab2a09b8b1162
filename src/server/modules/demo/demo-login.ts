import { eq } from 'drizzle-orm'
import type { Locale, User } from '../../../contract/entities/user.ts'
import { ContractError } from '../../../contract/errors.ts'
import type { Persona } from '../../../contract/methods/account.ts'
import { type Clock, moment } from '../../clock.ts'
import { users } from '../../database/schema/accounts.ts'
import type { Tx } from '../../database/transaction.ts'
import { writeAudit } from '../../rpc/audit.ts'
import type { PublicCall } from '../../rpc/call.ts'
import { openSession } from '../account/open-session.ts'
import type { SessionTimes } from '../account/session.ts'
import { toUser, type UserRow } from '../account/user-row.ts'
import { PERSONA_CLIENT_IDS } from './persona-accounts.ts'
import { seedPersona } from './seed-persona.ts'

export interface DemoSettings {
  enabled: boolean
  clock: Clock
  times: SessionTimes
}

/**
 * Signs in to the one account of this persona on this server, made with its data at the first sign-in (decision 24).
 * FORBIDDEN where demo accounts are off.
 */
export async function demoLogin(
  call: PublicCall,
  { enabled, clock, times }: DemoSettings,
  persona: Persona,
  quickLogin: boolean,
): Promise<{ token: string; user: User }> {
  if (!enabled) throw new ContractError('FORBIDDEN', 'Demo accounts are off.', { errorType: 'DemoOff' })
  const now = moment(clock)
  return call.database.transaction(async tx => {
    const account = await personaAccount(tx, persona, call.locale, now)
    const token = await openSession(tx, now, times, {
      userId: account.id,
      kind: 'demo',
      deviceId: call.meta.deviceId ?? null,
      quickLogin,
    })
    await writeAudit(tx, { userId: account.id, session: null }, [{ action: 'userAccount.user:demoLogin' }], 'ok', now)
    return { token, user: toUser(account) }
  })
}

async function personaAccount(tx: Tx, persona: Persona, locale: Locale, now: Date): Promise<UserRow> {
  const find = () => tx.select().from(users).where(eq(users.clientId, PERSONA_CLIENT_IDS[persona]))
  const [known] = await find()
  if (known) return known
  // Two first sign-ins at once: the fixed identity lets one make the account, the other waits and finds it.
  await seedPersona(tx, persona, locale, now)
  const [made] = await find()
  if (!made) throw new TypeError('the demo account was not made')
  return made
}
