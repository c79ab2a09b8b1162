import type { Channel } from '../platform/channel.ts'
import type { Clock } from '../platform/clock.ts'
import type { Locks } from '../platform/locks.ts'

export const HEARTBEAT_MS = 1000
/** Silence after which a follower takes the lock from a frozen leader; with the beat this keeps takeover under 5 s (I15). */
export const SILENCE_MS = 3500

export interface LeaderPorts {
  locks: Locks
  channel: Channel<LeaderMessage>
  clock: Clock
  lockName: string
  onLead(): void
  onDepose(): void
}

export type LeaderMessage =
  | { type: 'beat' }
  /** I go into the background: does anybody want the lead? */
  | { type: 'offer' }
  | { type: 'want' }

/**
 * One leader among the tabs (I15): whoever holds the lock. A leader beats; a follower that hears nothing for
 * SILENCE_MS steals the lock, because a frozen tab keeps its locks. A tab that goes into the background offers the lead and keeps it when
 * nobody else is there, so that locking the screen does not cut an upload short. Two leaders for a moment are harmless: operations have exactly one effect (I2).
 */
export function contend({ locks, channel, clock, lockName, onLead, onDepose }: LeaderPorts): {
  yieldLead(): void
  keepLead(): void
  close(): void
} {
  let closed = false
  let leading = false
  /** The tab is in the background and would rather not lead. */
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
        onDepose()
      })
      .then(
        () => rejoin(mine),
        () => rejoin(mine),
      )
  }
  /** After losing or giving up the lead: back in the line, behind whoever waits. */
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
