/** While work of a key runs, further calls with that key get the same promise. */
export function singleFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>()
  return (key, work) => {
    const current = running.get(key)
    if (current) return current
    const started = work().finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}
