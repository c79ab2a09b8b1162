/**
 * Replaces the package broadcast-channel, by which the local store tells other tabs and workers of its writes. That
 * package drops messages once a clock was set back, so nothing woke the engine (I13); this class reads no clock.
 */
class StoreChannel {
  private readonly channel: BroadcastChannel
  private readonly listeners = new Map<(message: unknown) => void, (event: MessageEvent<unknown>) => void>()

  constructor(name: string) {
    this.channel = new BroadcastChannel(name)
  }

  async postMessage(message: unknown): Promise<void> {
    this.channel.postMessage(message)
  }

  addEventListener(type: 'message', listener: (message: unknown) => void): void {
    const forward = (event: MessageEvent<unknown>) => listener(event.data)
    this.listeners.set(listener, forward)
    this.channel.addEventListener(type, forward)
  }

  removeEventListener(type: 'message', listener: (message: unknown) => void): void {
    const forward = this.listeners.get(listener)
    if (forward) this.channel.removeEventListener(type, forward)
    this.listeners.delete(listener)
  }

  async close(): Promise<void> {
    this.channel.close()
  }
}

/** Always leads: the migrating worker has the store to itself already (acquire-store.ts). */
export const createLeaderElection = () => ({ awaitLeadership: async () => true })

export { StoreChannel as BroadcastChannel }
