import { expect, test } from '../device/fixtures.ts'
import { formDrafts } from '../device/local-store.ts'
import { crash } from '../device/renderers.ts'
import {
  deletePatient,
  edit,
  expectShown,
  fillNew,
  nameField,
  openPatients,
  PATIENTS,
  patientRow,
  save,
} from '../pages/patients.ts'
import { expectAllSaved, notice } from '../pages/shell.ts'

const NEW_PATIENT = '/user-account/patients/new'

test('a patient added offline survives a reload, is sent once online, and is edited and deleted on another device (I1)', async ({
  device,
}) => {
  const { page, context } = await device({ path: PATIENTS, opensOffline: true })
  const other = await device({ path: PATIENTS })
  await context.setOffline(true)
  await expect(page.getByText('No connection. Keep working')).toBeVisible()
  await page.getByRole('link', { name: 'Add a patient' }).click()
  await fillNew(page, 'Nadia Sorel', { Phone: '+442079460000', Description: 'Allergic to latex' })
  await page.getByLabel('Date of birth').fill('1972-03-04')
  await page.getByText('Female').click()
  await save(page)
  const waiting = page.getByRole('main').getByText('Waiting to be sent')
  await expectShown(page, 'Nadia Sorel')
  await expect(waiting).toBeVisible()
  await page.reload()
  await expectShown(page, 'Nadia Sorel')
  await expect(page.getByText('Allergic to latex')).toBeVisible()
  await expect(waiting).toBeVisible()

  await context.setOffline(false)
  await expectAllSaved(page)
  await expect(waiting).toHaveCount(0)
  await expect(page).toHaveURL(/\/patients\/\d+$/)

  const row = patientRow(other.page, 'Nadia Sorel')
  await expect(row).toContainText('Nadi · 54 years · 04.03.1972 · +442079460000')
  await row.getByRole('link').click()
  await edit(other.page)
  await other.page.getByLabel('Address').fill('12 Quay Street')
  await save(other.page)
  await expect(page.getByText('12 Quay Street')).toBeVisible()

  await openPatients(page)
  await expectShown(other.page, 'Nadia Sorel')
  await deletePatient(other.page, 'Nadia Sorel')
  await expect(patientRow(page, 'Nadia Sorel')).toHaveCount(0)
  await expectAllSaved(other.page)
})

test('going back or closing the page asks before it discards a filled form', async ({ device }) => {
  const { page } = await device({ path: PATIENTS })
  await page.getByRole('link', { name: 'Add a patient' }).click()
  await fillNew(page, 'Half Typed')
  await page.goBack()
  const ask = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(ask.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(ask).toHaveCount(0)
  await expect(nameField(page)).toHaveValue('Half Typed')

  const asked = page.waitForEvent('dialog')
  const reload = page.reload().catch(() => undefined)
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(nameField(page)).toHaveValue('Half Typed')
  void reload
})

test('typed words survive a killed page; a second tab gets them only when the first one is gone', async ({
  device,
}) => {
  const tablet = await device({ path: NEW_PATIENT })
  await nameField(tablet.page).fill('Half Typed')
  await expect.poll(async () => (await formDrafts(tablet.page)).length).toBe(1)
  const second = await tablet.open(NEW_PATIENT)
  await expect(nameField(second)).toHaveValue('')
  await crash(tablet.page)
  await expect(nameField(second)).toHaveValue('Half Typed')
  await expect(notice(second, 'What you typed before is here again')).toBeVisible()
})

test('a page without recorder and triage loads neither the join code nor the grammar', async ({ device }) => {
  const { page } = await device({ path: PATIENTS })
  const scripts = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? name : [])),
    )
  /** Looks for a word of the code, because the build decides which script contains it and how that is called. */
  const has = async (word: string) => {
    // One after the other: a server may refuse a hundred connections at once.
    for (const name of await scripts()) {
      if ((await (await page.request.get(name)).text()).includes(word)) return true
    }
    return false
  }
  const [recorder, join, grammar] = ['isTypeSupported', 'A_OPUS', 'фаренгейт']
  // The code that looks for interrupted recordings is the last script that an idle page loads.
  await expect.poll(() => has(recorder)).toBe(true)
  expect(await has(join)).toBe(false)
  expect(await has(grammar)).toBe(false)
  await page.goto('/triage/record')
  await expect.poll(() => has(grammar)).toBe(true)
  await expect.poll(() => has(join)).toBe(true)
})
