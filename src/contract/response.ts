import { z } from 'zod/mini'
import { RpcErrorBody } from './error-body.ts'

/*
 * What a client reads. Written with the small half of zod: the service worker reads answers too, and its whole script
 * has 40 KB.
 */

export const RpcId = z.union([z.string(), z.number(), z.null()])

/** Travels beside `result`. Only `token` here replaces the session token. */
export const ResponseMeta = z.looseObject({
  token: z.optional(z.string()),
  /** Lists called with `since`: pass it as the next `since`. Opaque. */
  checkpoint: z.optional(z.string()),
  hasMore: z.optional(z.boolean()),
  /** Changes when the server was restored from a backup; a checkpoint of another epoch starts anew. */
  epoch: z.optional(z.string()),
  /** The checkpoint could not be continued and this is the first page of everything: after a restore, or too long away. */
  reset: z.optional(z.enum(['epoch', 'horizon'])),
  /** True when the result was stored by an earlier call with the same opId. */
  replayed: z.optional(z.boolean()),
  total: z.optional(z.int()),
})
export type ResponseMeta = z.infer<typeof ResponseMeta>

/** Either a result or an error, never both: an answer that says both says nothing. */
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

/** One event of the stream of changes: something of this account was committed at `seq`. */
export const ChangeEvent = z.object({ seq: z.int(), epoch: z.string() })
export type ChangeEvent = z.infer<typeof ChangeEvent>

/** Of the answer to an upload, what makes it a receipt; the row in it is validated where it is put into a document. */
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

/** Where an upload stands on the server. */
export const UploadStanding = z.object({
  uploadId: z.string(),
  received: z.array(z.int()),
  binaryUrl: z.optional(z.string()),
  chunkSize: z.int().check(z.positive()),
  completed: z.nullish(UploadReceipt),
})
