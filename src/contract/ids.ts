import { z } from 'zod'

/** Made on the device (UUIDv7), unique on the server: the identity of everything that can be created offline. */
export const ClientId = z.uuid()
/** Given by the server. */
export const NumericId = z.number().int().positive()
/** Either kind of id, wherever an id is accepted; numeric strings count as numbers. */
export const AnyId = z.union([
  NumericId,
  ClientId,
  z
    .string()
    .regex(/^[1-9]\d{0,15}$/)
    .transform(Number)
    .pipe(NumericId),
])
export type AnyId = z.infer<typeof AnyId>
/** The optional parameters of every replicated list. Without `since` the newest row comes first. */
export const PullParams = z.object({
  /** An opaque checkpoint, or the empty string for the beginning. Rows are then in the order of `seq`. */
  since: z.string().max(200).optional(),
  limit: z.number().int().min(1).max(2000).optional(),
  includeDeleted: z.boolean().optional(),
})
