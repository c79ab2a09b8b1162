import { expect, test } from 'vitest'
import { worker } from '../setup/fake-bridge.ts'
import { type App, type Look, openApp, resize } from '../setup/open-app.tsx'
import { expectAccessible, expectNoSidewaysScroll, expectTouchTargets } from '../setup/page-checks.ts'
import { button, choose, pdf, photo, row, store, UPLOAD } from './upload-page.ts'

const MB = 1024 * 1024

/** Every kind of row: refused, there already, ready, paused, sent. */
async function openFull(look: Look): Promise<App> {
  const app = await openApp(UPLOAD, look)
  const mri = await store(app, 'MRI of the lumbar spine.pdf', { bytes: pdf('mri', 4 * MB) })
  await app.context.uploads.change(mri, { sentBytes: 2 * MB, nextRetryAt: 0 })
  await choose(
    pdf('Blood.pdf', 3000, 'same'),
    await photo('Sheet.jpg', 2000, 1500),
    await photo('Sheet 2.jpg', 300, 200),
  )
  await choose(pdf('Copy.pdf', 3000, 'same'), new File(['text'], 'Notes.docx'), pdf('Scan.pdf', 31 * MB))
  for (const name of ['Copy.pdf', 'Notes.docx', 'Scan.pdf', 'Sheet.jpg', 'Sheet 2.jpg']) {
    await expect.element(row(name)).toBeVisible()
  }
  worker.reports({ phase: 'offline', offlineSince: Date.now() })
  return app
}

for (const [theme, locale] of [
  ['light', 'en'],
  ['dark', 'ru'],
  ['contrast', 'el'],
] as const) {
  test(`${theme}, ${locale}: no violation of axe, nothing wider than the screen`, async () => {
    await openFull({ theme, locale, width: 1280, height: 1180 })
    for (const width of [1280, 820, 390]) {
      await resize({ width, height: 1180 })
      await expectNoSidewaysScroll()
      await expectAccessible()
    }
  })
}

test('on a phone every control has 44 px, the camera included', async () => {
  await openFull({ width: 390, height: 844, touch: true })
  await expect.element(button('Take a photo')).toBeVisible()
  await expectTouchTargets()
})

test('the order of the pages', async () => {
  await openFull({ width: 390, height: 844 })
  await button('Join the pages').click()
  await expect.element(button('Make one document')).toBeVisible()
  await expectNoSidewaysScroll()
  await expectAccessible()
})
