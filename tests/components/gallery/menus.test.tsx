import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSignedOut } from '../setup/open-app.tsx'
import { expectAccessible, pressEscape } from '../setup/page-checks.ts'

beforeEach(async () => {
  await openSignedOut('/dev/components', { width: 1280, height: 900 })
})

const trigger = page.getByRole('button', { name: 'Uploads: automatic' })
const menu = page.getByRole('menu')
const choice = (name: string) => page.getByRole('menuitemradio', { name })

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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })

  await submenu.hover()
  await vi.advanceTimersByTimeAsync(90)
  await expect.element(choice('Light')).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(40)
  await expect.element(choice('Light')).toBeVisible()

  await userEvent.pointer({ coords: { x: 900, y: 850 } })
  await vi.advanceTimersByTimeAsync(280)
  await expect.element(choice('Light')).toBeVisible()
  await vi.advanceTimersByTimeAsync(40)
  // The library removes it some frames later, by timers of its own.
  const frames = async () => {
    await vi.advanceTimersByTimeAsync(16)
    return choice('Light').elements().length
  }
  await expect.poll(frames).toBe(0)
})

test('a choice in a menu is reported and closes the menu', async () => {
  await trigger.click()
  await page.getByRole('menuitem', { name: /Appearance/ }).click()
  await choice('Dark').click()
  await expect.element(page.getByText('Chosen: dark')).toBeVisible()
  await expect.element(menu).not.toBeInTheDocument()
})
