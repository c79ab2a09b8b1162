import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { onBothDatabases } from '../databases.ts'

/** Longer than any machine needs. */
const WAIT = { timeout: 40_000 }

onBothDatabases('a notification', databases => {
  it('arrives after its commit, and not after a rollback', async () => {
    const database = await databases.open()
    const received: string[] = []
    await database.notifications.subscribe('changes', {
      onPayload: text => received.push(text),
      onGap: () => undefined,
    })

    await database
      .transaction(async tx => {
        await tx.execute(sql`select pg_notify('changes', 'undone')`)
        throw new RangeError('no')
      })
      .catch(() => undefined)
    await database.transaction(async tx => {
      await tx.execute(sql`select pg_notify('changes', 'done')`)
      expect(received).toEqual([])
    })
    await vi.waitUntil(() => received.length > 0, WAIT)
    expect(received).toEqual(['done'])
  })

  it('reaches every subscriber until it unsubscribes', async () => {
    const { notifications, db } = await databases.open()
    const received: string[] = []
    const named = (name: string) => ({
      onPayload: (text: string) => void received.push(name + text),
      onGap: () => undefined,
    })
    const a = await notifications.subscribe('It"s', named('a'))
    await notifications.subscribe('It"s', named('b'))
    await db.execute(sql`select pg_notify('It"s', '1')`)
    await vi.waitUntil(() => received.length === 2, WAIT)
    await a.close()
    await db.execute(sql`select pg_notify('It"s', '2')`)
    await vi.waitUntil(() => received.length === 3, WAIT)
    expect(received).toEqual(['a1', 'b1', 'b2'])
  })

  it('arrives again after lost connections, and the gap is reported', async () => {
    const where = await databases.place()
    const { notifications, pool } = await databases.open(where)
    const received: string[] = []
    const onGap = vi.fn()
    await notifications.subscribe('changes', { onPayload: text => received.push(text), onGap })
    if (where.databaseUrl) {
      await databases.server().cutConnections(where.databaseUrl)
      await vi.waitUntil(() => onGap.mock.calls.length > 0, WAIT)
    } else {
      // With one connection, no one can notify while it is lost.
      const client = await pool.connect()
      client.release(true)
    }
    await vi.waitUntil(async () => {
      await pool.query("SELECT pg_notify('changes', 'back')").catch(() => undefined)
      return received.includes('back')
    }, WAIT)
  })
})
