import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { nextSeq } from '../../../src/server/database/account-sequence.ts'
import { deleteExpired } from '../../../src/server/database/delete-expired.ts'
import type { Database } from '../../../src/server/database/open.ts'
import { users } from '../../../src/server/database/schema/accounts.ts'
import { operations } from '../../../src/server/database/schema/operations.ts'
import { healthRecords, patients } from '../../../src/server/database/schema/records.ts'
import { ENTITIES } from '../../../src/server/modules/all-handlers.ts'
import { emptyTombstones } from '../../../src/server/replicated/tombstones.ts'
import { insertUser } from '../database/rows.ts'
import { onOneDatabase } from '../databases.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

async function insertRecord(database: Database, userId: number, name: string, deletedAt: Date | null): Promise<void> {
  await database.transaction(async tx => {
    const seq = await nextSeq(tx, userId)
    const data = { transcription: { text: 'something said' } }
    const row = { clientId: crypto.randomUUID(), userId, seq, name, data, deletedAt }
    await tx.insert(healthRecords).values({ ...row, recordType: 'healthLog', status: 'processed' })
  })
}
const horizonOf = async ({ db }: Database, userId: number) =>
  (await db.select({ horizon: users.tombstoneHorizonSeq }).from(users).where(eq(users.id, userId)))[0]?.horizon

onOneDatabase('the clean-up', databases => {
  it('I14: empties what was deleted 90 days ago, keeps its row, and moves the horizon up to it', async () => {
    const database = await databases.open()
    const userId = await insertUser(database)
    const other = await insertUser(database)
    await insertRecord(database, userId, 'kept', null)
    await insertRecord(database, userId, 'long gone', daysAgo(91))
    await insertRecord(database, userId, 'just gone', daysAgo(89))
    await insertRecord(database, other, 'of another', null)

    expect(await emptyTombstones(database, ENTITIES, NOW)).toBe(1)
    const rows = await database.db.select().from(healthRecords).orderBy(healthRecords.id)
    expect(rows.map(row => [row.name, Object.keys(row.data).length])).toEqual([
      ['kept', 1],
      ['', 0],
      ['just gone', 1],
      ['of another', 1],
    ])
    expect(rows[1]?.deletedAt).toEqual(daysAgo(91))
    expect([await horizonOf(database, userId), await horizonOf(database, other)]).toEqual([2, 0])
    expect(await emptyTombstones(database, ENTITIES, NOW)).toBe(0)
    expect(await horizonOf(database, userId)).toBe(2)
  })

  it('I14: moves the horizon to the highest of patients and records, and never lowers it', async () => {
    const database = await databases.open()
    const userId = await insertUser(database)
    await insertRecord(database, userId, 'record', daysAgo(100))
    await database.transaction(async tx => {
      const seq = await nextSeq(tx, userId)
      const row = { clientId: crypto.randomUUID(), userId, seq, name: 'patient', data: {}, deletedAt: daysAgo(100) }
      await tx.insert(patients).values(row)
    })
    expect(await emptyTombstones(database, ENTITIES, NOW)).toBe(2)
    expect(await horizonOf(database, userId)).toBe(2)
  })

  it('I2: deletes operations after 90 days, not earlier', async () => {
    const database = await databases.open()
    const userId = await insertUser(database)
    const operation = (opId: string, createdAt: Date) => ({ userId, opId, method: 'patients:create', createdAt })
    await database.db.insert(operations).values([operation('old', daysAgo(91)), operation('young', daysAgo(89))])
    await deleteExpired(database, NOW)
    expect(await database.db.select({ opId: operations.opId }).from(operations)).toEqual([{ opId: 'young' }])
  })
})
