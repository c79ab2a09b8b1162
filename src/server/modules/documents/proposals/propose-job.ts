import { and, eq, isNull } from 'drizzle-orm'
import type { Proposal } from '../../../../contract/entities/proposals.ts'
import { documentLines } from '../../../../domain/documents/document-lines.ts'
import { pageOfText } from '../../../../domain/documents/page-of-text.ts'
import { type Claims, checkedProposals } from '../../../../domain/documents/proposals/proposals.ts'
import { reportOf } from '../../../../domain/records/report.ts'
import { CodedError } from '../../../coded-error.ts'
import type { Database } from '../../../database/open.ts'
import { healthRecords } from '../../../database/schema/records.ts'
import type { Db, Tx } from '../../../database/transaction.ts'
import { shownSource } from '../../../engines/documents/interpret-pages.ts'
import { type DocumentPage, straighten } from '../../../engines/documents/page.ts'
import type { TextEngine } from '../../../engines/text/text-engine.ts'
import type { FailureHandler, JobHandler } from '../../../jobs/job-handlers.ts'
import type { JobPayloads } from '../../../jobs/queues.ts'
import { writeAsServer } from '../../../replicated/write.ts'
import type { InAccount } from '../../../rpc/account-transaction.ts'
import { RECORDS, type RecordRow } from '../../health-records/record.ts'
import { quickText } from '../quick-text.ts'
import { forgetPages, storedPages } from '../read-pages.ts'
import { INSTRUCTIONS, readClaims } from './claims.ts'

interface ProposeServices {
  database: Database
  inAccount: InAccount
  textEngine: TextEngine | null
}

/** Characters of a document that the model gets; of a longer one its beginning. */
const LONGEST_MATERIAL = 60_000

/**
 * Asks a model for what the rules did not find in a document that was read, and stores it beside the report, each value
 * searched on the pages. Nothing is stored if it fails, or if proposals were stored meanwhile.
 */
export function proposeJob({ database, inAccount, textEngine }: ProposeServices): {
  run: JobHandler<'propose'>
  failed: FailureHandler<'propose'>
} {
  return {
    async run(job, { signal }) {
      const record = await findRecord(database.db, job)
      if (!record) return await forget(database, job)
      if (!textEngine) throw new NoModel()
      const pages = await pagesOf(database, job, record)
      const material = materialOf(pages)
      if (material === '') return await forget(database, job)
      const output = await textEngine.complete({ instructions: INSTRUCTIONS, material, format: 'json', signal })
      const claims = readClaims(output)
      await inAccount(record.userId, async account => {
        const current = await findRecord(account.tx, job)
        const items = current ? proposalsOf(pages, claims, current) : []
        if (current && items.length > 0) {
          const proposals = { model: textEngine.model.slice(0, 200), items }
          await writeAsServer(RECORDS, account, job.recordId, { data: { ...current.data, proposals } })
        }
        if (job.assetId !== null) await forgetPages(account.tx, job.assetId)
      })
    },

    // The record stays as the rules have read it.
    failed: job => forget(database, job),
  }
}

/** The model was removed from the configuration after the job was enqueued. */
class NoModel extends CodedError<'NO_MODEL'> {
  readonly retryable = false
  constructor() {
    super('NO_MODEL', 'No model is configured.')
  }
}

async function forget(database: Database, { assetId }: JobPayloads['propose']): Promise<void> {
  if (assetId !== null) await database.transaction(tx => forgetPages(tx, assetId))
}

/** Null if nothing is left to do: deleted, read again, or another attempt was quicker. */
async function findRecord(db: Db | Tx, { recordId }: JobPayloads['propose']): Promise<RecordRow | null> {
  const here = and(
    eq(healthRecords.id, recordId),
    eq(healthRecords.status, 'processed'),
    isNull(healthRecords.deletedAt),
  )
  const [row] = await db.select(RECORDS.columns).from(RECORDS.table).where(here)
  const record = row ? RECORDS.toRow(row) : null
  return record && !record.data.proposals ? record : null
}

const pagesOf = (database: Database, { assetId }: JobPayloads['propose'], { data }: RecordRow) =>
  assetId === null ? Promise.resolve([pageOfText(quickText(data))]) : storedPages(database, assetId)

function materialOf(pages: readonly DocumentPage[]): string {
  const lines = documentLines(pages.map(one => straighten(one).page)).map(({ text }) => text)
  let material = ''
  for (const line of lines) {
    if (material.length + line.length > LONGEST_MATERIAL) break
    material += `${line}\n`
  }
  return material.trim()
}

/** The places of the lines are those on the pages as they are shown. */
function proposalsOf(pages: readonly DocumentPage[], claims: Claims, { data }: RecordRow): Proposal[] {
  const straight = pages.map(straighten)
  const proposals = checkedProposals(
    straight.map(({ page }) => page),
    claims,
    reportOf(data),
  )
  const shown = (source: Proposal['sources'][number]) => {
    const page = straight.find(one => one.page.number === source.page)
    return page ? shownSource(source, page) : source
  }
  return proposals.map(one => ({ ...one, sources: one.sources.map(shown) }))
}
