import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { toasts } from '../../../src/ui/components/toast/toasts.ts'
import { openSignedOut } from '../setup/open-app.tsx'

const shown = () => [...document.querySelectorAll<HTMLElement>('[data-scope="toast"][data-part="root"]')]
const put = (number: number) => toasts.show({ kind: 'loading', title: `Message ${number}` })

test('P §9: 24 toasts at most, the others follow as room is made', async () => {
  await openSignedOut('/dev/components', { width: 1280, height: 900 })
  const ids = Array.from({ length: 26 }, (_, index) => put(index + 1))
  await expect.poll(() => shown().length).toBe(24)
  await expect.element(page.getByText('Message 24', { exact: true })).toBeInTheDocument()
  await expect.element(page.getByText('Message 25', { exact: true })).not.toBeInTheDocument()
  toasts.dismiss(ids[0] ?? '')
  await expect.element(page.getByText('Message 25', { exact: true })).toBeInTheDocument()
  await expect.element(page.getByText('Message 26', { exact: true })).not.toBeInTheDocument()
})

test('P §9: toasts stand 12 px apart', async () => {
  await openSignedOut('/dev/components', { width: 1280, height: 900 })
  put(1)
  put(2)
  await expect.poll(() => shown().length).toBe(2)
  await page.getByText('Message 2', { exact: true }).hover()
  const gap = () => {
    const [upper, lower] = shown()
      .map(one => one.getBoundingClientRect())
      .sort((one, other) => one.top - other.top)
    return Math.round((lower?.top ?? 0) - (upper?.bottom ?? 0))
  }
  await expect.poll(gap).toBe(12)
})
