/**
 * Messages among the tabs and workers of one origin. Delivery is best effort: nothing important may depend on it alone.
 */
export interface Channel<T> {
  post(message: T): void
  subscribe(listener: (message: T) => void): () => void
  close(): void
}

export type OpenChannel = <T>(name: string) => Channel<T>

/** BroadcastChannel, which browsers and Node both have. */
export const broadcastChannel: OpenChannel = <T>(name: string): Channel<T> => {
  const channel = new BroadcastChannel(name)
  if ('unref' in channel && typeof channel.unref === 'function') channel.unref()
  return {
    post: message => channel.postMessage(message),
    subscribe(listener) {
      const onMessage = (event: MessageEvent) => listener(event.data as T)
      channel.addEventListener('message', onMessage as EventListener)
      return () => channel.removeEventListener('message', onMessage as EventListener)
    },
    close: () => channel.close(),
  }
}
