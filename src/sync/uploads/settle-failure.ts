import { isErrorType } from '../../contract/error-types.ts'
import { ContractError } from '../../contract/errors.ts'
import { isWaitsFor, UPLOAD_TRIES } from '../../db/uploads/upload-item.ts'
import type { UploadChange, UploadItem } from '../../db/uploads/upload-rows.ts'
import {
  BadAnswer,
  classify,
  classifyStatus,
  OUTAGE_TRIES,
  TimedOut,
  Unreachable,
  uploadBackoff,
  type Verdict,
} from '../retry-policy.ts'

const NOT_FOUND_WAIT_MS = 5000
/** Five minutes of tries for a recording that the server does not find (decision 71). */
const NOT_FOUND_LIMIT = 60

/** Longest wait that a server may ask for: after a day it is better to show the person a failure. */
const ASKED_LIMIT_MS = 24 * 3600_000

/** The service worker cannot send the patient first, so it rarely checks whether a page has. */
const HELD_WAIT_MS = 60_000

/** Back-off of an upload that the network cuts off while the server is reachable: other uploads go first. */
const CUT_OFF_FIRST_MS = 500
const CUT_OFF_CEILING_MS = 30_000

/**
 * Why a try failed. `reached`: the server answered this call or another one since. `moved`: the try confirmed bytes,
 * which resets the count of tries, so a bad line delays a long recording but never fails it.
 */
export interface Failure {
  error: unknown
  reached: boolean
  moved: boolean
}

/**
 * The effect of a failed try on the job; `halt` stops the whole drain, because the next job would fail the same way.
 */
export type FailedTry = { change: UploadChange; halt: 'unreachable' | 'needs-auth' | 'upgrade' | null }

export const verdictOf = (error: unknown): Verdict => {
  if (error instanceof Unreachable) return 'unreachable'
  if (error instanceof TimedOut) return 'retry'
  if (error instanceof BadAnswer) return classifyStatus(error.status)
  if (error instanceof ContractError) return classify(error)
  return 'retry'
}

/** Any other response that breaks the contract is no refusal: it may come from a proxy that never read the file. */
function uploadVerdict(error: unknown): Verdict {
  const verdict = verdictOf(error)
  return error instanceof BadAnswer && verdict !== 'upgrade' ? 'retry' : verdict
}

/** The server, or something before it, fails or asks to wait: no statement about the file. */
function isOutage(error: unknown): boolean {
  if (error instanceof ContractError) return classify(error) === 'retry'
  if (error instanceof BadAnswer) return error.status >= 400 && classifyStatus(error.status) === 'retry'
  return error instanceof TimedOut
}

/** 403, 413 and 422 have their reason also without a coded body, if the server answers other calls (decision 70). */
function withReason(error: unknown): unknown {
  if (!(error instanceof BadAnswer)) return error
  if (error.status === 403) return new ContractError('FORBIDDEN', 'HTTP 403')
  if (error.status === 413) return new ContractError('TOO_LARGE', 'HTTP 413')
  return error.status === 422 ? new ContractError('UNPROCESSABLE', '') : error
}

/** The bytes of this recording are not on this device. */
export const bytesMissing = () =>
  new ContractError('NOT_FOUND', 'Recording not found', { errorType: 'RecordingNotFound' })

/**
 * Decides what a failed try means (decisions 69 to 71). Unreachable, needs-auth and upgrade count no try; an unusable
 * response or rejected bytes wait 5 s, then 10 s, and end at the third try; an outage ends after an hour; a refusal ends
 * at once.
 */
export function settleFailure(tried: UploadItem, { error: failure, reached, moved }: Failure, now: number): FailedTry {
  if (!reached) return { change: {}, halt: 'unreachable' }
  const error = withReason(failure)
  const item = moved ? { ...tried, retryCount: 0, cutOffs: 0 } : tried
  const verdict = uploadVerdict(error)
  const code = codeOf(error)
  const cause =
    (error instanceof ContractError ? error.data.userMessage : undefined) ??
    (error instanceof Error ? error.message : String(error))
  switch (verdict) {
    case 'unreachable':
      return { change: cutOff(item, moved, now), halt: null }
    case 'needs-auth':
    case 'upgrade':
      return { change: {}, halt: verdict }
    case 'split':
      // The server named a limit for the file; a bare 413 may be a proxy's.
      if (failure instanceof ContractError && failure.code === 'TOO_LARGE')
        return { change: ended(code, cause), halt: null }
      return { change: countedTry(item, code, cause, now, error), halt: null }
    case 'conflict':
    case 'retry':
      return { change: countedTry(item, code, cause, now, error), halt: null }
    case 'hold':
    case 'park': {
      const errorType = error instanceof ContractError ? error.data.errorType : undefined
      // The upload expired on the server, or its bytes differ: start over and count the try, since the sent bytes are
      // lost.
      if (errorType === 'UploadNotFound' || errorType === 'FileHashMismatch') {
        return { change: { ...countedTry(tried, code, cause, now, error), uploadId: null, sentBytes: 0 }, halt: null }
      }
      if (errorType === 'ChunkHashMismatch') return { change: countedTry(item, code, cause, now, error), halt: null }
      if (errorType === 'RecordingNotFound') return { change: retryNotFound(item, now), halt: null }
      // Wait for the patient (I5), for the record to which the file is added, for the account's consent, or for its room.
      if (isWaitsFor(errorType)) {
        const error = { code: errorType, message: cause }
        return { change: { nextRetryAt: now + HELD_WAIT_MS, error }, halt: null }
      }
      return { change: ended(code, cause), halt: null }
    }
  }
}

/** The finest name that the interface has words for. */
function codeOf(error: unknown): string {
  if (!(error instanceof ContractError)) return error instanceof Error ? error.name : 'INTERNAL_ERROR'
  return isErrorType(error.data.errorType) ? error.data.errorType : error.code
}

const ended = (code: string, message: string): UploadChange => ({ state: 'error', error: { code, message } })

function countedTry(item: UploadItem, code: string, cause: string, now: number, error: unknown): UploadChange {
  const maxRetries = isOutage(error) ? OUTAGE_TRIES : UPLOAD_TRIES
  // A failure of the other kind begins a count of its own.
  const retryCount = (item.maxRetries === maxRetries ? item.retryCount : 0) + 1
  if (retryCount >= maxRetries) return { retryCount, maxRetries, ...ended(code, cause) }
  const asked =
    error instanceof BadAnswer ? error.retryAfter : error instanceof ContractError ? error.data.retryAfter : undefined
  const askedMs = Math.min((asked ?? 0) * 1000, ASKED_LIMIT_MS)
  return {
    ...{ retryCount, maxRetries, askedMs },
    nextRetryAt: now + Math.max(uploadBackoff(retryCount), askedMs),
    error: { code, message: cause },
  }
}

/** Tries again at once if the try confirmed bytes, else later each time. */
function cutOff(item: UploadItem, moved: boolean, now: number): UploadChange {
  if (moved) return { cutOffs: 0, retryCount: 0, nextRetryAt: now }
  const cutOffs = (item.cutOffs ?? 0) + 1
  return { cutOffs, nextRetryAt: now + Math.min(CUT_OFF_CEILING_MS, CUT_OFF_FIRST_MS * 2 ** Math.min(cutOffs - 1, 10)) }
}

function retryNotFound(item: UploadItem, now: number): UploadChange {
  const notFoundCount = item.notFoundCount + 1
  if (notFoundCount >= NOT_FOUND_LIMIT) return { notFoundCount, ...ended('RecordingNotFound', 'Recording not found') }
  return { notFoundCount, nextRetryAt: now + NOT_FOUND_WAIT_MS }
}
