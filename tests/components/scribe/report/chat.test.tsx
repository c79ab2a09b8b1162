import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ChatMessageData } from '../../../../src/contract/entities/chat-message.ts'
import type { HealthRecord } from '../../../../src/contract/entities/health-record.ts'
import { worker } from '../../setup/fake-bridge.ts'
import { type App, openApp } from '../../setup/open-app.tsx'
import { button, notice, question } from '../scribe-page.ts'
import { litWords, openVisit, pullData, quoting, TRANSCRIPT } from './visit.ts'

let app: App
let record: HealthRecord
beforeEach(async () => {
  app = await openApp('/', { width: 1280, height: 900 })
})

const chat = page.getByRole('region', { name: 'Chat about the recording' })
const field = page.getByRole('textbox', { name: 'Ask about this visit' })
const quote = (text: string) => chat.getByRole('button', { name: text })
const CONFIG = { version: '1', environment: 'test', demo: true, providers: {}, speech: 'none' }

async function openChat(given: Parameters<typeof openVisit>[1] = {}) {
  record = await openVisit(app, given)
  await page.getByText('Chat', { exact: true }).click()
}

async function ask(text: string) {
  await field.fill(text)
  await userEvent.keyboard('{Enter}')
}

/** Pulls an answer that another device or the server gave. */
const pullAnswer = (data: ChatMessageData) =>
  app.server.pulls('chatMessages', { recordClientId: record.clientId, role: 'assistant', data })

test('without a transcript it says that there is nothing to quote', async () => {
  await openChat({ transcript: '' })
  await expect.element(page.getByText('There is no transcript yet')).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
})

test('the greeting stands once; an answer is a quotation that lights its words, and goes out again', async () => {
  await openChat()
  const greeting = chat.getByText('Ask about this recording. I quote; I do not add.')
  await expect.element(greeting).toBeVisible()
  await ask('What is the dose of losartan?')
  await expect.element(quote('losartan fifty')).toBeVisible()
  await expect.element(greeting).not.toBeInTheDocument()
  await expect.element(chat.getByText('Quoted, nothing added')).toBeVisible()
  await quote('losartan fifty').click()
  await expect.poll(() => litWords().join()).toContain('losartan fifty')
  await expect.element(quote('losartan fifty')).toHaveAttribute('aria-pressed', 'true')
  await quote('losartan fifty').click()
  await expect.poll(litWords).toEqual([])
})

test('what was not said gets no quotation as its answer', async () => {
  await openChat()
  await ask('Which vaccinations were given?')
  await expect.element(chat.getByText('Not said in this recording.')).toBeVisible()
})

test('Enter sends, Shift+Enter begins a line, and a blank question cannot be sent', async () => {
  await openChat()
  await expect.element(button('Send')).toBeDisabled()
  await field.fill('   ')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Send')).toBeDisabled()
  await field.fill('Any')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}allergies?')
  await expect.element(field).toHaveValue('Any\nallergies?')
  await expect.element(chat.getByRole('listitem').nth(1)).not.toMatchTextContent('allergies')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('')
  await expect.element(chat.getByText('Any allergies?')).toBeVisible()
})

test('a suggested question is asked with one press', async () => {
  await openChat()
  const replies = chat.getByRole('list', { name: 'Suggested questions' })
  await replies.getByRole('button', { name: 'When to come back' }).click()
  await expect.element(quote('Come back in two weeks.')).toBeVisible()
})

test('a question that cannot be stored goes back into the field', async () => {
  await openChat()
  await expect.element(chat).toBeVisible()
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const added = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  try {
    await ask('Any allergies?')
    await expect.element(chat.getByRole('alert')).toMatchTextContent('could not be sent')
    await expect.element(field).toHaveValue('Any allergies?')
  } finally {
    full.mockRestore()
    added.mockRestore()
  }
})

test('clearing asks, deletes also what is not shown, and can be undone', async () => {
  await openChat()
  const about = record.clientId
  const older = Array.from({ length: 101 }, (_, count) => ({
    ...{ recordClientId: about, role: 'user' as const, data: { content: `Question ${count}` } },
    createdAt: new Date(Date.UTC(2026, 10, 1, 0, count)).toISOString(),
  }))
  await app.server.pulls('chatMessages', ...older)
  await expect.element(chat.getByText('Question 100', { exact: true })).toBeVisible()
  await expect.element(chat.getByText('Question 0', { exact: true })).not.toBeInTheDocument()
  const standing = async () =>
    (await app.context.database.chatMessages.find({ selector: { recordClientId: about, deletedAt: null } }).exec())
      .length
  await button('Clear').click()
  await expect.element(question).toMatchTextContent('deleted, on all devices')
  await question.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(standing).toBe(0)
  await expect.element(chat.getByText('Ask about this recording.')).toBeVisible()
  await expect.element(notice('Chat cleared')).toBeVisible()
  await button('Undo').click()
  await expect.poll(standing).toBe(101)
})

test('with a model on the server a question waits for the network, and this device can answer it instead', async () => {
  worker.offers({ ...CONFIG, text: 'model' })
  await openChat()
  await ask('Any shortness of breath?')
  await expect.element(chat.getByText('Looking in the transcript')).toBeVisible()
  worker.reports({ phase: 'offline', offlineSince: Date.now() })
  await expect.element(chat.getByText('The question is kept.')).toBeVisible()
  await chat.getByRole('button', { name: 'Answer from this device' }).click()
  await expect.element(quote('No, none.')).toBeVisible()
  await expect.element(chat.getByText('The question is kept.')).not.toBeInTheDocument()
})

test('a question that the server could not answer is answered from this device', async () => {
  await openChat()
  await app.server.pulls('chatMessages', {
    ...{ recordClientId: record.clientId, role: 'user' },
    data: { content: 'Any shortness of breath?', errorKey: 'chat.error.REFUSED' },
  })
  await expect.element(chat.getByText('The server could not answer this.')).toBeVisible()
  await chat.getByRole('button', { name: 'Answer from this device' }).click()
  await expect.element(quote('No, none.')).toBeVisible()
  await expect.element(chat.getByText('The server could not answer this.')).not.toBeInTheDocument()
})

test('words that were edited away are marked, and cannot be chosen', async () => {
  await openChat()
  await pullAnswer(quoting('Come back in two weeks.'))
  await expect.element(quote('Come back in two weeks.')).toBeEnabled()
  const text = TRANSCRIPT.replace('two weeks', 'a month')
  await pullData(app, record, { ...record.data, transcription: { text, model: 'manual', duration: 60 } })
  await expect.element(chat.getByText('These words are not in the transcript any more.')).toBeVisible()
  await expect.element(quote('Come back in two weeks.')).toBeDisabled()
})
