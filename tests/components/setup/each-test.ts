import { afterEach, beforeEach } from 'vitest'
import { cdp } from 'vitest/browser'
import { PAINTS_NO_MORE } from '../../../.tools/second-try.ts'
import { closeApp } from './open-app.tsx'

const FRAME_WITHIN_MS = 5000
/** Kept by the page, because every file has its own modules. */
const page = globalThis as { paintsNoMore?: string }

const paints = () =>
  new Promise<boolean>(resolve => {
    requestAnimationFrame(() => resolve(true))
    setTimeout(() => resolve(false), FRAME_WITHIN_MS)
  })

/** Says how the page is, because the cause is not known: hidden, or shown again by the browser when brought to the front. */
async function brought(): Promise<{ said: string; paints: boolean }> {
  const said = `${PAINTS_NO_MORE}: ${document.visibilityState}, ${innerWidth}x${innerHeight}`
  void cdp().send('Page.bringToFront')
  return (await paints()) ? { said: `${said}; brought to the front it does`, paints: true } : { said, paints: false }
}

/** Whatever is clicked or measured on a page without frames waits in vain; the run takes a new browser (second-try.ts). */
beforeEach(() => {
  if (page.paintsNoMore) throw new Error(page.paintsNoMore)
})

afterEach(async ({ task }) => {
  const failed = task.result?.state === 'fail'
  let stopped = page.paintsNoMore
  try {
    await closeApp()
  } finally {
    if (failed && !stopped && !(await paints())) {
      const again = await brought()
      stopped = again.said
      if (!again.paints) page.paintsNoMore = stopped
    }
  }
  if (failed && stopped) throw new Error(stopped)
})
