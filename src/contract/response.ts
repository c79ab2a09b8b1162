import { z } from 'zod/mini'
import { RpcErrorBody } from './error-body.ts'

/*
 * The schemas that a client parses, written with zod/mini: the service worker parses them too, and its whole script may
 * have 40 KB.
 */

export const RpcId = z.union([z.string(), z.number(), z.null()])

/** Sent beside `result`. Only this `token` replaces the session token. */
export const ResponseMeta = z.looseObject({
  token: z.optional(z.string()),
  /** Lists called with `since`: pass it as the next `since`. Opaque. */
  checkpoint: z.optional(z.string()),
  hasMore: z.optional(z.boolean()),
  /** Changes when the server was restored from a backup; a checkpoint of another epoch starts from the beginning. */
  epoch: z.optional(z.string()),
  /**
   * Set on the first page of everything, if the checkpoint cannot be continued: after a restore, or after too long an
   * absence.
   */
  reset: z.optional(z.enum(['epoch', 'horizon'])),
  /** True when the result was stored by an earlier call with the same opId. */
  replayed: z.optional(z.boolean()),
  total: z.optional(z.int()),
})
export type ResponseMeta = z.infer<typeof ResponseMeta>

/** Either a result or an error: a response with both, or with neither, is invalid. */
export const RpcResponse = z
  .object({
    jsonrpc: z.literal('2.0'),
    id: RpcId,
    result: z.optional(z.unknown()),
    error: z.optional(RpcErrorBody),
    meta: z.optional(ResponseMeta),
  })
  .check(
    z.refine(({ result, error }) => (result === undefined) !== (error === undefined), 'needs a result or an error'),
  )
export type RpcResponse = z.infer<typeof RpcResponse>

/** One event of the stream of changes: a change of this account was committed at `seq`. */
export const ChangeEvent = z.object({ seq: z.int(), epoch: z.string() })
export type ChangeEvent = z.infer<typeof ChangeEvent>

/**
 * The part of an upload's response that makes it a receipt; its row is validated where it is merged into a document.
 */
export const UploadReceipt = z.looseObject({
  status: z.enum(['success', 'error']),
  healthRecord: z.nullish(z.looseObject({ id: z.int() })),
  ambientRecording: z.nullish(z.looseObject({ id: z.int() })),
  documentAssetId: z.nullish(z.int()),
  sha256: z.optional(z.string()),
  size: z.optional(z.int()),
  error: z.nullish(z.object({ message: z.string() })),
})
export type UploadReceipt = z.infer<typeof UploadReceipt>

/** How far an upload is, according to the server. */
export const UploadStanding = z.object({
  uploadId: z.string(),
  received: z.array(z.int()),
  binaryUrl: z.optional(z.string()),
  chunkSize: z.int().check(z.positive()),
  completed: z.nullish(UploadReceipt),
})
