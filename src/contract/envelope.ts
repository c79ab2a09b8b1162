import { z } from 'zod'
import { RpcErrorBody } from './error-body.ts'
import {
  EVENTS_PATH,
  MAX_BATCH_CALLS,
  MAX_REQUEST_BYTES,
  MAX_RESPONSE_BYTES,
  PROTOCOL_VERSION,
  RPC_PATH,
} from './protocol.ts'

export { EVENTS_PATH, MAX_BATCH_CALLS, MAX_REQUEST_BYTES, MAX_RESPONSE_BYTES, PROTOCOL_VERSION, RPC_PATH }

/** Travels in `params.meta` of each call. */
export const CallMeta = z.looseObject({
  locale: z.string().max(35).optional(),
  /** The current patient: numeric id or clientId; ownership is checked on every call. */
  patientId: z.union([z.number().int(), z.string().max(64)]).nullish(),
  deviceId: z.string().max(64).optional(),
  /** Names one intended effect; a repeat answers with the stored result and changes nothing. */
  opId: z.string().max(64).optional(),
  appVersion: z.string().max(64).optional(),
  /** This write gives back what a restored server lost: where the device had it from. */
  restoredFrom: z.object({ epoch: z.string().max(100), seq: z.number().int().nonnegative() }).optional(),
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
  /** The checkpoint could not be continued and this is the first page of everything: after a restore, or too long away. */
  reset: z.enum(['epoch', 'horizon']).optional(),
  /** True when the result was stored by an earlier call with the same opId. */
  replayed: z.boolean().optional(),
  total: z.number().int().optional(),
})
export type ResponseMeta = z.infer<typeof ResponseMeta>

/** Either a result or an error, never both: an answer that says both says nothing. */
export const RpcResponse = z
  .object({
    jsonrpc: z.literal('2.0'),
    id: RpcId,
    result: z.unknown().optional(),
    error: RpcErrorBody.optional(),
    meta: ResponseMeta.optional(),
  })
  .refine(({ result, error }) => (result === undefined) !== (error === undefined), 'needs a result or an error')
export type RpcResponse = z.infer<typeof RpcResponse>

/** One event of the stream at EVENTS_PATH: something of this account was committed at `seq`. */
export const ChangeEvent = z.object({ seq: z.number().int(), epoch: z.string() })
export type ChangeEvent = z.infer<typeof ChangeEvent>
