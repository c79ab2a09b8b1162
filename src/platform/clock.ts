/** Time as the rest of the program sees it. `now` may be wrong by years or jump; `monotonic` never goes back. */
export interface Clock {
  /** Milliseconds since 1970 by the device's own clock. Shown to people, never used to order or expire unsent work. */
  now(): number
  /** Milliseconds since an arbitrary start; only differences mean anything. */
  monotonic(): number
  /** Calls `task` once after `ms`; the returned function cancels it. */
  after(ms: number, task: () => void): () => void
}

/** Resolves after `ms`; rejects with the signal's reason when it aborts first. */
export function sleep(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = () => {
      cancel()
      reject(signal?.reason)
    }
    const cancel = clock.after(ms, () => {
      signal?.removeEventListener('abort', stop)
      resolve()
    })
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/** The machine's own clock, the same in a page, a worker, a service worker and Node. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after(ms, task) {
    const handle = setTimeout(task, ms)
    return () => clearTimeout(handle)
  },
}
