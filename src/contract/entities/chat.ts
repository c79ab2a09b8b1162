import { z } from 'zod'
import { TextSpan } from './recording-report.ts'

export const QuickReply = z.looseObject({ text: z.string() })

/** A person's message to an assistant; never blank (D §5). */
export const ChatText = z.string().trim().min(1).max(20_000)

/** The assistant's reply to a message, or to the opening of a session. */
export const ChatReply = z.looseObject({
  messageId: z.string(),
  /** Decision 131: places in the transcript on which the answer rests, or `notSaid`. */
  response: z.looseObject({
    content: z.string(),
    createdAt: z.string(),
    quotes: z.optional(z.array(TextSpan)),
    notSaid: z.optional(z.boolean()),
  }),
  quickReplies: z.array(QuickReply).default([]),
})
export type ChatReply = z.infer<typeof ChatReply>

export const ChatMessage = z.looseObject({
  id: z.string().optional(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  createdAt: z.string(),
  metadata: z.looseObject({ quickReplies: z.array(QuickReply).optional() }).nullish(),
})
export type ChatMessage = z.infer<typeof ChatMessage>
