import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type App, openApp } from '../../setup/open-app.tsx'
import { expectAccessible } from '../../setup/page-checks.ts'
import { openVisit } from './visit.ts'

let app: App
beforeEach(async () => {
  app = await openApp('/', { width: 1280, height: 900 })
  const { id } = await openVisit(app)
  await app.go(`/ambient-scribe/${id}?tab=transcript`)
})

const field = page.getByRole('searchbox', { name: 'Find in the transcript' })
const status = page.getByRole('tabpanel').getByRole('status')
const current = () => document.querySelector('mark[data-kind="current"]')?.textContent

test('speakers are set apart, each turn with its time, from which it plays', async () => {
  const turns = page.getByRole('tabpanel').getByRole('listitem')
  await expect.element(turns.first()).toMatchTextContent(/0:02.*Doctor.*What brings you here\?/)
  await expect.element(turns.nth(1)).toMatchTextContent(/Patient.*My ankles/)
  await turns
    .nth(1)
    .getByRole('button', { name: /^Play from ≈/ })
    .click()
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible()
})

test('words are found, counted and stepped through, forward and back, by button and by Enter', async () => {
  await field.fill('WEEKS')
  await expect.element(status).toHaveTextContent('1 of 1')
  await field.fill('in')
  await expect.element(status).toHaveTextContent('1 of 5')
  expect(document.querySelectorAll('mark')).toHaveLength(5)
  await expectAccessible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(status).toHaveTextContent('2 of 5')
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect.element(status).toHaveTextContent('5 of 5')
  await field.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(status).toHaveTextContent('1 of 5')
  expect(current()).toBe('in')
  await field.fill('fever')
  await expect.element(status).toHaveTextContent('Not found')
  await field.fill('')
  await expect.element(status).toHaveTextContent('')
})
