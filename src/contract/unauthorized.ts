import { ERROR_CODES } from './errors.ts'

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined

/**
 * Whether an answer ends the session. A 401 has four shapes, all alike (decision 4): the HTTP status, `error.code`,
 * `error.data.code` and `result.code`. `response` is one JSON-RPC response as it came, unchecked; of a batch, each by itself.
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
