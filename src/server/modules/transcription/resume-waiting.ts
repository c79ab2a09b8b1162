import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { TriageReason } from '../../../contract/entities/triage.ts'
import type { Database } from '../../database/open.ts'
import { documentAssets } from '../../database/schema/documents.ts'
import { healthRecords } from '../../database/schema/records.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { InAccount } from '../../rpc/account-transaction.ts'
import { NO_ENGINE } from './outcome.ts'

const NO_ENGINE_IN_TRIAGE: TriageReason = 'triage.noResults.noEngine'

/** Recordings that waited because there was no engine are given to the one that there is now. Resolves to how many. */
export async function resumeWaiting({ db }: Database, inAccount: InAccount, jobs: Jobs): Promise<number> {
  const recording = and(eq(healthRecords.status, 'uploaded'), sql`${healthRecords.data}->>'errorKey' = ${NO_ENGINE}`)
  const triage = and(
    eq(healthRecords.recordType, 'triage'),
    sql`${healthRecords.data}->>'speechError' = ${NO_ENGINE_IN_TRIAGE}`,
  )
  const waiting = and(isNull(healthRecords.deletedAt), or(recording, triage))
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
      const data = { ...record.data, errorKey: null, ...(record.recordType === 'triage' && { speechError: null }) }
      await tx
        .update(healthRecords)
        .set({ seq: await nextSeq(), updatedAt: now, updatedByDevice: null, status: 'transcribing', data })
        .where(eq(healthRecords.id, recordId))
      await jobs.send('transcribe', { recordId, assetId }, { tx })
    })
  }
  return found.length
}
