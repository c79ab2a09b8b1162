/** How deep the browser's error lies: Dexie hides it in `inner`, other code in `cause`. */
const DEPTH = 5

/** True for an error of a store that has no room left. */
export function isDiskFull(error: unknown): boolean {
  let at = error
  for (let depth = 0; at instanceof Error && depth < DEPTH; depth++) {
    if (at.name === 'QuotaExceededError') return true
    at = ('inner' in at && at.inner) || at.cause
  }
  return false
}
