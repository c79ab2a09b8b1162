import { z } from 'zod'
import { ChatMessage, ChatReply, ChatText } from '../entities/chat.ts'
import { AnyId } from '../ids.ts'
import { method } from '../method.ts'
import { Done } from '../plain.ts'

const sessionId = z.string().min(1).max(100)
const session = z.object({ sessionId })

/** The chat about a recording (D §7). Respondents of a questionnaire talk through `questionnaire.session:*`. */
export const chatMethods = [
  method('chat:createSession', {
    /**
     * Decision 80: one chat service. audioChat opens a session about a recording, which is the default of
     * `context.type`.
     */
    aliases: ['reports:audioChat', 'reports.audioChat', 'reports audioChat'],
    effect: 'write',
    cost: 5,
    params: z.object({
      provider: z.string().max(100).optional(),
      context: z.looseObject({
        type: z.string().max(100).default('recording'),
        recordingId: AnyId.nullish(),
        systemContext: z.string().max(1_000_000).nullish(),
      }),
    }),
    result: z.looseObject({ sessionId }),
  }),
  method('chat:getWelcomeMessage', { effect: 'write', cost: 5, params: session, result: ChatReply }),
  method('chat:sendMessage', {
    effect: 'write',
    cost: 10,
    params: z.object({ sessionId, message: ChatText, clientMessageId: z.string().max(100).optional() }),
    result: ChatReply,
  }),
  method('chat:getHistory', {
    params: z.object({ sessionId, limit: z.number().int().min(1).max(100).default(100) }),
    result: z.looseObject({ messages: z.array(ChatMessage) }),
  }),
  method('chat:clearHistory', { effect: 'write', params: session, result: Done }),
  method('chat:endSession', { effect: 'write', params: session, result: Done }),
] as const
