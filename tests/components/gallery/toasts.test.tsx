import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { atOnce, fakeTime, until } from '../setup/faked-time.ts'
import { openSignedOut, resize } from '../setup/open-app.tsx'
import { expectAccessible } from '../setup/page-checks.ts'

beforeEach(async () => {
  await openSignedOut('/dev/components', { width: 1280, height: 900 })
})

const show = (name: string) => page.getByRole('button', { name, exact: true }).click()
const toast = (text: string) => page.getByText(text, { exact: true })
const leave = () => userEvent.pointer({ coords: { x: 5, y: 5 } })

test('the time of a toast depends on its kind: success 2 s, info 5 s, loading until it is done', async () => {
  fakeTime()
  const began = Date.now()
  const at = (ms: number) => vi.advanceTimersByTimeAsync(began + ms - Date.now())
  const shows = (text: string) => page.getByRole('status').getByText(text, { exact: true }).elements().length > 0
  await atOnce(async () => {
    for (const kind of ['Success', 'Info', 'Loading']) await show(kind)
    await leave()
  })
  await until(() => shows('Sending'))
  await at(1900)
  expect(shows('Saved on this device')).toBe(true)
  await at(2500)
  await until(() => !shows('Saved on this device'))
  await at(4900)
  expect(shows('The analysis is running')).toBe(true)
  await at(5500)
  await until(() => !shows('The analysis is running'))
  await at(15_500)
  expect(shows('Sending')).toBe(true)
  await atOnce(async () => {
    await show('Finish loading')
    await leave()
  })
  await until(() => shows('Sent'))
  await vi.advanceTimersByTimeAsync(2500)
  await expect.element(toast('Sent')).not.toBeInTheDocument()
})

test('toasts with the same text within 5 s are shown once', async () => {
  await show('Warning')
  await show('Warning')
  await expect.poll(() => toast('No internet connection. Will sync when online.').elements()).toHaveLength(1)
})

test('toasts grow with their text when the window narrows', async () => {
  await show('Warning')
  const words = toast('No internet connection. Will sync when online.')
  await words.hover()
  await resize({ width: 280, height: 800 })
  await expect.poll(() => words.element().getBoundingClientRect().height).toBeGreaterThan(40)
  const frame = words.element().closest('[data-scope="toast"][data-part="root"]')?.getBoundingClientRect()
  expect((frame?.bottom ?? 0) - words.element().getBoundingClientRect().bottom).toBeGreaterThan(8)
})

const saved = () => toast('Saved on this device').elements()
const isShown = () => saved().length > 0
/** A pause begins when React has rendered; time that passed before it would not be part of it. */
const isPaused = () => saved()[0]?.closest('[data-part="root"]')?.hasAttribute('data-paused') === true

test('toasts stay while the mouse is over them', async () => {
  fakeTime()
  await atOnce(() => show('Success'))
  await until(isShown)
  await atOnce(() => toast('Saved on this device').hover())
  await until(isPaused)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(isShown()).toBe(true)
  await atOnce(leave)
  await until(() => !isPaused())
  await vi.advanceTimersByTimeAsync(3000)
  await until(() => !isShown())
})

// By itself: the browser may send the end of a hover late, and a hidden page has no mouse.
test('toasts stay while the page is hidden', async () => {
  fakeTime()
  await atOnce(() => show('Success'))
  await until(isShown)
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  visibility.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await until(isPaused)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(isShown()).toBe(true)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await until(() => !isPaused())
  await vi.advanceTimersByTimeAsync(3000)
  await until(() => !isShown())
})

test('toasts are reached with Alt+T; Escape dismisses only there', async () => {
  await show('Error')
  const failed = page.getByText('The recording could not be sent')
  await expect.element(failed).toBeVisible()
  await show('Alert')
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(failed).toBeVisible()
  await userEvent.keyboard('{Alt>}T{/Alt}')
  await expect.element(page.getByRole('region', { name: /Notifications/ })).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('{Tab}{Escape}')
  await expect.element(failed).not.toBeInTheDocument()
})

test('P §9: a toast is removed 200 ms after it was dismissed', async () => {
  fakeTime()
  await atOnce(async () => {
    await show('Success')
    await leave()
  })
  const root = () => toast('Saved on this device').elements()[0]?.closest('[data-part="root"]')
  await until(() => root()?.getAttribute('data-state') === 'open')
  while (root()?.getAttribute('data-state') === 'open') await vi.advanceTimersByTimeAsync(50)
  await vi.advanceTimersByTimeAsync(100)
  expect(root()?.getAttribute('data-state')).toBe('closed')
  await vi.advanceTimersByTimeAsync(150)
  await expect.poll(root).toBeUndefined()
})

test('on a phone a toast stays above a dialog, whose head and close button it would cover', async () => {
  await resize({ width: 390, height: 844 })
  await show('Warning')
  const words = toast('No internet connection. Will sync when online.')
  await expect.element(words).toBeVisible()
  await words.hover()
  await show('Prompt')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  const gap = () => dialog.element().getBoundingClientRect().top - words.element().getBoundingClientRect().bottom
  await expect.poll(gap).toBeGreaterThan(8)
  expect(words.element().getBoundingClientRect().top).toBeGreaterThan(0)
})
