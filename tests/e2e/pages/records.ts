import type { Locator, Page } from 'playwright'
import { expect } from 'playwright/test'
import { visit } from './shell.ts'

export const UPLOAD = '/health-records/upload'
export const LABS = '/health-records/labResults'

/** A file in the list of the upload screen. */
export const fileRow = (page: Page, fileName: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: fileName, exact: true }) })

/** A PDF that no engine can read, so that its record keeps its name; in two chunks above 512 KB. */
const unreadablePdf = (name: string, bytes: number) => {
  const head = Buffer.from('%PDF-1.7\n')
  return Buffer.concat([head, Buffer.alloc(bytes - head.length, `${name} `)])
}

/** Chooses a document for the current patient and has it sent as soon as there is a network. */
export async function bringDocument(page: Page, name: string, bytes = 700_000): Promise<void> {
  await visit(page, UPLOAD)
  const buffer = unreadablePdf(name, bytes)
  await page.getByTestId('files').setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer })
  await expect(fileRow(page, `${name}.pdf`)).toBeVisible()
  const send = page.getByRole('button', { name: /^(Upload \d files?|In queue: \d|Uploading|Sent|All sent)/ })
  await expect(send).toBeVisible()
  if (await send.isEnabled()) await send.click()
}
