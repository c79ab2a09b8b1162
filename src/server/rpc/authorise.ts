import { ContractError } from '../../contract/errors.ts'
import type { Method } from '../../contract/method.ts'
import type { Session } from '../modules/account/session.ts'

/** Throws UNAUTHORIZED without a session where one is needed, FORBIDDEN where it has not the right (S1). */
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
      if (!session && typeof params.shareToken !== 'string') throw unauthorized()
  }
}

export const unauthorized = () => new ContractError('UNAUTHORIZED', 'Sign in first.', { i18nKey: 'auth.loginRequired' })
