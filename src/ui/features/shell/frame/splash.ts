import type { Clock } from '../../../../platform/clock.ts'

/** Milliseconds, from the specification. */
const FADE_AFTER = 200
const REMOVE_AFTER = 300

/** Removes the splash screen of index.html; called once the app is rendered behind it. */
export function endSplash(clock: Clock, page: Document = document): void {
  const splash = page.getElementById('splash')
  if (!splash) return
  clock.after(FADE_AFTER, () => splash.setAttribute('data-gone', ''))
  clock.after(REMOVE_AFTER, () => splash.remove())
}

/** Called if the app could not start: the splash stays and says so in every language, because no catalog was loaded. */
export function failSplash(page: Document = document): void {
  page.querySelector('#splash > p')?.removeAttribute('hidden')
}
