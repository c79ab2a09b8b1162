import { ContractError } from '../contract/errors.ts'
import { CodedError } from './coded-error.ts'

/**
 * Only text in these fields is logged; any other text is replaced by its length, because an unexpected field is more
 * often a name or a transcript than a status.
 */
const OPEN_FIELDS = new Set(
  `action asset class code column constraint device engine environment epoch host job kind level method mimeType model
   outcome path queue reason record recordType requestId routine session severity signal state status step syscall table
   type upload url user version`.split(/\s+/),
)
const MAX_TEXT = 300
const MAX_DEPTH = 6

/** A copy of `value` that is safe to log. */
export function loggable(value: unknown, field = '', depth = 0): unknown {
  if (value === null || value === undefined || typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value === 'string') return OPEN_FIELDS.has(field) ? openText(value) : `(${value.length} characters)`
  if (typeof value === 'bigint') return value.toString()
  if (value instanceof Error) return loggableError(value, depth)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString()
  if (typeof value !== 'object' || depth >= MAX_DEPTH) return `(${typeof value})`
  if (ArrayBuffer.isView(value)) return `(${value.byteLength} bytes)`
  if (Array.isArray(value)) return value.slice(0, 20).map(item => loggable(item, field, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, loggable(inner, key, depth + 1)]))
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const CAMEL_CASE = /^[a-z]+([A-Z-][a-z]+)*$/

/** Removes the parts of addresses that carry secrets: the query, the user part, and long random path segments. */
const openText = (text: string) =>
  text
    .slice(0, MAX_TEXT)
    .replace(/\?\S*/g, '?…')
    .replace(/\/\/[^@/\s]+@/g, '//…@')
    .replace(/[\w~-]{20,}/g, word => (UUID.test(word) || CAMEL_CASE.test(word) ? word : '…'))

/**
 * An error without its message, unless we or the operating system wrote the message: messages of the database, of
 * JSON.parse and of programs repeat the data that they failed on.
 */
function loggableError(error: Error, depth: number): unknown {
  const details: Record<string, unknown> = { class: error.name }
  for (const [name, value] of Object.entries(error)) {
    if (SAFE_DETAILS.has(name) && (typeof value === 'string' || typeof value === 'number')) details[name] = value
  }
  if (isOpenMessage(error)) details.reason = error.message.slice(0, MAX_TEXT)
  const frames = error.stack?.split('\n').filter(line => /^\s+at /.test(line))
  details.stack = frames?.slice(0, 12).map(line => line.trim())
  if (error.cause !== undefined && depth < MAX_DEPTH) details.cause = loggable(error.cause, '', depth + 1)
  return details
}

const SAFE_DETAILS = new Set(['code', 'errno', 'syscall', 'severity', 'constraint', 'table', 'column', 'routine'])

const isOpenMessage = (error: Error) =>
  error instanceof ContractError ||
  error instanceof CodedError ||
  error instanceof TypeError ||
  error instanceof RangeError ||
  error instanceof ReferenceError ||
  'syscall' in error
