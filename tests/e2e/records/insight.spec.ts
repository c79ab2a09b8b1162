import { v7 } from 'uuid'
import { reportOf, textOf } from '../../../src/domain/records/report.ts'
import { expect, test } from '../device/fixtures.ts'
import { expectAllSaved, visit } from '../pages/shell.ts'

/*
 * Two years of glucose: the insight is asked for without a network, waits over a reload, is made when the network is
 * back, and every number in it is one of the records or plain arithmetic on them.
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

test('an insight of two years of glucose: asked for offline, made online, each number found in the records', async ({
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
  const found = text.match(/\d+(?:\.\d+)*/g) ?? []
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter(one => !known.has(one))).toEqual([])

  await page
    .getByRole('link', { name: `Record of ${printed(VALUES[3][0])}` })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /^Blood 7\.1/, level: 1 })).toBeVisible()
})
