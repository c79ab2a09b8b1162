import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { HealthRecord } from '../../../../src/contract/entities/health-record.ts'
import { answered, failed } from '../../../../src/domain/reports/versions/versions.ts'
import { systemClock } from '../../../../src/platform/clock.ts'
import { worker } from '../../setup/fake-bridge.ts'
import { type App, openApp } from '../../setup/open-app.tsx'
import { expectAccessible } from '../../setup/page-checks.ts'
import { button } from '../scribe-page.ts'
import { area, changeReport, openVisit, reportWith, sentence, stored, trueVersion, version } from './visit.ts'

let app: App
beforeEach(async () => {
  app = await openApp('/', { width: 1280, height: 900 })
})

const progress = page.getByRole('progressbar', { name: 'The report is being written' })
const AT = '2026-11-20T12:00:00.000Z'

/** The last request, once it is stored. */
async function request(record: HealthRecord) {
  const last = () =>
    stored(app, record)
      .then(report => report.requests?.at(-1))
      .catch(() => undefined)
  await expect.poll(last).toBeTruthy()
  const found = await last()
  if (!found) throw new Error('nothing was requested')
  return found
}
/** The server's answer to the last request. */
const answer = async (record: HealthRecord, written = trueVersion({ id: 'from-server' })) => {
  const { id } = await request(record)
  await changeReport(app, record, report => answered(report, id, written, AT))
}
const fail = async (record: HealthRecord, code: string) => {
  const { id } = await request(record)
  await changeReport(app, record, report => failed(report, id, `reports.error.${code}`))
}

test('without a transcript there is nothing to make a report from', async () => {
  await openVisit(app, { transcript: '' })
  await expect.element(page.getByText('No report: there is no transcript yet')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Generate report' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('the options are folded, with their defaults; what is chosen is requested', async () => {
  const record = await openVisit(app)
  await expect.element(area.getByText('medium, in Russian, formal')).toBeVisible()
  await area.getByText('Report options').click()
  await page.getByRole('combobox', { name: 'Length' }).click()
  await page.getByRole('option', { name: 'long' }).click()
  await page.getByRole('combobox', { name: 'Language of headings' }).click()
  await page.getByRole('option', { name: 'in Greek' }).click()
  await page.getByRole('combobox', { name: 'Tone' }).click()
  await page.getByRole('option', { name: 'informal' }).click()
  await area.getByText('Include clinical analysis').click()
  await area.getByText('Additional instructions').first().click()
  await page.getByRole('textbox', { name: 'Additional instructions' }).fill('  only drugs  ')
  await expectAccessible()
  await button('Generate report').click()
  await expect.element(progress).toBeVisible()
  expect(await request(record)).toMatchObject({
    options: { length: 'long', language: 'el-GR', tone: 'informal', includeClinicalAnalysis: true },
    customInstructions: 'only drugs',
  })
})

test('a provisional report of the device is shown at once, with its words in the transcript', async () => {
  const record = await openVisit(app)
  await button('Generate report').click()
  await expect.element(page.getByText('The server’s report follows.')).toBeVisible()
  const report = await stored(app, record)
  expect(report).toMatchObject({ model: 'built-in', provisional: true })
  expect(report.content).toContain('My ankles swell in the evening.')
  await sentence('What brings you here').click()
  await expect
    .element(page.getByRole('region', { name: 'Transcript', exact: true }).getByRole('mark').first())
    .toBeVisible()
})

test('progress is 25 once the request is stored, 100 with the answer, and gone a second later', async () => {
  const record = await openVisit(app)
  await button('Generate report').click()
  await expect.element(progress).toHaveAttribute('aria-valuenow', '25')
  const after = systemClock.after
  const resets: (() => void)[] = []
  vi.spyOn(systemClock, 'after').mockImplementation((ms, task) => {
    if (ms !== 1000) return after(ms, task)
    resets.push(task)
    return () => void resets.splice(resets.indexOf(task), 1)
  })
  await answer(record)
  await expect.element(progress).toHaveAttribute('aria-valuenow', '100')
  for (const reset of [...resets]) reset()
  await expect.element(progress).not.toBeInTheDocument()
  await expect.element(page.getByText('Report generated')).toBeVisible()
  expect((await stored(app, record)).versionId).toBe('from-server')
})

test('without a network the request waits, and the screen says so', async () => {
  worker.reports({ phase: 'offline', offlineSince: Date.now() })
  const record = await openVisit(app)
  await button('Generate report').click()
  await expect.element(page.getByText('The request waits and is sent when the server can be reached.')).toBeVisible()
  expect((await request(record)).outcome).toBeUndefined()
})

test('the server’s report stands beside one that a person has worked on: compare, use it, keep mine', async () => {
  const record = await openVisit(app)
  await button('Generate report').click()
  await expect.element(progress).toHaveAttribute('aria-valuenow', '25')
  await page.getByRole('checkbox', { name: /^Drugs/ }).click({ force: true })
  await expect.poll(async () => (await stored(app, record)).review?.drugs).toBeTruthy()
  await answer(record)
  const banner = page.getByText('The server’s report is ready. Yours stays until you choose.')
  await expect.element(banner).toBeVisible()
  expect((await stored(app, record)).provisional).toBe(true)
  await button('Compare').first().click()
  await expect.element(page.getByRole('dialog', { name: 'Compare versions' })).toBeVisible()
  await button('Close').click()
  await button('Use the server’s').click()
  await expect.element(banner).not.toBeInTheDocument()
  expect((await stored(app, record)).versionId).toBe('from-server')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await stored(app, record)).provisional).toBe(true)
})

test('keep mine puts the offer away, and the server’s stays a version', async () => {
  const mine = trueVersion({ model: 'manual' })
  const offered = version({ id: 'from-server', beside: true, createdAt: AT })
  const record = await openVisit(app, { reports: [reportWith(mine, { versions: [offered] })] })
  await button('Keep mine').click()
  await expect.element(button('Keep mine')).not.toBeInTheDocument()
  const report = await stored(app, record)
  expect(report.model).toBe('manual')
  expect(report.versions?.map(({ id, beside }) => [id, beside])).toEqual([['from-server', undefined]])
})

for (const [code, words] of [
  ['UNAVAILABLE', 'The language model cannot be reached, or took too long.'],
  ['TIMED_OUT', 'The language model cannot be reached, or took too long.'],
  ['REFUSED', 'The language model refused to write this report.'],
  ['CUT_OFF', 'The language model stopped in the middle of its text.'],
  ['NO_TRANSCRIPT', 'The recording has no transcript on the server.'],
  ['INSUFFICIENT_BALANCE', 'The balance is not sufficient for the server’s report. The recording is safe.'],
  ['SOMETHING_NEW', 'The server could not write the report.'],
] as const) {
  test(`a request that failed (${code}) says why, keeps the device’s report, and can be made again`, async () => {
    const record = await openVisit(app)
    await button('Generate report').click()
    await expect.element(progress).toHaveAttribute('aria-valuenow', '25')
    await fail(record, code)
    await expect.element(page.getByText(words)).toMatchTextContent('The report below stays as it is.')
    await expect.element(page.getByText('The server’s report follows.')).not.toBeInTheDocument()
    await expect.element(progress).not.toBeInTheDocument()
    const { content } = await stored(app, record)
    await button('Try again').click()
    await expect.element(progress).toHaveAttribute('aria-valuenow', '25')
    await expect.element(page.getByText(words)).not.toBeInTheDocument()
    expect((await stored(app, record)).content).toBe(content)
  })
}

test('a report that the balance does not suffice for leads to the balance, and says so in a notice', async () => {
  const record = await openVisit(app)
  await button('Generate report').click()
  await fail(record, 'INSUFFICIENT_BALANCE')
  await expect.element(page.getByText('The balance is not sufficient', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Top up' }).click()
  await expect.poll(() => app.address()).toBe('/user-account/account/billing')
})

test('a report made again leaves the old one as a version, one tap away', async () => {
  const record = await openVisit(app, { reports: [reportWith(version({ model: 'manual' }))] })
  await button('Generate again').click()
  await expect.element(page.getByText('Provisional: made on this device')).toBeVisible()
  await page.getByRole('list', { name: 'Versions' }).getByRole('button', { name: 'Restore' }).first().click()
  await expect.poll(async () => (await stored(app, record)).model).toBe('manual')
})

test('a report of a custom report that was deleted can still be opened', async () => {
  await openVisit(app, {
    reports: [reportWith(trueVersion(), { id: 'custom_1_x', type: 'custom', name: 'Discharge' })],
  })
  await page.getByRole('combobox', { name: 'Report' }).click()
  await page.getByRole('option', { name: 'Discharge' }).click()
  await expect.element(sentence('Ankles')).toBeVisible()
})

test('a failure is of what stood on the screen: with an edit over it, it is not told again', async () => {
  const record = await openVisit(app)
  await button('Generate report').click()
  await expect.element(progress).toHaveAttribute('aria-valuenow', '25')
  await fail(record, 'REFUSED')
  const failure = page.getByText('The language model refused to write this report.')
  await expect.element(failure).toBeVisible()
  await button('Edit').click()
  await page.getByRole('textbox', { name: 'Text of the report' }).fill('Written by hand.')
  await button('Save').click()
  await expect.element(failure).not.toBeInTheDocument()
})
