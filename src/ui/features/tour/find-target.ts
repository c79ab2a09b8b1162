import { systemClock } from '../../../platform/clock.ts'

/** Returns the first of these places that is visible. */
export function findTarget(names: readonly string[]): HTMLElement | null {
  for (const name of names) {
    for (const one of document.querySelectorAll<HTMLElement>(`[data-tour="${name}"]`)) {
      const { width, height } = one.getBoundingClientRect()
      if (width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true })) return one
    }
  }
  return null
}

/** Resolves to the first of these places as soon as it is visible; to null after `patience` milliseconds or on abort. */
export function waitForTarget(
  names: readonly string[],
  patience: number,
  signal: AbortSignal,
): Promise<HTMLElement | null> {
  const found = findTarget(names)
  if (found || signal.aborted) return Promise.resolve(found)
  return new Promise(resolve => {
    const end = (target: HTMLElement | null) => {
      observer.disconnect()
      stopClock()
      signal.removeEventListener('abort', onAbort)
      resolve(target)
    }
    const observer = new MutationObserver(() => {
      const target = findTarget(names)
      if (target) end(target)
    })
    const onAbort = () => end(null)
    const stopClock = systemClock.after(patience, () => end(findTarget(names)))
    signal.addEventListener('abort', onAbort)
    observer.observe(document.documentElement, { childList: true, subtree: true, attributes: true })
  })
}
