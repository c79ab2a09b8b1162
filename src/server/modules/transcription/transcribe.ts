import { eq } from 'drizzle-orm'
import type { BlobStore } from '../../blobs/blob-store.ts'
import type { Database } from '../../database/open.ts'
import { documentAssets } from '../../database/schema/documents.ts'
import { healthRecords } from '../../database/schema/records.ts'
import type { SpeechEngine, Transcript } from '../../engines/speech/speech-engine.ts'
import type { FailureHandler, JobHandler } from '../../jobs/job-handlers.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { InAccount } from '../../rpc/account-transaction.ts'
import { writeAudit } from '../../rpc/audit.ts'
import { afterFailure, isPersonsOwn, type Outcome } from './outcome.ts'
import { toBeScored } from './triage-outcome.ts'

export interface TranscribeServices {
  database: Database
  blobs: BlobStore
  inAccount: InAccount
  engine: SpeechEngine
  send: Jobs['send']
}

/**
 * Speech of an asset into the transcript of its record. The engine works outside any transaction; what it says is
 * stored only where the record still waits for it and nobody has written a transcript meanwhile.
 */
export function transcribeJob(services: TranscribeServices): {
  run: JobHandler<'transcribe'>
  failed: FailureHandler<'transcribe'>
} {
  return {
    async run({ recordId, assetId }, { signal }) {
      const waiting = await findWaiting(services.database, recordId, assetId)
      if (!waiting) return
      const { record, asset } = waiting
      const captions = record.data.transcription?.text
      const language = typeof record.data.locale === 'string' ? record.data.locale : undefined
      const transcript = await services.blobs.withFile(
        asset.storageKey,
        path => services.engine.transcribe({ path, mimeType: asset.mimeType, language, captions, signal }),
        signal,
      )
      await settle(services, record.userId, recordId, data =>
        isPersonsOwn(data, captions) || heardLess(transcript, captions)
          ? { status: 'processed', data: { errorKey: null } }
          : {
              status: 'processed',
              data: { transcription: transcriptionOf(transcript, asset.duration), errorKey: null },
            },
      )
    },

    async failed({ recordId, assetId }, code) {
      const waiting = await findWaiting(services.database, recordId, assetId)
      if (!waiting) return
      await settle(services, waiting.record.userId, recordId, data => afterFailure(code, data))
    },
  }
}

/** An engine that hears no word where the browser heard some has not heard better: the browser's words stay. */
const heardLess = ({ text }: Transcript, captions = '') => text.trim() === '' && captions.trim() !== ''

const transcriptionOf = ({ text, model, segments }: Transcript, duration: number | null) => ({
  text,
  duration,
  model,
  ...(segments ? { segments } : {}),
})

/** The record and its bytes, or null where there is nothing to do any more: deleted, or done by another attempt. */
async function findWaiting({ db }: Database, recordId: number, assetId: number) {
  const [record] = await db.select().from(healthRecords).where(eq(healthRecords.id, recordId))
  const [asset] = await db.select().from(documentAssets).where(eq(documentAssets.id, assetId))
  return record && asset && isWaiting(record) ? { record, asset } : null
}

const isWaiting = ({ status, deletedAt }: { status: string; deletedAt: Date | null }) =>
  status === 'transcribing' && deletedAt === null

/** Writes the outcome as the server's own change: `updatedByDevice` is nobody. A triage goes on to be scored. */
async function settle(
  { inAccount, send }: TranscribeServices,
  userId: number,
  recordId: number,
  decide: (data: (typeof healthRecords.$inferSelect)['data']) => Outcome,
): Promise<void> {
  await inAccount(userId, async ({ tx, now, nextSeq }) => {
    const [record] = await tx.select().from(healthRecords).where(eq(healthRecords.id, recordId))
    if (!record || !isWaiting(record)) return
    const isTriage = record.recordType === 'triage'
    const outcome = decide(record.data)
    const { status, data } = isTriage ? toBeScored(outcome) : outcome
    const seq = await nextSeq()
    await tx
      .update(healthRecords)
      .set({
        seq,
        updatedAt: now,
        updatedByDevice: null,
        lastOpId: null,
        restoredFrom: null,
        status,
        data: { ...record.data, ...data },
      })
      .where(eq(healthRecords.id, recordId))
    const entry = { action: 'transcription:store', objectType: 'health-record', objectId: recordId } as const
    await writeAudit(tx, { userId, session: null }, [entry], outcome.status === 'error' ? 'FAILED' : 'ok', now)
    if (isTriage) await send('triage', { recordId, seq }, { tx })
  })
}
