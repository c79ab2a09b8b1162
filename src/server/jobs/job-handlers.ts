import type { JobPayloads, QueueName } from './queues.ts'

/** What a handler gets beside the payload. */
export interface JobContext {
  /** Aborts when the server stops, the job took too long, or another worker has taken it over. */
  signal: AbortSignal
  /** Starts at 1. */
  attempt: number
  /** True if no attempt follows a failure. */
  isLastAttempt: boolean
}

/**
 * Runs one job. A job may run again after it succeeded, if the process died before that was noted: it must be
 * idempotent. A thrown error is retried later, unless it has `retryable: false`.
 */
export type JobHandler<Q extends QueueName> = (payload: JobPayloads[Q], context: JobContext) => Promise<void>

/** Called with the code of the last error when a job will not be retried. Retried itself like a job. */
export type FailureHandler<Q extends QueueName> = (payload: JobPayloads[Q], code: string) => Promise<void>

export type JobHandlers = {
  [Q in QueueName]: { run: JobHandler<Q>; failed: FailureHandler<Q> }
}

/** True unless the error says `retryable: false`. */
export const isRetryable = (error: unknown): boolean =>
  !(error instanceof Error && 'retryable' in error && error.retryable === false)

/** What is stored of an error with a job: its code or class, never its message. */
export const errorCodeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'UNKNOWN'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
