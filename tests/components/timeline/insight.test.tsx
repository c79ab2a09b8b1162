import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { InsightRequest } from '../../../src/contract/entities/insight.ts'
import { ContractError } from '../../../src/contract/errors.ts'
import { composeInsight } from '../../../src/domain/insights/compose-insight.ts'
import { requestOf } from '../../../src/domain/insights/insight.ts'
import { insightRecord } from '../../../src/domain/insights/insight-record.ts'
import { reportOfInsight } from '../../../src/domain/insights/print-insight.ts'
import type { StoredRecord } from '../../../src/domain/records/record-facts.ts'
// Loaded before, as on a page that was open when the answer comes.
import '../../../src/ui/routes/-frame/notices.tsx'
import { lab, notice, PATIENT, record, withRecords } from '../records/records-page.ts'
import { worker } from '../setup/fake-bridge.ts'
import { type App, openApp } from '../setup/open-app.tsx'
import { expectAccessible, expectNoSidewaysScroll, expectTouchTargets } from '../setup/page-checks.ts'
import { ferritin, RECORDS, TIMELINE, TREATMENTS } from './timeline-page.ts'

const OF_STORE: Omit<StoredRecord, 'clientId' | 'name' | 'data'> = {
  ...{ id: 1, recordType: 'labResults', status: 'processed', patientClientId: PATIENT },
  ...{ createdAt: '2026-01-02T10:00:00.000Z', updatedAt: '2026-01-02T10:00:00.000Z' },
}
const ask = page.getByRole('button', { name: 'Ask' })
const select = (label: string) => page.getByRole('combobox', { name: label })
const choose = async (label: string, option: string) => {
  await select(label).click()
  await page.getByRole('option', { name: option }).click()
}
/** The insights that this device has. */
const insights = async ({ context }: App) => {
  const found = await context.database.healthRecords.find({ selector: { recordType: 'insight' } }).exec()
  return found.map(one => one.toMutableJSON())
}
const requested = async (app: App): Promise<InsightRequest> => {
  await expect.poll(async () => (await insights(app)).length).toBe(1)
  const [one] = await insights(app)
  const request = one && requestOf(one.data)
  if (!request) throw new Error('no request')
  return request
}
/** What the server's job does with the record. */
async function writes(app: App): Promise<void> {
  await app.server.acceptsAll()
  const [one] = await insights(app)
  if (!one) throw new Error('nothing was asked for')
  const request = await requested(app)
  const all = await app.context.database.healthRecords.find().exec()
  const records = all
    .filter(({ clientId }) => request.healthRecords.includes(clientId))
    .flatMap(found => insightRecord(found.toMutableJSON(), request.timeZone) ?? [])
  const sections = composeInsight(records, request, 0)
  const { clientId, name, data } = one
  const report = reportOfInsight(sections, request.at)
  const insight = { request, model: 'built-in', sections }
  const row = { clientId, name, recordType: 'insight', patientClientId: PATIENT } as const
  await app.server.pulls('healthRecords', { ...row, status: 'processed', data: { ...data, insight, report } })
}
const fails = async (app: App, errorKey: string) => {
  await app.server.acceptsAll()
  const [one] = await insights(app)
  if (!one) throw new Error('nothing was asked for')
  const { clientId, name, data } = one
  const row = { clientId, name, recordType: 'insight', patientClientId: PATIENT } as const
  await app.server.pulls('healthRecords', { ...row, status: 'error', data: { ...data, errorKey } })
}

test('a type without what it needs is disabled, and the first enabled one is taken', async () => {
  await openApp(TIMELINE, { width: 1280, store: withRecords(...RECORDS) })
  await expect.element(select('Insight')).toHaveTextContent('By biomarkers')
  await select('Insight').click()
  for (const [name, disabled] of [
    ['Overview', false],
    ['By treatment', true],
    ['What to follow up', true],
  ] as const) {
    const option = page.getByRole('option', { name })
    if (disabled) await expect.element(option).toHaveAttribute('aria-disabled', 'true')
    else await expect.element(option).not.toHaveAttribute('aria-disabled', 'true')
  }
})

test('one that the balance does not suffice for is kept, leads to the balance, and is asked for again', async () => {
  const app = await openApp(TIMELINE, { width: 1280, store: withRecords(...RECORDS) })
  await ask.click()
  await requested(app)
  const [one] = await insights(app)
  await app.server.refuses('healthRecords', one?.clientId ?? '', new ContractError('INSUFFICIENT_BALANCE'))
  await expect.element(page.getByText(/The balance is not sufficient\. Your request is kept/)).toBeVisible()
  await page.getByRole('link', { name: 'Top up' }).click()
  await expect.poll(app.address).toBe('/user-account/account/billing')
  await app.go('/insights')
  await expect.element(page.getByRole('link', { name: 'Top up' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(async () => (await insights(app))[0]?.sync.parked).toBeNull()
})

test('with treatments alone the type falls back to the overview', async () => {
  await openApp(TIMELINE, { width: 1280, store: withRecords(...TREATMENTS) })
  await expect.element(select('Insight')).toHaveTextContent('Overview')
})

test('a question of one’s own needs words', async () => {
  const app = await openApp(TIMELINE, { width: 1280, store: withRecords(...RECORDS) })
  await choose('Insight', 'Own question')
  await expect.element(ask).toBeDisabled()
  const prompt = page.getByRole('textbox', { name: /^Your question/ })
  await prompt.fill('   ')
  await expect.element(ask).toBeDisabled()
  await prompt.fill('  Ferritin over two years ')
  await ask.click()
  expect(await requested(app)).toMatchObject({ insightType: 'custom', customPrompt: 'Ferritin over two years' })
})

test('asking stores ids only, says that the analysis runs, and leads to the insight with links to its records', async () => {
  const app = await openApp(`${TIMELINE}/ferritin`, { width: 1280, store: withRecords(...RECORDS) })
  await ask.click()
  const request = await requested(app)
  expect(request).toMatchObject({ insightType: 'biomarkers', locale: 'en', biomarkers: ['ferritin'] })
  expect(request.healthRecords).toHaveLength(RECORDS.length)
  await expect.element(notice('The analysis is running')).toBeVisible()
  await expect.element(page.getByText('The request is on its way to the server.')).toBeVisible()
  await app.server.acceptsAll()
  await expect.element(page.getByText(/is being made and opens here by itself/)).toBeVisible()
  await writes(app)
  await expect.poll(app.address).toMatch(/^\/health-record\/view\/\d+$/)
  await expect.element(page.getByText('Last: 46 µg/L (02.10.2026), in range (15–150).')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'AI insights' }).first()).toHaveAttribute('href', '/insights')
  await page.getByRole('link', { name: 'Record of 16.10.2025' }).first().click()
  await expect.element(page.getByRole('heading', { name: /^Worst/, level: 1 })).toBeVisible()
})

test('the time and what is off the chart narrow what is asked about', async () => {
  const old = lab('Long ago', '2012-01-01', [ferritin(99)])
  const app = await openApp(TIMELINE, { width: 1280, store: withRecords(old, ...RECORDS) })
  await expect.element(page.getByText('About 9 records on the chart')).toBeVisible()
  await choose('Time', 'Last 5 years')
  await expect.element(page.getByText('About 8 records on the chart')).toBeVisible()
  await page.getByRole('tab', { name: 'Health records' }).click()
  await page.getByRole('checkbox', { name: /^Worst/ }).click({ force: true })
  await expect.element(page.getByText('About 7 records on the chart')).toBeVisible()
  await ask.click()
  expect((await requested(app)).healthRecords).toHaveLength(7)
})

test('without a network it waits on the device, says so, also after a reload and in the list', async () => {
  const app = await openApp(TIMELINE, { width: 1280, store: withRecords(...RECORDS) })
  worker.reports({ phase: 'offline', offlineSince: Date.now() })
  await ask.click()
  const waiting = page.getByText(/Saved on this device. The server makes the insight when the network returns/)
  await expect.element(waiting).toBeVisible()
  await expect.element(ask).toBeEnabled()
  expect(await insights(app)).toMatchObject([{ id: null, status: 'uploaded', queue: 1 }])
  await app.reload()
  worker.reports({ phase: 'offline', offlineSince: Date.now() })
  await expect.element(waiting).toBeVisible()
  await page.getByRole('link', { name: 'All insights' }).click()
  await expect.poll(app.address).toBe('/insights')
  await expect.element(page.getByText('Waiting for the network')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /^Insight: By biomarkers/, level: 3 })).toBeVisible()
})

test('what the server could not make says why, and is asked for again', async () => {
  const app = await openApp(TIMELINE, { width: 1280, store: withRecords(...RECORDS) })
  await ask.click()
  await requested(app)
  await fails(app, 'insights.error.NOTHING')
  await expect.element(notice('The chosen records do not have what this insight needs.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect
    .poll(async () => (await insights(app)).map(({ queue, data }) => ({ queue, key: data.errorKey })))
    .toEqual([{ queue: 1, key: null }])
})

test('an unknown failure has the general words', async () => {
  const app = await openApp(TIMELINE, { width: 1280, store: withRecords(...RECORDS) })
  await ask.click()
  await requested(app)
  await fails(app, 'insights.error.CUT_OFF')
  await expect.element(notice('An error occurred.')).toBeVisible()
})

test('the list says what it is for while it is empty', async () => {
  await openApp('/insights', { width: 1280, store: withRecords(...RECORDS) })
  await expect.element(page.getByText('No insights yet')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'To the timeline' })).toBeVisible()
})

for (const look of [
  { locale: 'ru', theme: 'light', width: 1280, height: 900 },
  { locale: 'el', theme: 'dark', width: 820, height: 1180 },
  { locale: 'en', theme: 'contrast', width: 390, height: 844 },
] as const)
  test(`list and insight at ${look.width} px, ${look.locale}, ${look.theme}`, async () => {
    const request: InsightRequest = {
      ...{ insightType: 'biomarkers', healthRecords: [1], locale: look.locale, at: '2026-11-23T10:00:00.000Z' },
      ...{ timeZone: 'UTC' },
    }
    const records = RECORDS.map((one, at) =>
      insightRecord({ ...OF_STORE, name: one.name, data: one.data ?? {}, clientId: `r${at}` }, 'UTC'),
    ).filter(one => one !== null)
    const sections = composeInsight(records, request, 0)
    const insight = record('Insight', {
      ...{ recordType: 'insight', id: 900 },
      data: { date: request.at, insight: { request, sections }, report: reportOfInsight(sections, request.at) },
    })
    const failed = record('Failed', {
      recordType: 'insight',
      status: 'error',
      data: { insight: { request }, errorKey: 'x' },
    })
    const app = await openApp('/insights', { ...look, store: withRecords(insight, failed, ...RECORDS) })
    await expect.element(page.getByRole('link', { name: 'Insight', exact: true })).toBeVisible()
    const picture = async (name: string) => {
      if (import.meta.env.VITE_PICTURES)
        await page.screenshot({ path: `${import.meta.env.VITE_PICTURES}/${name}-${look.width}-${look.locale}.png` })
      await expectNoSidewaysScroll()
      await expectAccessible()
    }
    await picture('insights')
    if (look.width < 1000) await expectTouchTargets()
    await app.go('/health-record/view/900')
    await expect.element(page.getByText(/46 µg\/L/).first()).toBeVisible()
    await picture('insight')
    await app.go(TIMELINE)
    await expect.element(page.getByRole('slider')).toBeVisible()
    await picture('timeline-insight')
  })
