import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Database } from '../../../src/server/database/open.ts'
import { devices, sessions } from '../../../src/server/database/schema/accounts.ts'
import { openSession } from '../../../src/server/sessions/open-session.ts'
import { SESSION_TIMES } from '../../../src/server/sessions/session.ts'
import { insertUser } from '../database/rows.ts'
import { onOneDatabase } from '../databases.ts'

const DAY = 86_400_000
const START = Date.UTC(2026, 0, 1)
const QUOTAS = { sessions: 3, devices: 4 }

onOneDatabase('sessions and devices of an account', ({ open }) => {
  async function account(kind: 'user' | 'demo' = 'user') {
    const database = await open()
    const userId = await insertUser(database)
    const signIn = (deviceId: string, days: number) =>
      database.transaction(tx =>
        openSession(
          tx,
          new Date(START + days * DAY),
          SESSION_TIMES,
          { userId, kind, deviceId, quickLogin: true },
          QUOTAS,
        ),
      )
    return { database, userId, signIn }
  }
  const live = async ({ db }: Database, userId: number) =>
    (await db.select().from(sessions).where(eq(sessions.userId, userId)))
      .filter(({ revokedAt }) => revokedAt === null)
      .map(({ deviceId }) => deviceId)
      .sort()
  const known = async ({ db }: Database, userId: number) =>
    (await db.select().from(devices).where(eq(devices.userId, userId))).map(({ id }) => id).sort()

  it('of one session more than the quota the one that was used longest ago ends', async () => {
    const { database, userId, signIn } = await account()
    for (const [at, id] of ['a', 'b', 'c'].entries()) await signIn(id, at)
    expect(await live(database, userId)).toEqual(['a', 'b', 'c'])
    await signIn('b', 3)
    expect(await live(database, userId)).toEqual(['b', 'b', 'c'])
  })

  it('a device beyond the quota may not sign in, a known one may; what is away for very long is forgotten', async () => {
    const { database, userId, signIn } = await account()
    for (const [at, id] of ['a', 'b', 'c', 'd'].entries()) await signIn(id, at)
    await expect(signIn('e', 5)).rejects.toMatchObject({ code: 'FORBIDDEN', data: { errorType: 'TooManyDevices' } })
    expect(await live(database, userId), 'a refused sign-in ends nobody').toEqual(['b', 'c', 'd'])
    await signIn('a', 6)
    await expect(signIn('e', 400)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await signIn('e', 402)
    expect(await known(database, userId)).toEqual(['a', 'c', 'd', 'e'])
  })

  it('the shared accounts of the demo shut nobody out: their devices are forgotten after two days', async () => {
    const { database, userId, signIn } = await account('demo')
    for (const [at, id] of ['a', 'b', 'c', 'd', 'e', 'f'].entries()) await signIn(id, at / 10)
    expect(await live(database, userId)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
    await database.db.update(sessions).set({ revokedAt: new Date(START) })
    await signIn('g', 5)
    expect(await known(database, userId)).toEqual(['d', 'e', 'f', 'g'])
  })
})
