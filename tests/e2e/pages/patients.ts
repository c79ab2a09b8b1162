import type { Locator, Page } from 'playwright'
import { expect } from 'playwright/test'
import { visit } from './shell.ts'

export const PATIENTS = '/user-account/patients'

export async function openPatients(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== PATIENTS) await page.goto(PATIENTS)
  await expect(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible()
}

export const patientRow = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

export const nameField = (page: Page) => page.getByRole('textbox', { name: /^Name\b/ })
export const edit = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true }).click()
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

export async function fillNew(page: Page, name: string, more: Record<string, string> = {}): Promise<void> {
  await nameField(page).fill(name)
  await page.getByLabel('Nickname').fill(name.slice(0, 4))
  for (const [label, text] of Object.entries(more)) await page.getByLabel(label).fill(text)
}

/** Waits for the patient's page with editing ended. */
export async function expectShown(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
}

/** Deletes through the menu of a row or a page, and confirms. */
export async function deletePatient(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page
    .getByRole('alertdialog', { name: `Delete “${name}”?` })
    .getByRole('button', { name: 'Delete' })
    .click()
}

/** Resolves once the patient is stored on this device. */
export async function addPatient(page: Page, name: string): Promise<void> {
  await tryAddPatient(page, name)
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
}

export async function tryAddPatient(page: Page, name: string): Promise<void> {
  await visit(page, `${PATIENTS}/0`)
  await fillNew(page, name)
  await save(page)
}
