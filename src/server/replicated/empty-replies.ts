import { and, eq, sql } from 'drizzle-orm'
import { isBag } from '../../contract/bag.ts'
import { operations } from '../database/schema/operations.ts'
import type { Tx } from '../database/transaction.ts'

/** A row that lost its content, by its clientId; as it is on the wire now. */
export type EmptiedRows = ReadonlyMap<string, object>

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/**
 * Takes the content of emptied rows out of the results that are kept for replays. A copy of a row becomes the row as it
 * is now; of any other result that names one nothing is kept, and its replay is GONE.
 */
export async function emptyReplies(tx: Tx, userId: number, rows: EmptiedRows): Promise<void> {
  if (rows.size === 0) return
  const { opId, result } = operations
  const ids = sql`select named[1] from regexp_matches(${result}::text, ${UUID}, 'g') as named`
  const naming = sql`exists (${ids} where named[1] = any(${sql.param([...rows.keys()])}::text[]))`
  const found = await tx
    .select({ opId })
    .from(operations)
    .where(and(eq(operations.userId, userId), naming))
  for (const one of found) {
    const own = and(eq(operations.userId, userId), eq(opId, one.opId))
    const [stored] = await tx.select({ result }).from(operations).where(own)
    const kept = withoutContent(stored?.result, rows)
    await tx
      .update(operations)
      .set(kept === QUOTES ? { result: null, error: { code: 'GONE' } } : { result: kept })
      .where(own)
  }
}

const QUOTES = Symbol('names an emptied row and is no copy of it')

function withoutContent(value: unknown, rows: EmptiedRows): unknown {
  if (typeof value === 'string') return rows.has(value) ? QUOTES : value
  if (Array.isArray(value)) {
    const items = value.map(one => withoutContent(one, rows))
    return items.includes(QUOTES) ? QUOTES : items
  }
  if (!isBag(value)) return value
  // A row: the references to others in it are no copies of them.
  if (typeof value.clientId === 'string' && 'seq' in value) return rows.get(value.clientId) ?? value
  const entries = Object.entries(value).map(([key, one]) => [key, withoutContent(one, rows)] as const)
  return entries.some(([, one]) => one === QUOTES) ? QUOTES : Object.fromEntries(entries)
}
