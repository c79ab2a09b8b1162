import { ERROR_CODES } from './errors.ts'

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined

/**
 * True if a response ends the session: 401 as the HTTP status, `error.code`, `error.data.code` or `result.code`
 * (decision 4). `response` is one JSON-RPC response, not validated; of a batch, check each one.
 */
export function isUnauthorized(httpStatus: number, response: unknown): boolean {
  const error = field(response, 'error')
  const codes = [
    httpStatus,
    field(error, 'code'),
    field(field(error, 'data'), 'code'),
    field(field(response, 'result'), 'code'),
  ]
  return codes.includes(ERROR_CODES.UNAUTHORIZED) || codes[2] === 'UNAUTHORIZED'
}
