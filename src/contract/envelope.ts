import { z } from 'zod'
import { RpcErrorBody } from './errors.ts'

/** Raised when the wire changes so that an older client or server would misread it; tests/contract guards it with a hash. */
export const PROTOCOL_VERSION = 1
export const RPC_PATH = '/api/rpc'
export const EVENTS_PATH = '/api/events'
/** S2: a longer batch is refused whole with BATCH_TOO_LARGE and nothing of it runs. */
export const MAX_BATCH_CALLS = 20
/** A request body above this is refused with TOO_LARGE. Room for one single-call upload of 8 MB in base64. */
export const MAX_REQUEST_BYTES = 12 * 1024 * 1024
/** A page of a list ends early so that its answer stays below this. */
export const MAX_RESPONSE_BYTES = 4 * 1024 * 1024

/** Travels in `params.meta` of each call. */
export const CallMeta = z.looseObject({
  locale: z.string().max(35).optional(),
  /** The current patient: numeric id or clientId; ownership is checked on every call. */
  patientId: z.union([z.number().int(), z.string().max(64)]).nullish(),
  deviceId: z.string().max(64).optional(),
  /** Names one intended effect; a repeat answers with the stored result and changes nothing. */
  opId: z.string().max(64).optional(),
  appVersion: z.string().max(64).optional(),
  protocol: z.number().int().optional(),
})
export type CallMeta = z.infer<typeof CallMeta>

export const RpcId = z.union([z.string(), z.number(), z.null()])

export const RpcRequest = z.object({
  jsonrpc: z.literal('2.0'),
  id: RpcId.optional(),
  method: z.string().min(1).max(200),
  params: z.record(z.string(), z.unknown()).optional(),
})
export type RpcRequest = z.infer<typeof RpcRequest>

/** Travels beside `result`. Only `token` here replaces the session token. */
export const ResponseMeta = z.looseObject({
  token: z.string().optional(),
  /** Lists called with `since`: pass it as the next `since`. Opaque. */
  checkpoint: z.string().optional(),
  hasMore: z.boolean().optional(),
  /** Changes when the server was restored from a backup; a checkpoint of another epoch starts anew. */
  epoch: z.string().optional(),
  /** True when the result was stored by an earlier call with the same opId. */
  replayed: z.boolean().optional(),
  total: z.number().int().optional(),
})
export type ResponseMeta = z.infer<typeof ResponseMeta>

export const RpcResponse = z.object({
  jsonrpc: z.literal('2.0'),
  id: RpcId,
  result: z.unknown().optional(),
  error: RpcErrorBody.optional(),
  meta: ResponseMeta.optional(),
})
export type RpcResponse = z.infer<typeof RpcResponse>

/** One event of the stream at EVENTS_PATH: something of this account was committed at `seq`. */
export const ChangeEvent = z.object({ seq: z.number().int(), epoch: z.string() })
export type ChangeEvent = z.infer<typeof ChangeEvent>
