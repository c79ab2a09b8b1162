import type { Clock } from '../platform/clock.ts'

/** P §4: how often a lost connection is tried again, and how long after each loss. */
const RECONNECTS = 5
const RECONNECT_MS = 5000

export type SocketState = 'off' | 'connecting' | 'open' | 'waiting' | 'given-up' | 'closed'

interface SocketPorts {
  /** The server's configuration; off by default. */
  enabled: boolean
  clock: Clock
  /** `closed` is called once, also for a connection that never opened. Returns what closes it. */
  connect(events: { opened(): void; closed(): void }): () => void
}

/** The connection that the specification disables (decision 11): it only reconnects, and nothing is built on it. */
export function socketLink({ enabled, clock, connect }: SocketPorts): { state(): SocketState; close(): void } {
  let state: SocketState = 'off'
  let left = RECONNECTS
  let end: () => void = () => undefined

  function begin(): void {
    state = 'connecting'
    end = connect({
      opened() {
        state = 'open'
        left = RECONNECTS
      },
      closed() {
        if (state === 'closed') return
        if (left === 0) {
          state = 'given-up'
          return
        }
        left -= 1
        state = 'waiting'
        end = clock.after(RECONNECT_MS, begin)
      },
    })
  }

  if (enabled) begin()
  return {
    state: () => state,
    close() {
      state = 'closed'
      end()
    },
  }
}
