import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { RecordingChatMessage } from '../../../src/contract/entities/chat-message.ts'
import { readVisits } from '../../factories/visits/visit.ts'
import { Client } from '../client.ts'
import { onOneServer, type PlacedServer } from '../servers.ts'
import { type FakeModel, startFakeModel } from './fake-model.ts'

const WAIT = { timeout: 30_000, interval: 50 }
const [VISIT = { transcript: '' }] = readVisits('given').filter(({ id }) => id === 'ru-01')

async function visit(device: Client, text = VISIT.transcript) {
  const data = { subtype: 'dialog', transcription: { text, model: 'manual' } }
  const clientId = v7()
  const record = await device.call('healthRecords:create', { clientId, name: 'V', recordType: 'ambient-scribe', data })
  const { sessionId } = await device.call('chat:createSession', { context: { recordingId: record.id } })
  return { ...record, sessionId }
}
const messages = (device: Client) => device.call('chat.messages:list', { since: '' })
const about = async (device: Client, recordClientId: string) =>
  (await messages(device)).filter(one => one.recordClientId === recordClientId)

onOneServer('a chat about a recording', ({ start }) => {
  let server: PlacedServer
  let device: Client
  beforeAll(async () => {
    server = await start({})
    device = await new Client(server.origin).signIn('admin')
  })

  it('answers with quotations and their places, in the history and in the rows of every device', async () => {
    const { sessionId, clientId } = await visit(device)
    const reply = await device.call('chat:sendMessage', { sessionId, message: 'Какая доза Конкора сейчас?' })
    const { quotes = [], notSaid, content } = reply.response
    expect({ notSaid, some: quotes.length > 0 }).toEqual({ notSaid: false, some: true })
    for (const place of quotes) expect(content).toContain(VISIT.transcript.slice(...place).trim())
    expect(quotes.map(place => VISIT.transcript.slice(...place)).join()).toContain('пять миллиграммов')
    expect(reply.quickReplies.length).toBeGreaterThan(0)
    expect(reply.quickReplies.length).toBeLessThanOrEqual(4)
    const { messages: history } = await device.call('chat:getHistory', { sessionId })
    expect(history.map(({ role }) => role)).toEqual(['user', 'assistant'])
    expect(await about(device, clientId)).toMatchObject([
      { role: 'user', data: { content: 'Какая доза Конкора сейчас?' } },
      { role: 'assistant', data: { quotes, model: 'built-in' } },
    ])
  })

  it('says that something was not said, without a quotation', async () => {
    const { sessionId } = await visit(device)
    const message = 'Какой уровень холестерина?'
    const { response } = await device.call('chat:sendMessage', { sessionId, message }, { locale: 'ru' })
    expect(response).toMatchObject({ notSaid: true, quotes: [] })
    expect(response.content).toContain('Об этом в записи не говорили.')
  })

  it('a message that is sent again has the same answer, once', async () => {
    const { sessionId, clientId } = await visit(device)
    const sent = { sessionId, message: 'Аллергия?', clientMessageId: 'm-1' }
    const first = await device.call('chat:sendMessage', sent)
    expect(await device.call('chat:sendMessage', sent)).toEqual(first)
    expect(await about(device, clientId)).toHaveLength(2)
  })

  it('is remembered for its recording (decision 81), greets, and can be cleared and ended', async () => {
    const { id, sessionId, clientId } = await visit(device)
    expect(await device.call('chat:createSession', { context: { recordingId: id } })).toMatchObject({ sessionId })
    const { sessionId: alias } = await device.call('chat:createSession', {
      context: { type: 'recording', recordingId: clientId },
    })
    expect(alias).toBe(sessionId)
    const welcome = await device.call('chat:getWelcomeMessage', { sessionId })
    expect(welcome.response.content).not.toBe('')
    expect(await device.call('chat:getWelcomeMessage', { sessionId })).toMatchObject({ messageId: welcome.messageId })
    await device.call('chat:sendMessage', { sessionId, message: 'Аллергия?' })
    await device.call('chat:clearHistory', { sessionId })
    expect((await device.call('chat:getHistory', { sessionId })).messages).toEqual([])
    await device.call('chat:endSession', { sessionId })
    expect((await device.fail('chat:getHistory', { sessionId })).name).toBe('GONE')
    expect((await device.call('chat:createSession', { context: { recordingId: id } })).sessionId).not.toBe(sessionId)
  })

  it('keeps the newest hundred messages in its history (D §9)', async () => {
    const { sessionId, clientId: recordClientId } = await visit(device)
    for (let at = 0; at < 51; at++) {
      const createdAt = new Date(Date.parse('2026-11-20T10:00:00Z') + at * 1000).toISOString()
      const message = (role: 'user' | 'assistant') => ({
        message: { clientId: v7(), createdAt, recordClientId, role, data: { content: `${role} ${at}` } },
      })
      await device.call('chat.messages:create', message('user'))
      await device.call('chat.messages:create', message('assistant'))
    }
    const { messages: history } = await device.call('chat:getHistory', { sessionId })
    expect(history).toHaveLength(100)
    expect([history[0]?.content, history.at(-1)?.content]).toEqual(['user 1', 'assistant 50'])
    expect((await device.call('chat:getHistory', { sessionId, limit: 1 })).messages).toMatchObject([
      { content: 'assistant 50' },
    ])
  })

  it('needs a transcript, an own recording and a known session', async () => {
    const { sessionId } = await visit(device, ' ')
    expect(await device.fail('chat:sendMessage', { sessionId, message: 'Что?' })).toMatchObject({
      name: 'UNPROCESSABLE',
      i18nKey: 'chat.error.noTranscript',
    })
    const log = await device.call('healthRecords:create', { clientId: v7(), name: 'L', recordType: 'healthLog' })
    expect((await device.fail('chat:createSession', { context: { recordingId: log.id } })).name).toBe('NOT_FOUND')
    expect((await device.fail('chat:createSession', { context: {} })).name).toBe('NOT_FOUND')
    expect((await device.fail('chat:getHistory', { sessionId: v7() })).name).toBe('NOT_FOUND')
    expect((await device.fail('chat:getHistory', { sessionId: 'no uuid' })).name).toBe('NOT_FOUND')
  })

  it('a question that a device leaves to the server is answered once, also when it is written again', async () => {
    const { clientId: recordClientId } = await visit(device)
    const message = {
      clientId: v7(),
      recordClientId,
      role: 'user',
      data: { content: 'Аллергия?', wantsReply: true },
    } as const
    await device.call('chat.messages:create', { message })
    const answer = await vi.waitUntil(
      async () => (await about(device, recordClientId)).find(one => one.data.replyTo === message.clientId),
      WAIT,
    )
    expect(answer).toMatchObject({
      role: 'assistant',
      updatedByDevice: null,
      data: { model: 'built-in', notSaid: false },
    })
    await device.call('chat.messages:create', { message })
    expect(await about(device, recordClientId)).toHaveLength(2)
  })

  it('a question that the device has answered itself gets no second answer', async () => {
    const { clientId: recordClientId } = await visit(device)
    const write = (role: RecordingChatMessage['role'], data: RecordingChatMessage['data'], clientId = v7()) =>
      device.call('chat.messages:create', { message: { clientId, recordClientId, role, data } })
    const question = await write('user', { content: 'Аллергия?' })
    await write('assistant', { content: '> да', replyTo: question.clientId, model: 'built-in' })
    const later = await write('user', { content: 'Препараты?', wantsReply: true })
    await vi.waitUntil(
      async () => (await about(device, recordClientId)).some(one => one.data.replyTo === later.clientId),
      WAIT,
    )
    expect((await about(device, recordClientId)).filter(one => one.data.replyTo === question.clientId)).toHaveLength(1)
  })
})

onOneServer('a chat with a language model', ({ start }) => {
  let device: Client
  let model: FakeModel
  beforeAll(async () => {
    model = await startFakeModel()
    const server = await start({ env: { LLM_URL: model.url, LLM_MODEL: 'liar-1' } })
    device = await new Client(server.origin).signIn('admin')
  })
  afterAll(() => model.close())
  const ask = async (message: string) => {
    const { sessionId, clientId } = await visit(device)
    const { response } = await device.call('chat:sendMessage', { sessionId, message }, { locale: 'ru' })
    return { response, data: (await about(device, clientId)).at(-1)?.data }
  }

  it('shows only what the transcript supports, and counts what was held back', async () => {
    model.returns('Принимает Конкор 5 мг утром. Принимает Конкор 10 мг утром. Жаловался на тошноту.')
    const { response, data } = await ask('Что принимает?')
    expect(response.content).toContain('Принимает Конкор 5 мг утром.')
    expect(response.content).not.toMatch(/10 мг|тошнот/)
    expect(response.content).toContain('Без опоры в записи и потому не показано: 2 предложения.')
    expect(data).toMatchObject({ heldBack: 2, model: 'liar-1', notSaid: false })
    expect(response.quotes?.length).toBeGreaterThan(0)
  })

  it('an answer without any support is "not said"', async () => {
    model.returns('У пациента подагра и язва желудка.')
    expect((await ask('Чем ещё болеет?')).response).toMatchObject({ notSaid: true })
    model.returns('NOT SAID')
    const { data } = await ask('Чем ещё болеет?')
    expect(data).toMatchObject({ notSaid: true, heldBack: 0 })
  })

  it('a model that fails is replaced by quotations, which say so', async () => {
    model.returns(401)
    expect((await ask('Какая доза Конкора сейчас?')).data).toMatchObject({ model: 'built-in', notSaid: false })
  })
})
