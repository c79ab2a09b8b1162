import { z } from 'zod/mini'

/*
 * Building blocks of rows. Rows and entities are written with zod/mini: the sync worker parses rows, and its budget is
 * 100 KB for everything.
 */

/** A text of at most so many characters. */
export const text = (longest: number) => z.string().check(z.maxLength(longest))
export const Count = z.int().check(z.nonnegative())
/** A number given by the server. */
export const Id = z.int().check(z.positive())
/** ISO 8601 with a zone. */
export const Instant = z.iso.datetime({ offset: true })

/** The fields of every replicated row. `seq` grows with every change of the account (I7). */
export const Row = z.looseObject({
  id: Id,
  clientId: z.uuid(),
  seq: Count,
  createdAt: Instant,
  updatedAt: Instant,
  deletedAt: z.nullable(Instant),
  /** The device of the last write; null when the server itself wrote (a job's result). */
  updatedByDevice: z.nullish(z.string()),
  /** Set when a device gave the row back after the server was restored; cleared by the next ordinary write. */
  restoredFrom: z.nullish(z.object({ epoch: z.string(), seq: Count })),
})
export type Row = z.infer<typeof Row>
