import { bigint, jsonb, timestamp, uuid, varchar } from 'drizzle-orm/pg-core'

/** The life of the server that had the row, and its place there. */
export interface RestoredFrom {
  epoch: string
  seq: number
}

/** The numeric id that the server gives. */
export const identity = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

export const reference = () => bigint({ mode: 'number' })

/** A moment in UTC to the millisecond, as JavaScript counts. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** SHA-256 as 64 hexadecimal digits. */
export const sha256 = () => varchar({ length: 64 })

/** What every replicated row has (`Row` of the contract), and who changed it last, for the answer to a conflict. */
export const replicated = () => ({
  clientId: uuid().notNull(),
  /** The account's sequence number of the last change (I7). */
  seq: bigint({ mode: 'number' }).notNull(),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
  /** A tombstone keeps its row (I14). */
  deletedAt: instant(),
  updatedByDevice: varchar({ length: 64 }),
  lastOpId: varchar({ length: 64 }),
  /** Where a client gave back what a restored server had lost (I8); the next ordinary write clears it. */
  restoredFrom: jsonb().$type<RestoredFrom>(),
})
