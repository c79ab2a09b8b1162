/** LISTEN and NOTIFY: deliver commits of one node to the others. */
export interface Subscriber {
  onPayload(payload: string): void
  /** Notifications may have been missed while the connection was lost; read the tables. */
  onGap(): void
}

export interface Notifications {
  /** Resolves when the channel is subscribed. The handle unsubscribes. */
  subscribe(channel: string, subscriber: Subscriber): Promise<{ close(): Promise<void> }>
  close(): Promise<void>
}

/** Subscribers by channel. Channel names are quoted for LISTEN. */
export class Subscribers {
  readonly #byChannel = new Map<string, Set<Subscriber>>()

  add(channel: string, subscriber: Subscriber): void {
    const known = this.#byChannel.get(channel) ?? new Set()
    this.#byChannel.set(channel, known.add(subscriber))
  }

  /** True if it was the last subscriber of the channel. */
  remove(channel: string, subscriber: Subscriber): boolean {
    const known = this.#byChannel.get(channel)
    known?.delete(subscriber)
    return known?.size === 0 && this.#byChannel.delete(channel)
  }

  /** The statement that listens to every channel, or null if there is none. */
  listenToAll(): string | null {
    const channels = [...this.#byChannel.keys()]
    return channels.length === 0 ? null : channels.map(listen).join(';')
  }

  deliver({ channel, payload }: { channel: string; payload?: string | undefined }): void {
    for (const subscriber of this.#byChannel.get(channel) ?? []) subscriber.onPayload(payload ?? '')
  }

  gap(): void {
    for (const subscribers of this.#byChannel.values()) for (const subscriber of subscribers) subscriber.onGap()
  }
}

const quoted = (channel: string) => `"${channel.replaceAll('"', '""')}"`
export const listen = (channel: string): string => `LISTEN ${quoted(channel)}`
export const unlisten = (channel: string): string => `UNLISTEN ${quoted(channel)}`
