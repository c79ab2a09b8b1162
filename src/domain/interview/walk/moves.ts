import type { Lexicon } from '../languages/language.ts'
import type { Field, Question } from '../template/template.ts'
import type { Message, Taken } from './message.ts'
import { applies, nextQuestion, openKey, type Plan } from './questions.ts'
import type { Given, InterviewState, MissingReason, ReplyKind } from './state.ts'

/** One message while it is read. */
export interface Hearing {
  readonly message: Message
  readonly plan: Plan
  readonly lexicon: Lexicon
  /** What the reply says before its question; the reading of the message writes it. */
  readonly lead: { text: string; kind: ReplyKind }
}

/** Moves to the next open question, or to the summary. */
export function moved(state: InterviewState, plan: Plan): InterviewState {
  const asked = nextQuestion(plan, state)
  if (asked === null) return { ...state, phase: 'summary', asked: null, pointer: null }
  const question = plan.questions[asked] as Question
  return { ...state, phase: 'asking', asked, pointer: question.at }
}

/** The answers taken are stored; a value that another one replaces is kept beside it, five at most. */
export const stored = (state: InterviewState, taken: readonly Taken[]): InterviewState => {
  const answers = { ...state.answers }
  const missing = { ...state.missing }
  for (const { field, given } of taken) {
    const old = answers[field.at]
    const replaced =
      old && JSON.stringify(old.value) !== JSON.stringify(given.value)
        ? [...(old.replaced ?? []), { value: old.value, messageId: old.messageId }]
        : old?.replaced
    answers[field.at] = { ...given, ...(replaced ? { replaced: replaced.slice(-5) } : {}) }
    delete missing[field.at]
  }
  return { ...state, answers, missing }
}

export const differs = (one: Given, other: Given) => JSON.stringify(one.value) !== JSON.stringify(other.value)

/** These fields stay without an answer, for this reason. */
export const settle = (
  state: InterviewState,
  fields: readonly Field[],
  reason: MissingReason,
  message: Message,
): InterviewState => ({
  ...state,
  answers:
    reason === 'unclear'
      ? Object.fromEntries(Object.entries(state.answers).filter(([at]) => !fields.some(field => field.at === at)))
      : state.answers,
  missing: {
    ...state.missing,
    ...Object.fromEntries(
      fields.map(field => [field.at, { reason, messageId: message.id, words: message.reading.source.slice(0, 500) }]),
    ),
  },
})

/** The respondent wants to stop: what was not asked is missing. */
export function stopped(state: InterviewState, plan: Plan, message: Message): InterviewState {
  const missing = { ...state.missing }
  for (const field of plan.fields)
    if (applies(field, state) && !(field.at in state.answers) && !(field.at in missing))
      missing[field.at] = { reason: 'notAsked', messageId: message.id }
  for (const question of plan.questions)
    if (question.at === null && !(openKey(question) in state.open)) missing[openKey(question)] = { reason: 'notAsked' }
  return moved({ ...state, missing }, plan)
}
