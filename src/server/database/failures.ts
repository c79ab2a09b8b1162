import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { CodedError } from '../coded-error.ts'

/** The connection was lost or could not be made; a statement in flight may or may not have taken effect. */
export class ConnectionLost extends CodedError<'CONNECTION_LOST'> {
  override readonly name = 'ConnectionLost'
  constructor(cause: unknown) {
    super('CONNECTION_LOST', 'The connection to the database was lost', { cause })
  }
}

/** Below the wrapping of the query builder. */
const inner = (error: unknown): unknown => (error instanceof DrizzleQueryError ? error.cause : error)

/** The name of the unique constraint that a write ran into, or undefined. */
export function violatedUnique(error: unknown): string | undefined {
  const found = inner(error)
  return found instanceof DatabaseError && found.code === '23505' ? (found.constraint ?? '') : undefined
}

/** Of what a call of `pg` can throw: the rest, besides answers of the database and mistakes in the program. */
const isOfConnection = (error: unknown): boolean =>
  error instanceof Error &&
  ![DatabaseError, CodedError, TypeError, RangeError, ReferenceError, SyntaxError].some(kind => error instanceof kind)

/** Throws errors of the connection as ConnectionLost. For calls of `pg` that the query builder does not wrap. */
export async function reaching<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw isOfConnection(error) ? new ConnectionLost(error) : error
  }
}

/**
 * Whether the database could not be reached or went away, so that the same call may succeed later: lost connections,
 * SQLSTATE classes 08, 53 and 57, deadlocks and serialisation failures (40). Whether a statement in flight took effect
 * is unknown; a repeat is safe through the opId (I2).
 */
export function isUnavailable(error: unknown): boolean {
  const found = inner(error)
  if (found instanceof DatabaseError) return /^(08|53|57|40)/.test(found.code ?? '')
  if (found instanceof CodedError) return found.code === 'CONNECTION_LOST' || found.code === 'ENGINE_STOPPED'
  return error instanceof DrizzleQueryError && isOfConnection(found)
}
