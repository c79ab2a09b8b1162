import { and, eq, inArray, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Locale, UserData } from '../../../contract/entities/user.ts'
import type { ProviderId } from '../../../contract/providers.ts'
import { identities, users } from '../../database/schema/accounts.ts'
import type { Tx } from '../../database/transaction.ts'
import type { UserRow } from '../account/user-row.ts'
import { chooseAccount, sameAddress } from './choose-account.ts'
import type { Person } from './provider/provider.ts'

/** The account of a person of a provider: known by the provider's key, joined by a verified address, or new. */
export async function accountOf(
  tx: Tx,
  provider: ProviderId,
  person: Person,
  { locale, now }: { locale: Locale; now: Date },
): Promise<{ account: UserRow; as: 'known' | 'joined' | 'new' }> {
  // First sign-ins at the same time come one after the other: those of one key, and those of one address.
  await lock(tx, `subject ${provider} ${person.subject}`)
  const known = await knownAccount(tx, provider, person)
  if (known) {
    await tx
      .update(identities)
      .set({ ...said(person), lastUsedAt: now })
      .where(isKey(provider, person))
    return { account: known, as: 'known' }
  }
  if (person.email !== null) await lock(tx, `email ${sameAddress(person.email)}`)
  const joined = await joinedAccount(tx, provider, person)
  const account = joined ?? (await newAccount(tx, person, locale, now))
  await tx.insert(identities).values({
    ...{ provider, subject: person.subject, userId: account.id, createdAt: now, lastUsedAt: now },
    ...said(person),
  })
  return { account, as: joined === null ? 'new' : 'joined' }
}

/** The account that has this identity; null if there is none, or it is deleted. */
export async function knownAccount(tx: Tx, provider: ProviderId, person: Person): Promise<UserRow | null> {
  const [row] = await tx
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(isKey(provider, person))
  if (!row) return null
  if (row.user.deletedAt === null) return row.user
  await tx.delete(identities).where(isKey(provider, person))
  return null
}

const isKey = (provider: ProviderId, { subject }: Person) =>
  and(eq(identities.provider, provider), eq(identities.subject, subject))

/** Addresses of identities are kept in the form in which they are compared. */
const said = ({ email, emailVerified }: Person) => ({
  email: email === null ? null : sameAddress(email),
  emailVerified,
})

const lock = (tx: Tx, key: string) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)

async function joinedAccount(tx: Tx, provider: ProviderId, person: Person): Promise<UserRow | null> {
  if (person.email === null) return null
  const withAddress = tx
    .select({ id: identities.userId })
    .from(identities)
    .where(eq(identities.email, sameAddress(person.email)))
  const rows = await tx
    .select({ identity: identities, user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(inArray(identities.userId, withAddress), sql`${users.deletedAt} is null`))
  const chosen = chooseAccount(
    { provider, ...said(person) },
    rows.map(one => one.identity),
  )
  return rows.find(one => one.user.id === chosen)?.user ?? null
}

async function newAccount(tx: Tx, { name, email }: Person, locale: Locale, now: Date): Promise<UserRow> {
  const shown = name ?? email?.split('@')[0] ?? ''
  const [account] = await tx
    .insert(users)
    .values({
      ...{ clientId: v7(), seq: 1, lastSeq: 1, createdAt: now, updatedAt: now },
      ...{ name: shown, email, data: newAccountData(shown, email, locale) },
    })
    .returning()
  if (!account) throw new TypeError('an insert returned no row')
  return account
}

/** Nothing is consented to yet, and no patient is made. */
const newAccountData = (nickname: string, email: string | null, locale: Locale): UserData => ({
  nickname,
  ...(email === null ? {} : { email }),
  plan: 'basic',
  isDemoLoaded: false,
  profile: { role: 'individual' },
  subscription: { plan: { id: 'basic' } },
  preferences: {
    locale,
    role: 'individual',
    triage: { profileId: 'russia_moscow_v1' },
    hiddenMenuItems: [],
    hiddenTags: [],
  },
  activity: { consent: false, engagement: { level: 1 } },
  ambientScribe: { reports: [] },
})
