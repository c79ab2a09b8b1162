import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type App, openApp } from '../../setup/open-app.tsx'
import { expectAccessible } from '../../setup/page-checks.ts'
import { saveUnsent } from '../recordings.ts'
import { button, cardMenu, LIST, notice, question } from '../scribe-page.ts'
import { NAME, sentence, TRANSCRIPT } from './visit.ts'

let app: App
let clientId: string
beforeEach(async () => {
  app = await openApp('/', { width: 1280, height: 900 })
  clientId = await saveUnsent(app, NAME, {
    ...{ duration: 6, subtype: 'dialog', mode: 'manual' },
    transcription: { text: TRANSCRIPT, model: 'captions', duration: 6 },
  })
  await app.go(LIST)
})

const here = () => `/ambient-scribe/here/${clientId}`

test('a recording that is not sent says so, and the notice opens its report on this device', async () => {
  await page.getByRole('button', { name: NAME, exact: true }).click()
  await expect.element(notice('This recording is not synced yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Transcript and report on this device' }).click()
  await expect.poll(app.address).toContain(here())
  await expect.element(page.getByText('Not sent yet: this recording is only on this device.')).toBeVisible()
  await expectAccessible()
  await button('Generate report').click()
  await expect.element(sentence('Come back')).toBeVisible()
})

test('the card’s menu opens it too; with its number the page moves to the numbered address, in the same tab', async () => {
  await cardMenu(NAME, 'Transcript and report on this device')
  await expect.poll(app.address).toContain(here())
  const { id } = await app.server.hasUploaded(clientId)
  await expect.poll(app.address).toBe(`/ambient-scribe/${id}?tab=reports`)
  await expect.element(page.getByText('Not sent yet', { exact: false })).not.toBeInTheDocument()
})

test('the page does not move while something is being typed', async () => {
  await app.go(`${here()}?tab=transcript`)
  await button('Edit').click()
  const field = page.getByRole('textbox', { name: 'Transcript' })
  await field.fill('Typed.')
  const { id } = await app.server.hasUploaded(clientId)
  await expect.element(page.getByText('Not sent yet', { exact: false })).not.toBeInTheDocument()
  expect(app.address()).toContain(here())
  await expect.element(field).toHaveValue('Typed.')
  await button('Save').click()
  await expect.poll(app.address).toContain(`/ambient-scribe/${id}`)
})

test('deleting it warns that it is only here', async () => {
  await app.go(here())
  await button(`More for ${NAME}`).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(question).toMatchTextContent('is only on this device')
})
