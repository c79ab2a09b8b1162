import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { onEachDatabase } from '../databases.ts'

/** Longer than any machine takes. */
const WAIT = { timeout: 40_000 }

onEachDatabase('a notification', databases => {
  it('arrives after the commit that sent it, and not for one that rolled back', async () => {
    const database = await databases.open()
    const heard: string[] = []
    await database.notifications.subscribe('changes', { onPayload: text => heard.push(text), onGap: () => undefined })

    await database
      .transaction(async tx => {
        await tx.execute(sql`select pg_notify('changes', 'undone')`)
        throw new RangeError('no')
      })
      .catch(() => undefined)
    await database.transaction(async tx => {
      await tx.execute(sql`select pg_notify('changes', 'done')`)
      expect(heard).toEqual([])
    })
    await vi.waitUntil(() => heard.length > 0, WAIT)
    expect(heard).toEqual(['done'])
  })

  it('goes to every subscriber until it leaves', async () => {
    const { notifications, db } = await databases.open()
    const heard: string[] = []
    const named = (name: string) => ({
      onPayload: (text: string) => void heard.push(name + text),
      onGap: () => undefined,
    })
    const a = await notifications.subscribe('It"s', named('a'))
    await notifications.subscribe('It"s', named('b'))
    await db.execute(sql`select pg_notify('It"s', '1')`)
    await vi.waitUntil(() => heard.length === 2, WAIT)
    await a.close()
    await db.execute(sql`select pg_notify('It"s', '2')`)
    await vi.waitUntil(() => heard.length === 3, WAIT)
    expect(heard).toEqual(['a1', 'b1', 'b2'])
  })

  it('is heard again after the connections were lost, and the gap is told', async () => {
    const where = await databases.place()
    const { notifications, pool } = await databases.open(where)
    const heard: string[] = []
    const onGap = vi.fn()
    await notifications.subscribe('changes', { onPayload: text => heard.push(text), onGap })
    if (where.databaseUrl) {
      await databases.server().cutConnections(where.databaseUrl)
      await vi.waitUntil(() => onGap.mock.calls.length > 0, WAIT)
    } else {
      // One connection: nobody else can notify while it is away.
      const client = await pool.connect()
      client.release(true)
    }
    await vi.waitUntil(async () => {
      await pool.query("SELECT pg_notify('changes', 'back')").catch(() => undefined)
      return heard.includes('back')
    }, WAIT)
  })
})
