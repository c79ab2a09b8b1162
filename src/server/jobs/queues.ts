import type { QueueOptions, QueuePolicy } from 'pg-boss'
import { z } from 'zod'

/** What travels with a job. Ids only: the tables are read when the job runs. */
export interface JobPayloads {
  /** Speech of an asset into the transcript of its record. */
  transcribe: { recordId: number; assetId: number }
  /** What was typed and heard of a triage into its result; `seq` of the write that asks, so that each is heard. */
  triage: { recordId: number; seq: number }
  /** What a model proposes beside the result of a triage. */
  suggest: { recordId: number; seq: number }
  /** Expired uploads, tombstones, old operations and sessions. */
  cleanup: Record<string, never>
}
export type QueueName = keyof JobPayloads

/** Payloads as they come back from the database. */
export const PAYLOAD_SCHEMAS: { [Q in QueueName]: z.ZodType<JobPayloads[Q]> } = {
  transcribe: z.object({ recordId: z.number().int(), assetId: z.number().int() }),
  triage: z.object({ recordId: z.number().int(), seq: z.number().int() }),
  suggest: z.object({ recordId: z.number().int(), seq: z.number().int() }),
  cleanup: z.record(z.string(), z.never()),
}
export const QUEUE_NAMES = Object.keys(PAYLOAD_SCHEMAS) as QueueName[]

/** Where a job goes that will not be tried again. */
export const failedQueue = (queue: QueueName): string => `${queue}-failed`

/** At most one job of the same key waits or runs; a second is the same wish again. */
export const POLICY: QueuePolicy = 'exclusive'

const MINUTE = 60
const DAY = 86_400

interface QueueSettings {
  options: QueueOptions
  /** Jobs at the same time on one node. */
  concurrency: number
}

/**
 * Retries wait 5 s, 10 s, 20 s and so on to a quarter of an hour: an engine that is away for three hours is waited for.
 * A worker that dies is noticed when its heartbeat is missing, a job that hangs when it expires.
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
  triage: { options: options({ expireInSeconds: 5 * MINUTE }), concurrency: 2 },
  suggest: { options: options({ expireInSeconds: 15 * MINUTE }), concurrency: 2 },
  cleanup: { options: options({ expireInSeconds: 30 * MINUTE, retryLimit: 3 }), concurrency: 1 },
}

/** The key that makes two jobs one: the payload itself. */
export const keyOf = (payload: object): string => JSON.stringify(payload, Object.keys(payload).toSorted())
