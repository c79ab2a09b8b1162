import { page } from 'vitest/browser'

export const LIST = '/ambient-scribe/list'
export const NEW = '/ambient-scribe/new'

export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const pill = (name: RegExp) => page.getByRole('banner').getByRole('button', { name })
export const centre = page.getByRole('dialog', { name: 'On this device' })

export const card = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

export const sectionTitle = (title: string) => page.getByRole('heading', { name: title, exact: true, level: 2 })

export async function cardMenu(name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Chooses in the menu for the upload mode, which shows the current mode `now`. */
export async function uploads(now: 'automatic' | 'manual', choice: 'Automatic' | 'Manual' | 'Upload all now') {
  await page.getByRole('button', { name: `Uploads: ${now}` }).click()
  const role = choice === 'Upload all now' ? 'menuitem' : 'menuitemradio'
  await page.getByRole(role, { name: choice }).click()
}

export const notice = (text: string | RegExp) => page.getByRole('region', { name: /^Notifications/ }).getByText(text)
export const question = page.getByRole('alertdialog')
