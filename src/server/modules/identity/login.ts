import type { User } from '../../../contract/entities/user.ts'
import { ContractError } from '../../../contract/errors.ts'
import type { ParsedParamsOf } from '../../../contract/methods.ts'
import { moment } from '../../clock.ts'
import type { Tx } from '../../database/transaction.ts'
import { type AuditEntry, writeAudit } from '../../rpc/audit.ts'
import type { PublicCall } from '../../rpc/call.ts'
import { agentOf } from '../../sessions/agent.ts'
import { deviceKey } from '../../sessions/device-key.ts'
import { openSession } from '../../sessions/open-session.ts'
import { retireSession } from '../../sessions/sessions.ts'
import { toUser, type UserRow } from '../account/user-row.ts'
import { accountOf, knownAccount } from './account-of.ts'
import { askProvider } from './ask-provider.ts'
import { type IdentityServices, providerOf, providerUnavailable } from './identity-services.ts'
import type { Person, Provider, Purpose } from './provider/provider.ts'
import { redeemAttempt } from './redeem-attempt.ts'
import { redirectAddress } from './redirect-address.ts'

interface SignedIn {
  token: string
  user: User
  deviceKey: string | null
}

/**
 * Ends a sign-in with what the provider sent the browser back with. The session is always a new one: what the caller had
 * before gains nothing. Throws FORBIDDEN, UNAVAILABLE.
 */
export async function login(
  services: IdentityServices,
  call: PublicCall,
  { code, provider: id, options = {}, redirectUri: given }: ParsedParamsOf<'userAccount.user:login'>,
): Promise<SignedIn> {
  const { state = '', binding, iss, quickLogin = true } = options
  const redirectUri = redirectAddress(services.publicUrl(), given)
  const presented = { state, binding, provider: id, redirectUri }
  const attempt = await redeemAttempt(call.database, presented, moment(services.clock))
  if (typeof options.error === 'string' || code === '') throw refused(options.error)
  const provider = providerOf(services, id)
  const person = await askProvider(services, provider, attempt, { code, state, iss })
  const now = moment(services.clock)
  return call.database.transaction(async tx => {
    const { account, entries } = await signedInAccount(tx, call, { provider, person, purpose: attempt.purpose }, now)
    return enter(services, tx, call, { account, entries, quickLogin }, now)
  })
}

/** Errors of RFC 6749 and OpenID Connect that mean: the person said no, or did not do what was asked. */
const BY_THE_PERSON = new Set(['access_denied', 'login_required', 'consent_required', 'interaction_required'])

const refused = (error: unknown): ContractError =>
  typeof error !== 'string' || BY_THE_PERSON.has(error)
    ? new ContractError('FORBIDDEN', 'The person did not agree.', { errorType: 'SignInRefused' })
    : providerUnavailable()

interface Proof {
  provider: Provider
  person: Person
  purpose: Purpose
}

const ACTION = 'userAccount.user:login'

async function signedInAccount(
  tx: Tx,
  { session, locale }: PublicCall,
  { provider, person, purpose }: Proof,
  now: Date,
): Promise<{ account: UserRow; entries: AuditEntry[] }> {
  if (purpose === 'confirm') {
    const account = await knownAccount(tx, provider.id, person)
    if (account === null || account.id !== session?.userId) {
      throw new ContractError('FORBIDDEN', 'This is another account.', { errorType: 'SignInOtherAccount' })
    }
    return { account, entries: [{ action: ACTION, objectType: 'confirm' }] }
  }
  const { account, as } = await accountOf(tx, provider.id, person, { locale, now })
  const entries = [{ action: ACTION }]
  if (as === 'new') entries.push({ action: 'identity:new-account' })
  if (as === 'joined') entries.push({ action: 'identity:join' })
  return { account, entries }
}

interface Entering {
  account: UserRow
  entries: AuditEntry[]
  quickLogin: boolean
}

async function enter(
  { sessionTimes, quotas }: IdentityServices,
  tx: Tx,
  { session, meta, userAgent }: PublicCall,
  { account, entries, quickLogin }: Entering,
  now: Date,
): Promise<SignedIn> {
  const deviceId = meta.deviceId ?? null
  const agent = agentOf(userAgent)
  const wanted = { userId: account.id, kind: 'user', deviceId, quickLogin, agent } as const
  const opened = await openSession(tx, now, sessionTimes, wanted, quotas)
  if (session?.userId === account.id && session.deviceId === deviceId) {
    await retireSession(tx, session.id, now, sessionTimes)
  }
  const key = deviceId === null ? null : await deviceKey(tx, account.id, deviceId)
  await writeAudit(tx, { userId: account.id, session: opened.session }, entries, 'ok', now)
  return { token: opened.token, user: toUser(account), deviceKey: key }
}
