import { ContractError } from '../../contract/errors.ts'
import { isUnavailable } from '../database/failures.ts'
import type { Log } from '../log.ts'

/** What the caller is told of an error. What is not coded is logged and hidden: its message may repeat somebody's data. */
export function toContractError(error: unknown, log: Log): ContractError {
  if (error instanceof ContractError) return error
  if (isUnavailable(error)) {
    log.warn({ err: error }, 'database unavailable during a call')
    return new ContractError('UNAVAILABLE', 'The database cannot be reached.', { retryAfter: 2 })
  }
  log.error({ err: error }, 'call failed')
  return new ContractError('INTERNAL_ERROR', 'The server failed. Nothing of this call was stored.')
}
