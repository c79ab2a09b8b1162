import type { ChatMessageData } from '../../../contract/entities/chat-message.ts'
import type { TextSpan } from '../../../contract/entities/recording-report.ts'
import { hashText } from '../evidence/hash-text.ts'
import type { Span } from '../extraction.ts'
import type { ChatAnswer } from './answer.ts'
import { type ChatLocale, composeAnswer, quickReplies, type Topic } from './chat-words.ts'

/** The message of an answer by quotation: the same from a device and from the server. */
export function composeReply(
  transcript: string,
  answer: ChatAnswer,
  topics: readonly Topic[],
  locale: ChatLocale,
): ChatMessageData {
  return {
    content: composeAnswer(transcript, answer, locale),
    ...placed(transcript, answer.quotes),
    notSaid: answer.notSaid,
    ...(answer.notSaid && { nearest: answer.nearest.map(([start, end]): TextSpan => [start, end]) }),
    quickReplies: quickReplies(topics, locale),
    model: 'built-in',
  }
}

/** Places in a transcript with the words that stand there. */
export const placed = (transcript: string, spans: readonly Span[]) => ({
  quotes: spans.map(([start, end]): TextSpan => [start, end]),
  words: spans.map(([start, end]) => transcript.slice(start, end)),
  transcriptHash: hashText(transcript),
})
