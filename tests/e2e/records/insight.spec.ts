import { readFile } from 'node:fs/promises'
import jsQR from 'jsqr'
import type { Locator, Page } from 'playwright'
import sharp from 'sharp'
import { v7 } from 'uuid'
import { reportOf, textOf } from '../../../src/domain/records/report.ts'
import { readPdf } from '../../factories/pdf/read-pdf.ts'
import { expect, test } from '../device/fixtures.ts'
import { expectAllSaved, visit } from '../pages/shell.ts'

/*
 * Two years of glucose, from the timeline to a stranger and back: the insight is asked for without a network, waits over
 * a reload, is made when the network is back, and every number in it and in its PDF is one of the records or plain
 * arithmetic on them. Its link is read from the QR code, opened in a private window, revoked, and gone at the next load.
 */

const TIMELINE = '/health-records/timeline/glucose'
const DAY_MS = 86_400_000
const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)
const VALUES = [
  [day(700), 5.4],
  [day(520), 5.9],
  [day(400), 6.4],
  [day(250), 7.1],
  [day(120), 6.8],
] as const
const OLD = [day(1000), 9.7] as const

const glucose = (value: number) => ({
  ...{ id: 'glucose', name: 'Glucose', nameLocal: 'Glucose', value, valueType: 'number' as const, unit: 'mmol/L' },
  ...{ rawValue: `${value}`, min: 3.9, max: 6.1, refExceed: value > 6.1 ? 1 : 0, doubts: [], origin: 'typed' as const },
})
const printed = (date: string) => date.split('-').reverse().join('.')

async function savedText(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('button', { name: 'Save as PDF' }).click(),
  ])
  return (await readPdf(new Uint8Array(await readFile(await file.path())))).text
}

/** What a phone's camera reads. */
async function scanned(code: Locator): Promise<string | undefined> {
  const picture = sharp(await code.screenshot()).extend({ ...EDGE, background: 'white' })
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}
const EDGE = { top: 24, bottom: 24, left: 24, right: 24 }

test('an insight of two years of glucose: asked for offline, made, printed, shared by its QR code and revoked', async ({
  browser,
  device,
  network,
  server,
}) => {
  const client = await server.client()
  const [patient] = await client.call('userAccount.patients:list', { limit: 1 })
  for (const [date, value] of [OLD, ...VALUES]) {
    const report = { findings: { labTestResults: { biomarkers: [glucose(value)] } } }
    await client.call('healthRecords:create', {
      ...{ clientId: v7(), name: `Blood ${value}`, recordType: 'labResults', status: 'processed' },
      ...{ patientId: patient?.id ?? null, data: { date, sourceType: 'manual', report } },
    })
  }
  const { page } = await device({ opensOffline: true, width: 1280, height: 900 })
  await expectAllSaved(page)
  network.set({ kind: 'cut' })
  await visit(page, TIMELINE)
  await page.getByRole('combobox', { name: 'Time' }).click()
  await page.getByRole('option', { name: 'Last 2 years' }).click()
  await page.getByRole('button', { name: 'Ask' }).click()
  const waiting = page.getByText(/Saved on this device. The server makes the insight when the network returns/)
  await expect(waiting).toBeVisible()
  await page.reload()
  await expect(waiting).toBeVisible()

  network.set({ kind: 'clear' })
  await page.getByRole('link', { name: 'All insights' }).click()
  await page.getByRole('link', { name: /^Insight: By biomarkers/ }).click()
  await expect(page.getByText(/^Last: 6\.8 mmol\/L/)).toBeVisible()

  const [insight] = await client.call('insights:list', {})
  const { summary, content, recommendations } = reportOf(insight?.data ?? {})
  const text = [summary, content, recommendations].map(textOf).join('\n').replaceAll('\\', '')
  for (const [, value] of VALUES) expect(text).toContain(String(value))
  expect(text).not.toContain(String(OLD[1]))
  const numbers = VALUES.map(([, value]) => value)
  const [first = 0, last = 0, before = 0] = [numbers[0], numbers.at(-1), numbers.at(-2)]
  const round = (value: number) => String(Number(Math.abs(value).toFixed(1)))
  const known = new Set([
    ...VALUES.flatMap(([date, value]) => [printed(date), String(value)]),
    ...['3.9', '6.1', '1', '3', '5', '6'],
    ...[round(last - first), round(((last - first) / first) * 100), round(last - before)],
    ...[round(((last - before) / before) * 100), '120', '121'],
  ])
  const strangers = (of: string) => {
    const found = of.match(/\d+(?:\.\d+)*/g) ?? []
    expect(found.length).toBeGreaterThan(20)
    return found.filter(one => !known.has(one))
  }
  expect(strangers(text)).toEqual([])

  const online = await savedText(page)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('typesetter')).keys()).length), { timeout: 60_000 })
    .toBe(5)
  network.set({ kind: 'cut' })
  for (const paper of [online, await savedText(page)]) {
    for (const [, value] of VALUES) expect(paper).toContain(String(value))
    expect(paper).not.toContain(String(OLD[1]))
    // Beside the insight a sheet has its own day, the moment of its data, and its number.
    const own = paper.replaceAll(printed(day(0)), '').replaceAll(/\d\d:\d\d|\d+ (?:\/|of) \d+/g, '')
    expect(strangers(own)).toEqual([])
  }
  network.set({ kind: 'clear' })

  const address = new URL(page.url()).pathname
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this record' })
  await dialog.getByText('1 week').click()
  await dialog.getByRole('button', { name: 'Create a link' }).click()
  const code = dialog.getByRole('img', { name: 'The link as a QR code' })
  await expect(code).toBeVisible()
  const link = (await scanned(code)) ?? 'no code could be read'
  expect(link).toBe(await dialog.getByText(/\/s\/[\w-]{43}$/).textContent())
  const stranger = await browser.newContext()
  const visitor = await stranger.newPage()
  await visitor.goto(link)
  await expect(visitor.getByText(/^Last: 6\.8 mmol\/L/)).toBeVisible()
  await page.keyboard.press('Escape')
  await visit(page, '/health-records/shares')
  const row = page.getByRole('listitem').filter({ hasText: 'Insight: By' })
  await row.getByRole('button', { name: /^Revoke/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(row).toContainText('revoked')
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(visitor.getByText(/6\.8/)).toHaveCount(0)
  await stranger.close()

  await visit(page, address)
  await page
    .getByRole('link', { name: `Record of ${printed(VALUES[3][0])}` })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /^Blood 7\.1/, level: 1 })).toBeVisible()
})
