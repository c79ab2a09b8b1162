import { eq } from 'drizzle-orm'
import { LOCALES, type Locale, type User } from '../../../contract/entities/user.ts'
import { ContractError } from '../../../contract/errors.ts'
import type { Persona } from '../../../contract/methods/account.ts'
import { type Clock, moment } from '../../clock.ts'
import { users } from '../../database/schema/accounts.ts'
import type { Tx } from '../../database/transaction.ts'
import type { SignInQuotas } from '../../quotas/sign-in-room.ts'
import { writeAudit } from '../../rpc/audit.ts'
import type { PublicCall } from '../../rpc/call.ts'
import { agentOf } from '../../sessions/agent.ts'
import { deviceKey } from '../../sessions/device-key.ts'
import { openSession } from '../../sessions/open-session.ts'
import type { SessionTimes } from '../../sessions/session.ts'
import { toUser, type UserRow } from '../account/user-row.ts'
import { FORMER_CLIENT_IDS, PERSONA_CLIENT_IDS } from './persona-accounts.ts'
import { seededName, seedPersona } from './seed-persona.ts'

export interface DemoSettings {
  enabled: boolean
  /** Whether the administrator is one of them: everybody who opens the page can be it. */
  admin: boolean
  clock: Clock
  times: SessionTimes
  quotas: SignInQuotas
}

/**
 * Signs in to this persona's account in the caller's language, created with its data at the first sign-in (decision
 * 24). Throws FORBIDDEN if demo accounts are off.
 */
export async function demoLogin(
  call: PublicCall,
  { enabled, admin, clock, times, quotas }: DemoSettings,
  persona: Persona,
  quickLogin: boolean,
): Promise<{ token: string; user: User; deviceKey: string | null }> {
  if (!enabled || (persona === 'admin' && !admin))
    throw new ContractError('FORBIDDEN', 'Demo accounts are off.', { errorType: 'DemoOff' })
  const now = moment(clock)
  const deviceId = call.meta.deviceId ?? null
  return call.database.transaction(async tx => {
    const account = await personaAccount(tx, persona, call.locale, now)
    const agent = agentOf(call.userAgent)
    const wanted = { userId: account.id, kind: 'demo', deviceId, quickLogin, agent } as const
    const { token, session } = await openSession(tx, now, times, wanted, quotas)
    const key = deviceId === null ? null : await deviceKey(tx, account.id, deviceId)
    await writeAudit(tx, { userId: account.id, session }, [{ action: 'userAccount.user:demoLogin' }], 'ok', now)
    return { token, user: toUser(account), deviceKey: key }
  })
}

async function personaAccount(tx: Tx, persona: Persona, locale: Locale, now: Date): Promise<UserRow> {
  const find = async (clientId: string) => (await tx.select().from(users).where(eq(users.clientId, clientId)))[0]
  // A device may hold unsent work of the account of an older server, which users of its language therefore still get.
  const former = await find(FORMER_CLIENT_IDS[persona])
  if (former && languageOf(former, persona) === locale) return former
  const clientId = PERSONA_CLIENT_IDS[locale][persona]
  const known = await find(clientId)
  if (known) return known
  // Two first sign-ins at once: the fixed identity lets one create the account; the other waits and finds it.
  await seedPersona(tx, { persona, locale, clientId }, now)
  const made = await find(clientId)
  if (!made) throw new TypeError('the demo account was not made')
  return made
}

/** A person may have renamed the account since. */
const languageOf = ({ name, data }: UserRow, persona: Persona): Locale =>
  LOCALES.find(locale => name === seededName(persona, locale)) ?? data.preferences?.locale ?? 'en'
