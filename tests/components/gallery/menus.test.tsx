import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeTime, until } from '../setup/faked-time.ts'
import { openSignedOut } from '../setup/open-app.tsx'
import { expectAccessible, pressEscape } from '../setup/page-checks.ts'

beforeEach(async () => {
  await openSignedOut('/dev/components', { width: 1280, height: 900 })
})

const trigger = page.getByRole('button', { name: 'Uploads: automatic' })
const menu = page.getByRole('menu')
const choice = (name: string) => page.getByRole('menuitemradio', { name })

interface Times {
  came: number
  open: number
  left: number
  gone: number
}

/** When the mouse came and left, by its events' own times, and when what it opens was there and gone. */
function timesOf(element: Element, opened: typeof menu): Times {
  const at = { came: 0, open: 0, left: 0, gone: 0 }
  element.addEventListener('pointerenter', event => (at.came ||= event.timeStamp))
  element.addEventListener('pointerleave', event => (at.left = event.timeStamp))
  const watch = new MutationObserver(() => {
    const isThere = opened.elements().length > 0
    if (isThere) at.open ||= performance.now()
    if (isThere || at.open === 0) return
    at.gone = performance.now()
    watch.disconnect()
  })
  watch.observe(document.body, { childList: true, subtree: true })
  return at
}

/** A timer may be a millisecond early against the time of an event. */
async function expectDelays(at: Times): Promise<void> {
  await expect.poll(() => at.gone).toBeGreaterThan(0)
  expect(at.open - at.came).toBeGreaterThan(98)
  expect(at.gone - at.left).toBeGreaterThan(298)
}

test('a menu opens with the keyboard, moves into a submenu and returns the focus', async () => {
  trigger.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toHaveAttribute('data-highlighted', '')
  await expectAccessible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
  await expect.element(choice('Dark')).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(choice('Dark')).not.toBeInTheDocument()
  await pressEscape()
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})

test('a submenu opens 100 ms after the mouse arrives and closes 300 ms after it leaves', async () => {
  await trigger.click()
  const submenu = page.getByRole('menuitem', { name: /Appearance/ })
  await expect.element(submenu).toBeVisible()
  const waited = timesOf(submenu.element(), choice('Light'))
  await submenu.hover()
  await expect.element(choice('Light')).toBeVisible()
  await userEvent.pointer({ coords: { x: 900, y: 850 } })
  await expect.element(choice('Light')).not.toBeInTheDocument()
  await expectDelays(waited)
})

test('P §9: letters typed within 350 ms are one word, later ones begin again', async () => {
  trigger.element().focus()
  await userEvent.keyboard('{Enter}')
  const item = (name: RegExp) => page.getByRole('menuitem', { name })
  const isLit = (name: RegExp) => item(name).element().hasAttribute('data-highlighted')
  await expect.element(item(/Rename/)).toHaveAttribute('data-highlighted', '')
  let heard = 0
  document.addEventListener('keydown', () => heard++, { capture: true })
  // Time passes only once the page has heard the key.
  const press = async (key: string) => {
    const before = heard
    await userEvent.keyboard(key)
    await until(() => heard > before)
  }
  fakeTime()
  await press('a')
  await until(() => isLit(/Appearance/))
  await vi.advanceTimersByTimeAsync(300)
  // "ao" is the beginning of no entry.
  await press('o')
  await vi.advanceTimersByTimeAsync(16)
  expect(isLit(/Appearance/)).toBe(true)
  await vi.advanceTimersByTimeAsync(360)
  await press('o')
  await until(() => isLit(/Open/))
})

test('P §9: a hover card opens 100 ms after the mouse came, and closes 300 ms after it left, not earlier', async () => {
  const card = page.getByText(/Ferritin: 64/)
  const link = page.getByRole('link', { name: 'Hover card' }).element()
  const waited = timesOf(link, card)
  await userEvent.hover(link)
  await expect.element(card).toBeVisible()
  await userEvent.pointer({ coords: { x: 1270, y: 5 } })
  await expect.element(card).not.toBeInTheDocument()
  await expectDelays(waited)
})

test('P §9: a menu stands 8 px from its button', async () => {
  await trigger.click()
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible()
  const gap = () => {
    const [button, panel] = [trigger, menu].map(one => one.element().getBoundingClientRect())
    if (!button || !panel) return null
    return Math.round(panel.top >= button.bottom ? panel.top - button.bottom : button.top - panel.bottom)
  }
  await expect.poll(gap).toBe(8)
})

test('a choice in a menu is reported and closes the menu', async () => {
  await trigger.click()
  await page.getByRole('menuitem', { name: /Appearance/ }).click()
  await choice('Dark').click()
  await expect.element(page.getByText('Chosen: dark')).toBeVisible()
  await expect.element(menu).not.toBeInTheDocument()
})
