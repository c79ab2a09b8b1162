import { systemClock } from '../../../../../platform/clock.ts'
import { useTick } from '../../../../record-kit/use-tick.ts'
import { shownPercent, TICK_MS } from './progress.ts'
import type { UploadEntry } from './upload-entry.ts'

interface Shown {
  /** Monotonic milliseconds. */
  begunAt: number
  percent: number
}

/** What was shown of each upload, so that it never falls: not after a cut connection, nor after leaving the screen. */
const shown = new Map<string, Shown>()

/** Percent to show of an upload (decision 50). */
export function useShownPercent({ clientId, state }: UploadEntry): number {
  useTick(state.kind === 'sending', TICK_MS)
  if (state.kind === 'sent') {
    shown.delete(clientId)
    return 100
  }
  const former = shown.get(clientId)
  if (state.kind !== 'sending') return former?.percent ?? 0
  const begunAt = former?.begunAt ?? systemClock.monotonic()
  const elapsedMs = systemClock.monotonic() - begunAt
  const percent = shownPercent({ elapsedMs, ...state, former: former?.percent ?? 0 })
  shown.set(clientId, { begunAt, percent })
  return percent
}
