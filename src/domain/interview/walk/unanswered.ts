import type { Lexicon } from '../languages/language.ts'
import type { NoAnswer } from '../read/no-answer.ts'
import type { Verdict } from '../read/verdict.ts'
import type { Field } from '../template/template.ts'
import { type Hearing, moved, settle, stopped } from './moves.ts'
import type { InterviewState } from './state.ts'

/** A message that answers nothing of what was asked: it is asked again, once, or the field stays missing. */
export function unanswered(
  state: InterviewState,
  asked: readonly Field[],
  why: NoAnswer | null,
  verdict: Verdict,
  tookOthers: boolean,
  hearing: Hearing,
): InterviewState {
  const { message, plan, lexicon, lead } = hearing
  const { texts } = lexicon.language
  const key = state.pointer ?? ''
  if (why === 'stop') return stopped(state, plan, message)
  const range = why === 'unknown' && verdict.kind === 'unclear' && verdict.range === true && !(key in state.attempts)
  if (!range && (why === 'unknown' || why === 'refused')) return moved(settle(state, asked, why, message), plan)
  const asksBack = why === 'question' || why === 'robot'
  if (asksBack) {
    const times = (state.offTopic[key] ?? 0) + 1
    const noted = {
      ...state,
      offTopic: { ...state.offTopic, [key]: times },
      asks: [...state.asks, { words: message.reading.source.slice(0, 500), messageId: message.id }].slice(-20),
    }
    lead.text = `${why === 'robot' ? texts.robot : texts.offTopic}\n\n`
    lead.kind = 'question'
    if (times < 2) return noted
    return attempt(noted, asked, verdict, hearing)
  }
  if (tookOthers && verdict.kind === 'nothing') return state
  return attempt(state, asked, verdict, hearing)
}

/** Asks once more in other words; the second time the field stays missing. */
function attempt(
  state: InterviewState,
  asked: readonly Field[],
  verdict: Verdict,
  { message, plan, lexicon, lead }: Hearing,
): InterviewState {
  const key = state.pointer ?? ''
  const tries = (state.attempts[key] ?? 0) + 1
  const next = { ...state, attempts: { ...state.attempts, [key]: tries } }
  if (tries >= 2) return moved(settle(next, asked, 'unclear', message), plan)
  lead.kind = 'reask'
  lead.text = `${lead.text}${again(asked, verdict, lexicon)}\n\n`
  return next
}

function again(asked: readonly Field[], verdict: Verdict, lexicon: Lexicon): string {
  const { texts } = lexicon.language
  const [field] = asked
  if (!field) return texts.again.text
  if (asked.length > 1) return texts.pressure
  const { minimum, maximum } = field.property
  if (
    field.answer === 'number' &&
    verdict.kind === 'unclear' &&
    verdict.outside &&
    minimum !== undefined &&
    maximum !== undefined
  )
    return texts.bounds(String(minimum), String(maximum))
  const kinds = {
    number: 'number',
    boolean: 'boolean',
    choice: 'choice',
    choices: 'choice',
    list: 'list',
    date: 'date',
    'partial-date': 'date',
    duration: 'duration',
    text: 'text',
  } as const
  return texts.again[kinds[field.answer]]
}
