import type { ErrorName } from '../../contract/errors.ts'
import type { Log } from '../log.ts'
import { toContractError } from '../rpc/failure.ts'
import { errorJson } from '../rpc/json-rpc.ts'
import { DATA_HEADERS } from './security-headers.ts'

const STATUS: Partial<Record<ErrorName, number>> = {
  INVALID_PARAMS: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TIMEOUT: 408,
  CONFLICT: 409,
  GONE: 410,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  UNPROCESSABLE: 422,
  RATE_LIMITED: 429,
  INTERNAL_ERROR: 500,
  UNAVAILABLE: 503,
}

/** The response to an error outside the RPC address: the same body, with the matching HTTP status. */
export function errorResponse(thrown: unknown, log: Log): Response {
  const error = toContractError(thrown, log)
  const headers: Record<string, string> = { ...DATA_HEADERS, 'content-type': 'application/json' }
  if (error.data.retryAfter !== undefined) headers['retry-after'] = String(error.data.retryAfter)
  return new Response(errorJson(null, error.toBody()), { status: STATUS[error.code] ?? 500, headers })
}
