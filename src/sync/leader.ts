import type { Channel } from '../platform/channel.ts'
import type { Clock } from '../platform/clock.ts'
import type { Locks } from '../platform/locks.ts'

export const HEARTBEAT_MS = 1000
/**
 * Milliseconds without a beat after which a follower steals the lock; with HEARTBEAT_MS this keeps a takeover under 5 s
 * (I15).
 */
export const SILENCE_MS = 3500

export interface LeaderPorts {
  locks: Locks
  channel: Channel<LeaderMessage>
  clock: Clock
  lockName: string
  /** Called whenever this tab acquires the lead. */
  onLead(): void
  /** Called once after each `onLead`: when the lead is lost or handed over, or when `close` is called. */
  onLeadershipLost(): void
}

export type LeaderMessage =
  | { type: 'beat' }
  /** Sent by a leader that goes into the background; a tab that is ready to lead replies with `want`. */
  | { type: 'offer' }
  | { type: 'want' }

/**
 * The tab that holds the lock leads (I15). A follower that gets no beat for SILENCE_MS steals the lock, because a
 * frozen tab keeps its locks. Two leaders for a moment are harmless: operations have exactly one effect (I2).
 */
export function createLeader({ locks, channel, clock, lockName, onLead, onLeadershipLost }: LeaderPorts): {
  /** Offers the lead to other tabs; keeps it if none replies, so that locking the screen does not end an upload. */
  yieldLead(): void
  /** Withdraws the offer. */
  keepLead(): void
  close(): void
} {
  let closed = false
  let leading = false
  /** This tab is in the background and has offered the lead. */
  let offering = false
  let release: (() => void) | null = null
  let waiting = new AbortController()
  let cancelBeat: (() => void) | null = null
  let cancelWatch: (() => void) | null = null

  const beat = () => {
    channel.post({ type: 'beat' })
    cancelBeat = clock.after(HEARTBEAT_MS, beat)
  }
  const watch = () => {
    cancelWatch?.()
    if (closed || leading) return
    cancelWatch = clock.after(SILENCE_MS, () => acquire(true))
  }

  function acquire(steal: boolean): void {
    if (closed || leading) return
    waiting.abort()
    waiting = new AbortController()
    const mine = waiting
    locks
      .hold(lockName, steal ? { steal } : { signal: mine.signal }, async (_held, lost) => {
        if (closed || mine.signal.aborted) return
        leading = true
        cancelWatch?.()
        beat()
        onLead()
        await new Promise<void>(resolve => {
          release = resolve
          lost.addEventListener('abort', () => resolve(), { once: true })
        })
        leading = false
        offering = false
        release = null
        cancelBeat?.()
        onLeadershipLost()
      })
      .then(
        () => rejoin(mine),
        () => rejoin(mine),
      )
  }
  /** Queues for the lock again after losing or handing over the lead. */
  const rejoin = (mine: AbortController) => {
    if (closed || mine !== waiting) return
    watch()
    acquire(false)
  }

  const unsubscribe = channel.subscribe(message => {
    if (message.type === 'beat' && !leading) watch()
    if (message.type === 'offer' && !leading) channel.post({ type: 'want' })
    if (message.type === 'want' && offering) release?.()
  })
  watch()
  acquire(false)

  return {
    yieldLead() {
      if (!leading) return
      offering = true
      channel.post({ type: 'offer' })
    },
    keepLead() {
      offering = false
    },
    close() {
      closed = true
      unsubscribe()
      cancelBeat?.()
      cancelWatch?.()
      waiting.abort()
      release?.()
    },
  }
}
