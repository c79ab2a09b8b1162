import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type App, openApp, resize } from '../setup/open-app.tsx'
import { expectAccessible, expectNoSidewaysScroll, expectTouchTargets, pressEscape } from '../setup/page-checks.ts'
import { recordedFor } from './recorder-page.ts'
import { saveSent } from './recordings.ts'
import { LIST, NEW } from './scribe-page.ts'

const WIDTHS = [390, 820, 1280] as const
const title = page.getByRole('heading', { level: 1 })

/** Saves a recording that is on the server and returns its address. */
async function saveRound(app: App): Promise<string> {
  const text = 'Slept well, pain three of ten at rest.'
  const { id } = await saveSent(app, 'Morning round, ward 4', {
    ...{ duration: 6, subtype: 'dictation', transcription: { text, model: 'manual', duration: 6 } },
  })
  return `/ambient-scribe/${id}`
}

// Each screen in each theme once, with varying width and language; `npm run screens -- --all` covers all combinations.
for (const [index, { theme, locale }] of (
  [
    { theme: 'light', locale: 'en' },
    { theme: 'dark', locale: 'ru' },
    { theme: 'contrast', locale: 'el' },
  ] as const
).entries()) {
  test(`list, recorder and recording are accessible in the ${theme} theme, in ${locale}`, async () => {
    const app = await openApp('/', { theme, locale })
    const recording = await saveRound(app)
    for (const [turn, path] of [LIST, NEW, `${recording}?tab=audio`, recording].entries()) {
      await app.go(path)
      await expect.element(title).toBeVisible()
      for (const width of WIDTHS) {
        await resize({ width, height: 1180 })
        await expectNoSidewaysScroll()
        if (width === WIDTHS[(index + turn) % WIDTHS.length]) await expectAccessible()
      }
      await resize({ width: 390, height: 1180 })
      await expect.poll(() => document.querySelector('[data-bottom-bar]')?.checkVisibility()).toBe(true)
      await expectTouchTargets()
    }
  })
}

test('the recorder is accessible while recording, paused and refused, and so is the bar on another screen', async () => {
  await openApp(NEW, { width: 390, locale: 'ru' })
  await page.getByRole('button', { name: 'Записать', exact: true }).click()
  await expect.element(page.getByText('Сохраняется на этом устройстве каждую секунду.')).toBeVisible()
  await recordedFor(1)
  // Paused, so that the recording stays too short while axe runs.
  await page.getByRole('button', { name: 'Пауза' }).click()
  await expectAccessible()
  await expectNoSidewaysScroll()
  await expectTouchTargets()
  await page.getByRole('button', { name: 'Остановить и сохранить' }).click()
  await expect.element(page.getByText('Слишком коротко: нужно не меньше 5 секунд')).toBeVisible()
  await expectAccessible()
  await expectTouchTargets()
  await page
    .getByRole('button', { name: /Fake|Микрофон/ })
    .last()
    .click()
  await expect.element(page.getByText('Убирать шум')).toBeVisible()
  await expectAccessible()
  await pressEscape()
  await page.getByRole('link', { name: 'Аудиозаписи' }).first().click()
  await expect.element(title).toHaveTextContent('Аудиозаписи')
  await expectAccessible()
  await expectNoSidewaysScroll()
})

test('with the largest font nothing is cut off or wider than the screen', async () => {
  const app = await openApp('/', { width: 390, locale: 'el', fontSize: 24 })
  const recording = await saveRound(app)
  for (const path of [LIST, NEW, recording]) {
    await app.go(path)
    await expect.element(title).toBeVisible()
    await expectNoSidewaysScroll()
    // In the font before the alphabet's own, the bar may need another line.
    await document.fonts.ready
    const end = page.getByRole('main').element().getBoundingClientRect().bottom + window.scrollY
    const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect().height
    const below = document.documentElement.scrollHeight - end
    expect(bar, 'the bar takes no more than the page leaves free').toBeLessThanOrEqual(below + 0.5)
  }
})
