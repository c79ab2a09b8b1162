/**
 * Stands in for the package broadcast-channel, through which the local store tells the other tabs and workers what was
 * written. That package drops a message whose sender's clock is behind the moment at which the listener began: after a
 * clock was set back, no tab heard of another one's writes, and nothing woke the engine (I13). This one knows no time.
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
    const heard = (event: MessageEvent<unknown>) => listener(event.data)
    this.listeners.set(listener, heard)
    this.channel.addEventListener(type, heard)
  }

  removeEventListener(type: 'message', listener: (message: unknown) => void): void {
    const heard = this.listeners.get(listener)
    if (heard) this.channel.removeEventListener(type, heard)
    this.listeners.delete(listener)
  }

  async close(): Promise<void> {
    this.channel.close()
  }
}

/** The one that migrates the store holds it alone already (store-turn.ts): there is nobody to be elected against. */
export const createLeaderElection = () => ({ awaitLeadership: async () => true })

export { StoreChannel as BroadcastChannel }
