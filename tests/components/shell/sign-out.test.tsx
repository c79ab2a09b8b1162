import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { create } from '../../../src/db/commands/context.ts'
import { FormDrafts } from '../../../src/db/form-drafts.ts'
import { TriageDrafts } from '../../../src/db/triage-drafts.ts'
import { draft } from '../../factories/triage/draft.ts'
import { nameField, openRecordingOf, record, recordedFor, trouble } from '../scribe/recorder-page.ts'
import { saveUnsent } from '../scribe/recordings.ts'
import { button, LIST, NEW } from '../scribe/scribe-page.ts'
import { putCutOffRecording } from '../setup/interrupted-recording.ts'
import { type App, openApp, signInAgain } from '../setup/open-app.tsx'
import { expectAccessible } from '../setup/page-checks.ts'

const question = page.getByRole('dialog', { name: 'A recording is under way' })

async function chooseSignOut(): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

test('R5: signing out while recording asks first and can be cancelled; a recording too short to save keeps the user signed in', async () => {
  const app = await openApp(NEW)
  await nameField.fill('Ward 2, bed 1')
  await record()
  await recordedFor(1)
  await page.getByRole('link', { name: 'Audio recordings' }).first().click()
  await chooseSignOut()
  await question.getByRole('button', { name: 'Continue recording' }).click()
  await expect.element(question).not.toBeInTheDocument()
  const bar = page.getByRole('region', { name: 'Recording in progress' })
  await expect.element(bar.getByText('Recording', { exact: true })).toBeVisible()

  await button('Pause').click()
  await chooseSignOut()
  await question.getByRole('button', { name: 'Stop and save, then sign out' }).click()
  await expect.element(trouble('Too short, minimum 5 seconds')).toBeVisible()
  expect(app.address()).toBe(NEW)
})

test('R5 I11: signing out stops and saves first, then asks about unsent work', async () => {
  await openRecordingOf('short', 'Ward 2, bed 1')
  await chooseSignOut()
  await question.getByRole('button', { name: 'Stop and save, then sign out' }).click()
  const unsent = page.getByRole('dialog', { name: /1 recording \(.+\) is only on this device/ })
  await expect.element(unsent.getByRole('button', { name: 'Upload first' })).toBeVisible()
})

test('the sign-out names everything that is only here: what waits, versions, an interrupted recording, a triage, a form', async () => {
  const app = await openApp(LIST, {
    async store(made) {
      await putCutOffRecording(made, { length: 'long', draft: { name: 'Night round' } })
      const drafts = new TriageDrafts()
      await drafts.keep(made.context.accountId, draft({ numbers: { HR: '91' } }), null)
      drafts.close()
      const forms = new FormDrafts()
      await forms.keep(made.context.accountId, { key: 'patients/new', edits: { name: 'Half typed' }, at: 0 })
      forms.close()
    },
  })
  await chooseSignOut()
  const three = page.getByRole('dialog', { name: '3 items are only on this device' })
  await expect.element(three).toBeVisible()
  for (const line of ['1 interrupted recording, not saved', '1 unfinished triage', '1 form that is not saved'])
    await expect.element(three.getByText(line, { exact: true })).toBeVisible()
  await expect.element(three.getByRole('button', { name: 'Upload first' })).not.toBeInTheDocument()
  await expectAccessible()
  await three.getByRole('button', { name: 'Stay signed in' }).click()
  await expect.element(three).not.toBeInTheDocument()
  expect(app.address()).toBe(LIST)

  const clientId = await saveUnsent(app, 'Visit')
  await create(app.context, 'patients', { name: 'Anna Petrova', data: {} })
  const at = new Date().toISOString()
  await app.context.database.conflicts.insert({
    ...{ key: 'k', kind: 'recordings', clientId, field: 'name', title: 'Visit' },
    ...{ kept: 'a', keptDevice: null, keptAt: at, lost: 'b', lostDevice: null, lostAt: at, order: 1 },
  })
  await chooseSignOut()
  const six = page.getByRole('dialog', { name: '6 items are only on this device' })
  for (const line of [
    /^1 recording \(/,
    '1 change not sent yet',
    '1 choice between two versions',
    '1 unfinished triage',
  ])
    await expect.element(six.getByText(line)).toBeVisible()
  await six.getByRole('button', { name: 'Keep on this device and sign out' }).click()
  await expect.element(page.getByText(/^6 items that were not sent are kept on this device/)).toBeVisible()

  await signInAgain(app)
  await app.go(LIST)
  await expect.element(page.getByText('Night round')).toBeVisible()
  await chooseSignOut()
  await expect.element(six).toBeVisible()
})

test('R6: after signing out without saving, the recording is offered at the next sign-in', async () => {
  const app: App = await openApp(NEW)
  await nameField.fill('Ward 2, bed 2')
  await record()
  await recordedFor(1)
  await chooseSignOut()
  await question.getByRole('button', { name: 'Sign out without saving' }).click()
  await expect.poll(app.address).toBe('/login')
  await signInAgain(app)
  await app.go(LIST)
  await expect.element(page.getByText('Ward 2, bed 2')).toBeVisible()
})
