import type { Page } from 'playwright'
import { expect, test } from '../device/fixtures.ts'
import { fileRow } from '../pages/records.ts'

/* The installed app takes what other apps share: the service worker receives it, also without a network. */

/** Posts files as the system's share sheet does: a navigation of the app by a form. */
async function share(page: Page, ...names: string[]): Promise<void> {
  await page.evaluate(all => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'POST', action: '/share-target', enctype: 'multipart/form-data' })
    const input = document.createElement('input')
    Object.assign(input, { type: 'file', name: 'files', multiple: true })
    const transfer = new DataTransfer()
    for (const name of all) transfer.items.add(new File([`%PDF-1.7\n${name}`], name, { type: 'application/pdf' }))
    input.files = transfer.files
    form.append(input)
    document.body.append(form)
    form.submit()
  }, names)
  await page.waitForURL('**/health-records/upload')
}

test('files shared without a network wait for the person’s word, and are records after it, once', async ({
  device,
  network,
}) => {
  const phone = await device({ opensOffline: true, width: 390, height: 844 })
  network.set({ kind: 'cut' })
  await share(phone.page, 'Blood.pdf', 'Urine.pdf')
  await expect(phone.page.getByText('2 files shared from another app: Blood.pdf, Urine.pdf')).toBeVisible()
  await phone.page.reload()
  await phone.page.getByRole('button', { name: 'Add', exact: true }).click()
  for (const name of ['Blood.pdf', 'Urine.pdf']) await expect(fileRow(phone.page, name)).toBeVisible()
  await phone.page.reload()
  for (const name of ['Blood.pdf', 'Urine.pdf']) await expect(fileRow(phone.page, name)).toHaveCount(1)
  await expect(phone.page.getByText(/shared from another app/)).toHaveCount(0)
})
