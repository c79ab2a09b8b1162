import { z } from 'zod'
import { ChatMessageData, RecordingChatMessage } from '../entities/chat-message.ts'
import { AnyId, ClientId, PullParams } from '../ids.ts'
import { method } from '../method.ts'

const write = z.looseObject({
  clientId: ClientId.optional(),
  createdAt: z.string().max(40).optional(),
  recordClientId: ClientId,
  role: z.enum(['user', 'assistant']),
  data: ChatMessageData,
})

/** The messages of the chats about recordings, as devices replicate them; `chat:*` is the chat itself. */
export const chatMessageMethods = [
  method('chat.messages:list', { params: PullParams, result: z.array(RecordingChatMessage) }),
  method('chat.messages:create', {
    effect: 'write',
    cost: 2,
    params: z.object({ message: write }),
    result: RecordingChatMessage,
  }),
  method('chat.messages:update', {
    effect: 'write',
    cost: 2,
    params: z.object({
      message: write,
      baseSeq: z.number().int().nonnegative().optional(),
      /** Puts a deleted message back; without it that is a CONFLICT. */
      undelete: z.boolean().optional(),
    }),
    result: RecordingChatMessage,
  }),
  method('chat.messages:delete', {
    effect: 'write',
    cost: 1,
    params: z.object({
      id: AnyId.optional(),
      clientId: ClientId.optional(),
      baseSeq: z.number().int().nonnegative().optional(),
    }),
    /** The tombstone. */
    result: RecordingChatMessage,
  }),
] as const
