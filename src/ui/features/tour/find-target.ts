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
    const observer = observeChanges(() => {
      const target = findTarget(names)
      if (target) end(target)
    })
    const onAbort = () => end(null)
    const stopClock = systemClock.after(patience, () => end(findTarget(names)))
    signal.addEventListener('abort', onAbort)
  })
}

/** Calls `moved` once, when the first of these places is another element than `target`; returns what stops that. */
export function watchTarget(names: readonly string[], target: HTMLElement | null, moved: () => void): () => void {
  const observer = observeChanges(() => {
    const found = findTarget(names)
    if (!found || found === target) return
    observer.disconnect()
    moved()
  })
  return () => observer.disconnect()
}

function observeChanges(changed: () => void): MutationObserver {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { childList: true, subtree: true, attributes: true })
  return observer
}
