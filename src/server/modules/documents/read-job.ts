import { and, eq, isNull } from 'drizzle-orm'
import type { HealthRecordData } from '../../../contract/entities/health-record.ts'
import type { Interpretation } from '../../../domain/documents/interpretation.ts'
import { withReading } from '../../../domain/documents/read-record.ts'
import type { ReadPage } from '../../../domain/labs/page.ts'
import type { BlobStore } from '../../blobs/blob-store.ts'
import type { Database } from '../../database/open.ts'
import { documentAssets } from '../../database/schema/documents.ts'
import { healthRecords } from '../../database/schema/records.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import type { DocumentReader } from '../../engines/documents/document-reader.ts'
import type { FailureHandler, JobHandler } from '../../jobs/job-handlers.ts'
import { writeAsServer } from '../../replicated/write.ts'
import type { AccountTransaction, InAccount } from '../../rpc/account-transaction.ts'
import { writeAudit } from '../../rpc/audit.ts'
import type { AssetRow } from '../assets/asset-tokens.ts'
import { RECORDS, type RecordRow } from '../health-records/record.ts'
import { healthRecord } from '../record-kinds/health-record.ts'
import { insertFurtherRecords } from './further-records.ts'
import { forgetPages, storedPages, storePage } from './read-pages.ts'

export interface ReadServices {
  database: Database
  blobs: BlobStore
  inAccount: InAccount
  reader: DocumentReader
  interpret(pages: readonly ReadPage[], language: string | undefined): Interpretation
}

/**
 * Reads a document page by page and writes what was found into its record. Each page is stored, so that a killed job
 * goes on with the next one. What a person wrote meanwhile stays (decision 123).
 */
export function readJob(services: ReadServices): { run: JobHandler<'read'>; failed: FailureHandler<'read'> } {
  const { database, blobs, reader, interpret } = services
  return {
    async run({ recordId, assetId }, { signal }) {
      const found = await findWaiting(database, recordId, assetId)
      if (!found) return
      const { asset, record } = found
      const done = new Set((await storedPages(database, assetId)).map(({ number }) => number))
      const onPage = (page: ReadPage, pages: number) =>
        whileWaiting(services, record.userId, recordId, async (account, now) => {
          await storePage(account.tx, assetId, page)
          const reading = { page: page.number, pages }
          await writeAsServer(RECORDS, account, recordId, { data: { ...now.data, reading } })
        })
      await blobs.withFile(asset.storageKey, path => reader.read({ path, done, onPage, signal }), signal)
      const read = interpret(await storedPages(database, assetId), localeOf(record.data))
      await whileWaiting(services, record.userId, recordId, async (account, now) => {
        const unread = { name: healthRecord.upload.nameOf(asset.fileName), date: now.createdAt.toISOString() }
        const next = withReading(now, unread, read)
        const row = await writeAsServer(RECORDS, account, recordId, { status: 'processed', ...next })
        await insertFurtherRecords(account, row, asset, next, read)
        await settled(account, assetId, recordId, 'ok')
      })
    },

    async failed({ recordId, assetId }, code) {
      const found = await findWaiting(database, recordId, assetId)
      if (!found) return
      await whileWaiting(services, found.record.userId, recordId, async (account, { data }) => {
        const errorKey = errorKeyOf(code)
        await writeAsServer(RECORDS, account, recordId, { status: 'error', data: { ...data, reading: null, errorKey } })
        await settled(account, assetId, recordId, 'FAILED')
      })
    },
  }
}

const localeOf = ({ locale }: HealthRecordData) => (typeof locale === 'string' ? locale : undefined)

/** Codes of DocumentError have texts of their own; of anything else a person learns that it failed here. */
const errorKeyOf = (code: string) => `documents.error.${code}`

const isWaiting = and(eq(healthRecords.status, 'processing'), isNull(healthRecords.deletedAt))

/** The record and its asset; null if nothing is left to do: deleted, or done by another attempt. */
async function findWaiting({ db }: Database, recordId: number, assetId: number) {
  const record = await waitingRecord(db, recordId)
  const here = and(eq(documentAssets.id, assetId), isNull(documentAssets.deletedAt))
  const [asset] = await db.select().from(documentAssets).where(here)
  return record && asset ? { record, asset: asset satisfies AssetRow } : null
}

async function waitingRecord(db: Db | Tx, recordId: number): Promise<RecordRow | null> {
  const [row] = await db
    .select(RECORDS.columns)
    .from(RECORDS.table)
    .where(and(eq(healthRecords.id, recordId), isWaiting))
  return row ? RECORDS.toRow(row) : null
}

/** Runs `write` in a transaction of the account, unless the record waits no longer. */
const whileWaiting = (
  { inAccount }: ReadServices,
  userId: number,
  recordId: number,
  write: (account: AccountTransaction, record: RecordRow) => Promise<void>,
) =>
  inAccount(userId, async account => {
    const record = await waitingRecord(account.tx, recordId)
    if (record) await write(account, record)
  })

async function settled({ tx, userId, now }: AccountTransaction, assetId: number, recordId: number, result: string) {
  await forgetPages(tx, assetId)
  const entry = { action: 'document:read', objectType: 'health-record', objectId: recordId } as const
  await writeAudit(tx, { userId, session: null }, [entry], result, now)
}
