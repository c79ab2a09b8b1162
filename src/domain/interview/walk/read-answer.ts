import { holds, type Lexicon } from '../languages/language.ts'
import { type NoAnswer, noAnswerIn } from '../read/no-answer.ts'
import type { Verdict } from '../read/verdict.ts'
import type { Field, Question } from '../template/template.ts'
import { aboutOf } from '../text/field-words.ts'
import type { Part } from '../text/parts.ts'
import { readConfirmation } from './confirmation.ts'
import type { Taken } from './message.ts'
import { differs, type Hearing, moved, settle, stopped, stored } from './moves.ts'
import { applies, openKey } from './questions.ts'
import type { Given, InterviewState } from './state.ts'
import { spoken } from './summary.ts'
import { takeAll } from './take.ts'
import { unanswered } from './unanswered.ts'

/** What a message changes: answers, corrections, what stays missing, and the question that comes next. */
export function readAnswer(state: InterviewState, hearing: Hearing): InterviewState {
  const { message, plan, lexicon, lead } = hearing
  const { texts } = lexicon.language
  if (state.phase === 'summary' && !state.conflict) return readConfirmation(state, hearing)
  const conflictField = state.conflict ? plan.fields.find(one => one.at === state.conflict?.at) : undefined
  const question = plan.questions[state.asked ?? -1]
  const asked = conflictField ? [conflictField] : (question?.fields.filter(field => applies(field, state)) ?? [])
  const why = noAnswerIn(
    message.parts,
    lexicon,
    asked.length === 0 || asked[0]?.answer === 'text' || asked[0]?.answer === 'list',
  )
  if (!conflictField && question && question.at === null) return readOpen(state, question, why, hearing)
  const { taken, verdict } = takeAll(asked, message, plan, state, lexicon)
  const own = new Set(asked.map(one => one.at))
  const answersAsked = taken.some(one => own.has(one.field.at))
  const unknownYes =
    why === 'unknown' &&
    (asked[0]?.answer === 'boolean' ||
      (verdict.kind === 'value' && Array.isArray(verdict.value) && verdict.value.length === 0))
  const blocks =
    why === 'refused' ||
    (why === 'unknown' && (asked[0]?.answer !== 'number' || (verdict.kind === 'value' && verdict.value === 0))) ||
    unknownYes ||
    why === 'question' ||
    why === 'robot'
  const good =
    answersAsked && !(blocks && !isSure(asked[0], verdict, why, message.parts, lexicon))
      ? taken
      : taken.filter(one => !own.has(one.field.at))
  const others = good.filter(one => !own.has(one.field.at))
  const clash = others.find(
    one => !one.corrects && one.field.at in state.answers && differs(state.answers[one.field.at] as Given, one.given),
  )
  const next = stored(
    { ...state, conflict: null },
    good.filter(one => one !== clash && !(one.field.at in state.answers && !one.corrects && !own.has(one.field.at))),
  )
  const settled = good.some(one => own.has(one.field.at))
  if (settled) {
    const noted = good.find(one => own.has(one.field.at)) as Taken
    lead.text = asked.length === 1 ? `${texts.noted(spoken(noted.field, noted.given.value, lexicon))}\n\n` : ''
  }
  if (clash) return { ...next, conflict: { at: clash.field.at, now: clash.given } }
  if (settled) return moved(next, plan)
  if (conflictField) return moved(settle(next, asked, 'unclear', message), plan)
  return unanswered(next, asked, why, verdict, others.length > 0, hearing)
}

/**
 * Whether a value stands although the message also says "I don't know", refuses or asks something: an option that is
 * called so, or one named by its label before "rather not go into it".
 */
const isSure = (
  field: Field | undefined,
  verdict: Verdict,
  why: NoAnswer | null,
  parts: readonly Part[],
  lexicon: Lexicon,
): boolean => {
  if (verdict.kind !== 'value' || !field) return false
  const labels = field.options.flatMap((option, at) =>
    option.value === verdict.value || (Array.isArray(verdict.value) && verdict.value.includes(option.value))
      ? [aboutOf(field, lexicon).labels[at]?.text ?? '']
      : [],
  )
  if (why === 'unknown') return labels.some(label => holds(lexicon.cue('unknown'), label))
  if (why === 'refused') return labels.some(label => parts.some(part => part.text === label))
  return (why === 'question' || why === 'robot') && field.answer !== 'text' && field.answer !== 'list'
}

/** The answer to a checkpoint or goal without a field: kept in its words. */
function readOpen(
  state: InterviewState,
  question: Question,
  why: NoAnswer | null,
  { message, plan, lexicon, lead }: Hearing,
): InterviewState {
  const text = message.reading.source
  const key = openKey(question)
  const { taken } = takeAll([], message, plan, state, lexicon)
  const next = stored(
    state,
    taken.filter(one => !(one.field.at in state.answers)),
  )
  if (why === 'stop') return stopped(next, plan, message)
  if (why === 'unknown' || why === 'refused')
    return moved({ ...next, missing: { ...next.missing, [key]: { reason: why, messageId: message.id } } }, plan)
  if (why) {
    const times = (state.offTopic[key] ?? 0) + 1
    lead.text = `${why === 'robot' ? lexicon.language.texts.robot : lexicon.language.texts.offTopic}\n\n`
    const noted = {
      ...next,
      offTopic: { ...next.offTopic, [key]: times },
      asks: [...next.asks, { words: text.slice(0, 500), messageId: message.id }].slice(-20),
    }
    return times < 2 ? noted : moved({ ...noted, missing: { ...noted.missing, [key]: { reason: 'unclear' } } }, plan)
  }
  return moved({ ...next, open: { ...next.open, [key]: { words: text, messageId: message.id } } }, plan)
}
