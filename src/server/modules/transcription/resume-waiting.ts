import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/open.ts'
import { documentAssets } from '../../database/schema/documents.ts'
import { healthRecords } from '../../database/schema/records.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { InAccount } from '../../rpc/account-transaction.ts'
import { NO_ENGINE } from './outcome.ts'

/** Recordings that waited because there was no engine are given to the one that there is now. Resolves to how many. */
export async function resumeWaiting({ db }: Database, inAccount: InAccount, jobs: Jobs): Promise<number> {
  const waiting = and(
    eq(healthRecords.status, 'uploaded'),
    isNull(healthRecords.deletedAt),
    sql`${healthRecords.data}->>'errorKey' = ${NO_ENGINE}`,
  )
  const found = await db
    .select({ userId: healthRecords.userId, recordId: healthRecords.id, assetId: documentAssets.id })
    .from(healthRecords)
    .innerJoin(documentAssets, eq(documentAssets.healthRecordId, healthRecords.id))
    .where(waiting)
  for (const { userId, recordId, assetId } of found) {
    await inAccount(userId, async ({ tx, now, nextSeq }) => {
      const [record] = await tx
        .select()
        .from(healthRecords)
        .where(and(waiting, eq(healthRecords.id, recordId)))
      if (!record) return
      const data = { ...record.data, errorKey: null }
      await tx
        .update(healthRecords)
        .set({ seq: await nextSeq(), updatedAt: now, updatedByDevice: null, status: 'transcribing', data })
        .where(eq(healthRecords.id, recordId))
      await jobs.send('transcribe', { recordId, assetId }, { tx })
    })
  }
  return found.length
}
