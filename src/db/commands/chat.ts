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

/** Deletes the messages; `restoreChat` with the same ids puts them back while the server has not confirmed it. */
export async function clearChat(context: CommandContext, clientIds: readonly string[]): Promise<void> {
  for (const clientId of clientIds) await remove(context, 'chatMessages', clientId)
}

export async function restoreChat(context: CommandContext, clientIds: readonly string[]): Promise<void> {
  for (const clientId of clientIds) await restore(context, 'chatMessages', clientId)
}
