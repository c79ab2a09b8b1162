import type { Channel, OpenChannel } from '../../../src/platform/channel.ts'
import type { Locks } from '../../../src/platform/locks.ts'
import type { Life } from './life.ts'

interface Holder {
  life: Life
  lost: AbortController
  free: () => void
}
interface Waiter {
  life: Life
  grant: () => void
}

/** The locks of one device. A dead process loses its locks, a frozen one keeps them. */
export class DeviceLocks {
  private readonly holders = new Map<string, Holder>()
  private readonly waiters = new Map<string, Waiter[]>()

  of(life: Life): Locks {
    return {
      hold: async (name, { ifAvailable, steal, signal }, task) => {
        this.freeIfDead(name)
        const holder = this.holders.get(name)
        if (holder && ifAvailable) return await task(false, new AbortController().signal)
        if (holder && steal) {
          this.holders.delete(name)
          holder.lost.abort(new Error('stolen'))
        } else if (holder) {
          await new Promise<void>((resolve, reject) => {
            const queue = this.waiters.get(name) ?? []
            const waiter = { life, grant: resolve }
            this.waiters.set(name, [...queue, waiter])
            signal?.addEventListener('abort', () => {
              this.waiters.set(
                name,
                (this.waiters.get(name) ?? []).filter(one => one !== waiter),
              )
              reject(signal.reason)
            })
          })
        }
        const lost = new AbortController()
        const mine: Holder = { life, lost, free: () => this.free(name, mine) }
        this.holders.set(name, mine)
        try {
          return await task(true, lost.signal)
        } finally {
          mine.free()
        }
      },
    }
  }

  /** Frees the locks of a dead process and grants them to the next waiters. */
  release(life: Life): void {
    for (const [name, holder] of this.holders) if (holder.life === life) this.free(name, holder)
  }

  private freeIfDead(name: string): void {
    const holder = this.holders.get(name)
    if (holder && !holder.life.alive) this.free(name, holder)
  }

  private free(name: string, holder: Holder): void {
    if (this.holders.get(name) !== holder) return
    this.holders.delete(name)
    const [next, ...rest] = (this.waiters.get(name) ?? []).filter(one => one.life.alive)
    this.waiters.set(name, rest)
    next?.grant()
  }
}

/** The broadcast channels of one device; frozen or dead processes receive nothing. */
export class DeviceChannels {
  private readonly members = new Map<string, Set<{ life: Life; receive: (message: unknown) => void }>>()

  of(life: Life): OpenChannel {
    return <T>(name: string): Channel<T> => {
      const members = this.members.get(name) ?? new Set()
      this.members.set(name, members)
      const mine = new Set<{ life: Life; receive: (message: unknown) => void }>()
      return {
        post: message => {
          if (!life.awake) return
          for (const one of members) {
            if (one.life !== life && one.life.awake)
              queueMicrotask(() => one.life.awake && one.receive(structuredClone(message)))
          }
        },
        subscribe(listener) {
          const member = { life, receive: listener as (message: unknown) => void }
          members.add(member)
          mine.add(member)
          return () => void members.delete(member)
        },
        close: () => {
          for (const one of mine) members.delete(one)
        },
      }
    }
  }
}
