import { v5, v7 } from 'uuid'
import type { ChatMessage, ChatReply } from '../../../contract/entities/chat.ts'
import { ContractError } from '../../../contract/errors.ts'
import { greeting, quickReplies } from '../../../domain/reports/chat/chat-words.ts'
import { extentOf } from '../../audit/extent.ts'
import { findOrNull, readPage } from '../../replicated/read.ts'
import { createRow, deleteRow, updateRow } from '../../replicated/write.ts'
import type { StagedCall } from '../../rpc/call.ts'
import { type Handler, read, staged, write } from '../../rpc/handlers.ts'
import type { RecordRow } from '../health-records/record.ts'
import type { RecordJobs } from '../record-kinds/record-kind.ts'
import { CHAT_MESSAGES, type ChatMessageRow } from './chat-message.ts'
import { clearMessages, insertMessage, messagesOf } from './messages.ts'
import { ownRecording } from './own-recording.ts'
import { type ReplyServices, replyTo } from './reply.ts'
import { endSession, openSession, recordOfSession } from './sessions.ts'

const { toWire } = CHAT_MESSAGES

export interface ChatServices extends ReplyServices {
  jobs: Pick<RecordJobs, 'reply'>
}

export const chatHandlers = (services: ChatServices): Handler[] => [
  read('chat.messages:list', async (call, params) => {
    const { rows, meta } = await readPage(CHAT_MESSAGES, call, params)
    return { result: rows.map(toWire), meta }
  }),

  write('chat.messages:create', async (call, { message: { recordClientId, role, data, ...written } }) => {
    const { id: recordId } = await ownRecording(call.tx, call.userId, recordClientId)
    const { row, isNew } = await createRow(CHAT_MESSAGES, call, written, { recordId, role, data })
    if (isNew && role === 'user' && data.wantsReply) await services.jobs.reply(call.tx, { messageId: row.id })
    return { result: toWire(row) }
  }),

  write('chat.messages:update', async (call, { message: { clientId, data }, ...base }) => ({
    result: toWire(await updateRow(CHAT_MESSAGES, call, clientId, base, () => ({ data }))),
  })),

  write('chat.messages:delete', async (call, { clientId, id, baseSeq }) => ({
    result: toWire(await deleteRow(CHAT_MESSAGES, call, clientId ?? id, baseSeq)),
  })),

  write('chat:createSession', async (call, { context: { recordingId } }) => {
    const record = await ownRecording(call.tx, call.userId, recordingId)
    if (record.deletedAt) throw gone()
    return { result: { sessionId: await openSession(call.tx, call.userId, record.id, call.now) } }
  }),

  write('chat:getWelcomeMessage', async (call, { sessionId }) => {
    const record = await recordingOf(call, call.tx, sessionId)
    const topics = await services.reports.run('topics', textOf(record))
    return {
      result: {
        messageId: `welcome-${sessionId}`,
        response: { content: greeting(call.locale), createdAt: call.now.toISOString() },
        quickReplies: quickReplies(topics, call.locale),
      },
    }
  }),

  staged('chat:sendMessage', (call, params) => sendMessage(call, services, params)),

  read('chat:getHistory', async (call, { sessionId, limit }) => {
    const record = await recordingOf(call, call.db, sessionId)
    const rows = await messagesOf(call.db, record.id, limit)
    if (rows.length > 0) call.audit({ objectType: CHAT_MESSAGES.objectType, extent: extentOf(rows) })
    return { result: { messages: rows.map(toHistory) } }
  }),

  write('chat:clearHistory', async (call, { sessionId }) => {
    const record = await recordingOf(call, call.tx, sessionId)
    await clearMessages(call, record.id)
    return { result: { status: 'ok' } }
  }),

  write('chat:endSession', async (call, { sessionId }) => {
    await recordingOf(call, call.tx, sessionId)
    await endSession(call.tx, sessionId, call.now)
    return { result: { status: 'ok' } }
  }),
]

interface Sent {
  sessionId: string
  message: string
  clientMessageId?: string | undefined
}

/** Stores the question and its answer. The same clientMessageId again returns the same answer. */
async function sendMessage(call: StagedCall<ChatReply>, services: ReplyServices, sent: Sent) {
  const { db } = call.database
  const record = await recordingOf(call, db, sent.sessionId)
  const transcript = textOf(record)
  if (transcript === '') {
    const extras = { i18nKey: 'chat.error.noTranscript' }
    throw new ContractError('UNPROCESSABLE', 'A chat needs a transcript.', extras)
  }
  const question = sent.clientMessageId ? v5(sent.clientMessageId, sent.sessionId) : v7()
  const answered = await findOrNull(CHAT_MESSAGES, db, call.userId, replyIdOf(question))
  if (answered) return { result: toReply(answered) }
  const { message, sessionId: _s } = sent
  const reply = await replyTo(services, { transcript, question: message, locale: call.locale }, call.signal)
  return call.write(async account => {
    const own = { recordId: record.id }
    await createRow(
      CHAT_MESSAGES,
      account,
      { clientId: question },
      { ...own, role: 'user', data: { content: message } },
    )
    const data = { ...reply, replyTo: question }
    return { result: toReply(await insertMessage(account, replyIdOf(question), { ...own, role: 'assistant', data })) }
  })
}

/** The clientId of the one answer to a question. */
export const replyIdOf = (questionClientId: string): string => v5('reply', questionClientId)

async function recordingOf(
  { userId }: { userId: number },
  db: Parameters<typeof recordOfSession>[0],
  sessionId: string,
): Promise<RecordRow> {
  const record = await ownRecording(db, userId, await recordOfSession(db, userId, sessionId))
  if (record.deletedAt) throw gone()
  return record
}

const gone = () => new ContractError('GONE', 'The recording was deleted.')
const textOf = ({ data }: RecordRow) => (data.transcription?.text.trim() ? data.transcription.text : '')

const toReply = ({ clientId, createdAt, data }: ChatMessageRow): ChatReply => ({
  messageId: clientId,
  response: {
    content: data.content,
    createdAt: createdAt.toISOString(),
    ...(data.quotes && { quotes: data.quotes }),
    ...(data.notSaid !== undefined && { notSaid: data.notSaid }),
  },
  quickReplies: data.quickReplies ?? [],
})

const toHistory = ({ clientId, createdAt, role, data }: ChatMessageRow): ChatMessage => ({
  id: clientId,
  role,
  content: data.content,
  createdAt: createdAt.toISOString(),
  metadata: { quickReplies: data.quickReplies ?? [], quotes: data.quotes, notSaid: data.notSaid },
})
