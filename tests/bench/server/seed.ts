import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { openDatabase } from '../../../src/server/database/open.ts'
import { sessions, sessionTokens, users } from '../../../src/server/database/schema/accounts.ts'
import { audit } from '../../../src/server/database/schema/operations.ts'
import { healthRecords, patients } from '../../../src/server/database/schema/records.ts'
import { createLog } from '../../../src/server/log.ts'
import { personaData } from '../../../src/server/modules/demo/persona-accounts.ts'
import { hashToken, newToken } from '../../../src/server/sessions/tokens.ts'
import type { Account } from '../rig/account.ts'
import { recordAt } from '../rig/record.ts'

type Place = Parameters<typeof openDatabase>[0]

/** Of the servers that are called, in recordings: the calls of one account wait for each other. */
export const CALLING_ACCOUNTS = Array.from({ length: 32 }, () => 50)
/** Rows per insert statement. */
const CHUNK = 500

/** Inserts one account per entry of `totals`, with as many recordings. The server must not be running. */
export async function seedAccounts(where: Place, totals: readonly number[]): Promise<Account[]> {
  const database = await openDatabase(where, createLog('silent'))
  try {
    const accounts: Account[] = []
    for (const total of totals) accounts.push(await seedAccount(database, total))
    await database.db.execute(sql`analyze`)
    return accounts
  } finally {
    await database.close()
  }
}

/** Counts the patients ever created and the audit rows of creations: one row per creation that had an effect (I2). */
export async function countCreations(where: Place): Promise<{ patients: number; audited: number }> {
  const { db, close } = await openDatabase(where, createLog('silent'))
  try {
    const created = and(eq(audit.action, 'userAccount.patients:create'), eq(audit.outcome, 'ok'))
    return { patients: await db.$count(patients), audited: await db.$count(audit, created) }
  } finally {
    await close()
  }
}

async function seedAccount({ db }: Awaited<ReturnType<typeof openDatabase>>, total: number): Promise<Account> {
  const now = new Date()
  const accountId = randomUUID()
  const [user] = await db
    .insert(users)
    .values({
      clientId: accountId,
      seq: 1,
      lastSeq: total + 1,
      name: 'Bench',
      data: personaData('doctor', 'Bench', 'en', now),
    })
    .returning({ id: users.id })
  if (!user) throw new TypeError('an insert returned no row')
  for (let first = 0; first < total; first += CHUNK) {
    const indexes = Array.from({ length: Math.min(CHUNK, total - first) }, (_, i) => first + i)
    await db.insert(healthRecords).values(
      indexes.map(index => {
        const { clientId, name, createdAt, data } = recordAt(index)
        const at = new Date(createdAt)
        const row = { clientId, name, data, createdAt: at, updatedAt: at, seq: index + 2, userId: user.id }
        return { ...row, recordType: 'ambient-scribe' as const, status: 'processed' as const }
      }),
    )
  }
  return { accountId, ...(await openSession(db, user.id)), total }
}

/** Opens a session of a day for a user. */
export async function openSession(
  db: Awaited<ReturnType<typeof openDatabase>>['db'],
  userId: number,
): Promise<Pick<Account, 'userId' | 'token'>> {
  const now = new Date()
  const token = newToken()
  const [session] = await db
    .insert(sessions)
    .values({ userId, kind: 'user', expiresAt: new Date(now.getTime() + 86_400_000) })
    .returning({ id: sessions.id })
  if (!session) throw new TypeError('an insert returned no row')
  const issued = { tokenHash: hashToken(token), sessionId: session.id, issuedAt: now, firstUsedAt: now }
  await db.insert(sessionTokens).values(issued)
  return { userId, token }
}
