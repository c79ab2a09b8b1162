import { and, eq, isNull } from 'drizzle-orm'
import type { RecordType } from '../../../contract/entities/health-record.ts'
import type { Interpretation } from '../../../domain/documents/interpretation.ts'
import { pageOfText } from '../../../domain/documents/page-of-text.ts'
import { withQuickText, withReading } from '../../../domain/documents/read-record.ts'
import type { BlobStore } from '../../blobs/blob-store.ts'
import type { Database } from '../../database/open.ts'
import { documentAssets } from '../../database/schema/documents.ts'
import { healthRecords } from '../../database/schema/records.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import type { DocumentReader } from '../../engines/documents/document-reader.ts'
import type { DocumentPage } from '../../engines/documents/page.ts'
import type { TextEngine } from '../../engines/text/text-engine.ts'
import type { FailureHandler, JobHandler } from '../../jobs/job-handlers.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { JobPayloads } from '../../jobs/queues.ts'
import { writeAsServer } from '../../replicated/write.ts'
import type { AccountTransaction, InAccount } from '../../rpc/account-transaction.ts'
import { writeAudit } from '../../rpc/audit.ts'
import type { AssetRow } from '../assets/asset-tokens.ts'
import { RECORDS, type RecordRow } from '../health-records/record.ts'
import { healthRecord } from '../record-kinds/health-record.ts'
import { giveBack } from '../usage/use.ts'
import { insertFurtherRecords } from './further-records.ts'
import { quickText } from './quick-text.ts'
import { forgetPages, storedPages, storePage } from './read-pages.ts'

export interface ReadServices {
  database: Database
  blobs: BlobStore
  inAccount: InAccount
  reader: Pick<DocumentReader, 'readDocument'>
  interpret(pages: readonly DocumentPage[]): Interpretation | Promise<Interpretation>
  /** Null without a model. */
  textEngine: TextEngine | null
  send: Jobs['send']
}

/**
 * Reads a document, or the text of a quick add, and writes what was found into its record. Each page is stored, so that
 * a killed job goes on with the next one. What a person wrote meanwhile stays (decision 123).
 */
export function readJob(services: ReadServices): { run: JobHandler<'read'>; failed: FailureHandler<'read'> } {
  const { database, interpret } = services
  return {
    async run(job, { signal }) {
      const waiting = await findWaiting(database, job)
      if (!waiting) return
      const { record, asset } = waiting
      const { pages, missingLanguages } = asset
        ? await pagesOf(services, waiting, asset, signal)
        : { pages: [pageOfText(quickText(record.data))], missingLanguages: [] }
      const read = await interpret(pages)
      await whileWaiting(services, job, record.userId, async (account, now) => {
        const next = asset
          ? withReading(
              now,
              { name: healthRecord.upload.nameOf(asset.fileName), date: now.createdAt.toISOString() },
              read,
            )
          : withQuickText(now, quickText(now.data), read)
        const data = {
          ...next.data,
          ...(asset && { pages: pages.length, unread: unreadOf(pages) }),
          ...(missingLanguages.length > 0 && { missingLanguages: [...missingLanguages] }),
        }
        const row = await writeAsServer(RECORDS, account, job.recordId, { status: 'processed', ...next, data })
        if (asset) await insertFurtherRecords(account, row, asset, { ...next, data }, read)
        // A model is asked in a job of its own: reading must not wait for it. It is never asked about a laboratory sheet.
        const proposes = services.textEngine !== null && isNarrative(read.recordType) && isNarrative(next.recordType)
        if (proposes) await services.send('propose', job, { tx: account.tx })
        await settled(account, job, 'ok', proposes)
      })
    },

    async failed(job, code) {
      const waiting = await findWaiting(database, job)
      if (!waiting) return
      await whileWaiting(services, job, waiting.record.userId, async (account, { data }) => {
        const failure = { status: 'error' as const, data: { ...data, reading: null, errorKey: errorKeyOf(code) } }
        await writeAsServer(RECORDS, account, job.recordId, failure)
        if (waiting.asset) await giveBack(account, 'uploadFiles', `asset:${waiting.asset.id}`)
        await settled(account, job, 'FAILED')
      })
    },
  }
}

type Job = JobPayloads['read']

/** Reads the pages that no earlier attempt has read; progress is shown in the record. */
async function pagesOf(
  services: ReadServices,
  { record, job }: Waiting,
  asset: AssetRow,
  signal: AbortSignal,
): Promise<{ pages: DocumentPage[]; missingLanguages: readonly string[] }> {
  const { database, blobs, reader } = services
  const resumeFrom = (await storedPages(database, asset.id)).length + 1
  const onPage = (page: DocumentPage, { pages }: { pages: number }) =>
    whileWaiting(services, job, record.userId, async (account, { data }) => {
      await storePage(account.tx, asset.id, page)
      const reading = { page: page.number, pages }
      await writeAsServer(RECORDS, account, record.id, { data: { ...data, reading } })
    })
  const { missingLanguages } = await blobs.withFile(
    asset.storageKey,
    path => reader.readDocument(path, { signal, onPage, resumeFrom }),
    signal,
  )
  return { pages: await storedPages(database, asset.id), missingLanguages }
}

const unreadOf = (pages: readonly DocumentPage[]) =>
  pages.flatMap(({ number, unread = [] }) => unread.map(box => ({ page: number, box }))).slice(0, 500)

/** Codes of DocumentError have texts of their own; of anything else a person learns that it failed here. */
const errorKeyOf = (code: string) => `documents.error.${code}`

interface Waiting {
  job: Job
  record: RecordRow
  /** Null for the text of a quick add. */
  asset: AssetRow | null
}

/** Null if nothing is left to do: deleted, or done by another attempt. */
async function findWaiting({ db }: Database, job: Job): Promise<Waiting | null> {
  const record = await waitingRecord(db, job)
  if (!record || job.assetId === null) return record && { job, record, asset: null }
  const here = and(eq(documentAssets.id, job.assetId), isNull(documentAssets.deletedAt))
  const [asset] = await db.select().from(documentAssets).where(here)
  return asset ? { job, record, asset } : null
}

async function waitingRecord(db: Db | Tx, { recordId, assetId }: Job): Promise<RecordRow | null> {
  // The view of a quick add says `uploaded` until it is structured (decision 43).
  const isWaiting = eq(healthRecords.status, assetId === null ? 'uploaded' : 'processing')
  const [row] = await db
    .select(RECORDS.columns)
    .from(RECORDS.table)
    .where(and(eq(healthRecords.id, recordId), isWaiting, isNull(healthRecords.deletedAt)))
  return row ? RECORDS.toRow(row) : null
}

/** Runs `write` in a transaction of the account if the record still waits to be read. */
const whileWaiting = (
  { inAccount }: ReadServices,
  job: Job,
  userId: number,
  write: (account: AccountTransaction, record: RecordRow) => Promise<void>,
) =>
  inAccount(userId, async account => {
    const record = await waitingRecord(account.tx, job)
    if (record) await write(account, record)
  })

const isNarrative = (type: RecordType) => type !== 'labResults' && type !== 'healthLog'

/** The pages stay where a job follows that needs them; it forgets them. */
async function settled(
  { tx, userId, now }: AccountTransaction,
  { recordId, assetId }: Job,
  result: string,
  keepsPages = false,
) {
  if (assetId !== null && !keepsPages) await forgetPages(tx, assetId)
  const entry = { action: 'document:read', objectType: 'health-record', objectId: recordId } as const
  await writeAudit(tx, { userId, session: null }, [entry], result, now)
}
