import type { ChatMessageData } from '../../contract/entities/chat-message.ts'
import { type CommandContext, create, edit, remove, restore } from './context.ts'

/**
 * Stores a question. Without `reply` the server answers it, when it can be reached; with it, the device has answered
 * from its own transcript. Question and answer are stored together.
 */
export async function askAbout(
  context: CommandContext,
  recordClientId: string,
  content: string,
  reply: ChatMessageData | null,
): Promise<string> {
  const question = { recordClientId, role: 'user' as const, data: { content, ...(!reply && { wantsReply: true }) } }
  const clientId = await create(context, 'chatMessages', question)
  if (reply) await storeReply(context, recordClientId, clientId, reply)
  return clientId
}

/** The device answers a question that the server has not answered. */
export async function answerHere(
  context: CommandContext,
  recordClientId: string,
  question: string,
  reply: ChatMessageData,
): Promise<void> {
  await storeReply(context, recordClientId, question, reply)
  await edit(context, 'chatMessages', question, ({ data: { errorKey: _no, ...data } }) => ({
    data: { ...data, wantsReply: false },
  }))
}

async function storeReply(
  context: CommandContext,
  recordClientId: string,
  replyTo: string,
  reply: ChatMessageData,
): Promise<void> {
  await create(context, 'chatMessages', { recordClientId, role: 'assistant', data: { ...reply, replyTo } })
}

/** Deletes every message about a recording, also those that are not shown; returns their ids for `restoreChat`. */
export async function clearChat(context: CommandContext, recordClientId: string): Promise<string[]> {
  const found = await context.database.chatMessages.find({ selector: { recordClientId, deletedAt: null } }).exec()
  const ids = found.map(({ clientId }) => clientId)
  await Promise.all(ids.map(clientId => remove(context, 'chatMessages', clientId)))
  return ids
}

/** Puts cleared messages back while the server has not confirmed their deletion. */
export async function restoreChat(context: CommandContext, clientIds: readonly string[]): Promise<void> {
  await Promise.all(clientIds.map(clientId => restore(context, 'chatMessages', clientId)))
}
