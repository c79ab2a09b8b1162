import { bigint, json, jsonb, timestamp, uuid, varchar } from 'drizzle-orm/pg-core'

/** The epoch of the server that had the row, and the row's number in it. */
export interface RestoredFrom {
  epoch: string
  seq: number
}

/** The numeric id, given by the server. */
export const identity = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

export const reference = () => bigint({ mode: 'number' })

/** A moment in UTC with milliseconds, the precision of JavaScript. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** SHA-256 as 64 hexadecimal digits. */
export const sha256 = () => varchar({ length: 64 })

/** Columns of every replicated row (`Row` of the contract), and its last writer, for the response to a conflict. */
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
  /** Set when a client restores a row that a restored server had lost (I8); the next ordinary write clears it. */
  restoredFrom: jsonb().$type<RestoredFrom>(),
})

/** JSON whose keys keep their order, which jsonb forgets; SQL compares it only as text. To the types the two are one. */
export const orderedJson = () => json() as unknown as ReturnType<typeof unordered>
const unordered = () => jsonb()
