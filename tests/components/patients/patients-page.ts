import { expect } from 'vitest'
import { page } from 'vitest/browser'

export const LIST = '/user-account/patients'
export const NEW = '/user-account/patients/new'

export const main = page.getByRole('main')
export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const nameField = page.getByRole('textbox', { name: /^Name\b/ })
export const edit = () => button('Edit').click()
export const save = () => button('Save').click()

export const row = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
export const rowNames = () =>
  main
    .getByRole('heading', { level: 3 })
    .elements()
    .map(one => one.textContent)

export async function fillNew(name: string, more: Record<string, string> = {}): Promise<void> {
  await nameField.fill(name)
  await page.getByLabelText('Nickname').fill(name.slice(0, 4))
  for (const [label, text] of Object.entries(more)) await page.getByLabelText(label).fill(text)
}

/** Waits for the patient's page with editing ended. */
export async function expectShown(name: string): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await expect.element(button('Edit')).toBeVisible()
}

/** Chooses Delete in the menu of a row or a page, which opens the confirmation. */
export async function askToDelete(name: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
}

export async function deletePatient(name: string): Promise<void> {
  await askToDelete(name)
  await page
    .getByRole('alertdialog', { name: `Delete “${name}”?` })
    .getByRole('button', { name: 'Delete' })
    .click()
}
