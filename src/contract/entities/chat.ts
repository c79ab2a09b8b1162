import { z } from 'zod'

export const QuickReply = z.looseObject({ text: z.string() })

/** A person's message to an assistant; never blank (D §5). */
export const ChatText = z.string().trim().min(1).max(20_000)

/** The assistant's reply to a message, or to the opening of a session. */
export const ChatReply = z.looseObject({
  messageId: z.string(),
  response: z.looseObject({ content: z.string(), createdAt: z.string() }),
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
