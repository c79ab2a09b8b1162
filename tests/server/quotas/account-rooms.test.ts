import { expect, it } from 'vitest'
import type { Db } from '../../../src/server/database/transaction.ts'
import { accountRooms } from '../../../src/server/quotas/account-rooms.ts'
import { QUOTAS } from '../../../src/server/quotas/quotas.ts'
import { insertUser } from '../database/rows.ts'
import { onOneDatabase } from '../databases.ts'

/** Every look at it is ten seconds later, so a count takes ten and is good for long. */
const slowClock = () => {
  let now = 0
  return { now: () => now, monotonic: () => (now += 10_000) }
}
const bytes = (amount: number) => ({ rows: 0, bytes: amount })

/** Counts the counts. */
function watched(db: Db) {
  const seen = { counts: 0 }
  const execute: Db['execute'] = query => {
    seen.counts += 1
    return db.execute(query)
  }
  return { db: new Proxy(db, { get: (target, key) => (key === 'execute' ? execute : Reflect.get(target, key)) }), seen }
}

onOneDatabase('the room of an account', databases => {
  it('is counted again before a write is refused, if something was freed since the last count', async () => {
    const database = await databases.open()
    const userId = await insertUser(database)
    const rooms = accountRooms(slowClock(), { ...QUOTAS, bytes: 1000 })
    for (let round = 0; round < 5; round += 1) {
      await rooms.take(database.db, userId, bytes(900))
      await rooms.take(database.db, userId, bytes(-900))
    }
  })

  it('is not counted for each refused write, nor after an edit that frees nothing', async () => {
    const database = await databases.open()
    const userId = await insertUser(database)
    const { db, seen } = watched(database.db)
    const rooms = accountRooms(slowClock(), { ...QUOTAS, bytes: 1000 })
    await rooms.take(db, userId, bytes(900))
    for (let round = 0; round < 5; round += 1) {
      await rooms.take(db, userId, bytes(0))
      await expect(rooms.take(db, userId, bytes(200))).rejects.toMatchObject({ data: { errorType: 'AccountFull' } })
    }
    expect(seen.counts).toBe(1)
  })
})
