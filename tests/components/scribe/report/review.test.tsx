import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type App, openApp } from '../../setup/open-app.tsx'
import { expectAccessible } from '../../setup/page-checks.ts'
import { button, notice } from '../scribe-page.ts'
import {
  area,
  changeReport,
  openVisit,
  reportWith,
  sentence,
  stored,
  TRUE_CONTENT,
  trueVersion,
  version,
} from './visit.ts'

let app: App
beforeEach(async () => {
  app = await openApp('/', { width: 1280, height: 900 })
})

const BY = { by: 'Dana Markova', at: '2026-11-20T09:00:00.000Z' }
const ALL = { drugs: BY, doses: BY, negations: BY, followUp: BY }
const tick = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
const left = (text: string) => area.getByText(text)
const paper = () => document.querySelector('body > article')?.textContent ?? ''

/** What the page puts on the clipboard, by type. */
function catchClipboard() {
  const copied: { plain: string; html: string }[] = []
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    const of = async (type: string) => (await item?.getType(type))?.text() ?? ''
    copied.push({ plain: await of('text/plain'), html: await of('text/html') })
  })
  return copied
}

test('copy, share and print wait for four ticks, and each tick names who set it and when', async () => {
  const record = await openVisit(app, { reports: [reportWith(trueVersion())] })
  const outs = ['Copy', 'Share', 'Print'].map(button)
  await expect.element(left('4 of 4 left')).toBeVisible()
  for (const list of ['Drugs', 'Doses', 'Negations']) await tick(list).click({ force: true })
  await expect.element(left('1 of 4 left')).toBeVisible()
  for (const out of outs) await expect.element(out).toBeDisabled()
  expect(paper()).toContain('This report was not checked yet: 1 of 4 left.')
  await expectAccessible()
  await tick('Follow-up').click({ force: true })
  for (const out of outs) await expect.element(out).toBeEnabled()
  await expect.element(tick('Drugs')).toHaveAccessibleName(/Dana Markova, today \d\d:\d\d/)
  expect(Object.keys((await stored(app, record)).review ?? {})).toEqual(['drugs', 'doses', 'negations', 'followUp'])
  await tick('Doses').click({ force: true })
  await expect.element(button('Copy')).toBeDisabled()
})

test('a sentence that nobody has decided about holds the report back, with all lists ticked', async () => {
  await openVisit(app, { reports: [reportWith(version({ review: ALL }))] })
  await expect.element(left('2 sentences to decide')).toBeVisible()
  await expect.element(button('Copy')).toBeDisabled()
  for (const _ of ['Amlodipine', 'Weight']) await button('Keep it').first().click()
  await expect.element(button('Copy')).toBeEnabled()
})

test('each list opens its sentences with the words of the transcript, and a sentence lights them', async () => {
  await openVisit(app, { reports: [reportWith(trueVersion())] })
  const negations = page.getByRole('listitem').filter({ hasText: /^Negations/ })
  await negations.getByText('Show them with their words').click()
  await expect.element(negations.getByRole('button')).toMatchTextContent('No shortness of breath.')
  await expect.element(negations.getByRole('button')).toMatchTextContent('Any shortness of breath? … No, none.')
  await negations.getByRole('button').click()
  await expect.element(sentence('No shortness')).toHaveAttribute('aria-pressed', 'true')
})

test('a copy has no marks, and the patient with the date of the visit above', async () => {
  const copied = catchClipboard()
  const content =
    '## Plan\n\n**Losartan** 50\\*mg\n\n- rest\n- water\n\n| Drug | Dose |\n| --- | --- |\n| Losartan | 50 |\n| Aspirin |  |'
  await openVisit(app, {
    reports: [reportWith(trueVersion({ content, evidence: null, review: ALL, provisional: true }))],
    data: { date: '2026-11-20T11:22:00' },
  })
  await button('Copy').click()
  await expect.element(notice('Report copied')).toBeVisible()
  const head = 'Anna Petrova, 20.11.2026, 11:22\nProvisional: made on the device\n'
  expect(copied[0]?.plain).toBe(`${head}\nPlan\nLosartan 50*mg\n- rest\n- water\nLosartan; 50\nAspirin`)
  expect(copied[0]?.html).toContain('<strong>Losartan</strong> 50*mg')
  expect(copied[0]?.html).not.toMatch(/class=|style=|##/)
  expect(paper()).toContain('Anna Petrova, 20.11.2026, 11:22')
  await area.getByText(/Patient’s name and date/).click()
  await button('Copy').click()
  await expect.poll(() => copied.length).toBe(2)
  expect(copied[1]?.plain).toMatch(/^Provisional/)
  // The choice is the device's, and the next test's too.
  await area.getByText(/Patient’s name and date/).click()
})

test('a clipboard that refuses is said; a report of marks only is nothing to copy or to share', async () => {
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  const record = await openVisit(app, { reports: [reportWith(trueVersion({ review: ALL }))] })
  await button('Copy').click()
  await expect.element(notice('Clipboard error')).toBeVisible()
  await changeReport(app, record, report => ({ ...report, content: '## \n\n---', evidence: null }))
  await expect.element(area.getByRole('separator')).toBeVisible()
  await button('Copy').click()
  await expect.element(notice('Nothing to copy')).toBeVisible()
  await button('Share').click()
  await expect.element(notice('Nothing to share')).toBeVisible()
})

test('sharing uses the system’s dialog, and copies where there is none', async () => {
  const shared: (string | undefined)[] = []
  const written: string[] = []
  Object.assign(navigator, { canShare: () => true, share: async ({ text }: ShareData) => void shared.push(text) })
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async text => void written.push(text))
  await openVisit(app, { reports: [reportWith(trueVersion({ review: ALL }))] })
  await button('Share').click()
  await expect.poll(() => shared[0]).toContain(TRUE_CONTENT)
  Object.assign(navigator, { canShare: undefined })
  await button('Share').click()
  await expect.element(notice('Report copied')).toBeVisible()
  expect(written[0]).toContain(TRUE_CONTENT)
})

test('printing opens the browser’s dialog', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await openVisit(app, { reports: [reportWith(trueVersion({ review: ALL }))] })
  await button('Print').click()
  expect(print).toHaveBeenCalledOnce()
  expect(paper()).toContain(TRUE_CONTENT)
})
