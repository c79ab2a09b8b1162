import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { faceFile } from '../../factories/documents/faces.ts'
import { photoOf, pictureOf } from '../../factories/documents/pictures.ts'
import { printSheet } from '../../factories/documents/sheet.ts'
import { expect, test } from '../device/fixtures.ts'
import { crash } from '../device/renderers.ts'
import { fileRow, UPLOAD } from '../pages/records.ts'
import { expectAllSaved, visit } from '../pages/shell.ts'

/*
 * A patient photographs a lab sheet in a basement: no network from the first click. At home it is on the server once,
 * read, checked value by value, and can be read without a network on a second device that opened it.
 */

const printed = async (sheet: string) =>
  (
    await printSheet(
      readFileSync(new URL(`../../fixtures/labs/${sheet}.txt`, import.meta.url), 'utf8'),
      faceFile('Liberation Sans'),
    )
  ).pdf

/** Opens the record's first file and waits for the picture of its page. */
async function openPage(page: Page, id: number, fileName: string): Promise<void> {
  await visit(page, `/health-record/view/${id}`)
  await page.getByRole('button', { name: fileName }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible({ timeout: 45_000 })
  await page.keyboard.press('Escape')
}

test('a sheet photographed offline and a PDF are on the server once, read, checked by keyboard, and readable offline elsewhere', async ({
  device,
  network,
  server,
}) => {
  test.setTimeout(300_000)
  const pdf = await printed('07-en-uk-gp')
  const photo = await photoOf(await pictureOf(await printed('06-en-us')), { degrees: 4 })
  const tablet = await device({ opensOffline: true, path: UPLOAD, width: 1280, height: 900 })
  const phone = await device({ opensOffline: true, width: 390, height: 844 })

  network.set({ kind: 'cut' })
  await tablet.page.reload()
  await tablet.page.getByTestId('files').setInputFiles([
    { name: 'Sheet.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'Blood.pdf', mimeType: 'application/pdf', buffer: pdf },
  ])
  for (const name of ['Sheet.jpg', 'Blood.pdf']) await expect(fileRow(tablet.page, name)).toBeVisible()
  await expect(tablet.page.getByText('To be sent when the network returns: 2 files')).toBeVisible({ timeout: 45_000 })
  await tablet.page.reload()
  for (const name of ['Sheet.jpg', 'Blood.pdf']) await expect(fileRow(tablet.page, name)).toBeVisible()
  await crash(tablet.page)
  tablet.page = await tablet.open(UPLOAD)
  for (const name of ['Sheet.jpg', 'Blood.pdf']) await expect(fileRow(tablet.page, name)).toBeVisible()

  network.set({ kind: 'clear' })
  await expectAllSaved(tablet.page)
  const uploaded = async () =>
    (await server.collections()).healthRecords.flatMap(one => {
      const [file] = (one.data.attachments ?? []) as { fileInfo?: { name?: string } }[]
      return file ? [{ ...one, file: file.fileInfo?.name ?? '' }] : []
    })
  const names = async () => (await uploaded()).map(({ file }) => file).sort()
  expect(await names()).toEqual(['Blood.pdf', 'Sheet.jpg'])
  const states = async () => (await uploaded()).map(({ status }) => status)
  await expect.poll(states, { timeout: 150_000 }).toEqual(['processed', 'processed'])
  expect(await names()).toEqual(['Blood.pdf', 'Sheet.jpg'])

  const ofPhoto = (await uploaded()).find(({ file }) => file === 'Sheet.jpg')
  const ofPdf = (await uploaded()).find(({ file }) => file === 'Blood.pdf')
  if (!ofPhoto || !ofPdf) throw new Error('a record is missing')
  await visit(tablet.page, `/health-record/check/${ofPhoto.id}`)
  await expect(tablet.page.getByRole('img').first()).toBeVisible({ timeout: 45_000 })
  const progress = tablet.page.getByText(/^\d+ of \d+ confirmed/).first()
  const confirmed = async () =>
    /(\d+) of (\d+)/
      .exec((await progress.textContent()) ?? '')
      ?.slice(1)
      .map(Number) ?? []
  for (let [done = 0, all = 0] = await confirmed(); done < all; [done = 0] = await confirmed()) {
    await tablet.page.keyboard.press('Enter')
    await expect.poll(async () => (await confirmed())[0]).toBeGreaterThan(done)
    // The next Enter is for the next value, so it waits until that one has the focus.
    if (done + 1 < all) await expect(tablet.page.locator('[data-row]:focus:not(:has([data-done]))')).toBeVisible()
  }
  await tablet.page.getByRole('button', { name: 'Done' }).click()
  await tablet.page.waitForURL(`**/health-record/view/${ofPhoto.id}`)
  await expectAllSaved(tablet.page)

  for (const { id, file } of [ofPhoto, ofPdf]) await openPage(phone.page, id, file)
  await expectAllSaved(phone.page)
  network.set({ kind: 'cut' })
  await phone.page.reload()
  for (const { id, file } of [ofPhoto, ofPdf]) await openPage(phone.page, id, file)
})
