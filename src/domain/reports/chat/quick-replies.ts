import type { SectionId } from '../extraction.ts'
import type { ChatAnswer } from './answer.ts'
import { quotedOf } from './quotes.ts'
import { type Index, indexOf } from './units.ts'

/** Key of the text that opens a chat: it quotes and does not add. */
export const GREETING = 'chat.greeting'

const REPLIES = {
  'chat.reply.drugs': 'drugHistory',
  'chat.reply.allergies': 'allergies',
  'chat.reply.return': 'followUp',
  'chat.reply.warnings': 'safetyNet',
  'chat.reply.plan': 'plan',
  'chat.reply.complaints': 'complaints',
} as const satisfies Record<string, SectionId>
export type QuickReply = keyof typeof REPLIES

const MOST = 4

/** Keys of questions that the transcript answers, at most four; never one whose answer is "not said". */
export function quickReplies(transcript: string): QuickReply[] {
  const { sections } = indexOf(transcript)
  return (Object.keys(REPLIES) as QuickReply[]).filter(key => sections.has(REPLIES[key])).slice(0, MOST)
}

/** What a quick reply quotes: the sentences of its section. */
export function answerQuickReply(transcript: string, reply: QuickReply): ChatAnswer {
  const index: Index = indexOf(transcript)
  const about = quotedOf(
    index,
    index.units.filter(unit => unit.sections.has(REPLIES[reply])),
  )
  const notSaid = about.length === 0
  return { kind: notSaid ? 'notSaid' : 'quotes', quotes: about.map(({ span }) => span), about, notSaid, nearest: [] }
}
