import type { ErrorData as ErrorDataSchema, RpcErrorBody as RpcErrorBodySchema } from './error-body.ts'
import type { ErrorType } from './error-types.ts'

/**
 * Every error that the server can return: the number is `error.code`, the name `error.data.code`. JSON-RPC 2.0 reserves
 * -32768..-32000; application errors use the HTTP status of the same meaning.
 */
export const ERROR_CODES = {
  PARSE_ERROR: -32700,
  INVALID_REQUEST: -32600,
  METHOD_NOT_FOUND: -32601,
  INVALID_PARAMS: -32602,
  INTERNAL_ERROR: -32603,
  /** A batch holds more calls than MAX_BATCH_CALLS. */
  BATCH_TOO_LARGE: -32002,
  /** The response would exceed the limit of bytes or time. */
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
/** The optional fields of an error. Listed one by one, because `Omit` on a loose object loses every key. */
export type ErrorExtras = Partial<
  Pick<ErrorData, 'errorType' | 'userMessage' | 'i18nKey' | 'issues' | 'current' | 'retryAfter'>
>

/** A newer server may send a type that this version does not know; this version raises only those it knows. */
type RaisedExtras = ErrorExtras & { errorType?: ErrorType }

/**
 * A coded error on either side of the wire. `message` and `data.userMessage` are for logs: the interface has words of
 * its own for each code and type, in the language of the reader.
 */
export class ContractError extends Error {
  override readonly name = 'ContractError'
  readonly code: ErrorName
  readonly data: ErrorExtras

  constructor(code: ErrorName, message: string = code, data: RaisedExtras = {}) {
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
 * The name of an error body: UNAUTHORIZED if either of its codes says 401, else a known name in `data.code`, else the
 * name of the number, else INTERNAL_ERROR.
 */
export function errorName({ code, data }: RpcErrorBody): ErrorName {
  const named = data?.code
  if (code === ERROR_CODES.UNAUTHORIZED || named === ERROR_CODES.UNAUTHORIZED) return 'UNAUTHORIZED'
  if (typeof named === 'string' && isErrorName(named)) return named
  return (typeof named === 'number' ? NAMES.get(named) : undefined) ?? NAMES.get(code) ?? 'INTERNAL_ERROR'
}

export function fromBody(body: RpcErrorBody): ContractError {
  const { code: _code, ...extras } = body.data ?? { code: '' }
  return new ContractError(errorName(body), body.message, extras as RaisedExtras)
}
