import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { worker } from '../../setup/fake-bridge.ts'
import { type App, openApp, resize } from '../../setup/open-app.tsx'
import { expectAccessible, pressEscape } from '../../setup/page-checks.ts'
import {
  area,
  CONTENT,
  evidenceOf,
  litWords,
  openVisit,
  reportMenu,
  reportWith,
  sentence,
  stored,
  TRANSCRIPT,
  transcriptBeside,
  version,
} from './visit.ts'

let app: App
beforeEach(async () => {
  app = await openApp('/', { width: 1280, height: 900 })
})

const open = (change = {}) => openVisit(app, { reports: [reportWith(version(change))] })

test('the tab is in the address, and the medical history is the report at first', async () => {
  await open()
  await expect.element(page.getByRole('tab', { name: 'Structured reports' })).toHaveAttribute('aria-selected', 'true')
  expect(app.address()).toMatch(/tab=reports$/)
  await expect.element(page.getByRole('combobox', { name: 'Report' })).toHaveTextContent('Medical history')
  await expect.element(area.getByRole('heading', { name: 'Complaints' })).toBeVisible()
})

test('a chosen sentence lights its words; a second press, and Escape, leave', async () => {
  await open()
  await sentence('No shortness').click()
  await expect.poll(litWords).toEqual(['Any shortness of breath?', 'No, none.'])
  await expect.element(sentence('No shortness')).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible()
  await sentence('No shortness').click()
  await expect.poll(litWords).toEqual([])
  await sentence('Ankles').click()
  await pressEscape()
  await expect.poll(litWords).toEqual([])
})

test('by keyboard a sentence keeps the focus that chose it', async () => {
  await open()
  await expect.element(sentence('Ankles')).toBeVisible()
  sentence('Ankles').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(litWords).toEqual(['My ankles swell in the evening.'])
  expect(document.activeElement).toBe(sentence('Ankles').element())
  await userEvent.keyboard(' ')
  await expect.poll(litWords).toEqual([])
})

test('choosing a sentence asks for no sound, and says nothing of it without a network', async () => {
  const record = await open()
  await app.context.uploads.dropBytes(record.clientId, 'receipt')
  await app.reload()
  await sentence('Ankles').click()
  await expect.poll(litWords).toHaveLength(1)
  expect(worker.called).not.toContain('healthRecords:createDaAccessToken')
  await page.getByRole('button', { name: 'Play from here' }).click()
  await expect.element(page.getByText('It can be heard when you are online.')).toBeVisible()
})

test('the place in the sound is that of the words: by the segments, else by the share of the text', async () => {
  const segments = TRANSCRIPT.split('\n').map((text, index) => ({ start: index * 10, end: index * 10 + 9, text }))
  const transcription = { text: TRANSCRIPT, model: 'test', duration: 60, segments }
  await openVisit(app, { reports: [reportWith(version())], data: { transcription } })
  await expect.element(sentence('No shortness')).toMatchTextContent('0:20')
  await expect.element(sentence('No shortness')).toMatchTextContent('0:30')
  await sentence('No shortness').click()
  const slider = page.getByRole('slider', { name: 'Position' })
  await expect.element(slider.first()).toHaveAttribute('aria-valuetext', '0:20 of 1:00')
})

test('without segments a time is marked as approximate', async () => {
  await open()
  await expect.element(sentence('Ankles')).toMatchTextContent('≈')
})

test('the page stays where it is when the words are far down in the transcript', async () => {
  const transcript = `${'Doctor: And then?\nPatient: It went on like that.\n'.repeat(120)}${TRANSCRIPT}`
  const evidence = evidenceOf(CONTENT, undefined, transcript)
  await openVisit(app, { transcript, reports: [reportWith(version({ evidence }))] })
  await sentence('Ankles').click()
  await expect.poll(litWords).toEqual(['My ankles swell in the evening.'])
  const mark = () => transcriptBeside.element().querySelector('mark')?.getBoundingClientRect() ?? new DOMRect()
  const box = () => transcriptBeside.element().getBoundingClientRect()
  await expect.poll(() => mark().top >= box().top && mark().bottom <= box().bottom).toBe(true)
  expect(scrollY).toBe(0)
})

test('words that are chosen in the transcript light the sentences that rest on them', async () => {
  await open()
  await transcriptBeside.getByText('My ankles swell in the evening.').click()
  await expect.element(sentence('Ankles')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(sentence('Come back')).toHaveAttribute('aria-pressed', 'false')
  const words = transcriptBeside.getByText('Come back in two weeks.').element()
  getSelection()?.selectAllChildren(words)
  words.dispatchEvent(new PointerEvent('click', { bubbles: true }))
  await expect.element(sentence('Come back')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(sentence('Ankles')).toHaveAttribute('aria-pressed', 'false')
})

test('with markdown off the text is as it is written, and its sentences can be chosen', async () => {
  await open()
  await page.getByRole('button', { name: 'More for the report' }).click()
  await page.getByRole('menuitemradio', { name: 'As it is written' }).click()
  await expect.element(area).toMatchTextContent('## Complaints')
  await sentence('Ankles').click()
  await expect.poll(litWords).toHaveLength(1)
  await app.reload()
  await expect.element(area).toMatchTextContent('## Complaints')
  // The choice of the device would stay for the next test.
  await page.getByRole('button', { name: 'More for the report' }).click()
  await page.getByRole('menuitemradio', { name: 'As formatted text' }).click()
  await expect.element(area.getByRole('heading', { name: 'Complaints' })).toBeVisible()
})

test('a sentence over two lines or with marks in it is one button; markup and pictures of a model are not run', async () => {
  const content =
    'Ankles **swell** in\nthe evening. <b onclick="x()">bold</b> ![p](https://example.org/p.png)\n\n| Drug | Dose |\n| --- | --- |\n| Losartan \\| x | 50 |'
  const claims = [
    { text: 'Ankles **swell** in\nthe evening.', rests: ['My ankles swell in the evening.'] },
    { text: 'Losartan \\| x', rests: ['add losartan fifty'] },
  ]
  await open({ content, evidence: evidenceOf(content, claims) })

  await expect.element(sentence('Ankles swell in')).toMatchTextContent('the evening.')
  expect(area.getByRole('button', { name: /Ankles|swell|the evening/ }).elements()).toHaveLength(1)
  await area.getByRole('cell').first().getByRole('button').click()
  await expect.poll(litWords).toEqual(['add losartan fifty'])
  expect(area.element().querySelector('[onclick], img')).toBeNull()
})

test('doubtful sentences are marked with a word and decided one by one: kept by name, or removed and undone', async () => {
  const record = await open()
  await expect.element(sentence('Amlodipine')).toMatchTextContent('another dose')
  await expect.element(area).toMatchTextContent('not said in the recording')
  const decisions = page.getByRole('region', { name: /not supported/ })
  await expect.element(decisions).toMatchTextContent('reduce amlodipine to five milligrams')
  const item = (text: string) => decisions.getByRole('listitem').filter({ hasText: text })
  await item('Weight').getByRole('button', { name: 'Keep it' }).click()
  await expect.element(item('Weight')).not.toBeInTheDocument()
  expect((await stored(app, record)).review?.kept?.[3]?.by).toBe('Dana Markova')
  await expect.element(area.getByText('kept by Dana Markova')).toBeVisible()
  await item('Amlodipine').getByRole('button', { name: 'Remove' }).click()
  await expect.poll(async () => (await stored(app, record)).content).not.toContain('Amlodipine')
  expect((await stored(app, record)).review?.kept?.[2]?.by).toBe('Dana Markova')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await stored(app, record)).content).toBe(CONTENT)
})

test('a report of an earlier transcript says so; words that are gone are marked, the others found again', async () => {
  const transcript = TRANSCRIPT.replace('My ankles swell in the evening.', 'My knees hurt.')
  await openVisit(app, { transcript, reports: [reportWith(version())] })
  await expect.element(page.getByText('Made from an earlier transcript.')).toBeVisible()
  await expect.element(area).toMatchTextContent('the transcript was changed here')
  await sentence('Come back').click()
  await expect.poll(litWords).toEqual(['Come back in two weeks.'])
})

test('what was left out is counted, and opens with its words', async () => {
  await open()
  await page.getByRole('button', { name: 'Left out: 1 passage' }).click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent('What brings you here?')
  await expectAccessible()
})

test('on a phone the words of a chosen sentence are in view beside it', async () => {
  await resize({ width: 390, height: 844 })
  await open()
  await sentence('Come back').click()
  await expect.poll(litWords).toEqual(['Come back in two weeks.'])
  const mark = () => transcriptBeside.element().querySelector('mark')?.getBoundingClientRect() ?? new DOMRect()
  await expect.poll(() => mark().top > 0 && mark().bottom < innerHeight).toBe(true)
  const { y } = sentence('Come back').element().getBoundingClientRect()
  expect(y).toBeGreaterThan(0)
  expect(y).toBeLessThan(innerHeight)
  await page.getByRole('button', { name: 'Close the transcript' }).click()
  await expect.element(sentence('Come back')).toHaveAttribute('aria-pressed', 'false')
})

test('a deleted report is gone with its versions, and comes back', async () => {
  const record = await open()
  await reportMenu('Delete the report')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByRole('button', { name: 'Generate report' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(sentence('Ankles')).toBeVisible()
  expect((await stored(app, record)).content).toBe(CONTENT)
})
