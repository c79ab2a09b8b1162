import { ContractError } from '../../contract/errors.ts'
import { unauthorized } from './authorise.ts'
import type { RateLimits } from './rate-limits.ts'

/**
 * Charges a call without a session to its address. Throws RATE_LIMITED without a token; a token that opens nothing gets
 * UNAUTHORIZED however often it comes, and takes nothing from those who call without one.
 */
export async function chargeStranger(
  rateLimits: RateLimits,
  address: string,
  tokenGiven: boolean,
  points: number,
): Promise<void> {
  try {
    await rateLimits.charge({ kind: tokenGiven ? 'failedTokens' : 'anonymous', key: address }, points)
  } catch (error) {
    throw tokenGiven && error instanceof ContractError ? unauthorized() : error
  }
}
