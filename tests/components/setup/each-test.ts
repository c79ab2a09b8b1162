import { afterEach, beforeEach } from 'vitest'
import { PAINTS_NO_MORE } from '../../../.tools/second-try.ts'
import { closeApp } from './open-app.tsx'

const FRAME_WITHIN_MS = 5000
/** Kept by the page, because every file has its own modules. */
const page = globalThis as { paintsNoMore?: true }

const paints = () =>
  new Promise<boolean>(resolve => {
    requestAnimationFrame(() => resolve(true))
    setTimeout(() => resolve(false), FRAME_WITHIN_MS)
  })

/** Whatever is clicked or measured on a page without frames waits in vain; the run takes a new browser (second-try.ts). */
beforeEach(() => {
  if (page.paintsNoMore) throw new Error(PAINTS_NO_MORE)
})

afterEach(async ({ task }) => {
  const failed = task.result?.state === 'fail'
  try {
    await closeApp()
  } finally {
    if (failed && !page.paintsNoMore && !(await paints())) page.paintsNoMore = true
  }
  if (failed && page.paintsNoMore) throw new Error(PAINTS_NO_MORE)
})
