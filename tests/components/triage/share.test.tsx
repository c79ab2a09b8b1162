import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { saveTypedTriage } from '../../../src/db/commands/triage.ts'
import { triageDetails } from '../../factories/triage/details.ts'
import { openApp } from '../setup/open-app.tsx'

const PATIENT = 'Anna Petrova'
const region = page.getByRole('region', { name: 'Category' })
const share = () => page.getByRole('button', { name: 'Share' }).click()

/** Overrides a property until the end of the test; the browser's own is on the prototype. */
const set = (name: 'canShare' | 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value })
afterEach(() => {
  for (const name of ['canShare', 'share', 'clipboard']) Reflect.deleteProperty(navigator, name)
})

let number: number | null
let category: string
beforeEach(async () => {
  const app = await openApp('/')
  const [anna] = await app.server.pulls('patients', { name: PATIENT })
  const clientId = await saveTypedTriage(app.context, {
    ...{ clientId: app.context.random.uuid(), name: 'Triage', patientClientId: anna?.clientId ?? '' },
    triage: triageDetails(),
  })
  await app.server.acceptsAll()
  ;({ id: number } = await app.context.database.recordings.findOne(clientId).exec(true))
  await app.go(`/triage/results/${number}`)
  const heading = region.getByRole('heading')
  await expect.element(heading).toBeVisible()
  category = heading.element().textContent ?? ''
})

test('the card names the patient; the shared text has the triage’s number, category and reasons, but no patient', async () => {
  await expect.element(region).toMatchTextContent(PATIENT)
  const shared: string[] = []
  set('canShare', () => true)
  set('share', async ({ text }: ShareData) => void shared.push(text ?? ''))
  await share()
  await expect.poll(() => shared).toHaveLength(1)
  const [text = ''] = shared
  for (const part of [`Triage #${number}`, `Category: ${category}`, 'NEWS2', 'Decision support. A clinician decides.'])
    expect(text).toContain(part)
  expect(text).not.toContain(PATIENT)
})

test('without the system’s share dialog the text is copied to the clipboard', async () => {
  set('canShare', undefined)
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await share()
  await expect.element(page.getByText('Copied as text')).toBeVisible()
  expect(copied.mock.calls[0]?.[0]).toContain(`Category: ${category}`)
})

test('a browser that can neither share nor copy shows a message', async () => {
  set('canShare', undefined)
  set('clipboard', undefined)
  await share()
  await expect.element(page.getByText('This browser can neither share nor copy text')).toBeVisible()
})
