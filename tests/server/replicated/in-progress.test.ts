import { v7 } from 'uuid'
import { expect, it } from 'vitest'
import { healthRecords } from '../../../src/server/database/schema/records.ts'
import { recordsInProgress } from '../../../src/server/modules/health-records/in-progress.ts'
import { insertUser } from '../database/rows.ts'
import { onBothDatabases } from '../databases.ts'

onBothDatabases('records in progress', ({ open }) => {
  it('are read and listed as far as they fit into a response, however large they are', async () => {
    const database = await open()
    const userId = await insertUser(database)
    const row = (seq: number, content: string) => ({
      ...{
        clientId: v7(),
        userId,
        seq,
        name: `row ${seq}`,
        recordType: 'studies' as const,
        status: 'processing' as const,
      },
      data: { content },
    })
    for (let seq = 1; seq <= 12; seq += 1)
      await database.db.insert(healthRecords).values(row(seq, 'x'.repeat(1_400_000)))
    const { processing } = await recordsInProgress(database.db, userId, new Date())
    expect(processing.length).toBeGreaterThanOrEqual(1)
    expect(JSON.stringify(processing).length).toBeLessThan(3 * 1024 * 1024)
    await database.db.delete(healthRecords)
    for (let seq = 1; seq <= 30; seq += 1) await database.db.insert(healthRecords).values(row(seq, 'small'))
    expect((await recordsInProgress(database.db, userId, new Date())).processing).toHaveLength(30)
  })
})
