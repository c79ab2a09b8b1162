import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { updateWaitingAtom } from '../../../src/ui/state/session/service-worker.ts'
import { store } from '../../../src/ui/state/session/session.ts'
import { openApp } from '../setup/open-app.tsx'
import { pressEscape } from '../setup/page-checks.ts'
import { button, LIST, NEW } from './scribe-page.ts'

const MB = 1024 * 1024

test('R8: little room is said on the recorder page before a recording begins', async () => {
  vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ usage: 995 * MB, quota: 1000 * MB })
  await openApp(NEW)
  await expect.element(page.getByText(/There is room for about 2 minutes of recording/)).toBeVisible()
  vi.restoreAllMocks()
})

test('on the recorder page a new version is offered after the recording, elsewhere at once', async () => {
  const app = await openApp(NEW)
  store.set(updateWaitingAtom, true)
  await expect.element(button('After the recording')).toBeVisible()
  await expect.element(button('Reload')).not.toBeInTheDocument()
  await app.go(LIST)
  await expect.element(button('Reload')).toBeVisible()
  store.set(updateWaitingAtom, false)
})

test('Escape in the transcript dialog asks before it drops what was typed', async () => {
  await openApp(NEW)
  await page
    .getByRole('button', { name: /transcript/i })
    .first()
    .click()
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('Said at the bedside')
  await pressEscape()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(text).toHaveValue('Said at the bedside')
  await pressEscape()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect.element(text).not.toBeInTheDocument()
})
