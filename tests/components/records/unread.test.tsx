import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '../setup/open-app.tsx'
import { expectAccessible } from '../setup/page-checks.ts'
import { button, HAEMOGLOBIN, lab, RECORD, withRecords } from './records-page.ts'

test('a document of which parts were not read says on which pages, and shows the first of them', async () => {
  const sheet = lab('Blood test', '2026-03-20', [HAEMOGLOBIN], { clientId: RECORD, id: 7 })
  const box = [0.1, 0.4, 0.5, 0.02] as [number, number, number, number]
  sheet.data = {
    ...{ ...sheet.data, sourceType: 'file', documentAssetId: 31, pages: 3 },
    attachments: [{ id: 31, fileInfo: { name: 'Sheet.jpg', type: 'image/jpeg', size: 1000 } }],
    unread: [
      { page: 2, box },
      { page: 3, box },
    ],
  }
  await openApp(`/health-record/view/${RECORD}`, { store: withRecords(sheet) })
  await expect.element(page.getByText('Parts of page 2, 3 could not be read.')).toBeVisible()
  await expectAccessible()
  await button('Show on the page').click()
  await expect.element(page.getByRole('dialog').getByText('2 of 3')).toBeVisible()
})
