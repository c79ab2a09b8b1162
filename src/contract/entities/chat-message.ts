import { z } from 'zod/mini'
import { Row, text } from '../row.ts'
import { TextSpan } from './recording-report.ts'

export const ChatMessageData = z.looseObject({
  /** What was written; of an answer, its quotations with the words around them. */
  content: text(200_000),
  /** Decision 131: places in the recording's transcript on which an answer rests. */
  quotes: z.optional(z.array(TextSpan)),
  /** The words of each place when the answer was given: by them a place is found again after an edit. */
  words: z.optional(z.array(text(20_000))),
  /** The transcript does not answer; then there are no quotes. */
  notSaid: z.optional(z.boolean()),
  /** Of an answer without quotes: the sentences that come nearest. */
  nearest: z.optional(z.array(TextSpan)),
  transcriptHash: z.optional(text(64)),
  quickReplies: z.optional(z.array(z.looseObject({ text: text(500) }))),
  /** `built-in`, or a language model's name; of answers. */
  model: z.optional(text(200)),
  /** clientId of the question. */
  replyTo: z.nullish(z.uuid()),
  /** Of a question: the server is to answer it; otherwise the device has. */
  wantsReply: z.optional(z.boolean()),
  /** Sentences of a model that the transcript does not support and that are not shown. */
  heldBack: z.optional(z.int()),
  /** Of a question that the server could not answer: why, as a key of an interface text. */
  errorKey: z.nullish(text(200)),
})
export type ChatMessageData = z.infer<typeof ChatMessageData>

/** A message of the chat about a recording, as a replicated row. */
export const RecordingChatMessage = z.extend(Row, {
  /** The recording's clientId. */
  recordClientId: z.uuid(),
  role: z.enum(['user', 'assistant']),
  data: ChatMessageData,
})
export type RecordingChatMessage = z.infer<typeof RecordingChatMessage>
