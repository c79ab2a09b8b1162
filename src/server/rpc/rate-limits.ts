import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ContractError } from '../../contract/errors.ts'

/** Points a minute. An edit costs 2: one device may push 30,000 edits in a minute, which is more than its link carries. */
export interface RateLimitPoints {
  session: number
  anonymous: number
  /** Tokens that nobody holds, by address: what guessing costs. */
  failedTokens: number
}

export const RATE_LIMITS: RateLimitPoints = { session: 60_000, anonymous: 1200, failedTokens: 600 }

/** Kept per node, in memory: a limit protects the node it is on. */
export interface RateLimits {
  /** Takes points or throws RATE_LIMITED with the seconds to wait; a refused call takes its points too. */
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
