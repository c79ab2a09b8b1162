import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { isUnavailable } from '../../../src/server/database/failures.ts'
import { onBothDatabases } from '../databases.ts'
import { notes, withNotes } from './notes.ts'

onBothDatabases('a database', databases => {
  it('keeps its rows when it is opened again', async () => {
    const where = await databases.place()
    const first = await withNotes(await databases.open(where))
    await first.db.insert(notes).values({ key: 'кто', points: 3 })
    await first.close()

    const second = await withNotes(await databases.open(where))
    expect(second.kind).toBe(databases.kind)
    expect(await second.db.select().from(notes)).toEqual([{ key: 'кто', points: 3 }])
  })

  it('rolls back a transaction that throws', async () => {
    const { transaction, db } = await withNotes(await databases.open())
    const attempt = transaction(async tx => {
      await tx.insert(notes).values({ key: 'a' })
      throw new RangeError('no')
    })
    await expect(attempt).rejects.toThrow(RangeError)
    expect(await db.select().from(notes)).toEqual([])
  })

  it('I3: does not report a transaction as committed if the error of a statement was swallowed', async () => {
    const { transaction, db } = await withNotes(await databases.open())
    const attempt = transaction(async tx => {
      await tx.insert(notes).values({ key: 'a' })
      await tx
        .insert(notes)
        .values({ key: 'a' })
        .catch(() => undefined)
      return 'saved'
    })
    await expect(attempt).rejects.toMatchObject({ code: 'TRANSACTION_ABORTED' })
    expect(await db.select().from(notes)).toEqual([])
  })

  it('continues after a failed statement inside a savepoint', async () => {
    const { transaction, db } = await withNotes(await databases.open())
    await transaction(async tx => {
      await tx.insert(notes).values({ key: 'a' })
      await tx.transaction(inner => inner.insert(notes).values({ key: 'a' })).catch(() => undefined)
      await tx.update(notes).set({ points: 7 }).where(eq(notes.key, 'a'))
    })
    expect(await db.select().from(notes)).toMatchObject([{ key: 'a', points: 7 }])
  })

  it('rejects a statement that would wait for its own transaction', async () => {
    const database = await withNotes(await databases.open())
    const outside = { cause: { code: 'OUTSIDE_TRANSACTION' } }
    await expect(database.transaction(() => database.db.select().from(notes))).rejects.toMatchObject(outside)
    await expect(database.transaction(() => database.transaction(async () => 1))).rejects.toMatchObject(outside.cause)
    expect(await database.db.select().from(notes)).toEqual([])
  })

  it('reports an SQL error and continues with the next statement', async () => {
    const { pool } = await withNotes(await databases.open())
    await expect(pool.query('SELECT 1 / 0')).rejects.toMatchObject({ code: '22012' })
    expect((await pool.query("SELECT 'ok' AS response")).rows).toEqual([{ response: 'ok' }])
  })

  it('transports large parameters and large results', async () => {
    const { pool } = await withNotes(await databases.open())
    const text = 'ж'.repeat(5_000_000)
    const { rows } = await pool.query('SELECT $1::text AS back, $2::text AS other', [text, text])
    expect(rows[0].back === text && rows[0].other === text).toBe(true)
  })

  it('rolls back a transaction whose connection was cut', async () => {
    const { pool, db } = await withNotes(await databases.open())
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query("SET search_path = 'nowhere'")
    await client.query("INSERT INTO public.notes VALUES ('lost', 1)")
    client.release(true)
    expect(await db.select().from(notes)).toEqual([])
  })

  it.runIf(databases.kind === 'postgres')('survives losing its connections in a transaction', async () => {
    const where = await databases.place()
    const { transaction, db } = await withNotes(await databases.open(where))
    for (const noticed of [false, true]) {
      const lost = await transaction(async tx => {
        await tx.insert(notes).values({ key: 'lost' })
        await databases.server().cutConnections(where.databaseUrl ?? '')
        // The first statement finds the connection lost; for the second it is known to be.
        if (noticed)
          await tx
            .insert(notes)
            .values({ key: 'too late' })
            .catch(() => undefined)
        await tx.insert(notes).values({ key: 'too late' })
      }).catch((error: unknown) => error)
      expect(isUnavailable(lost)).toBe(true)
    }
    expect(await db.select().from(notes)).toEqual([])
  })

  it('does not take a violated constraint for a lost connection', async () => {
    const { db } = await withNotes(await databases.open())
    await db.insert(notes).values({ key: 'a' })
    const error = await db
      .insert(notes)
      .values({ key: 'a' })
      .catch((reason: unknown) => reason)
    expect(isUnavailable(error)).toBe(false)
  })
})
