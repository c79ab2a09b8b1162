import type { Clock } from '../../../platform/clock.ts'

/** Milliseconds of the specification. */
const FADE_AFTER = 200
const REMOVE_AFTER = 300

/** Takes the splash screen of index.html away once the app stands behind it. */
export function endSplash(clock: Clock, page: Document = document): void {
  const splash = page.getElementById('splash')
  if (!splash) return
  clock.after(FADE_AFTER, () => splash.setAttribute('data-gone', ''))
  clock.after(REMOVE_AFTER, () => splash.remove())
}

/** The app could not start: the splash stays and says so, in every language, since none was loaded. */
export function failSplash(page: Document = document): void {
  page.querySelector('#splash > p')?.removeAttribute('hidden')
}
