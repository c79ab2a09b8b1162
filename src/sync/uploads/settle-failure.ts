import { ContractError } from '../../contract/errors.ts'
import { WAITS_FOR_PATIENT } from '../../db/upload-item.ts'
import type { UploadItem } from '../../db/upload-store.ts'
import {
  BadAnswer,
  classify,
  classifyStatus,
  TimedOut,
  Unreachable,
  uploadBackoff,
  type Verdict,
} from '../retry-policy.ts'

const NOT_FOUND_WAIT_MS = 5000
/** Five minutes of asking for a recording that is gone (decision 71). */
const NOT_FOUND_LIMIT = 60

/** Nobody means a wait of more than a day: the person would rather be told that it failed. */
const ASKED_LIMIT_MS = 24 * 3600_000

/** Whoever has no page open cannot send the patient first, and asks rarely whether somebody has. */
const PATIENT_WAIT_MS = 60_000

/** An upload that the way there cuts off, though the server answers all else, lets the others go first. */
const CUT_OFF_FIRST_MS = 500
const CUT_OFF_CEILING_MS = 30_000

/**
 * Why a try failed; `reached` when the server has answered meanwhile, this call or another; `moved` when bytes got
 * through before, so that a bad line makes a long recording slow and never hopeless.
 */
export interface Failure {
  error: unknown
  reached: boolean
  moved: boolean
}

/** What a failed try does to the job; `halt` stops the whole drain because the next one would fail the same way. */
export type FailedTry = { change: Partial<UploadItem>; halt: 'unreachable' | 'needs-auth' | 'upgrade' | null }

export const verdictOf = (error: unknown): Verdict => {
  if (error instanceof Unreachable) return 'unreachable'
  if (error instanceof TimedOut) return 'retry'
  if (error instanceof BadAnswer) return classifyStatus(error.status)
  if (error instanceof ContractError) return classify(error)
  return 'retry'
}

/** A page that is not the contract's refuses nothing: whoever wrote it has not read the recording. */
function uploadVerdict(error: unknown): Verdict {
  const verdict = verdictOf(error)
  return error instanceof BadAnswer && verdict !== 'upgrade' ? 'retry' : verdict
}

/** The bytes of this recording are not on this device. */
export const bytesMissing = () =>
  new ContractError('NOT_FOUND', 'Recording not found', { errorType: 'RecordingNotFound' })

/**
 * Decides what a failed try means (decisions 69 to 71): a server out of reach and an ended session count nothing; an
 * unusable answer and a time-out count, wait 5 s and 10 s, and end at the maximum; a refusal ends at once with its
 * reason. Only tries that moved nothing add up.
 */
export function settleFailure(tried: UploadItem, { error, reached, moved }: Failure, now: number): FailedTry {
  if (!reached) return { change: {}, halt: 'unreachable' }
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
    case 'conflict':
    case 'retry':
      return { change: countedTry(item, code, cause, now, error), halt: null }
    case 'park': {
      const errorType = error instanceof ContractError ? error.data.errorType : undefined
      // The upload expired on the server or its bytes differ: begin anew, and count it, since what moved was for nothing.
      if (errorType === 'UploadNotFound' || errorType === 'FileHashMismatch') {
        return { change: { ...countedTry(tried, code, cause, now, error), uploadId: null, sentBytes: 0 }, halt: null }
      }
      if (errorType === 'ChunkHashMismatch') return { change: countedTry(item, code, cause, now, error), halt: null }
      if (errorType === 'RecordingNotFound') return { change: askAgain(item, now), halt: null }
      // What depends on something waits for it (I5).
      if (errorType === WAITS_FOR_PATIENT) {
        const error = { code: WAITS_FOR_PATIENT, message: cause }
        return { change: { nextRetryAt: now + PATIENT_WAIT_MS, error }, halt: null }
      }
      return { change: ended(code, cause), halt: null }
    }
  }
}

/** What the interface names the cause by: the finer name, where the coarse one would mislead. */
function codeOf(error: unknown): string {
  if (!(error instanceof ContractError)) return error instanceof Error ? error.name : 'INTERNAL_ERROR'
  const { errorType } = error.data
  return errorType && OF_THE_TRANSFER.has(errorType) ? errorType : error.code
}

/** Failures of the transfer, which say nothing against the recording. */
const OF_THE_TRANSFER: ReadonlySet<string> = new Set(['UploadNotFound', 'FileHashMismatch', 'ChunkHashMismatch'])

const ended = (code: string, message: string): Partial<UploadItem> => ({ state: 'error', error: { code, message } })

function countedTry(item: UploadItem, code: string, cause: string, now: number, error: unknown): Partial<UploadItem> {
  const retryCount = item.retryCount + 1
  if (retryCount >= item.maxRetries) return { retryCount, ...ended(code, cause) }
  const asked =
    error instanceof BadAnswer ? error.retryAfter : error instanceof ContractError ? error.data.retryAfter : undefined
  const askedMs = Math.min((asked ?? 0) * 1000, ASKED_LIMIT_MS)
  return {
    retryCount,
    askedMs,
    nextRetryAt: now + Math.max(uploadBackoff(retryCount), askedMs),
    error: { code, message: cause },
  }
}

/** At once after a try that moved something, else rarer each time. */
function cutOff(item: UploadItem, moved: boolean, now: number): Partial<UploadItem> {
  if (moved) return { cutOffs: 0, retryCount: 0, nextRetryAt: now }
  const cutOffs = (item.cutOffs ?? 0) + 1
  return { cutOffs, nextRetryAt: now + Math.min(CUT_OFF_CEILING_MS, CUT_OFF_FIRST_MS * 2 ** Math.min(cutOffs - 1, 10)) }
}

function askAgain(item: UploadItem, now: number): Partial<UploadItem> {
  const notFoundCount = item.notFoundCount + 1
  if (notFoundCount >= NOT_FOUND_LIMIT) return { notFoundCount, ...ended('RecordingNotFound', 'Recording not found') }
  return { notFoundCount, nextRetryAt: now + NOT_FOUND_WAIT_MS }
}
