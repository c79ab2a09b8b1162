import { and, eq, isNull, or } from 'drizzle-orm'
import type { Database } from '../../database/open.ts'
import { documentAssets } from '../../database/schema/documents.ts'
import { healthRecords } from '../../database/schema/records.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { writeAsServer } from '../../replicated/write.ts'
import type { InAccount } from '../../rpc/account-transaction.ts'
import { RECORDS } from '../health-records/record.ts'
import { KINDS, kindOf } from '../record-kinds/kinds.ts'

/** Enqueues the recordings that waited for a speech engine. Returns how many. */
export async function resumeWaiting({ db }: Database, inAccount: InAccount, jobs: Pick<Jobs, 'send'>): Promise<number> {
  const waiting = and(isNull(healthRecords.deletedAt), or(...KINDS.map(kind => kind.waiting?.where)))
  const found = await db
    .select({ userId: healthRecords.userId, recordId: healthRecords.id, assetId: documentAssets.id })
    .from(healthRecords)
    .innerJoin(documentAssets, eq(documentAssets.healthRecordId, healthRecords.id))
    .where(waiting)
  for (const { userId, recordId, assetId } of found) {
    await inAccount(userId, async account => {
      const { tx } = account
      const [record] = await tx
        .select()
        .from(healthRecords)
        .where(and(waiting, eq(healthRecords.id, recordId)))
      if (!record) return
      const data = { ...record.data, ...kindOf(record.recordType).waiting?.cleared }
      await writeAsServer(RECORDS, account, recordId, { status: 'transcribing', data })
      await jobs.send('transcribe', { recordId, assetId }, { tx })
    })
  }
  return found.length
}
