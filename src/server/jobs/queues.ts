import type { QueueOptions, QueuePolicy } from 'pg-boss'
import { z } from 'zod'
import { PUSH_KINDS, type PushKind } from '../../contract/entities/user.ts'

/** Payloads of jobs. Ids only: the tables are read when the job runs. */
export interface JobPayloads {
  /** Transcribes the speech of an asset into its record. */
  transcribe: { recordId: number; assetId: number }
  /** Reads a document, or with null the text of a quick add, into its record. */
  read: { recordId: number; assetId: number | null }
  /** Asks a model what else stands in a document that was read, or with null in the text of a quick add. */
  propose: { recordId: number; assetId: number | null }
  /** Scores a triage; `seq` of the write that enqueued it, so that each write gets a job. */
  triage: { recordId: number; seq: number }
  /** Asks a model for proposals beside the result of a triage. */
  suggest: { recordId: number; seq: number }
  /** Writes a report that a recording's user requested. */
  report: { recordId: number; requestId: string }
  /** Writes an insight that a user asked for. */
  insight: { recordId: number }
  /** Answers a question about a recording. */
  reply: { messageId: number }
  /** Deletes the files and rows of an ended account. */
  deleteAccount: { userId: number }
  /** Sends a message to one browser; `waits`: how often its push service has asked to come back later. */
  push: { endpointHash: string; kind: PushKind; recordId: number; waits?: number | undefined }
  /** Sends a message to the account's messaging app; `waits` as of `push`. */
  messenger: { userId: number; kind: PushKind; recordId: number; waits?: number | undefined }
  /** Tells that a patient is to be seen again; `dueAt` in epoch milliseconds. */
  remind: { recordId: number; dueAt: number }
  /** Asks after payments that are due, and renews plans. */
  money: Record<string, never>
  /** Writes the ends of the audit's chains outside the database. */
  auditHeads: Record<string, never>
  /** Deletes expired uploads, old operations and sessions, and empties tombstones. */
  cleanup: Record<string, never>
}
export type QueueName = keyof JobPayloads

/** Validates payloads read from the database. */
export const PAYLOAD_SCHEMAS: { [Q in QueueName]: z.ZodType<JobPayloads[Q]> } = {
  transcribe: z.object({ recordId: z.number().int(), assetId: z.number().int() }),
  read: z.object({ recordId: z.number().int(), assetId: z.number().int().nullable() }),
  propose: z.object({ recordId: z.number().int(), assetId: z.number().int().nullable() }),
  triage: z.object({ recordId: z.number().int(), seq: z.number().int() }),
  suggest: z.object({ recordId: z.number().int(), seq: z.number().int() }),
  report: z.object({ recordId: z.number().int(), requestId: z.string() }),
  insight: z.object({ recordId: z.number().int() }),
  reply: z.object({ messageId: z.number().int() }),
  deleteAccount: z.object({ userId: z.number().int() }),
  push: z.object({
    endpointHash: z.string(),
    kind: z.enum(PUSH_KINDS),
    recordId: z.number().int(),
    waits: z.number().int().optional(),
  }),
  messenger: z.object({
    userId: z.number().int(),
    kind: z.enum(PUSH_KINDS),
    recordId: z.number().int(),
    waits: z.number().int().optional(),
  }),
  remind: z.object({ recordId: z.number().int(), dueAt: z.number().int() }),
  money: z.record(z.string(), z.never()),
  auditHeads: z.record(z.string(), z.never()),
  cleanup: z.record(z.string(), z.never()),
}
export const QUEUE_NAMES = Object.keys(PAYLOAD_SCHEMAS) as QueueName[]

/** The queue of jobs that will not be retried. */
export const failedQueue = (queue: QueueName): string => `${queue}-failed`

/** At most one job per key waits or runs; sending it again has no effect. */
export const POLICY: QueuePolicy = 'exclusive'

const MINUTE = 60
const DAY = 86_400

interface QueueSettings {
  options: QueueOptions
  /** Concurrent jobs per node. */
  concurrency: number
}

/**
 * Retries after 5 s, 10 s, 20 s and so on up to 15 min: three hours in all. A dead worker is detected by its missing
 * heartbeat, a hanging job by its expiry.
 */
const options = (more: QueueOptions): QueueOptions => ({
  retryLimit: 20,
  retryBackoff: true,
  retryDelayMax: 15 * MINUTE,
  heartbeatSeconds: 15,
  retentionSeconds: 30 * DAY,
  deleteAfterSeconds: 2 * DAY,
  ...more,
})

export const QUEUES: Record<QueueName, QueueSettings> = {
  transcribe: { options: options({ expireInSeconds: DAY - MINUTE }), concurrency: 2 },
  // 50 pages of at most a minute each; the engine reads them one after the other.
  read: { options: options({ expireInSeconds: 60 * MINUTE }), concurrency: 1 },
  // The record is complete without it; a model that returns something else does so again.
  propose: { options: options({ expireInSeconds: 10 * MINUTE, retryLimit: 5 }), concurrency: 2 },
  triage: { options: options({ expireInSeconds: 5 * MINUTE }), concurrency: 2 },
  suggest: { options: options({ expireInSeconds: 15 * MINUTE }), concurrency: 2 },
  // A person waits for it and has the device's own report meanwhile: it gives up after half a minute of retries.
  report: { options: options({ expireInSeconds: 10 * MINUTE, retryLimit: 2 }), concurrency: 2 },
  insight: { options: options({ expireInSeconds: 10 * MINUTE, retryLimit: 2 }), concurrency: 2 },
  reply: { options: options({ expireInSeconds: 5 * MINUTE, retryLimit: 2 }), concurrency: 2 },
  deleteAccount: { options: options({ expireInSeconds: 60 * MINUTE }), concurrency: 1 },
  // A message that is an hour late says nothing new.
  push: { options: options({ expireInSeconds: MINUTE, retryLimit: 8 }), concurrency: 4 },
  messenger: { options: options({ expireInSeconds: MINUTE, retryLimit: 8 }), concurrency: 2 },
  remind: { options: options({ expireInSeconds: MINUTE, retryLimit: 3 }), concurrency: 1 },
  // A provider takes up to 20 s for a payment. The next run is a minute away.
  money: { options: options({ expireInSeconds: 30 * MINUTE, retryLimit: 0 }), concurrency: 1 },
  auditHeads: { options: options({ expireInSeconds: 5 * MINUTE, retryLimit: 5 }), concurrency: 1 },
  cleanup: { options: options({ expireInSeconds: 30 * MINUTE, retryLimit: 3 }), concurrency: 1 },
}

/** The payload as text: two jobs with the same key count as one. */
export const keyOf = (payload: object): string => JSON.stringify(payload, Object.keys(payload).toSorted())
