import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { nextSeq } from '../../../src/server/database/account-sequence.ts'
import type { Database } from '../../../src/server/database/open.ts'
import { users } from '../../../src/server/database/schema/accounts.ts'
import { patients } from '../../../src/server/database/schema/records.ts'
import { onBothDatabases } from '../databases.ts'
import { gate } from '../gate.ts'
import { insertUser } from './rows.ts'

async function addPatient(database: Database, userId: number, name: string, beforeCommit?: () => Promise<void>) {
  await database.transaction(async tx => {
    const seq = await nextSeq(tx, userId)
    await tx.insert(patients).values({ clientId: crypto.randomUUID(), userId, seq, name, data: {} })
    await beforeCommit?.()
  })
}

onBothDatabases('the sequence of an account', databases => {
  it('I7: a reader that sees a row sees every row of the account below it, even if the first writer commits late', async () => {
    const database = await databases.open()
    const userId = await insertUser(database)
    const { opened: written, open: writes } = gate()
    const { opened: held, open: release } = gate()
    const seen: string[][] = []
    const look = async () => {
      const rows = await database.db.select().from(patients).orderBy(patients.seq)
      seen.push(rows.map(row => `${row.seq} ${row.name}`))
    }
    const first = addPatient(database, userId, 'first', async () => {
      writes()
      await held
    })
    await written
    const second = addPatient(database, userId, 'second').then(look)
    // PGlite's one connection makes the second wait; a pool has room for both.
    if (database.kind === 'postgres') await look()
    release()
    await Promise.all([first, second])

    expect(seen.at(-1)).toEqual(['1 first', '2 second'])
    if (database.kind === 'postgres') expect(seen[0]).toEqual([])
  })

  it('I7: gives each number once, without gaps, under many writers', async () => {
    const database = await databases.open()
    const userId = await insertUser(database)
    await Promise.all(Array.from({ length: 40 }, (_, i) => addPatient(database, userId, `patient ${i}`)))
    const rows = await database.db.select({ seq: patients.seq }).from(patients).orderBy(patients.seq)
    expect(rows.map(row => row.seq)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
  })

  it('reuses the number of a failed transaction', async () => {
    const database = await databases.open()
    const userId = await insertUser(database)
    const failing = database.transaction(async tx => {
      await nextSeq(tx, userId)
      throw new RangeError('no')
    })
    await expect(failing).rejects.toThrow(RangeError)
    expect(await database.transaction(tx => nextSeq(tx, userId))).toBe(1)
  })

  it('counts each account separately', async () => {
    const database = await databases.open()
    const [a, b] = [await insertUser(database), await insertUser(database)]
    await addPatient(database, a, 'of a')
    await addPatient(database, b, 'of b')
    const rows = await database.db.select({ lastSeq: users.lastSeq }).from(users).where(eq(users.id, b))
    expect(rows).toEqual([{ lastSeq: 1 }])
  })

  it('throws NOT_FOUND for a deleted account', async () => {
    const database = await databases.open()
    await expect(database.transaction(tx => nextSeq(tx, 99))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
