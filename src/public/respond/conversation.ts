import type { Day } from '../../domain/interview/read/calendar.ts'
import type { Field } from '../../domain/interview/template/template.ts'
import type { InterviewState, Reply } from '../../domain/interview/walk/state.ts'
import type { Interview } from '../../domain/questionnaires/interviews.ts'
import type { Asked, Kept, KeptAnswer } from './kept/kept-session.ts'

/** An answer with the question before it and the one after it. */
export interface Turn {
  readonly before: Asked
  readonly answer: KeptAnswer
  readonly after: Asked
}

export interface Conversation {
  readonly turns: readonly Turn[]
  readonly asked: Asked
  /** The question that is answered again, as it was asked; null while none is. */
  readonly corrected: string | null
  /** True once an emergency text was shown: the numbers stay in sight. */
  readonly hadEmergency: boolean
}

/**
 * The interview as it stands, from what is kept: the device's own reading of the answers, and the server's replies where
 * they are known, which decide. An emergency that the device found stays one, whatever came.
 */
export function conversationOf(interview: Interview, { session, answers }: Kept): Conversation {
  const start = interview.start()
  let state: InterviewState = start.state
  let asked: Asked = session.first ?? toAsked(start.reply)
  const turns: Turn[] = []
  for (const answer of answers) {
    const step = interview.answer(state, messageOf(answer))
    state = step.state
    const after = settled(answer.reply, step.reply)
    const again =
      answer.corrects === undefined ? undefined : turns.findLast(one => one.before.property === answer.corrects)
    turns.push({ before: again?.before ?? asked, answer, after })
    asked = after
  }
  const last = turns.at(-1)
  const again = last?.answer.corrects !== undefined && last.answer.corrects === last.after.property
  return {
    turns,
    asked,
    corrected: again && !last.after.emergency ? (last.answer.corrects ?? null) : null,
    hadEmergency: turns.some(({ after }) => after.emergency),
  }
}

/** What the interview says to this answer, before it is stored. */
export function heard(interview: Interview, kept: Kept, answer: KeptAnswer): Asked {
  return conversationOf(interview, { ...kept, answers: [...kept.answers, answer] }).asked
}

function settled(server: Asked | null, device: Reply): Asked {
  const own = toAsked(device)
  if (!server || (own.emergency && !server.emergency)) return own
  return server.progress.total === 0 ? { ...server, progress: own.progress } : server
}

const toAsked = ({ response, quickReplies, progress, status, emergency }: Reply): Asked => ({
  ...response,
  quickReplies,
  progress,
  status,
  emergency,
})

const messageOf = ({ id, text, corrects, writtenAt }: KeptAnswer) => ({
  id,
  text,
  corrects,
  today: dayOf(writtenAt),
  at: writtenAt,
})

function dayOf(written: string): Day {
  const [year = 0, month = 1, day = 1] = written.slice(0, 10).split('-').map(Number)
  return { year, month, day }
}

/** The fields of a question, by its JSON pointer. */
export const fieldsAt = ({ plan }: Interview, at: string | null): readonly Field[] =>
  at === null ? [] : (plan.questions.find(one => one.at === at)?.fields ?? plan.fields.filter(one => one.at === at))

/** An acknowledgement, if there is one, and the question after it. */
export function partsOf({ content }: Asked): { lead: string; question: string } {
  const parts = content.split('\n\n')
  return { lead: parts.slice(0, -1).join('\n\n').trim(), question: parts.at(-1) ?? '' }
}
