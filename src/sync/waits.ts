import type { Random } from '../platform/random.ts'
import { engineBackoff } from './retry-policy.ts'
import type { EngineEffect } from './state.ts'

const POLL_MS = 10_000
/** While the server's events arrive, polling is only a fallback. */
const POLL_WITH_EVENTS_MS = 60_000
const PROBE_CEILING_MS = 30_000

/** Milliseconds until the next cycle. */
export function waitMs(effect: EngineEffect & { type: 'wait' }, random: Random, eventsLive: boolean): number {
  switch (effect.reason) {
    case 'poll':
      return eventsLive ? POLL_WITH_EVENTS_MS : POLL_MS
    case 'deferred':
      return Math.min(effect.ms, POLL_MS)
    case 'backoff':
      return engineBackoff(effect.failures, random, effect.atLeastSeconds)
    case 'probe':
      return Math.min(PROBE_CEILING_MS, engineBackoff(effect.failures, random))
  }
}
