import { ContractError } from '../../contract/errors.ts'
import type { Method } from '../../contract/method.ts'
import type { Session } from '../sessions/session.ts'

/** S1: throws UNAUTHORIZED without a required session, FORBIDDEN without the required right. */
export function authorise(method: Method, session: Session | null, params: Record<string, unknown>): void {
  if (session) refuseWrite(session, method)
  switch (method.access) {
    case 'public':
      return
    case 'user':
      if (!session) throw unauthorized()
      return
    case 'admin':
      if (!session) throw unauthorized()
      if (!session.isAdmin) throw new ContractError('FORBIDDEN', 'This needs an administrator.')
      return
    case 'user-or-share':
      if (!session && params.shareToken === undefined) throw unauthorized()
  }
}

/** What ends a session is no write to the account. */
const ENDS_SESSION: ReadonlySet<string> = new Set(['userAccount.user:logout', 'userAccount.user:revoke'])

/** An administrator in another account only reads. Throws FORBIDDEN. */
export function refuseWrite({ kind }: Session, { name, effect }: Pick<Method, 'name' | 'effect'>): void {
  if (kind !== 'impersonation' || effect === 'read' || ENDS_SESSION.has(name)) return
  throw new ContractError('FORBIDDEN', 'In the account of another person nothing is changed.', {
    errorType: 'ImpersonationReadOnly',
  })
}

export const unauthorized = () => new ContractError('UNAUTHORIZED', 'Sign in first.', { i18nKey: 'auth.loginRequired' })
