import type { MiddlewareHandler } from 'hono'
import type { ErrorName } from '../../../contract/errors.ts'
import type { Refusals } from '../../audit/refusals.ts'
import { bearerToken, type HttpEnv } from '../request.ts'

const OUTCOMES: Readonly<Record<number, ErrorName>> = { 401: 'UNAUTHORIZED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' }

/** Stands before a route that gives something out: its refusals are written down as those of calls are (S8). */
export const auditRefusals =
  (refusals: Refusals) =>
  (action: string): MiddlewareHandler<HttpEnv> =>
  async (context, next) => {
    await next()
    const outcome = OUTCOMES[context.res.status]
    if (outcome === undefined) return
    const session = context.get('session') ?? null
    await refusals.note({ action, outcome, session, tokenGiven: bearerToken(context) !== null })
  }

export type AuditRefusals = ReturnType<typeof auditRefusals>
