import { and, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { users } from '../../database/schema/accounts.ts'
import type { Session } from '../../sessions/session.ts'

export interface AdminScope {
  /** A demo administrator, whom everybody can be, reaches demo accounts only. */
  demoOnly: boolean
}

/** The accounts that this administrator reaches, as a condition on `users`. */
export const reachable = ({ demoOnly }: AdminScope, { kind }: Session): SQL | undefined =>
  and(isNull(users.deletedAt), demoOnly && kind !== 'user' ? isNotNull(users.demoPersona) : undefined)
