import { ContractError } from '../../contract/errors.ts'
import type { Method } from '../../contract/method.ts'
import type { Session } from '../sessions/session.ts'

/** S1: throws UNAUTHORIZED without a required session, FORBIDDEN without the required right. */
export function authorise(method: Method, session: Session | null, params: Record<string, unknown>): void {
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

export const unauthorized = () => new ContractError('UNAUTHORIZED', 'Sign in first.', { i18nKey: 'auth.loginRequired' })
