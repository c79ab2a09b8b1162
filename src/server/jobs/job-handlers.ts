import type { JobPayloads, QueueName } from './queues.ts'

/** What a handler is told besides the payload. */
export interface JobContext {
  /** Aborts when the server stops, the job took too long, or another worker has taken it over. */
  signal: AbortSignal
  /** 1 for the first. */
  attempt: number
  /** No further attempt follows if this one fails. */
  isLastAttempt: boolean
}

/**
 * Does the work of one job. A job may run more than once, also after it succeeded where the process died before that
 * was noted: its effect has to be the same then. A thrown error is tried again later, unless it says `retryable: false`.
 */
export type JobHandler<Q extends QueueName> = (payload: JobPayloads[Q], context: JobContext) => Promise<void>

/** Hears of a job that will not be tried again; `code` is that of the last error. Is itself retried like a job. */
export type FailureHandler<Q extends QueueName> = (payload: JobPayloads[Q], code: string) => Promise<void>

export type JobHandlers = {
  [Q in QueueName]: { run: JobHandler<Q>; failed: FailureHandler<Q> }
}

/** Whether trying again could help: true unless the error says otherwise. */
export const isRetryable = (error: unknown): boolean =>
  !(error instanceof Error && 'retryable' in error && error.retryable === false)

/** What may be stored of an error beside a job: its code or class, never its message. */
export const errorCodeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'UNKNOWN'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
