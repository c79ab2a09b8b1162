import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '../setup/open-app.tsx'
import { focusIsSeen, pressEscape } from '../setup/page-checks.ts'
import { button, edit, expectShown, fillNew, LIST, main, NEW, nameField, row, save } from './patients-page.ts'
import { withPatients } from './people.ts'

const email = page.getByLabelText('E-mail')
const born = page.getByLabelText('Date of birth')
const noDate = page.getByText('Give a complete date that is not later than today.')
const noAddress = page.getByText('This is not a complete e-mail address')

/** Formats as yyyy-mm-dd in this time zone. */
const day = (time: number) => new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

test('nothing is saved while a field is invalid, and each invalid field shows its error', async () => {
  const app = await openApp('/user-account/patients/0')
  const stored = () => app.context.database.patients.count().exec()
  await expect.element(page.getByRole('heading', { name: 'New patient' })).toBeVisible()
  await expect.element(nameField).toHaveFocus()
  await page.getByLabelText('Phone').fill('12 34')
  await email.fill('anna@example')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => page.getByText('Name and nickname are required.').elements()).toHaveLength(2)
  await expect.element(page.getByText('A phone number has 10 to 14 digits')).toBeVisible()
  await expect.element(noAddress).toBeVisible()
  await expect.element(nameField).toHaveFocus()
  expect(app.address()).toMatch(/\/patients\/0$/)

  await fillNew('Anna Petrova', { Phone: '+442079460001' })
  await save()
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill('')
  await expect.element(noAddress).not.toBeInTheDocument()

  await born.fill(day(Date.now() + 86_400_000))
  await save()
  await expect.element(noDate).toBeVisible()
  await expect.element(born).toHaveFocus()
  await born.fill('')
  born.element().focus()
  await userEvent.keyboard('12')
  await save()
  await expect.element(noDate).toBeVisible()
  await born.fill('1999-12-31')
  await expect.element(noDate).not.toBeInTheDocument()
  expect(await stored()).toBe(0)
  await save()
  await expectShown('Anna Petrova')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Anna Petrova' })).toHaveFocus()
  expect(await stored()).toBe(1)
})

test('a focused field is never covered by the header or the buttons', async () => {
  await openApp(NEW, { width: 390, height: 640 })
  await expect.element(nameField).toHaveFocus()
  page.getByLabelText('Description').element().focus()
  await save()
  await expect.element(nameField).toHaveFocus()
  expect(focusIsSeen()).toBe(true)
  for (let i = 1; i <= 14; i++) {
    await userEvent.keyboard('{Tab}')
    expect(focusIsSeen(), `after ${i} times Tab`).toBe(true)
  }
})

const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' })
const bloodGroup = page.getByRole('combobox', { name: 'Blood group' })

test('leaving asks before it discards a filled form', async () => {
  await openApp(LIST, { store: withPatients() })
  await page.getByRole('link', { name: 'Add a patient' }).click()
  await fillNew('Half Typed')
  await main.getByRole('link', { name: 'Patients' }).click()
  await leaving.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(leaving).not.toBeInTheDocument()
  await expect.element(nameField).toHaveValue('Half Typed')
  await main.getByRole('link', { name: 'Patients' }).click()
  await expect.element(leaving.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
  await pressEscape()
  await expect.element(leaving).not.toBeInTheDocument()
  await expect.element(nameField).toHaveValue('Half Typed')

  await main.getByRole('link', { name: 'Patients' }).click()
  await leaving.getByRole('button', { name: 'Leave without saving' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible()
  await expect.element(row('Half Typed')).not.toBeInTheDocument()
})

test('Undo restores every field of a cleared form', async () => {
  await openApp(NEW)
  await fillNew('Half Typed')
  await page.getByText('Female').click()
  await bloodGroup.click()
  await page.getByRole('option', { name: 'AB−' }).click()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.element(nameField).toHaveValue('')
  await expect.element(page.getByRole('radio', { name: 'Not stated' })).toBeChecked()
  await expect.element(bloodGroup).toHaveTextContent('Not stated')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(nameField).toHaveValue('Half Typed')
  await expect.element(page.getByRole('radio', { name: 'Female', exact: true })).toBeChecked()
  await expect.element(bloodGroup).toHaveTextContent('AB−')
})

test('cancelling an edit asks only if something was typed, and leaves the patient unchanged', async () => {
  await openApp(LIST, { store: withPatients() })
  await row('Tom Whitaker').getByRole('link').click()
  await edit()
  await button('Cancel').click()
  await expectShown('Tom Whitaker')
  await edit()
  await page.getByLabelText('Address').fill('Elsewhere')
  await button('Cancel').click()
  await leaving.getByRole('button', { name: 'Leave without saving' }).click()
  await expectShown('Tom Whitaker')
  await expect.element(page.getByText('Elsewhere')).not.toBeInTheDocument()
})

test('a patient that cannot be stored is not shown as saved, and a second try saves it once (I12)', async () => {
  const app = await openApp(NEW)
  await fillNew('Kept Typed')
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const refusals = [
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full),
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full),
  ]
  await save()
  await expect.element(page.getByRole('alert').getByText('Not saved: this device could not save it.')).toBeVisible()
  await expect.element(nameField).toHaveValue('Kept Typed')
  for (const one of refusals) one.mockRestore()
  await save()
  await expectShown('Kept Typed')
  await app.go(LIST)
  await expect.element(row('Kept Typed')).toBeVisible()
  expect(row('Kept Typed').elements()).toHaveLength(1)
})

test('while a patient is edited, changes of another device update untouched fields and are shown beside touched ones', async () => {
  const app = await openApp(LIST, { store: withPatients() })
  await row('Priya Nair').getByRole('link').click()
  await edit()
  await page.getByLabelText('Weight').fill('87')
  const [stored] = await app.context.database.patients.find({ selector: { name: 'Priya Nair' } }).exec()
  const { clientId = '', name = '', data = {} } = stored?.toMutableJSON() ?? {}
  const elsewhere = { recentVitalSigns: { weight: 90 }, contactInfo: { address: '3 Mill Lane' } }
  await app.server.pulls('patients', { clientId, name, data: { ...data, ...elsewhere } })
  await expect.element(page.getByText('Another device has changed this to “90” meanwhile.')).toBeVisible()
  await expect.element(page.getByLabelText('Address')).toHaveValue('3 Mill Lane')
  await expect.element(page.getByLabelText('Weight')).toHaveValue('87')
  await save()
  await expectShown('Priya Nair')
  await expect.element(page.getByText('87 kg')).toBeVisible()
  await expect.element(page.getByText('3 Mill Lane')).toBeVisible()

  await edit()
  await page.getByLabelText('Description').fill('Still on metformin')
  await app.server.accepts('patients', clientId)
  await app.server.pulls('patients', { clientId, name, deletedAt: new Date().toISOString() })
  await expect.element(page.getByText('This patient was deleted on another device.')).toBeVisible()
  await save()
  await expectShown('Priya Nair')
  await expect.element(page.getByText('Still on metformin')).toBeVisible()
})
