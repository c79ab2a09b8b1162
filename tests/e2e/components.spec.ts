import { expect, test } from 'playwright/test'
import { serveBuiltApp } from './built-app.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectTouchTargets,
  LOCALES,
  openIn,
  THEMES,
  WIDTHS,
} from './page-checks.ts'

let app: Awaited<ReturnType<typeof serveBuiltApp>>
let gallery: string
test.beforeAll(async () => {
  app = await serveBuiltApp()
  gallery = `${app.url}/dev/components`
})
test.afterAll(() => app.close())

for (const [index, theme] of THEMES.entries()) {
  const locale = LOCALES[index]
  const judged = WIDTHS[(index + 1) % WIDTHS.length]
  test(`S5: every component is accessible in the ${theme} theme at ${judged} px in ${locale}, and fits every width`, async ({
    page,
  }) => {
    const problems = await openIn(page, gallery, { theme, locale })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
      if (width === judged) await expectAccessible(page)
    }
    expect(problems).toEqual([])
  })
}

test('the whole page stays usable with the largest font', async ({ page }) => {
  await openIn(page, gallery, { width: 390 })
  await page.getByText('24 px', { exact: true }).click()
  await expect(page.locator('html')).toHaveCSS('font-size', '25.6px')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true })

  for (const width of [390, 820]) {
    test(`every component answers on 44 px at ${width} px`, async ({ page }) => {
      await openIn(page, gallery, { width })
      await expectTouchTargets(page)
    })
  }
})

test('a menu opens with the keyboard, walks into a submenu and gives the focus back', async ({ page }) => {
  const problems = await openIn(page, gallery)
  const trigger = page.getByRole('button', { name: 'Uploads: automatic' })
  await trigger.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toHaveAttribute('data-highlighted', '')
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  const dark = page.getByRole('menuitemradio', { name: 'Dark' })
  await expect(dark).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowLeft')
  await expect(dark).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(trigger).toBeFocused()
  expect(problems).toEqual([])
})

test('a submenu opens 100 ms after the mouse arrives and closes 300 ms after it leaves', async ({ page }) => {
  await page.clock.install()
  await openIn(page, gallery)
  await page.getByRole('button', { name: 'Uploads: automatic' }).click()
  const submenu = page.getByRole('menuitem', { name: /Appearance/ })
  await submenu.waitFor()
  const light = page.getByRole('menuitemradio', { name: 'Light' })
  await page.clock.pauseAt(Date.now() + 60_000)

  await submenu.hover()
  await page.clock.runFor(90)
  await expect(light).toBeHidden()
  await page.clock.runFor(40)
  await expect(light).toBeVisible()

  await page.mouse.move(900, 850)
  await page.clock.runFor(280)
  await expect(light).toBeVisible()
  await page.clock.runFor(40)
  // The library takes it away in the next frame.
  await page.clock.resume()
  await expect(light).toBeHidden()
})

test('a choice in a menu is answered and closes the menu', async ({ page }) => {
  await openIn(page, gallery)
  await page.getByRole('button', { name: 'Uploads: automatic' }).click()
  await page.getByRole('menuitem', { name: /Appearance/ }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(page.getByText('Chosen: dark')).toBeVisible()
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('a dangerous question puts the focus on Cancel, and Escape is a no', async ({ page }) => {
  await openIn(page, gallery)
  const ask = page.getByRole('button', { name: 'Confirm', exact: true })
  await ask.click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('answer')).toHaveText('Last answer: false')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(ask).toBeFocused()
  await ask.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByTestId('answer')).toHaveText('Last answer: true')
})

test('a prompt says what is wrong and keeps what was typed', async ({ page }) => {
  await openIn(page, gallery)
  await page.getByRole('button', { name: 'Prompt' }).click()
  const text = page.getByRole('textbox', { name: 'Transcript' })
  await expect(text).toBeFocused()
  const save = page.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  await text.fill('abc')
  await save.click()
  await expect(page.getByText('Write at least five letters.')).toBeVisible()
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await text.fill('Patient slept well')
  await save.click()
  await expect(page.getByTestId('answer')).toHaveText('Last answer: "Patient slept well"')
})

test('a form answers what was submitted', async ({ page }) => {
  await openIn(page, gallery)
  await page.getByRole('button', { name: 'Form', exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Ward 6 Ltd')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('answer')).toHaveText('Last answer: "Ward 6 Ltd"')
})

for (const side of ['end', 'start']) {
  test(`a sheet at the ${side} takes the focus and gives it back`, async ({ page }) => {
    await openIn(page, gallery)
    const open = page.getByRole('button', { name: `Sheet at the ${side}` })
    await open.click()
    await expect(page.getByRole('dialog', { name: 'On this device' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(open).toBeFocused()
  })
}

test('tooltip, hover card and popover are accessible when open', async ({ page }) => {
  await openIn(page, gallery)
  await page.getByRole('button', { name: 'Tooltip' }).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.getByRole('link', { name: 'Hover card' }).hover()
  await expect(page.getByText(/Ferritin: 64/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Popover' }).click()
  await expect(page.getByRole('dialog', { name: 'NEWS2' })).toBeVisible()
  await expectAccessible(page)
})

test('a select is worked with the keyboard', async ({ page }) => {
  await openIn(page, gallery)
  const select = page.getByRole('combobox', { name: 'Nothing chosen' })
  await select.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('l')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Report length' })).toHaveText('Long')
})

test('files that are refused are named with the reason', async ({ page }) => {
  await openIn(page, gallery, { locale: 'ru' })
  const input = page.locator('input[type=file]').first()
  await input.setInputFiles([
    { name: 'big.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(1024 * 1024 + 1) },
    { name: 'virus.exe', mimeType: 'application/x-msdownload', buffer: Buffer.alloc(10) },
    { name: 'limit.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(1024 * 1024) },
  ])
  await expect(page.getByText('big.pdf: Файл больше 1 МБ.')).toBeVisible()
  await expect(page.getByText('virus.exe: Такие файлы здесь не открываются.')).toBeVisible()
  await expect(page.getByText('Taken: limit.pdf')).toBeVisible()
  await expectAccessible(page)
})

test.describe('toasts', () => {
  const say = (name: string) => ({ name, exact: true })

  test('stay as long as their kind says: success 2 s, info 5 s, loading until it is done', async ({ page }) => {
    await page.clock.install()
    await openIn(page, gallery)
    for (const kind of ['Success', 'Info', 'Loading']) await page.getByRole('button', say(kind)).click()
    const [saved, running, sending] = ['Saved on this device', 'The analysis is running', 'Sending'].map(text =>
      page.getByRole('status').getByText(text, { exact: true }),
    )
    await expect(sending!).toBeVisible()
    await page.mouse.move(5, 5)
    await page.clock.runFor(2500)
    await expect(saved!).toHaveCount(0)
    await expect(running!).toBeVisible()
    await page.clock.runFor(3000)
    await expect(running!).toHaveCount(0)
    await page.clock.runFor(60_000)
    await expect(sending!).toBeVisible()
    await page.getByRole('button', say('Finish loading')).click()
    await expect(page.getByText('Sent', { exact: true })).toBeVisible()
    await page.mouse.move(5, 5)
    await page.clock.runFor(2500)
    await expect(page.getByText('Sent', { exact: true })).toHaveCount(0)
  })

  test('say the same thing once within 5 s', async ({ page }) => {
    await openIn(page, gallery)
    const warn = page.getByRole('button', say('Warning'))
    await warn.click()
    await warn.click()
    await expect(page.getByText('No internet connection. Will sync when online.')).toHaveCount(1)
  })

  test('grow with their words when the window narrows', async ({ page }) => {
    await openIn(page, gallery)
    await page.getByRole('button', say('Warning')).click()
    const words = page.getByText('No internet connection. Will sync when online.')
    await words.hover()
    await page.setViewportSize({ width: 280, height: 800 })
    const room = async () => {
      const toast = await page.locator('[data-scope="toast"][data-part="root"]').boundingBox()
      const text = await words.boundingBox()
      return toast && text ? toast.y + toast.height - text.y - text.height : -1
    }
    await expect.poll(async () => (await words.boundingBox())?.height).toBeGreaterThan(40)
    expect(await room()).toBeGreaterThan(8)
  })

  test('wait while the mouse rests on them or the page is hidden', async ({ page }) => {
    await page.clock.install()
    await openIn(page, gallery)
    await page.getByRole('button', say('Success')).click()
    const saved = page.getByText('Saved on this device', { exact: true })
    await saved.hover()
    await page.clock.runFor(10_000)
    await expect(saved).toBeVisible()
    await page.mouse.move(5, 5)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.clock.runFor(10_000)
    await expect(saved).toBeVisible()
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.clock.runFor(3000)
    await expect(saved).toHaveCount(0)
  })

  test('are reached with Alt+T; Escape dismisses only there', async ({ page }) => {
    await openIn(page, gallery)
    await page.getByRole('button', say('Error')).click()
    const failed = page.getByText('The recording could not be sent')
    await expect(failed).toBeVisible()
    await page.getByRole('button', say('Alert')).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(failed).toBeVisible()
    await page.keyboard.press('Alt+T')
    await expect(page.getByRole('region', { name: /Notifications/ })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(failed).toHaveCount(0)
  })
})
