import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type App, openApp, resize } from '../../setup/open-app.tsx'
import { expectAccessible, pressEscape } from '../../setup/page-checks.ts'
import { button, notice, question } from '../scribe-page.ts'
import {
  area,
  CONTENT,
  changeReport,
  openVisit,
  reportMenu,
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
const text = page.getByRole('textbox', { name: 'Text of the report' })
const tab = (name: string) => page.getByRole('tab', { name })
const select = async (name: string) => {
  await page.getByRole('combobox', { name: 'Report' }).click()
  await page.getByRole('option', { name }).click()
}
const open = (change = {}) => openVisit(app, { reports: [reportWith(trueVersion(change))] })

test('an edit is a new version by hand: its own sentences are the person’s, ticks are set again', async () => {
  const record = await open({ review: { drugs: BY } })
  await button('Edit').click()
  await expectAccessible()
  await text.fill(`${TRUE_CONTENT} Seen with her daughter.  `)
  await button('Save').click()
  await expect.element(notice('Report saved')).toBeVisible()
  const report = await stored(app, record)
  expect(report).toMatchObject({ model: 'manual', content: `${TRUE_CONTENT} Seen with her daughter.` })
  expect(report.review?.drugs ?? null).toBeNull()
  expect(report.versions?.map(({ id }) => id)).toEqual(['version-1'])
  const verdicts = report.evidence?.sections.flatMap(one => one.sentences.map(({ verdict }) => verdict))
  expect(verdicts).toEqual(['supported', 'supported', 'supported', 'manual'])
  await expect.element(area.getByText('4 of 4 left')).toBeVisible()
})

test('an edit without a change makes no version', async () => {
  const record = await open()
  await button('Edit').click()
  await button('Save').click()
  await expect.element(text).not.toBeInTheDocument()
  expect((await stored(app, record)).versions).toBeUndefined()
})

test('what is typed survives a change of tab and the chat; leaving the page asks', async () => {
  await open()
  await button('Edit').click()
  await text.fill('Typed with care.')
  await tab('Transcript').click()
  await tab('Structured reports').click()
  await expect.element(text).toHaveValue('Typed with care.')
  await page.getByRole('radio', { name: 'Chat' }).click({ force: true })
  await page.getByRole('radio', { name: 'Report' }).click({ force: true })
  await expect.element(text).toHaveValue('Typed with care.')
  await page.getByRole('link', { name: 'Audio recordings' }).first().click()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(text).toHaveValue('Typed with care.')
})

test('switching the report cancels the edit, and asks only if something was typed', async () => {
  await openVisit(app, { reports: [reportWith(trueVersion()), reportWith(version(), { id: 'summary' })] })
  await button('Edit').click()
  await select('Summary')
  await expect.element(text).not.toBeInTheDocument()
  await expect.element(sentence('Amlodipine')).toBeVisible()
  await button('Edit').click()
  await text.fill('Typed')
  await select('Medical history')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(text).toHaveValue('Typed')
  await select('Medical history')
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect.element(sentence('Ankles')).toBeVisible()
  await expect.element(text).not.toBeInTheDocument()
})

test('I12: a text that the device cannot store stays in the field', async () => {
  await open()
  await button('Edit').click()
  await text.fill('Written with care')
  const full = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full)
  await button('Save').click()
  await expect.element(page.getByText('Saving failed')).toBeVisible()
  await expect.element(text).toHaveValue('Written with care')
})

test('a server’s version that comes during an edit stays among the versions', async () => {
  const record = await open()
  await button('Edit').click()
  await text.fill('Mine.')
  await changeReport(app, record, report => ({
    ...report,
    ...{ content: 'The server’s.', versionId: 'version-2', evidence: null, shownAt: '2026-11-20T10:00:00.000Z' },
    versions: [trueVersion()],
  }))
  await button('Save').click()
  await expect.element(notice('Report saved')).toBeVisible()
  const report = await stored(app, record)
  expect(report.content).toBe('Mine.')
  expect(report.versions?.map(({ id }) => id).sort()).toEqual(['version-1', 'version-2'])
})

const OLDER = version({ id: 'version-0', createdAt: '2026-11-19T08:00:00.000Z' })

test('a version is restored by one tap, and back by another; two are compared side by side', async () => {
  const record = await openVisit(app, { reports: [reportWith(trueVersion(), { versions: [OLDER] })] })
  const card = page.getByRole('list', { name: 'Versions' })
  await expect.element(card.getByRole('listitem').first()).toMatchTextContent(/^2/)
  await card.getByRole('button', { name: 'Compare' }).click()
  const dialog = page.getByRole('dialog', { name: 'Compare versions' })
  await expect.element(dialog.getByRole('insertion').filter({ hasText: 'Weight has not changed.' })).toBeVisible()
  await expect.element(dialog).toMatchTextContent('Come back in two weeks.')
  expect(dialog.getByRole('insertion').filter({ hasText: 'Come back' }).elements()).toEqual([])
  await expectAccessible()
  await pressEscape()
  await card.getByRole('button', { name: 'Restore' }).click()
  await expect.element(sentence('Amlodipine')).toBeVisible()
  expect((await stored(app, record)).content).toBe(CONTENT)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await stored(app, record)).content).toBe(TRUE_CONTENT)
})

test('on a narrow screen the versions stand in the menu, with their dates', async () => {
  await resize({ width: 820, height: 1180 })
  const record = await openVisit(app, { reports: [reportWith(trueVersion(), { versions: [OLDER] })] })
  await expect.element(area).toBeVisible()
  await page.getByRole('button', { name: 'More for the report' }).click()
  const older = page.getByRole('menuitemradio', { name: /19\.11\.2026/ })
  await older.click()
  await expect.poll(async () => (await stored(app, record)).content).toBe(CONTENT)
  await reportMenu('Compare versions')
  await expect.element(page.getByRole('dialog', { name: 'Compare versions' })).toBeVisible()
})
