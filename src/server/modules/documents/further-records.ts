import { v5 } from 'uuid'
import type { Interpretation } from '../../../domain/documents/interpretation.ts'
import { furtherRecord, type Readable } from '../../../domain/documents/read-record.ts'
import { healthRecords } from '../../database/schema/records.ts'
import { serverStamp } from '../../replicated/row-stamp.ts'
import type { AccountTransaction } from '../../rpc/account-transaction.ts'
import type { AssetRow } from '../assets/asset-tokens.ts'
import type { RecordRow } from '../health-records/record.ts'

/**
 * Inserts a record for each older sample date of a cumulative sheet (decision 129). Their clientIds derive from the
 * document and the date: reading again, or a record that its owner deleted, inserts nothing.
 */
export async function insertFurtherRecords(
  account: AccountTransaction,
  { patientId, createdAt }: RecordRow,
  { clientId }: AssetRow,
  first: Readable,
  read: Interpretation,
): Promise<void> {
  const [, ...older] = read.reports
  for (const report of older) {
    const row = {
      ...furtherRecord(first, report),
      ...(await serverStamp(account)),
      ...{ clientId: v5(report.date ?? 'undated', clientId), userId: account.userId },
      ...{ patientId, createdAt, status: 'processed' as const },
    }
    await account.tx.insert(healthRecords).values(row).onConflictDoNothing()
  }
}
