import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright'
import { expect, test } from 'playwright/test'
import type { Persona } from '../../src/contract/methods/account.ts'
import { startTestServer, type TestServer } from '../server/test-server.ts'
import { openSignedIn, shellIsOffline, withoutServiceWorker } from './network/profile.ts'

const PATIENTS = '/user-account/patients'

interface Device {
  context: BrowserContext
  page: Page
}

interface DeviceOptions extends BrowserContextOptions {
  /** The shell is stored by a service worker, so that the pages open without a network too. */
  opensOffline?: boolean
}

/** The real server with the built interface for one file of tests, and browsers that are signed in on it. */
export function onTestServer() {
  let server: TestServer
  const opened: BrowserContext[] = []
  test.beforeAll(async () => {
    server = await startTestServer()
  })
  test.afterEach(async () => {
    for (const context of opened.splice(0)) await context.close()
  })
  test.afterAll(() => server.stop())
  return {
    origin: () => server.origin,
    /** A browser of its own with the list of patients, on which somebody has signed in. */
    async device(
      browser: Browser,
      persona: Persona,
      { opensOffline = false, ...options }: DeviceOptions = {},
    ): Promise<Device> {
      const context = await browser.newContext({ baseURL: server.origin, locale: 'en-GB', ...options })
      opened.push(context)
      if (!opensOffline) await withoutServiceWorker(context)
      const page = await context.newPage()
      await openSignedIn(page, server.origin, PATIENTS, persona)
      if (opensOffline) await shellIsOffline(page)
      await expectAllSaved(page)
      return { context, page }
    },
  }
}

/** I19: everything that was made here is on the server. */
export const expectAllSaved = (page: Page) => expect(page.getByRole('button', { name: /^All saved/ })).toBeVisible()

export async function openPatients(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== PATIENTS) await page.goto(PATIENTS)
  await expect(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible()
}

export const rowNames = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents()

export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

export const nameField = (page: Page) => page.getByRole('textbox', { name: /^Name\b/ })

export async function fillNew(page: Page, name: string, more: Record<string, string> = {}): Promise<void> {
  await nameField(page).fill(name)
  await page.getByLabel('Nickname').fill(name.slice(0, 4))
  for (const [label, text] of Object.entries(more)) await page.getByLabel(label).fill(text)
}

export const edit = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true }).click()
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** A patient's page, once editing has ended. */
export async function expectShown(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
}

/** Deletes through the menu of a row or a page, and its question. */
export async function deleteThrough(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page
    .getByRole('alertdialog', { name: `Delete “${name}”?` })
    .getByRole('button', { name: 'Delete' })
    .click()
}

/** True when what has the focus, or the label that stands for it, is not covered by something else. */
export const focusIsSeen = (page: Page) =>
  page.evaluate(() => {
    const target = document.activeElement?.closest('label') ?? document.activeElement
    if (!target) return false
    const { x, y, width, height } = target.getBoundingClientRect()
    return target.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
