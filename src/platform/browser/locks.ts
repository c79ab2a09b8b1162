import type { Locks } from '../locks.ts'

/** Web Locks: shared by every tab, worker and service worker of this origin. */
export const browserLocks: Locks = {
  async hold(name, { mode, ifAvailable, steal, signal }, task) {
    const lost = new AbortController()
    // `signal` may not be combined with `steal` or `ifAvailable`: the platform refuses it.
    const options: LockOptions = { mode: mode ?? 'exclusive' }
    if (ifAvailable) options.ifAvailable = true
    else if (steal) options.steal = true
    else if (signal) options.signal = signal
    let running: ReturnType<typeof task> | undefined
    try {
      return await navigator.locks.request(name, options, lock => {
        running = task(lock !== null, lost.signal)
        return running
      })
    } catch (error) {
      // A stolen lock rejects the request while our task still runs: abort the task's signal, then return its own
      // outcome.
      if (running && error instanceof DOMException && error.name === 'AbortError') {
        lost.abort(error)
        return await running
      }
      throw error
    }
  },
}
