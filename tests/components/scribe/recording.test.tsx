import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { HealthRecord } from '../../../src/contract/entities/health-record.ts'
import { catchDownloads } from '../setup/downloads.ts'
import { worker } from '../setup/fake-bridge.ts'
import { type App, openApp, resize } from '../setup/open-app.tsx'
import { expectAccessible, pressEscape } from '../setup/page-checks.ts'
import { recording, saveSent } from './recordings.ts'
import { button, LIST, question } from './scribe-page.ts'

const NAME = 'Discharge summary, I. K.'
const TEXT = 'Patient discharged in satisfactory condition.\nWound check in ten days.'

let app: App
let record: HealthRecord
beforeEach(async () => {
  app = await openApp('/', { width: 1280, height: 900 })
  const [anna, boris] = await app.server.pulls('patients', { name: 'Anna Petrova' }, { name: 'Boris Ivanov' })
  record = await saveSent(app, NAME, {
    ...{ duration: 6, subtype: 'dictation', patientClientId: anna?.clientId ?? '' },
    transcription: { text: TEXT, model: 'manual', duration: 6 },
  })
  expect(boris?.name).toBe('Boris Ivanov')
  await app.go(`/ambient-scribe/${record.id}`)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(NAME)
})

const title = page.getByRole('heading', { level: 1 })
const transcript = page.getByRole('textbox', { name: 'Transcript' })
const tab = (name: string) => page.getByRole('tab', { name })
const text = async () => (await recording(app, record.clientId)).data.transcription?.text

async function rename(name: string): Promise<void> {
  await title.getByRole('button').click()
  await page.getByLabelText('Name').fill(name)
}

test('I2 a name is saved once, by Enter or by leaving the field, whichever comes first', async () => {
  await rename('Ward 7')
  const before = (await recording(app, record.clientId)).sync.localRev
  const field = page.getByLabelText('Name').element() as HTMLInputElement
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  field.blur()
  await expect.element(title.getByRole('button')).toBeVisible()
  await rename('Ward 8')
  await userEvent.keyboard('{Enter}')
  await expect.element(title).toHaveTextContent('Ward 8')
  expect((await recording(app, record.clientId)).sync.localRev).toBe(before + 2)
})

test('the transcript is in its tab; the audio tab shows the kind of recording', async () => {
  await expect.element(tab('Transcript')).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByText(TEXT.split('\n')[0] ?? '')).toBeVisible()
  await tab('Audio').click()
  await expect.element(page.getByRole('main')).toMatchTextContent('Dictation')
  await expect.poll(app.address).toMatch(/tab=audio$/)
})

test('a gap of the recording is shown with its place and its length, and as a mark in the wave', async () => {
  const gaps = [{ atSeconds: 45, seconds: 63 }]
  const { id } = await saveSent(app, 'With a gap', { duration: 90, patientClientId: '', gaps })
  await app.go(`/ambient-scribe/${id}`)
  await expect.element(page.getByText(/^1 gap in which nothing was recorded: at 0:45/)).toBeVisible()
  const mark = page.getByRole('region', { name: 'Player' }).getByTestId('gap').element()
  const track = mark.parentElement?.getBoundingClientRect() ?? new DOMRect()
  const { left, width } = mark.getBoundingClientRect()
  expect((left + width / 2 - track.left) / track.width).toBeCloseTo(0.5, 2)
})

test('the player plays to the end, seeks by key and by click, and changes its speed', async () => {
  const player = page.getByRole('region', { name: 'Player' })
  const position = player.getByRole('slider', { name: 'Position' })
  const at = (words: string) => expect.element(position).toHaveAttribute('aria-valuetext', words)
  position.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await at('0:05 of 0:06')
  await userEvent.keyboard('{Home}')
  await at('0:00 of 0:06')
  await position.click()
  await at('0:03 of 0:06')
  for (const speed of ['1×', '1.25×', '1.5×']) {
    await player.getByRole('button', { name: `Speed ${speed}`, exact: true }).click()
  }
  await expect.element(player.getByRole('button', { name: 'Speed 2×' })).toBeVisible()
  await player.getByRole('button', { name: 'Play' }).click()
  await expect.element(player.getByRole('button', { name: 'Pause' })).toBeVisible()
  const audio = () => document.querySelector('audio')
  await expect.poll(() => audio()?.ended).toBe(true)
  expect(audio()?.playbackRate).toBe(2)
  await expect.element(player.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('a download has the name of the recording', async () => {
  const files = catchDownloads()
  await button('Download').click()
  await expect.poll(() => files.map(({ name }) => name)).toEqual([`${NAME}.wav`])
  await expect.element(page.getByText(`File downloaded: ${NAME}.wav`)).toBeVisible()
})

test('a device without the bytes requests the link only on play, and says when it is offline', async () => {
  await app.context.uploads.dropBytes(record.clientId, 'receipt')
  await app.reload()
  const player = page.getByRole('region', { name: 'Player' })
  await expect.element(player).toBeVisible()
  expect(worker.called).not.toContain('healthRecords:createDaAccessToken')
  await player.getByRole('button', { name: 'Play' }).click()
  const unheard = 'The audio is on the server. It can be heard when you are online.'
  await expect.element(page.getByText(unheard)).toBeVisible()
  expect(worker.called).toContain('healthRecords:createDaAccessToken')
})

test('the title is edited in place; Escape keeps the old one, a blank one becomes the dated title', async () => {
  await rename('Something else')
  await pressEscape()
  await expect.element(title).toHaveTextContent(NAME)
  await rename(' ')
  await userEvent.keyboard('{Enter}')
  await expect.element(title).toMatchTextContent(/^Recording \d\d\.\d\d\.\d{4}, \d\d:\d\d$/)
  await rename('Another name')
  await userEvent.keyboard('{Enter}')
  await expect.element(title).toHaveTextContent('Another name')
  expect(await recording(app, record.clientId)).toMatchObject({ name: 'Another name', queue: 1 })
})

test('the page links to the patient, and its menu assigns another one', async () => {
  const patient = page.getByRole('main').getByRole('link', { name: /^Patient: / })
  await expect.element(patient).toHaveTextContent('Patient: Anna Petrova')
  await button(`More for ${NAME}`).click()
  await page.getByRole('menuitem', { name: 'Other patient…' }).click()
  await page.getByRole('menuitemradio', { name: 'Boris Ivanov' }).click()
  await expect.element(patient).toHaveTextContent('Patient: Boris Ivanov')
  await patient.click()
  await expect.element(page.getByRole('heading', { name: 'Boris Ivanov' })).toBeVisible()
})

test('a transcript is edited; leaving asks before it discards unsaved text', async () => {
  await button('Edit').click()
  await expect.element(transcript).toHaveValue(TEXT)
  await transcript.fill(`${TEXT}\nHistology pending.`)
  await tab('Audio').click()
  await tab('Transcript').click()
  const typed = () => (transcript.element() as HTMLTextAreaElement).value
  await expect.poll(typed).toMatch(/Histology pending\.$/)
  await page.getByRole('link', { name: 'Audio recordings' }).first().click()
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Keep editing' })
    .click()
  await expect.poll(typed).toMatch(/Histology pending\.$/)
  await button('Save').click()
  await expect.element(page.getByText('Transcript saved')).toBeVisible()
  await expect.element(transcript).not.toBeInTheDocument()
  expect(await text()).toMatch(/pending\.$/)

  await button('Edit').click()
  await transcript.fill('')
  await button('Cancel').click()
  await expect.element(page.getByText('Histology pending.')).toBeVisible()
})

test('I10: a transcript that arrives during an edit is shown and cannot be overwritten unseen', async () => {
  await button('Edit').click()
  await transcript.fill('Written here.')
  const data = { ...record.data, transcription: { text: 'Written elsewhere.', model: 'manual' } }
  await app.server.pulls('recordings', { clientId: record.clientId, name: NAME, data })
  const alert = page.getByRole('alert').filter({ hasText: 'Another text arrived while you were writing' })
  await expect.element(alert).toMatchTextContent('Written elsewhere.')
  await expect.element(button('Save')).toBeDisabled()
  await expectAccessible()
  await alert.getByRole('button', { name: 'Add it below mine' }).click()
  await expect.element(alert).not.toBeInTheDocument()
  await button('Save').click()
  await expect.element(page.getByText('Transcript saved')).toBeVisible()
  expect(await text()).toBe('Written here.\n\nWritten elsewhere.')
})

test('I12: a transcript that the device cannot store stays in the field', async () => {
  await button('Edit').click()
  await transcript.fill('Written with care')
  const full = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full)
  await button('Save').click()
  await expect.element(page.getByText('Saving failed')).toBeVisible()
  await expect.element(transcript).toHaveValue('Written with care')
})

test('a recording deleted from its page is gone from the list and cannot be opened', async () => {
  await button(`More for ${NAME}`).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(app.address).toBe(LIST)
  await expect.element(page.getByRole('heading', { name: NAME })).not.toBeInTheDocument()
  await app.server.acceptsAll()
  await app.go(`/ambient-scribe/${record.id}`)
  await expect.element(page.getByText('Recording not found')).toBeVisible()
})

test('the edit button follows the last word of the title, on one line and on two', async () => {
  await resize({ width: 390, height: 1180 })
  await rename('Morning round, ward 4')
  await userEvent.keyboard('{Enter}')
  await expect.element(title).toMatchTextContent('Morning round, ward 4')
  for (const { size, lines } of [
    { size: 15, lines: 1 },
    { size: 24, lines: 2 },
  ]) {
    document.documentElement.style.setProperty('--font-size', String(size))
    const words = document.createRange()
    const { firstChild } = title.element()
    if (firstChild) words.selectNode(firstChild)
    const boxes = [...words.getClientRects()]
    const last = boxes.at(-1) ?? new DOMRect()
    const pencil = title.getByRole('button').element().getBoundingClientRect()
    expect(boxes).toHaveLength(lines)
    expect(Math.abs(pencil.y + pencil.height / 2 - (last.y + last.height / 2))).toBeLessThan(8)
    expect(pencil.left - last.right).toBeLessThan(16)
  }
})
