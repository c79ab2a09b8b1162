/** While work of a key runs, whoever asks for it again gets the same promise. */
export function singleFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>()
  return (key, work) => {
    const known = running.get(key)
    if (known) return known
    const begun = work().finally(() => running.delete(key))
    running.set(key, begun)
    return begun
  }
}
