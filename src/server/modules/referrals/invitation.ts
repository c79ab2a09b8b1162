import { and, eq, isNull } from 'drizzle-orm'
import { refusalOf } from '../../../domain/account/referral.ts'
import { devices, identities, users } from '../../database/schema/accounts.ts'
import { referralCodes, referrals } from '../../database/schema/referrals.ts'
import type { Tx } from '../../database/transaction.ts'

/**
 * Notes by whose code an account began; once, with its first touch. An invitation of oneself is noted with its reason and
 * never counted: the same account, a device or a verified address of both.
 */
export async function noteInvitation(tx: Tx, invitedUserId: number, code: string, now: Date): Promise<void> {
  const [owner] = await tx
    .select({ inviterUserId: referralCodes.userId })
    .from(referralCodes)
    .innerJoin(users, eq(users.id, referralCodes.userId))
    .where(and(eq(referralCodes.code, code.trim().toUpperCase()), isNull(users.deletedAt)))
  if (!owner) return
  const { inviterUserId } = owner
  const [invited, inviter] = [await known(tx, invitedUserId), await known(tx, inviterUserId)]
  // A demo account belongs to all visitors.
  if (!invited || !inviter || invited.isDemo) return
  const [circle] = await tx
    .select({ userId: referrals.invitedUserId })
    .from(referrals)
    .where(and(eq(referrals.invitedUserId, inviterUserId), eq(referrals.inviterUserId, invitedUserId)))
  const refused = refusalOf({ invited, inviter, isCircle: circle !== undefined, now })
  await tx.insert(referrals).values({ invitedUserId, inviterUserId, createdAt: now, refused }).onConflictDoNothing()
}

/** What distinguishes two accounts; null if there is none. */
export async function known(tx: Tx, userId: number) {
  const [user] = await tx
    .select({ createdAt: users.createdAt, persona: users.demoPersona })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) return null
  const used = await tx.select({ id: devices.id }).from(devices).where(eq(devices.userId, userId))
  const verified = await tx
    .select({ email: identities.email })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.emailVerified, true)))
  return {
    ...{ userId, createdAt: user.createdAt, isDemo: user.persona !== null },
    deviceIds: used.map(({ id }) => id),
    emails: verified.flatMap(({ email }) => email ?? []),
  }
}
