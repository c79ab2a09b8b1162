import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FormDrafts } from '../../../src/db/form-drafts.ts'
import { choosePatient } from '../../../src/ui/state/session/current-patient.ts'
import { type App, openApp } from '../setup/open-app.tsx'
import { OTHER, PATIENT, stored, withRecords } from './records-page.ts'

/* What was typed for one patient stays that patient's, also when it is opened after another one was chosen. */

const FORMS = [
  { name: 'a treatment in fields', key: 'healthRecords/new/treatment', path: '/health-record/create?type=treatment' },
  { name: 'a quick note', key: 'healthRecords/quick', path: '/health-record/create?type=treatment' },
  { name: 'a lab result by hand', key: 'healthRecords/new/labResults', path: '/health-records/labResults/new' },
] as const
const nameField = (quick: boolean) => page.getByRole('textbox', { name: quick ? 'Title' : 'Name' }).first()
const draftOf = async ({ context }: App, key: string) => {
  const drafts = new FormDrafts()
  const found = await drafts.of(context.accountId, key)
  drafts.close()
  return found
}

for (const { name, key, path } of FORMS) {
  const quick = key === 'healthRecords/quick'
  const openForm = async (app: App) => {
    await app.go(path)
    if (quick) await page.getByText('Quickly, as text').click()
  }

  test(`${name} is stored with its patient`, async () => {
    const app = await openApp('/health-records/treatment', { width: 1280, store: withRecords() })
    await openForm(app)
    await nameField(quick).fill('Begun for Helen')
    await expect.poll(async () => (await draftOf(app, key))?.patientClientId).toBe(PATIENT)
  })

  test(`${name} that was begun for one patient says so to who has chosen another, and is saved as the first one's`, async () => {
    const app = await openApp('/health-records/treatment', { width: 1280, store: withRecords() })
    const edits = quick ? { name: 'Begun for Helen', text: 'Pills' } : { name: { text: 'Begun for Helen', over: '' } }
    const drafts = new FormDrafts()
    await drafts.keep(app.context.accountId, { key, edits, at: 1, patientClientId: PATIENT })
    drafts.close()
    await choosePatient(app.context, OTHER)
    await openForm(app)
    await expect.element(nameField(quick)).toHaveValue('Begun for Helen')
    const whose = page.getByText('For Helen Carter, for whom it was begun. This is not the current patient.')
    await expect.element(whose).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect
      .poll(async () => (await stored(app, 'Begun for Helen').catch(() => null))?.patientClientId)
      .toBe(PATIENT)
  })
}
