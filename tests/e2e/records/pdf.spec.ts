import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { v7 } from 'uuid'
import { readPdf } from '../../factories/pdf/read-pdf.ts'
import { expect, test } from '../device/fixtures.ts'
import { expectAllSaved } from '../pages/shell.ts'

/* Two years of glucose as a PDF: the server's file, and the same document made without a network. */

const VALUES = [
  ['12.03.2025', '5.1 mmol/L'],
  ['14.05.2026', '6.4 mmol/L'],
  ['02.10.2026', '< 3.9 mmol/L'],
] as const
const NAME = 'Глюкоза за два года'
const report = {
  summary: 'Глюкоза выросла с 5.1 до 6.4 ммоль/л.',
  content: `| Дата | Значение |\n|---|---|\n${VALUES.map(row => `| ${row.join(' | ')} |`).join('\n')}`,
  recommendations: 'Повторить через 3 месяца.',
}

async function savedText(page: Page): Promise<string> {
  const waiting = page.waitForEvent('download', { timeout: 60_000 })
  await page.getByRole('button', { name: 'Save as PDF' }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toBe(`${NAME}.pdf`)
  const { text, info } = await readPdf(new Uint8Array(await readFile(await file.path())))
  expect(info.Title).toBe(NAME)
  return text
}

test('an insight is saved as a PDF online and offline, with every value in it', async ({ device, network, server }) => {
  const client = await server.client()
  const insight = await client.call('healthRecords:create', {
    ...{ clientId: v7(), name: NAME, recordType: 'insight', status: 'processed' },
    data: { date: '2026-10-03', report },
  })
  const path = `/health-record/view/${insight.id}`
  const { page } = await device({ opensOffline: true, path })
  await expectAllSaved(page)
  const served = page.waitForResponse(one => one.url().includes(`/api/reports/${insight.id}.pdf`))
  const online = await savedText(page)
  expect((await served).status()).toBe(200)
  // The typesetter is fetched while a screen that can make a PDF is open, and kept by the service worker.
  const kept = () => page.evaluate(async () => (await (await caches.open('typesetter')).keys()).length)
  await expect.poll(kept, { timeout: 60_000 }).toBe(5)

  network.set({ kind: 'cut' })
  await page.reload()
  const offline = await savedText(page)
  for (const text of [online, offline]) {
    for (const row of VALUES) expect(text).toContain(row.join(' '))
    for (const one of [NAME, 'с 5.1 до 6.4 ммоль/л.', 'Повторить через 3 месяца.']) expect(text).toContain(one)
  }
})
