import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { keptFiles } from '../../../src/ui/state/records/source-file.ts'
import { catchDownloads } from '../setup/downloads.ts'
import { worker } from '../setup/fake-bridge.ts'
import { type App, openApp } from '../setup/open-app.tsx'
import { expectAccessible } from '../setup/page-checks.ts'
import { HAEMOGLOBIN, heading, lab, RECORD, withRecords } from './records-page.ts'

/* A document opened from its record: from this device or the server, kept here by a person, and what is said without it. */

const file = { id: 31, fileInfo: { name: 'Sheet.pdf', type: 'application/pdf', size: 1000 } }
const SHEET = lab('Blood test', '2026-03-20', [HAEMOGLOBIN], {
  ...{ clientId: RECORD, id: 7 },
})
SHEET.data = { ...SHEET.data, documentAssetId: 31, pages: 2, attachments: [file] }

const dialog = page.getByRole('dialog', { name: 'Sheet.pdf' })
const keep = dialog.getByRole('checkbox', { name: /^Keep on this device/ })
const next = dialog.getByRole('button', { name: 'Next page' })
const picture = (at: number) => dialog.getByRole('img', { name: `Sheet.pdf, page ${at}` })

let app: App
beforeEach(async () => {
  app = await openApp(`/health-record/view/${RECORD}`, { store: withRecords(SHEET) })
})

const open = () => page.getByRole('button', { name: 'Sheet.pdf' }).click()
const away = () => worker.reports({ phase: 'offline', offlineSince: Date.now() })

async function serves(): Promise<void> {
  const canvas = new OffscreenCanvas(60, 80)
  canvas.getContext('2d')?.fillRect(10, 10, 20, 20)
  worker.returns('healthRecords:createDaAccessToken', () => ({
    ...{ kind: 'answered', notice: null },
    result: { token: 't', url: 'https://here/api/s/t' } as never,
  }))
  worker.downloads(await canvas.convertToBlob())
}

test('its pages are turned; what was opened is shown again without the server', async () => {
  await serves()
  await open()
  await expect.element(picture(1)).toBeVisible()
  await expect.element(dialog.getByText('1 of 2')).toBeVisible()
  await next.click()
  await expect.element(picture(2)).toBeVisible()
  await expect.element(next).toBeDisabled()
  await expectAccessible()
  worker.reset()
  away()
  await dialog.getByRole('button', { name: 'Previous page' }).click()
  await expect.element(picture(1)).toBeVisible()
  expect(worker.called).not.toContain('healthRecords:createDaAccessToken')
})

test('a page that was never opened here says so, and is fetched once the server can be reached', async () => {
  away()
  await open()
  await expect.element(dialog.getByRole('heading', { name: 'This page is not on this device' })).toBeVisible()
  await serves()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(picture(1)).toBeVisible()
})

for (const [code, title] of [
  ['NOT_FOUND', 'There is no file any more'],
  ['RATE_LIMITED', 'The server does not give it now'],
] as const) {
  test(`refused with ${code}: ${title}`, async () => {
    worker.returns('healthRecords:createDaAccessToken', () => ({ kind: 'refused', code, data: {} }))
    await open()
    await expect.element(dialog.getByRole('heading', { name: title })).toBeVisible()
    await expectAccessible()
  })
}

test('kept on this device, the file and all pages are here and stay pinned after a reload', async () => {
  await serves()
  await open()
  await keep.click({ force: true })
  await expect.element(dialog.getByText('All of its pages can be read without a network.')).toBeVisible()
  const { accountId } = app.context
  const here = [0, 1, 2].map(at => keptFiles.has(accountId, { documentAssetId: 31, page: at }))
  expect(await Promise.all(here)).toEqual([true, true, true])
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().click()
  await app.reload()
  worker.reset()
  away()
  await open()
  await expect.element(keep).toBeChecked()
  await next.click()
  await expect.element(picture(2)).toBeVisible()
})

test('a choice stands although what was chosen before is read only after it', async () => {
  await serves()
  let isRead: (wasPinned: boolean) => void = () => undefined
  const read = new Promise<boolean>(resolve => {
    isRead = resolve
  })
  vi.spyOn(keptFiles, 'isPinned').mockReturnValue(read)
  await open()
  await keep.click({ force: true })
  await expect.element(dialog.getByText('All of its pages can be read without a network.')).toBeVisible()
  isRead(false)
  await read
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  await expect.element(dialog.getByText('All of its pages can be read without a network.')).toBeVisible()
  await expect.element(keep).toBeChecked()
})

test('on a full device nothing is pinned, and that is said; the page is shown all the same', async () => {
  await serves()
  const { put, add } = IDBObjectStore.prototype
  const full = (method: typeof put) =>
    function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
      if (this.transaction.db.name === 'anamnesis-kept-files') throw new DOMException('', 'QuotaExceededError')
      return method.apply(this, given)
    }
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full(put))
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full(add))
  await open()
  await expect.element(picture(1)).toBeVisible()
  await keep.click({ force: true })
  await expect.element(dialog.getByRole('alert').getByText(/^The document could not be kept whole/)).toBeVisible()
  await expect.element(keep).not.toBeChecked()
  expect(await keptFiles.isPinned(app.context.accountId, 31)).toBe(false)
})

test('the file is saved under its name; without it and without a network that is said', async () => {
  const downloads = catchDownloads()
  await open()
  await dialog.getByRole('button', { name: /^Save the file/ }).click()
  await expect.element(dialog.getByRole('alert').getByText(/^The file is not on this device/)).toBeVisible()
  await serves()
  await dialog.getByRole('button', { name: /^Save the file/ }).click()
  await expect.poll(() => downloads.map(({ name }) => name)).toEqual(['Sheet.pdf'])
})

test('the sync centre says how much room opened documents take, and frees what nobody pinned', async () => {
  const { accountId, clock } = app.context
  const bytes = new Blob([new Uint8Array(2 * 1024 * 1024)])
  await keptFiles.keep(accountId, { documentAssetId: 1, page: 0 }, bytes, clock.now())
  await keptFiles.keep(accountId, { documentAssetId: 2, page: 0 }, bytes, clock.now())
  await keptFiles.pin(accountId, 2, true)
  await page
    .getByRole('button', { name: /^Sync|All saved/ })
    .first()
    .click()
  const centre = page.getByRole('dialog')
  await expect.element(heading('Documents that can be read without a network')).toBeVisible()
  await expect.element(centre.getByText('Opened here: 2 MB of 200 MB. Kept by you: 2 MB.')).toBeVisible()
  await centre.getByRole('button', { name: 'Free 2 MB' }).click()
  await expect.element(centre.getByText(/^Opened here: 0/)).toBeVisible()
  expect(await keptFiles.usage(accountId)).toEqual({ pinned: 2 * 1024 * 1024, unpinned: 0 })
})
