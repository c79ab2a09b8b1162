import { expect, test } from 'playwright/test'
import { expectAccessible, expectNoSidewaysScroll, expectTouchTargets, LOCALES, THEMES, WIDTHS } from './page-checks.ts'
import { crash } from './recorder-rig.ts'
import { openWard, recordVisit, type Ward } from './scribe-ward.ts'

declare global {
  /** How far things moved that nobody moved, as the browser adds it up. */
  var moved: number | undefined
}

test.describe.configure({ timeout: 120_000 })

let ward: Ward
let recording: string
test.beforeAll(async () => {
  ward = await openWard()
  const page = await ward.open('/ambient-scribe/new')
  await page.getByRole('button', { name: 'Add a transcript' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Slept well, pain three of ten at rest.')
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await recordVisit(page, 'Morning round, ward 4', 5.5)
  await page.getByRole('link', { name: 'Morning round, ward 4' }).click()
  await page.waitForURL(/\/ambient-scribe\/\d+$/)
  recording = new URL(page.url()).pathname
  await page.close()
})
test.afterAll(async () => {
  await ward.close()
  expect(ward.problems).toEqual([])
})

// The whole matrix is `npm run screens -- --all`; here each screen meets each theme once, with another width and language.
for (const [index, theme] of THEMES.entries()) {
  const locale = LOCALES[index] ?? 'en'
  test(`list, recorder and recording are accessible in the ${theme} theme, in ${locale}`, async () => {
    const page = await ward.open('/ambient-scribe/list', { theme, locale, width: 820 })
    for (const [turn, path] of [
      '/ambient-scribe/list',
      '/ambient-scribe/new',
      `${recording}?tab=audio`,
      recording,
    ].entries()) {
      await page.goto(ward.origin + path)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expect(page.locator('#splash')).toHaveCount(0)
      const judged = WIDTHS[(index + turn) % WIDTHS.length]
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 1180 })
        await expectNoSidewaysScroll(page)
        if (width === judged) await expectAccessible(page)
      }
      await page.setViewportSize({ width: 390, height: 1180 })
      await expect(page.locator('[data-bottom-bar]')).toBeVisible()
      await expectTouchTargets(page)
    }
    await page.close()
  })
}

test('while it records, paused, refused and interrupted, the recorder stays accessible', async () => {
  const page = await ward.open('/ambient-scribe/new', { theme: 'light', width: 390, locale: 'ru' })
  await page.getByRole('button', { name: 'Записать', exact: true }).click()
  await expect(page.getByText('Сохраняется на этом устройстве каждую секунду.')).toBeVisible()
  // Judging takes its time; the recording stays a short one meanwhile.
  await page.getByRole('button', { name: 'Пауза' }).click()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expectTouchTargets(page)
  await page.getByRole('button', { name: 'Стоп и сохранить' }).click()
  await expect(page.getByText('Слишком коротко, не меньше 5 секунд')).toBeVisible()
  await expectAccessible(page)
  await expectTouchTargets(page)
  await page
    .getByRole('button', { name: /Fake|Микрофон/ })
    .last()
    .click()
  await expect(page.getByText('Убирать шум')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Аудиозаписи' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Аудиозаписи')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await crash(page)

  const next = await ward.open('/ambient-scribe/list', { theme: 'dark', width: 390, locale: 'ru' })
  const interrupted = next.getByRole('region', { name: 'Прерванные записи' })
  await expect(interrupted).toBeVisible()
  await expect(next.getByRole('button', { name: /^1 на устройстве/ })).toBeVisible()
  await expectAccessible(next)
  await expectNoSidewaysScroll(next)
  await interrupted.getByRole('button', { name: 'Удалить' }).click()
  await expectAccessible(next)
  await next.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(interrupted).toHaveCount(0)
  await next.close()
})

test('with the largest font nothing is cut off or wider than the screen', async () => {
  for (const path of ['/ambient-scribe/list', '/ambient-scribe/new', recording]) {
    const page = await ward.open(path, { theme: 'light', width: 390, locale: 'el' })
    await page.evaluate(() => localStorage.setItem('fontSize', '24'))
    await page.reload()
    await expect(page.locator('h1')).toBeVisible()
    await expectNoSidewaysScroll(page)
    const end = await page.locator('main').evaluate(main => main.getBoundingClientRect().bottom + scrollY)
    const bar = await page.locator('[data-bottom-bar]').boundingBox()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(bar?.height, 'the bar takes no more than the page leaves free').toBeLessThanOrEqual(height - end + 0.5)
    await page.close()
  }
})

test('the pencil stands behind the last word of the title, in however many lines', async () => {
  const page = await ward.open(recording, { theme: 'light', width: 390, locale: 'en' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Morning round, ward 4')
  for (const size of [15, 24]) {
    await page.evaluate(chosen => document.documentElement.style.setProperty('--font-size', String(chosen)), size)
    const [lines, pencil] = await page.evaluate(() => {
      const title = document.createRange()
      const heading = document.querySelector('h1')
      if (heading?.firstChild) title.selectNode(heading.firstChild)
      const boxes = [...title.getClientRects()].map(({ right, y, height }) => ({ right, middle: y + height / 2 }))
      const button = heading?.querySelector('button')?.getBoundingClientRect() ?? new DOMRect()
      return [boxes, { left: button.x, middle: button.y + button.height / 2 }] as const
    })
    const last = lines.at(-1)
    expect(lines).toHaveLength(size === 15 ? 1 : 2)
    expect(Math.abs(pencil.middle - (last?.middle ?? 0))).toBeLessThan(8)
    expect(pencil.left - (last?.right ?? 0)).toBeLessThan(16)
  }
  await page.close()
})

test('the places of the home screen fill every row', async () => {
  const page = await ward.open('/', { theme: 'light', width: 390, locale: 'en' })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 1180 })
    const right = async (name: RegExp) => {
      const box = await page.getByRole('main').getByRole('link', { name }).boundingBox()
      return box ? box.x + box.width : 0
    }
    await expect.poll(async () => Math.round(await right(/^Patients/))).toBe(width - (width === 390 ? 16 : 32))
  }
  await page.close()
})

test('nothing in the list moves while it comes, on a phone', async () => {
  const page = await ward.open('/ambient-scribe/list', { theme: 'light', width: 390, locale: 'ru' })
  await page.addInitScript(() => {
    new PerformanceObserver(entries => {
      for (const entry of entries.getEntries())
        globalThis.moved = (globalThis.moved ?? 0) + (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(page.getByText(/^\d+ запис/).first()).toBeVisible()
  expect(await page.evaluate(() => globalThis.moved ?? 0)).toBeLessThan(0.02)
  await page.close()
})
