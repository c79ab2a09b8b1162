import type { ErrorData as ErrorDataSchema, RpcErrorBody as RpcErrorBodySchema } from './error-body.ts'

/**
 * Every error that the server can answer, once. The number travels as `error.code`, the name as `error.data.code`.
 * JSON-RPC 2.0 reserves -32768..-32000; application errors borrow the HTTP number that says the same.
 */
export const ERROR_CODES = {
  PARSE_ERROR: -32700,
  INVALID_REQUEST: -32600,
  METHOD_NOT_FOUND: -32601,
  INVALID_PARAMS: -32602,
  INTERNAL_ERROR: -32603,
  /** The method has a name in the specification and no code yet. */
  NOT_BUILT: -32001,
  /** A batch holds more calls than MAX_BATCH_CALLS. */
  BATCH_TOO_LARGE: -32002,
  /** The answer would exceed the cap on response bytes or time. */
  RESPONSE_TOO_LARGE: -32003,
  UNAUTHORIZED: 401,
  INSUFFICIENT_BALANCE: 402,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TIMEOUT: 408,
  /** The row changed since `baseSeq`; `data.current` is the row as it stands. */
  CONFLICT: 409,
  /** The object existed and is gone: deleted, expired or retired. */
  GONE: 410,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  UNPROCESSABLE: 422,
  /** The client speaks an older protocol than the server accepts. */
  UPGRADE_REQUIRED: 426,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
} as const

export type ErrorName = keyof typeof ERROR_CODES
export type ErrorData = ErrorDataSchema
export type RpcErrorBody = RpcErrorBodySchema
/** What an error may carry beyond its name. Named one by one: `Omit` on an open shape forgets every key. */
export type ErrorExtras = Partial<
  Pick<ErrorData, 'errorType' | 'userMessage' | 'i18nKey' | 'issues' | 'current' | 'retryAfter'>
>

/** A coded error on either side of the wire. `message` is for logs; people read `data.userMessage` or the text of `data.i18nKey`. */
export class ContractError extends Error {
  override readonly name = 'ContractError'
  readonly code: ErrorName
  readonly data: ErrorExtras

  constructor(code: ErrorName, message: string = code, data: ErrorExtras = {}) {
    super(message)
    this.code = code
    this.data = data
  }

  toBody(): RpcErrorBody {
    return { code: ERROR_CODES[this.code], message: this.message, data: { ...this.data, code: this.code } }
  }
}

const isErrorName = (name: string): name is ErrorName => Object.hasOwn(ERROR_CODES, name)
const NAMES = new Map<number, ErrorName>(
  Object.keys(ERROR_CODES)
    .filter(isErrorName)
    .map(name => [ERROR_CODES[name], name]),
)

/**
 * The name of an error body: UNAUTHORIZED wherever one of its two places says 401, else `data.code` where it is one of
 * ours, else the number, else INTERNAL_ERROR.
 */
export function errorName({ code, data }: RpcErrorBody): ErrorName {
  const named = data?.code
  if (code === ERROR_CODES.UNAUTHORIZED || named === ERROR_CODES.UNAUTHORIZED) return 'UNAUTHORIZED'
  if (typeof named === 'string' && isErrorName(named)) return named
  return (typeof named === 'number' ? NAMES.get(named) : undefined) ?? NAMES.get(code) ?? 'INTERNAL_ERROR'
}

export function fromBody(body: RpcErrorBody): ContractError {
  const { code: _code, ...extras } = body.data ?? { code: '' }
  return new ContractError(errorName(body), body.message, extras)
}
