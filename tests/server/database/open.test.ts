import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { isUnavailable, violatedUnique } from '../../../src/server/database/failures.ts'
import { rateLimits } from '../../../src/server/database/schema/operations.ts'
import { onEachDatabase } from '../databases.ts'

onEachDatabase('a database', databases => {
  it('keeps what was written when it is opened again', async () => {
    const where = await databases.place()
    const first = await databases.open(where)
    await first.db.insert(rateLimits).values({ key: 'кто', points: 3, expire: 4e12 })
    await first.close()

    const second = await databases.open(where)
    expect(second.kind).toBe(databases.kind)
    expect(await second.db.select().from(rateLimits)).toEqual([{ key: 'кто', points: 3, expire: 4e12 }])
  })

  it('undoes everything of a transaction that throws', async () => {
    const { transaction, db } = await databases.open()
    const attempt = transaction(async tx => {
      await tx.insert(rateLimits).values({ key: 'a' })
      throw new RangeError('no')
    })
    await expect(attempt).rejects.toThrow(RangeError)
    expect(await db.select().from(rateLimits)).toEqual([])
  })

  it('I3: does not report a transaction as committed whose failed statement was swallowed', async () => {
    const { transaction, db } = await databases.open()
    const attempt = transaction(async tx => {
      await tx.insert(rateLimits).values({ key: 'a' })
      await tx
        .insert(rateLimits)
        .values({ key: 'a' })
        .catch(() => undefined)
      return 'saved'
    })
    await expect(attempt).rejects.toMatchObject({ code: 'TRANSACTION_ABORTED' })
    expect(await db.select().from(rateLimits)).toEqual([])
  })

  it('lets a statement fail inside a savepoint and goes on', async () => {
    const { transaction, db } = await databases.open()
    await transaction(async tx => {
      await tx.insert(rateLimits).values({ key: 'a' })
      await tx.transaction(inner => inner.insert(rateLimits).values({ key: 'a' })).catch(() => undefined)
      await tx.update(rateLimits).set({ points: 7 }).where(eq(rateLimits.key, 'a'))
    })
    expect(await db.select().from(rateLimits)).toMatchObject([{ key: 'a', points: 7 }])
  })

  it('refuses a statement that would wait for its own transaction', async () => {
    const database = await databases.open()
    const outside = { cause: { code: 'OUTSIDE_TRANSACTION' } }
    await expect(database.transaction(() => database.db.select().from(rateLimits))).rejects.toMatchObject(outside)
    await expect(database.transaction(() => database.transaction(async () => 1))).rejects.toMatchObject(outside.cause)
    expect(await database.db.select().from(rateLimits)).toEqual([])
  })

  it('answers an error of SQL and goes on with the next statement', async () => {
    const { pool } = await databases.open()
    await expect(pool.query('SELECT 1 / 0')).rejects.toMatchObject({ code: '22012' })
    expect((await pool.query("SELECT 'ok' AS answer")).rows).toEqual([{ answer: 'ok' }])
  })

  it('carries large parameters and large answers', async () => {
    const { pool } = await databases.open()
    const text = 'ж'.repeat(5_000_000)
    const { rows } = await pool.query('SELECT $1::text AS back, $2::text AS other', [text, text])
    expect(rows[0].back === text && rows[0].other === text).toBe(true)
  })

  it('leaves nothing of a connection that was cut in a transaction', async () => {
    const { pool, db } = await databases.open()
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query("SET search_path = 'nowhere'")
    await client.query("INSERT INTO public.rate_limits VALUES ('lost', 1, 1)")
    client.release(true)
    expect(await db.select().from(rateLimits)).toEqual([])
  })

  it.runIf(databases.kind === 'postgres')('survives the loss of its connections in a transaction', async () => {
    const where = await databases.place()
    const { transaction, db } = await databases.open(where)
    const lost = await transaction(async tx => {
      await tx.insert(rateLimits).values({ key: 'lost' })
      await databases.server().cutConnections(where.databaseUrl ?? '')
      await tx.insert(rateLimits).values({ key: 'too late' })
    }).catch((error: unknown) => error)
    expect(isUnavailable(lost)).toBe(true)
    expect(await db.select().from(rateLimits)).toEqual([])
  })

  it('names the unique constraint that a write ran into', async () => {
    const { db } = await databases.open()
    await db.insert(rateLimits).values({ key: 'a' })
    const error = await db
      .insert(rateLimits)
      .values({ key: 'a' })
      .catch((reason: unknown) => reason)
    expect(violatedUnique(error)).toBe('rate_limits_pkey')
    expect(isUnavailable(error)).toBe(false)
  })
})
