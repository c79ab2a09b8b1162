import { RpcRequest } from '../../contract/envelope.ts'
import { ContractError, type RpcErrorBody } from '../../contract/errors.ts'
import { MAX_BATCH_CALLS, MAX_REQUEST_BYTES } from '../../contract/protocol.ts'
import type { ResponseMeta } from '../../contract/response.ts'
import { type JsonBounds, jsonBounds, MAX_ITEMS } from './json-bounds.ts'
import { needsRepair, repaired } from './storable-text.ts'

export type RpcId = string | number | null

/** One element of a request body: a call to run, or its error. `id` undefined means a notification. */
export type Entry =
  | { kind: 'call'; id: RpcId | undefined; method: string; params: Record<string, unknown> }
  | { kind: 'malformed'; id: RpcId; error: ContractError }

export type Body =
  | { kind: 'single'; entry: Entry }
  | { kind: 'batch'; entries: Entry[] }
  /** The body as a whole is invalid; nothing of it was run. */
  | { kind: 'refused'; error: ContractError }

/** Far deeper than any record; deeper values overflow the stack of recursive code, the database's included. */
const MAX_DEPTH = 65

/** Parses a request body by JSON-RPC 2.0, sections 4 and 6. Nothing is parsed of a body that is too much for the server. */
export function parseBody(body: Buffer): Body {
  const bounds = jsonBounds(body, { depth: MAX_DEPTH })
  if (bounds.items > MAX_ITEMS || bounds.bytes > MAX_REQUEST_BYTES) {
    return { kind: 'refused', error: new ContractError('TOO_LARGE', 'The body holds too many or too large values.') }
  }
  const text = withoutDeepValues(body, bounds)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { kind: 'refused', error: new ContractError('PARSE_ERROR', 'The body is not JSON.') }
  }
  const repair = needsRepair(text)
  const tooDeep = new Set(bounds.tooDeep.map(({ element }) => element))
  const readEntry = (one: unknown, index = 0) => (tooDeep.has(index) ? nestedTooDeep(one) : parseEntry(one, repair))
  if (!Array.isArray(value)) return { kind: 'single', entry: readEntry(value) }
  if (value.length === 0) {
    return { kind: 'refused', error: new ContractError('INVALID_REQUEST', 'The batch is empty.') }
  }
  if (value.length > MAX_BATCH_CALLS) {
    const message = `A batch holds at most ${MAX_BATCH_CALLS} calls.`
    return { kind: 'refused', error: new ContractError('BATCH_TOO_LARGE', message) }
  }
  return { kind: 'batch', entries: value.map(readEntry) }
}

/** The text with null in the place of what is nested too deeply, so that the other calls of a batch can run. */
function withoutDeepValues(body: Buffer, { tooDeep }: JsonBounds): string {
  let text = ''
  let kept = 0
  for (const { start, end } of tooDeep) {
    text += `${body.toString('utf8', kept, start)}null`
    kept = end
  }
  return text + body.toString('utf8', kept)
}

const nestedTooDeep = (value: unknown): Entry => ({
  kind: 'malformed',
  id: readableId(value),
  error: new ContractError('INVALID_PARAMS', 'A call is nested too deeply.'),
})

function parseEntry(value: unknown, repair: boolean): Entry {
  const parsed = RpcRequest.safeParse(value)
  if (parsed.success) {
    const { id, method, params = {} } = parsed.data
    return { kind: 'call', id, method, params: repair ? repaired(params) : params }
  }
  const onlyParams = parsed.error.issues.every(issue => issue.path[0] === 'params')
  const error = onlyParams
    ? new ContractError('INVALID_PARAMS', 'Parameters travel by name, as an object.')
    : new ContractError('INVALID_REQUEST', 'This is not a JSON-RPC 2.0 request.')
  return { kind: 'malformed', id: readableId(value), error }
}

/** The id of a malformed request if it can be read; null otherwise, as JSON-RPC 2.0 requires. */
function readableId(value: unknown): RpcId {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null
  return typeof value.id === 'string' || typeof value.id === 'number' ? value.id : null
}

export const resultJson = (id: RpcId, result: string, meta: ResponseMeta): string =>
  `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result},"meta":${JSON.stringify(meta)}}`

export const errorJson = (id: RpcId, error: RpcErrorBody, meta: ResponseMeta = {}): string =>
  JSON.stringify({ jsonrpc: '2.0', id, error, meta })
