import { hash, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { ContractError } from '../../../contract/errors.ts'
import type { ProviderId } from '../../../contract/providers.ts'
import type { Database } from '../../database/open.ts'
import { loginAttempts } from '../../database/schema/accounts.ts'
import { hashToken } from '../../sessions/tokens.ts'

export type Attempt = typeof loginAttempts.$inferSelect

export const attemptInvalid = () =>
  new ContractError('FORBIDDEN', 'This attempt to sign in is unknown, used, too old, or of another browser.', {
    errorType: 'SignInAttemptInvalid',
  })

interface Presented {
  state: string | undefined
  /** The secret of the browser that began. */
  binding: string | undefined
  provider: ProviderId
  redirectUri: string | null
}

/**
 * The attempt of this state, which is gone from now on, whatever comes of it. Throws FORBIDDEN for any attempt that this
 * browser did not begin so within its time; the answer does not say which.
 */
export async function redeemAttempt({ db }: Database, presented: Presented, now: Date): Promise<Attempt> {
  const { state, binding, provider, redirectUri } = presented
  if (state === undefined) throw attemptInvalid()
  const [attempt] = await db
    .delete(loginAttempts)
    .where(eq(loginAttempts.stateHash, hashToken(state)))
    .returning()
  const good =
    attempt !== undefined &&
    attempt.expiresAt > now &&
    attempt.provider === provider &&
    attempt.redirectUri === redirectUri &&
    isBoundTo(attempt.bindingHash, binding)
  if (!good) throw attemptInvalid()
  return attempt
}

const isBoundTo = (bindingHash: string, binding: string | undefined): boolean =>
  binding !== undefined &&
  timingSafeEqual(Buffer.from(hash('sha256', binding, 'hex')), Buffer.from(bindingHash.padEnd(64).slice(0, 64)))
