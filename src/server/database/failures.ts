import { EngineStopped } from './pglite/engine.ts'

/** The database's own error, below the wrapping of the query builder. */
function databaseError(error: unknown): { code: string; constraint?: string } | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') {
      const constraint = 'constraint' in at && typeof at.constraint === 'string' ? at.constraint : undefined
      return constraint === undefined ? { code: at.code } : { code: at.code, constraint }
    }
  }
  return undefined
}

/** The name of the unique constraint that a write ran into, or undefined. */
export function violatedUnique(error: unknown): string | undefined {
  const found = databaseError(error)
  return found?.code === '23505' ? (found.constraint ?? '') : undefined
}

/**
 * Whether the database could not be reached or went away, so that the same call may succeed later: connection errors,
 * SQLSTATE classes 08, 53 and 57, deadlock and serialisation failures. Whether a statement in flight took effect is
 * unknown; a repeat is safe through the opId (I2).
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof EngineStopped) return true
  const code = databaseError(error)?.code
  return code !== undefined && (/^(08|53|57|40)/.test(code) || LOST_CONNECTION.has(code))
}

const LOST_CONNECTION = new Set([
  'ENGINE_STOPPED',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EPIPE',
  'ETIMEDOUT',
])
