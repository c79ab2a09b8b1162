import type { BlobStore } from '../blobs/blob-store.ts'
import { type Clock, moment } from '../clock.ts'
import { emptyTombstones, forgetExpired } from '../database/cleanup.ts'
import type { TextEngine } from '../engines/text/text-engine.ts'
import { isRetryable, type JobHandler, type JobHandlers } from '../jobs/job-handlers.ts'
import type { QueueName } from '../jobs/queues.ts'
import type { Log } from '../log.ts'
import { forgetAssets, forgetUploads } from './file-upload/forget-uploads.ts'
import { type TranscribeServices, transcribeJob } from './transcription/transcribe.ts'
import { scoreJob } from './triage/score-job.ts'
import { suggestJob } from './triage/suggest-job.ts'

export interface JobServices extends TranscribeServices {
  blobs: BlobStore
  clock: Clock
  log: Log
  /** Null without a model. */
  textEngine: TextEngine | null
  observe(queue: string, outcome: 'done' | 'retry' | 'failed', seconds: number): void
}

/** The code of every queue. */
export function jobHandlers(services: JobServices): JobHandlers {
  const { database, blobs, clock, log } = services
  const transcribe = transcribeJob(services)
  const score = scoreJob(services)
  const suggest = suggestJob(services)
  return {
    transcribe: { run: observed(services, 'transcribe', transcribe.run), failed: transcribe.failed },
    triage: { run: observed(services, 'triage', score.run), failed: score.failed },
    suggest: { run: observed(services, 'suggest', suggest.run), failed: suggest.failed },
    cleanup: {
      run: observed(services, 'cleanup', async () => {
        const now = moment(clock)
        await emptyTombstones(database, now)
        await forgetAssets(database, blobs, now)
        await forgetUploads(database, blobs, now)
        await forgetExpired(database, now)
      }),
      // It is asked for every hour anyway.
      failed: async (_, code) => log.error({ code }, 'cleanup gave up'),
    },
  }
}

function observed<Q extends QueueName>({ clock, observe }: JobServices, queue: Q, run: JobHandler<Q>): JobHandler<Q> {
  return async (payload, context) => {
    const began = clock.monotonic()
    const seconds = () => (clock.monotonic() - began) / 1000
    try {
      await run(payload, context)
      observe(queue, 'done', seconds())
    } catch (error) {
      observe(queue, isRetryable(error) && !context.isLastAttempt ? 'retry' : 'failed', seconds())
      throw error
    }
  }
}
