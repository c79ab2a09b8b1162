import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { blockedFor } from '../setup/cpu-time.ts'
import { openApp } from '../setup/open-app.tsx'
import { recording, saveSent } from './recordings.ts'

const SENTENCE = 'Пациент жалуется на боль в груди, которая началась утром и не проходит. '
const paragraph = (characters: number) => SENTENCE.repeat(Math.ceil(characters / SENTENCE.length)).slice(0, characters)

/** Characters in one field or paragraph: more at once would block the page while they are laid out. */
const PIECE = 20_000

test('a transcript of 915 KB in one paragraph does not block the page', async () => {
  const app = await openApp('/', { width: 1280, height: 900 })
  const text = `${paragraph(499_000)} The last words.`
  const { id, clientId } = await saveSent(app, 'Long visit', { transcription: { text, model: 'manual', duration: 6 } })
  const last = page.getByText('The last words.')
  const reading = await blockedFor(async () => {
    await app.go(`/ambient-scribe/${id}?tab=transcript`)
    await expect.element(last).toBeInTheDocument()
  })
  expect(reading).toBeLessThan(1000)
  const pieces = [...(last.element().parentElement?.children ?? [])]
  expect(pieces.map(one => one.textContent).join('')).toBe(text)
  expect(Math.max(...pieces.map(one => one.textContent.length))).toBeLessThan(PIECE)
  expect(new Set(pieces.map(one => getComputedStyle(one).contentVisibility))).toEqual(new Set(['auto']))
  const editing = await blockedFor(async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect.element(page.getByText('Part 1 of ', { exact: false })).toBeVisible()
  })
  expect(editing).toBeLessThan(1000)
  const field = page.getByRole('textbox', { name: 'Transcript' })
  expect((field.element() as HTMLTextAreaElement).value.length).toBeLessThan(PIECE)
  await field.click()
  await userEvent.keyboard('{Control>}{Home}{/Control}First. ')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => (await recording(app, clientId)).data.transcription?.text).toBe(`First. ${text}`)
})

test('a paste of 500,000 characters is answered within 200 ms, and is kept whole', async () => {
  const app = await openApp('/', { width: 1280, height: 900 })
  const { id, clientId } = await saveSent(app, 'Long visit', {
    transcription: { text: 'Said.', model: 'manual', duration: 6 },
  })
  await app.go(`/ambient-scribe/${id}?tab=transcript`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const field = page.getByRole('textbox', { name: 'Transcript' })
  await field.click()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  const text = paragraph(500_000)
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const element = field.element() as HTMLTextAreaElement
  let longest = 0
  const answered = await blockedFor(async () => {
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    if (element.dispatchEvent(paste)) document.execCommand('insertText', false, text)
    longest = element.value.length
    await expect.poll(() => element.value.length, { interval: 5 }).toBeGreaterThan(1000)
    longest = Math.max(longest, element.value.length)
    element.getBoundingClientRect()
  })
  expect(answered).toBeLessThan(200)
  expect(longest).toBeLessThan(PIECE)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => (await recording(app, clientId)).data.transcription?.text).toBe(`Said.${text}`.trim())
})
