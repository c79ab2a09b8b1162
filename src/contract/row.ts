import { z } from 'zod/mini'

/*
 * What rows are made of. These and the entities are written with the small half of zod: the sync worker reads rows, and
 * has a budget of 100 KB for everything.
 */

/** A text of at most so many characters. */
export const text = (longest: number) => z.string().check(z.maxLength(longest))
export const Count = z.int().check(z.nonnegative())
/** A number given by the server. */
export const Id = z.int().check(z.positive())
/** ISO 8601 with a zone. */
export const Instant = z.iso.datetime({ offset: true })

/** What every replicated row carries. `seq` grows with every change of the account (I7). */
export const Row = z.looseObject({
  id: Id,
  clientId: z.uuid(),
  seq: Count,
  createdAt: Instant,
  updatedAt: Instant,
  deletedAt: z.nullable(Instant),
  /** The device of the last write; null when the server itself wrote (a job's result). */
  updatedByDevice: z.nullish(z.string()),
  /** Given back by a device after the server was restored from a backup; cleared by the next ordinary write. */
  restoredFrom: z.nullish(z.object({ epoch: z.string(), seq: Count })),
})
export type Row = z.infer<typeof Row>
