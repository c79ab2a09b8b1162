import { and, eq, isNull } from 'drizzle-orm'
import type { BlobStore } from '../../blobs/blob-store.ts'
import type { Database } from '../../database/open.ts'
import { documentAssets } from '../../database/schema/documents.ts'
import { healthRecords } from '../../database/schema/records.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import type { SpeechEngine, Transcript } from '../../engines/speech/speech-engine.ts'
import type { FailureHandler, JobHandler } from '../../jobs/job-handlers.ts'
import type { Notify } from '../../push/notify.ts'
import { writeAsServer } from '../../replicated/write.ts'
import type { InAccount } from '../../rpc/account-transaction.ts'
import { writeAudit } from '../../rpc/audit.ts'
import { RECORDS } from '../health-records/record.ts'
import { kindOf } from '../record-kinds/kinds.ts'
import type { RecordJobs } from '../record-kinds/record-kind.ts'
import { fitTranscript } from './fit-transcript.ts'
import { afterFailure, isWrittenByPerson, type Outcome } from './outcome.ts'

export interface TranscribeServices {
  database: Database
  blobs: BlobStore
  inAccount: InAccount
  engine: SpeechEngine
  jobs: Pick<RecordJobs, 'score'>
  notify: Notify
}

/**
 * Transcribes the speech of an asset into its record. The engine runs outside any transaction; its result is stored
 * only if the record still waits for it and no person has written a transcript meanwhile.
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
        isWrittenByPerson(data, captions) || isWorseThanCaptions(transcript, captions)
          ? { status: 'processed', data: { errorKey: null } }
          : {
              status: 'processed',
              data: {
                transcription: fitTranscript(transcriptionOf(transcript, asset.duration), data),
                errorKey: null,
              },
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

/** An empty result does not replace captions. */
const isWorseThanCaptions = ({ text }: Transcript, captions = '') => text.trim() === '' && captions.trim() !== ''

const transcriptionOf = ({ text, model, segments }: Transcript, duration: number | null) => ({
  text,
  duration,
  model,
  ...(segments ? { segments } : {}),
})

/** The record and its asset; null if nothing is left to do: deleted, or done by another attempt. */
async function findWaiting({ db }: Database, recordId: number, assetId: number) {
  const record = await waitingRecord(db, recordId)
  const [asset] = await db.select().from(documentAssets).where(eq(documentAssets.id, assetId))
  return record && asset ? { record, asset } : null
}

async function waitingRecord(db: Db | Tx, recordId: number) {
  const isWaiting = and(eq(healthRecords.status, 'transcribing'), isNull(healthRecords.deletedAt))
  const [record] = await db
    .select()
    .from(healthRecords)
    .where(and(eq(healthRecords.id, recordId), isWaiting))
  return record
}

/** Writes the outcome as the server's own change, and enqueues what its kind does next. */
async function settle(
  { inAccount, jobs, notify }: TranscribeServices,
  userId: number,
  recordId: number,
  decide: (data: (typeof healthRecords.$inferSelect)['data']) => Outcome,
): Promise<void> {
  await inAccount(userId, async account => {
    const { tx, now } = account
    const record = await waitingRecord(tx, recordId)
    if (!record) return
    const outcome = decide(record.data)
    const { status, data, afterWrite } = kindOf(record.recordType).transcribed(jobs, outcome)
    const row = await writeAsServer(RECORDS, account, recordId, { status, data: { ...record.data, ...data } })
    const entry = { action: 'transcription:store', objectType: 'health-record', objectId: recordId } as const
    await writeAudit(tx, { userId, session: null }, [entry], outcome.status === 'error' ? 'FAILED' : 'ok', now)
    await afterWrite?.(tx, row)
    if (record.recordType === 'ambient-scribe' && outcome.data.transcription) {
      await notify(tx, { userId, kind: 'transcriptReady', recordId }, now)
    }
  })
}
