/**
 * Called in a worker: resolves with `name` once it holds the lock of that name, which the browser frees when the worker
 * ends. `workerEnded` waits for it, because a page gets no event when the browser ends its worker.
 */
export function holdLifeLock(name: string): Promise<string> {
  return new Promise(resolve => {
    void navigator.locks.request(name, () => {
      resolve(name)
      return new Promise<never>(() => undefined)
    })
  })
}

/** Resolves when the worker that holds this lock has ended. */
export const workerEnded = (name: string): Promise<void> => navigator.locks.request(name, async () => undefined)
