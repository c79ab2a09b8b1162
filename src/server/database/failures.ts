import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { CodedError } from '../coded-error.ts'

/** The connection was lost or could not be opened; a statement in flight may or may not have taken effect. */
export class ConnectionLost extends CodedError<'CONNECTION_LOST'> {
  override readonly name = 'ConnectionLost'
  constructor(cause: unknown) {
    super('CONNECTION_LOST', 'The connection to the database was lost', { cause })
  }
}

/** Removes the wrapper of the query builder. */
const unwrap = (error: unknown): unknown => (error instanceof DrizzleQueryError ? error.cause : error)

/** Errors of `pg` that are neither a response of the database nor a programming error. */
const isConnectionError = (error: unknown): boolean =>
  error instanceof Error &&
  ![DatabaseError, CodedError, TypeError, RangeError, ReferenceError, SyntaxError].some(kind => error instanceof kind)

/** Throws connection errors as ConnectionLost. For calls of `pg` that the query builder does not wrap. */
export async function throwingConnectionLost<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw isConnectionError(error) ? new ConnectionLost(error) : error
  }
}

/**
 * True if the database was unreachable, so that the same call may succeed later: lost connections, SQLSTATE classes 08,
 * 53 and 57, deadlocks and serialisation failures (40). A statement in flight may have taken effect; the opId makes a
 * repeat safe (I2).
 */
export function isUnavailable(error: unknown): boolean {
  const found = unwrap(error)
  if (found instanceof DatabaseError) return /^(08|53|57|40)/.test(found.code ?? '')
  if (found instanceof CodedError) return found.code === 'CONNECTION_LOST' || found.code === 'ENGINE_STOPPED'
  return error instanceof DrizzleQueryError && isConnectionError(found)
}
