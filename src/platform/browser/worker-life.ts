/**
 * No event tells a page that the browser has ended one of its workers. A lock does: it frees itself with the worker.
 * Called in the worker; the answer, given once the lock is held, is for `endOfLife` in the page.
 */
export function beginLife(name: string): Promise<string> {
  return new Promise(resolve => {
    void navigator.locks.request(name, () => {
      resolve(name)
      return new Promise<never>(() => undefined)
    })
  })
}

/** Resolves when the worker of this life has ended. */
export const endOfLife = (name: string): Promise<void> => navigator.locks.request(name, async () => undefined)
