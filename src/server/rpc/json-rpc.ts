import { RpcRequest } from '../../contract/envelope.ts'
import { ContractError, type RpcErrorBody } from '../../contract/errors.ts'
import { MAX_BATCH_CALLS } from '../../contract/protocol.ts'
import type { ResponseMeta } from '../../contract/response.ts'
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

/** Parses a request body by JSON-RPC 2.0, sections 4 and 6. */
export function parseBody(text: string): Body {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { kind: 'refused', error: new ContractError('PARSE_ERROR', 'The body is not JSON.') }
  }
  const repair = needsRepair(text)
  const readEntry = (one: unknown) => parseEntry(one, repair)
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

function parseEntry(value: unknown, repair: boolean): Entry {
  const parsed = RpcRequest.safeParse(value)
  if (parsed.success) {
    const { id, method, params = {} } = parsed.data
    if (isDeeperThan(params, MAX_DEPTH)) {
      const error = new ContractError('INVALID_PARAMS', `Parameters are nested at most ${MAX_DEPTH} deep.`)
      return { kind: 'malformed', id: id ?? null, error }
    }
    return { kind: 'call', id, method, params: repair ? repaired(params) : params }
  }
  const onlyParams = parsed.error.issues.every(issue => issue.path[0] === 'params')
  const error = onlyParams
    ? new ContractError('INVALID_PARAMS', 'Parameters travel by name, as an object.')
    : new ContractError('INVALID_REQUEST', 'This is not a JSON-RPC 2.0 request.')
  return { kind: 'malformed', id: readableId(value), error }
}

/** Far deeper than any record; deeper values overflow the stack of recursive code, the database's included. */
const MAX_DEPTH = 64

const isDeeperThan = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some(inner => isDeeperThan(inner, depth - 1)))

/** The id of a malformed request if it can be read; null otherwise, as JSON-RPC 2.0 requires. */
function readableId(value: unknown): RpcId {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null
  return typeof value.id === 'string' || typeof value.id === 'number' ? value.id : null
}

export const resultJson = (id: RpcId, result: string, meta: ResponseMeta): string =>
  `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result},"meta":${JSON.stringify(meta)}}`

export const errorJson = (id: RpcId, error: RpcErrorBody, meta: ResponseMeta = {}): string =>
  JSON.stringify({ jsonrpc: '2.0', id, error, meta })
