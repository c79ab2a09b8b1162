import { ContractError } from '../../contract/errors.ts'
import { BlobError } from '../blobs/blob-store.ts'
import { isUnavailable } from '../database/failures.ts'
import type { Log } from '../log.ts'

/**
 * The error that the caller gets. Errors without a code are logged and hidden, since their message may repeat user
 * data.
 */
export function toContractError(error: unknown, log: Log): ContractError {
  if (error instanceof ContractError) return error
  if (isUnavailable(error)) {
    log.warn({ err: error }, 'database unavailable during a call')
    return new ContractError('UNAVAILABLE', 'The database cannot be reached.', { retryAfter: 2 })
  }
  if (error instanceof BlobError && error.code !== 'BAD_KEY') {
    log.warn({ err: error }, 'file store unavailable during a call')
    const retryAfter = error.code === 'NO_SPACE' ? 60 : 5
    return new ContractError('UNAVAILABLE', 'The store of files cannot take or give this now.', { retryAfter })
  }
  log.error({ err: error }, 'call failed')
  return new ContractError('INTERNAL_ERROR', 'The server failed. Nothing of this call was stored.')
}
