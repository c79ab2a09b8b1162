import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ContractError } from '../../../contract/errors.ts'

const MINUTE = 60
const DAY = 86_400

/** Sessions of one template in 24 hours, whoever begins them; counted in the database. */
export const SESSIONS_A_DAY = 500
/** Sessions that one address begins of one template in a day: a waiting room shares its address. */
export const SESSIONS_AN_ADDRESS = 60
/** Messages of one session in a minute; what waited in a tunnel comes at once. */
export const MESSAGES_A_MINUTE = 60

/** In memory per node, as all limits of rate are. */
export interface SessionLimits {
  /** Throws RATE_LIMITED. */
  start(address: string, code: string): Promise<void>
  /** Throws RATE_LIMITED. */
  message(tokenHash: string): Promise<void>
}

export function createSessionLimits(): SessionLimits {
  const starts = new RateLimiterMemory({ points: SESSIONS_AN_ADDRESS, duration: DAY })
  const messages = new RateLimiterMemory({ points: MESSAGES_A_MINUTE, duration: MINUTE })
  return {
    start: (address, code) => take(starts, `${address} ${code}`),
    message: tokenHash => take(messages, tokenHash),
  }
}

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw tooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
  }
}

export const tooMany = (retryAfter: number) =>
  new ContractError('RATE_LIMITED', 'Too many calls.', { retryAfter, i18nKey: 'errors.rateLimited' })
