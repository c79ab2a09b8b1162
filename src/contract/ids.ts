import { z } from 'zod'

/** Made on the device (UUIDv7), unique on the server: the identity of everything that can be created offline. */
export const ClientId = z.uuid()
/** Given by the server. */
export const NumericId = z.number().int().positive()
/** Wherever an id is accepted, either of the two is; numeric strings count as numbers. */
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
/** ISO 8601 in UTC. */
export const Instant = z.iso.datetime({ offset: true })

/** What every replicated row carries. `seq` grows with every change of the account (I7). */
export const Row = z.looseObject({
  id: NumericId,
  clientId: ClientId,
  seq: z.number().int().nonnegative(),
  createdAt: Instant,
  updatedAt: Instant,
  deletedAt: Instant.nullable(),
  /** The device of the last write; null when the server itself wrote (a job's result). */
  updatedByDevice: z.string().nullish(),
  /** Given back by a device after the server was restored from a backup; cleared by the next ordinary write. */
  restoredFrom: z.object({ epoch: z.string(), seq: z.number().int().nonnegative() }).nullish(),
})
export type Row = z.infer<typeof Row>

/** The three optional extras of every list that is replicated. Without `since` the answer is newest first. */
export const PullParams = z.object({
  /** An opaque checkpoint, or the empty string for the beginning. Rows come in the order of `seq`. */
  since: z.string().max(200).optional(),
  limit: z.number().int().min(1).max(2000).optional(),
  includeDeleted: z.boolean().optional(),
})
