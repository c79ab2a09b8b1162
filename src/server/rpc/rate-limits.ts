import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ContractError } from '../../contract/errors.ts'

/** Points per minute. An edit costs 2: a device may push 30,000 edits a minute, more than its link carries. */
export interface RateLimitPoints {
  /** Per account. */
  account: number
  /** Per address, for calls without a token. */
  anonymous: number
  /** Per address, for tokens without a session: above it their calls are not even looked at. */
  failedTokens: number
  /** Per address, for share tokens that open nothing, to limit guessing. */
  failedShares: number
  /** Per account, for promocodes that do not exist, to limit guessing. */
  failedCodes: number
}

export const RATE_LIMITS: RateLimitPoints = {
  account: 60_000,
  anonymous: 1200,
  failedTokens: 600,
  failedShares: 300,
  failedCodes: 10,
}

interface Payer {
  kind: keyof RateLimitPoints
  key: string
}

/** In memory per node, since a limit protects its node. */
export interface RateLimits {
  /** Takes points, or throws RATE_LIMITED with the seconds to wait; rejected calls are charged too. */
  charge(payer: Payer, points: number): Promise<void>
  /** Throws RATE_LIMITED if the payer has no point left; takes none. */
  refuseSpent(payer: Payer): Promise<void>
}

export function createRateLimits(points: RateLimitPoints = RATE_LIMITS): RateLimits {
  const limiter = (allowed: number) => new RateLimiterMemory({ points: allowed, duration: 60 })
  const limiters = {
    account: limiter(points.account),
    anonymous: limiter(points.anonymous),
    failedTokens: limiter(points.failedTokens),
    failedShares: limiter(points.failedShares),
    failedCodes: limiter(points.failedCodes),
  }
  return {
    async charge({ kind, key }, cost) {
      try {
        await limiters[kind].consume(key, cost)
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal
      }
    },
    async refuseSpent({ kind, key }) {
      const spent = await limiters[kind].get(key)
      if (spent && spent.consumedPoints >= points[kind]) throw tooMany(spent)
    },
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes): ContractError {
  const retryAfter = Math.max(1, Math.ceil((msBeforeNext ?? 1000) / 1000))
  return new ContractError('RATE_LIMITED', 'Too many calls.', { retryAfter, i18nKey: 'errors.rateLimited' })
}
