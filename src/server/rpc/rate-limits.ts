import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ContractError } from '../../contract/errors.ts'

/** Points per minute. An edit costs 2: a device may push 30,000 edits a minute, more than its link carries. */
export interface RateLimitPoints {
  session: number
  anonymous: number
  /** Per address, for tokens without a session, to limit guessing. */
  failedTokens: number
}

export const RATE_LIMITS: RateLimitPoints = { session: 60_000, anonymous: 1200, failedTokens: 600 }

/** In memory per node, since a limit protects its node. */
export interface RateLimits {
  /** Takes points, or throws RATE_LIMITED with the seconds to wait; rejected calls are charged too. */
  charge(payer: { kind: keyof RateLimitPoints; key: string }, points: number): Promise<void>
}

export function createRateLimits(points: RateLimitPoints = RATE_LIMITS): RateLimits {
  const limiter = (allowed: number) => new RateLimiterMemory({ points: allowed, duration: 60 })
  const limiters = {
    session: limiter(points.session),
    anonymous: limiter(points.anonymous),
    failedTokens: limiter(points.failedTokens),
  }
  return {
    async charge({ kind, key }, cost) {
      try {
        await limiters[kind].consume(key, cost)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        const retryAfter = Math.max(1, Math.ceil((refusal.msBeforeNext ?? 1000) / 1000))
        throw new ContractError('RATE_LIMITED', 'Too many calls.', { retryAfter, i18nKey: 'errors.rateLimited' })
      }
    },
  }
}
