import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { systemClock } from '../../../src/server/clock.ts'
import { documentAssets } from '../../../src/server/database/schema/documents.ts'
import { healthRecords } from '../../../src/server/database/schema/records.ts'
import { NO_ENGINE } from '../../../src/server/modules/transcription/outcome.ts'
import { resumeWaiting } from '../../../src/server/modules/transcription/resume-waiting.ts'
import { accountTransactions } from '../../../src/server/rpc/account-transaction.ts'
import { insertUser } from '../database/rows.ts'
import { pgliteOnly } from '../databases.ts'

const databases = pgliteOnly()

it('I8: resuming a recording is the server’s own write and clears restoredFrom', async () => {
  const database = await databases.open()
  const userId = await insertUser(database)
  const [record] = await database.db
    .insert(healthRecords)
    .values({
      ...{ clientId: crypto.randomUUID(), userId, seq: 1, name: 'Visit' },
      ...{ recordType: 'ambient-scribe', status: 'uploaded', data: { errorKey: NO_ENGINE } },
      ...{ updatedByDevice: 'device', lastOpId: 'op', restoredFrom: { epoch: 'lost', seq: 7 } },
    })
    .returning({ id: healthRecords.id })
  const healthRecordId = record!.id
  const file = { clientId: crypto.randomUUID(), userId, healthRecordId, fileName: 'a.webm', mimeType: 'audio/webm' }
  await database.db.insert(documentAssets).values({ ...file, size: 1, sha256: '', storageKey: '' })

  const sent: unknown[] = []
  const jobs = { send: async (_: string, payload: unknown) => void sent.push(payload), stop: async () => undefined }
  expect(await resumeWaiting(database, accountTransactions(database, systemClock), jobs)).toBe(1)
  expect(sent).toMatchObject([{ recordId: healthRecordId }])
  const [resumed] = await database.db.select().from(healthRecords).where(eq(healthRecords.id, healthRecordId))
  expect(resumed).toMatchObject({ status: 'transcribing', updatedByDevice: null, lastOpId: null, restoredFrom: null })
})
