import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { saveTypedTriage } from '../../../src/db/commands/triage.ts'
import { triageDetails } from '../../factories/triage/details.ts'
import { serverResults } from '../../factories/triage/results.ts'
import { withPatients } from '../patients/people.ts'
import { button, notice } from '../scribe/scribe-page.ts'
import { worker } from '../setup/fake-bridge.ts'
import { type App, openApp } from '../setup/open-app.tsx'
import { expectNoSidewaysScroll } from '../setup/page-checks.ts'

const title = page.getByRole('heading', { level: 1 })
const question = page.getByRole('dialog', { name: 'Which patient is it?' })
const menuitem = (name: string) => page.getByRole('menuitem', { name })
const choose = (name: RegExp) => question.getByRole('button', { name }).click()

const patientOf = async ({ context: { database } }: App, name: string) =>
  (await database.patients.findOne({ selector: { name } }).exec(true)).clientId
const triage = async ({ context: { database } }: App) =>
  (await database.recordings.findOne().exec(true)).toMutableJSON()
const score = async (app: App) => {
  const { provisional } = (await triage(app)).data as { provisional: { assessment: { news2: { kind: string } } } }
  return provisional.assessment.news2.kind
}

let app: App
/** A finished triage of Margaret Holloway, 85, on a phone without a network. */
beforeEach(async () => {
  app = await openApp('/triage', {
    ...{ width: 390, height: 844 },
    async store(made) {
      await withPatients()(made)
      const clientId = made.context.random.uuid()
      const patientClientId = await patientOf(made, 'Margaret Holloway')
      await saveTypedTriage(made.context, { clientId, name: 'Triage', patientClientId, triage: triageDetails() })
    },
  })
  worker.reports({ phase: 'offline', offlineSince: Date.now() })
})

test('a triage filed under the wrong patient is given to another from its result page, offline, and the undo brings it back', async () => {
  const before = await triage(app)
  await app.go(`/triage/results/${before.clientId}`)
  await expect.element(title).toMatchTextContent(/Margaret Holloway, \d/)
  await expectNoSidewaysScroll()
  await button('More for Triage').click()
  await menuitem('Another patient').click()
  await expect.element(question.getByRole('button', { name: /^Margaret/ })).not.toBeInTheDocument()
  await choose(/^Priya Nair/)
  await expect.element(title).toMatchTextContent(/Priya Nair, \d/)
  expect(await triage(app)).toMatchObject({ patientClientId: await patientOf(app, 'Priya Nair'), queue: 1 })
  await expect.poll(() => worker.called).toContain('sendNow')
  await expect.element(notice('Patient changed: Priya Nair')).toBeVisible()
  await button('Undo').click()
  await expect.element(title).toMatchTextContent(/Margaret Holloway, \d/)
  const { patientClientId, name, data } = await triage(app)
  expect({ patientClientId, name }).toEqual({ patientClientId: before.patientClientId, name: before.name })
  expect(data).toMatchObject(before.data)
})

test('given to a child from the history, no score of an adult stands, and the undo brings it back', async () => {
  expect(await score(app)).toBe('complete')
  await page.getByRole('button', { name: /^More for Margaret Holloway/ }).click()
  await menuitem('Another patient').click()
  await choose(/^Tom Whitaker/)
  await expect.element(page.getByRole('link', { name: /^Tom Whitaker, \d/ })).toBeVisible()
  expect(await score(app)).toBe('not-applicable')
  await page.getByRole('link', { name: /^Tom Whitaker, \d/ }).click()
  await expect.element(page.getByText(/NEWS2 is not used/).first()).toBeVisible()
  await button('Undo').click()
  await expect.element(title).toMatchTextContent(/Margaret Holloway, \d/)
  expect(await score(app)).toBe('complete')
})

test('a triage is given to an unknown patient, and from there to a named one', async () => {
  await page.getByRole('button', { name: /^More for Margaret Holloway/ }).click()
  await menuitem('Another patient').click()
  await choose(/^Unknown patient/)
  await expect.element(page.getByRole('link', { name: 'Unknown patient' })).toBeVisible()
  await page.getByRole('button', { name: 'More for Unknown patient' }).click()
  await menuitem('Name the patient').click()
  await expect.element(question.getByRole('button', { name: 'Unknown patient' })).not.toBeInTheDocument()
  await choose(/^Tom Whitaker/)
  await expect.element(page.getByRole('link', { name: /^Tom Whitaker, \d/ })).toBeVisible()
  expect(await triage(app)).toMatchObject({ patientClientId: await patientOf(app, 'Tom Whitaker') })
})

test('the server’s result, which was of the former patient, is not shown for the next one', async () => {
  await app.server.acceptsAll()
  const { clientId, id, name, data, patientClientId } = await triage(app)
  const results = serverResults({ triage: triageDetails(), healthRecordId: id, said: '' })
  await app.server.pulls('recordings', { clientId, name, patientClientId, data: { ...data, results } })
  await app.go(`/triage/results/${id}`)
  await expect.element(page.getByRole('heading', { name: 'Two results' })).toBeVisible()
  await button(`More for Triage #${id}`).click()
  await menuitem('Another patient').click()
  await choose(/^Tom Whitaker/)
  await expect.element(page.getByRole('heading', { name: 'Two results' })).not.toBeInTheDocument()
  await expect.element(page.getByText('Provisional · on this device')).toBeVisible()
  expect(await score(app)).toBe('not-applicable')
  await button('Undo').click()
  await expect.element(page.getByRole('heading', { name: 'Two results' })).toBeVisible()
})
