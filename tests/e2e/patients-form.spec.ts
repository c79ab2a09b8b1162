import { expect, test } from 'playwright/test'
import {
  deleteThrough,
  edit,
  expectAllSaved,
  expectShown,
  fillNew,
  focusIsSeen,
  nameField,
  onTestServer,
  openPatients,
  rowOf,
  save,
} from './patients-pages.ts'

const { device } = onTestServer()

test('nothing is saved until it is right, and each field says what is wrong with it', async ({ browser }) => {
  const { page } = await device(browser, 'doctor')
  await page.goto('/user-account/patients/0')
  await expect(page.getByRole('heading', { name: 'New patient' })).toBeVisible()
  await expect(nameField(page)).toBeFocused()
  await page.getByLabel('Phone').fill('12 34')
  await page.getByLabel('E-mail').fill('anna@example')
  await page.getByLabel('E-mail').press('Enter')
  await expect(page.getByText('Name and nickname are required.')).toHaveCount(2)
  await expect(page.getByText('A phone number has 10 to 14 digits')).toBeVisible()
  await expect(page.getByText('This is not a whole e-mail address')).toBeVisible()
  await expect(nameField(page)).toBeFocused()
  await expect(page).toHaveURL(/\/patients\/0$/)

  await fillNew(page, 'Anna Petrova', { Phone: '+442079460001' })
  await save(page)
  const email = page.getByLabel('E-mail')
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill('')
  await expect(page.getByText('This is not a whole e-mail address')).toHaveCount(0)

  const born = page.getByLabel('Date of birth')
  const tomorrow = new Date(Date.now() + 86_400_000)
  const local = new Date(tomorrow.getTime() - tomorrow.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  await born.fill(local)
  await save(page)
  await expect(page.getByText('Give a whole date that is not later than today.')).toBeVisible()
  await expect(born).toBeFocused()
  await born.fill('')
  await born.focus()
  await page.keyboard.type('12')
  await save(page)
  await expect(page.getByText('Give a whole date that is not later than today.')).toBeVisible()
  await born.fill('1999-12-31')
  await expect(page.getByText('Give a whole date that is not later than today.')).toHaveCount(0)
  await save(page)
  await expectShown(page, 'Anna Petrova')
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused()
})

test('a field with a problem is never under the header or the buttons when it gets the focus', async ({ browser }) => {
  const { page } = await device(browser, 'doctor')
  await page.setViewportSize({ width: 390, height: 640 })
  await page.goto('/user-account/patients/new')
  const name = nameField(page)
  await expect(name).toBeFocused()
  await page.getByLabel('Description').focus()
  await save(page)
  await expect(name).toBeFocused()
  expect(await focusIsSeen(page)).toBe(true)
  for (let i = 0; i < 14; i++) {
    await page.keyboard.press('Tab')
    expect(await focusIsSeen(page), `after ${i + 1} times Tab`).toBe(true)
  }
})

test('what was typed is not lost by leaving, cancelling or clearing without a word', async ({ browser }) => {
  const { page } = await device(browser, 'doctor')
  await openPatients(page)
  await page.getByRole('link', { name: 'Add a patient' }).click()
  await fillNew(page, 'Half Typed')
  const ask = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.getByRole('main').getByRole('link', { name: 'Patients' }).click()
  await ask.getByRole('button', { name: 'Keep editing' }).click()
  await expect(ask).toHaveCount(0)
  const name = nameField(page)
  await expect(name).toHaveValue('Half Typed')
  await page.goBack()
  await expect(ask.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(ask).toHaveCount(0)
  await expect(name).toHaveValue('Half Typed')

  let asked = ''
  page.once('dialog', dialog => {
    asked = dialog.type()
    void dialog.dismiss()
  })
  await page.reload({ timeout: 3000 }).catch(() => undefined)
  expect(asked).toBe('beforeunload')
  await expect(name).toHaveValue('Half Typed')

  await page.getByText('Female').click()
  await page.getByRole('combobox', { name: 'Blood group' }).click()
  await page.getByRole('option', { name: 'AB−' }).click()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(name).toHaveValue('')
  await expect(page.getByRole('radio', { name: 'Not stated' })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Blood group' })).toHaveText('Not stated')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(name).toHaveValue('Half Typed')
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Blood group' })).toHaveText('AB−')

  await page.getByRole('main').getByRole('link', { name: 'Patients' }).click()
  await ask.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible()
  await expect(rowOf(page, 'Half Typed')).toHaveCount(0)

  await rowOf(page, 'Tom Whitaker').getByRole('link').click()
  await edit(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expectShown(page, 'Tom Whitaker')
  await edit(page)
  await page.getByLabel('Address').fill('Elsewhere')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await ask.getByRole('button', { name: 'Leave without saving' }).click()
  await expectShown(page, 'Tom Whitaker')
  await expect(page.getByText('Elsewhere')).toHaveCount(0)
})

test('where the device cannot store it nothing is called saved, and a second try saves it once (I12)', async ({
  browser,
}) => {
  const { page } = await device(browser, 'doctor')
  await page.goto('/user-account/patients/new')
  await fillNew(page, 'Kept Typed')
  await page.evaluate(() => {
    const add = IDBObjectStore.prototype.add
    const put = IDBObjectStore.prototype.put
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Object.assign(IDBObjectStore.prototype, { add: refuse, put: refuse })
    Object.assign(window, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { add, put }) })
  })
  await save(page)
  await expect(page.getByRole('alert').getByText('Not saved: this device did not store it.')).toBeVisible()
  await expect(nameField(page)).toHaveValue('Kept Typed')
  await page.evaluate(() => (window as unknown as { makeRoom(): void }).makeRoom())
  await save(page)
  await expectShown(page, 'Kept Typed')
  await expectAllSaved(page)
  await openPatients(page)
  await expect(rowOf(page, 'Kept Typed')).toHaveCount(1)
})

test('an edit under way meets what another device does: untouched fields follow, touched ones say so, a deletion loses nothing', async ({
  browser,
}) => {
  const here = (await device(browser, 'doctor')).page
  const there = (await device(browser, 'doctor')).page
  for (const page of [here, there]) {
    await openPatients(page)
    await rowOf(page, 'Priya Nair').getByRole('link').click()
    await edit(page)
  }
  await here.getByLabel('Weight').fill('87')
  await there.getByLabel('Weight').fill('90')
  await there.getByLabel('Address').fill('3 Mill Lane')
  await save(there)
  await expectShown(there, 'Priya Nair')
  await expect(here.getByText('Another device has changed this to “90” meanwhile.')).toBeVisible()
  await expect(here.getByLabel('Address')).toHaveValue('3 Mill Lane')
  await expect(here.getByLabel('Weight')).toHaveValue('87')
  await save(here)
  await expectShown(here, 'Priya Nair')
  await expect(there.getByText('87 kg')).toBeVisible()
  await expect(there.getByText('3 Mill Lane')).toBeVisible()

  await edit(here)
  await here.getByLabel('Description').fill('Still on metformin')
  await deleteThrough(there, 'Priya Nair')
  await expect(here.getByText('This patient was deleted on another device.')).toBeVisible()
  await save(here)
  await expectShown(here, 'Priya Nair')
  await expect(here.getByText('Still on metformin')).toBeVisible()
  await expect(rowOf(there, 'Priya Nair')).toBeVisible()
})
