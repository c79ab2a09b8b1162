import type { Lexicon } from '../languages/language.ts'
import type { Question } from '../template/template.ts'
import type { Incoming, Interviewer, Turn } from './interview.ts'
import { isSettled, type Plan } from './questions.ts'
import type { Given, InterviewState } from './state.ts'
import { changedLine, spoken } from './summary.ts'

/** A message that answers an earlier question again, by the JSON pointer of that question. */
export interface Corrected extends Incoming {
  readonly corrects?: string | undefined
}

export interface CorrectingInterviewer extends Interviewer {
  /** With `corrects` the message is read for that question alone; what is not understood leaves the earlier answer. */
  readonly answer: (state: InterviewState, message: Corrected) => Turn
}

/** An interviewer that also takes corrections of one named question, which no words of the respondent need to name. */
export function withCorrections(interviewer: Interviewer, plan: Plan, lexicon: Lexicon): CorrectingInterviewer {
  return {
    start: interviewer.start,
    answer(state, message) {
      const index = plan.questions.findIndex(({ at }) => at !== null && at === message.corrects)
      const question = plan.questions[index]
      const open = question && state.status === 'active' && state.emergency === null
      if (!open || !question.fields.some(field => isSettled(field, state))) return interviewer.answer(state, message)
      return correct(state, message, question, index)
    },
  }

  function correct(state: InterviewState, message: Incoming, question: Question, index: number): Turn {
    const own = new Set(question.fields.map(({ at }) => at))
    const without = <Value>(all: Readonly<Record<string, Value>>) =>
      Object.fromEntries(Object.entries(all).filter(([at]) => !own.has(at) && at !== question.at))
    const turn = interviewer.answer(
      {
        ...{ ...state, phase: 'asking', asked: index, pointer: question.at, conflict: null },
        ...{ answers: without(state.answers), missing: without(state.missing), attempts: without(state.attempts) },
      },
      message,
    )
    const settled = question.fields.filter(field => isSettled(field, turn.state))
    if (settled.length === 0) {
      const { urgent, recent, emergency, asks } = turn.state
      return { state: { ...state, urgent, recent, emergency, asks }, reply: turn.reply }
    }
    const answers = { ...turn.state.answers }
    for (const { at } of question.fields) {
      const [before, now] = [state.answers[at], answers[at]]
      if (before && now) answers[at] = withHistory(before, now)
    }
    const next = { ...turn.state, answers, attempts: { ...state.attempts, ...turn.state.attempts } }
    return { state: next, reply: turn.reply.emergency ? turn.reply : readBack(next, turn, question) }
  }

  /** "Corrected. Weight: 82", then what is asked next. */
  function readBack(state: InterviewState, { reply }: Turn, { fields }: Question): Turn['reply'] {
    const { texts } = lexicon.language
    const lines = fields.flatMap(field => {
      const given = state.answers[field.at]
      return given ? [changedLine(field, given.value, lexicon)] : []
    })
    const noted = fields.flatMap(field => {
      const given = state.answers[field.at]
      return given ? [`${texts.noted(spoken(field, given.value, lexicon))}\n\n`] : []
    })
    const { content } = reply.response
    const lead = noted.find(one => content.startsWith(one)) ?? ''
    const rest = state.phase === 'summary' ? texts.right : content.slice(lead.length)
    const said = lines.length === 0 ? rest : [lines.join('\n'), rest].filter(Boolean).join('\n\n')
    return { ...reply, response: { ...reply.response, content: said } }
  }
}

function withHistory(before: Given, now: Given): Given {
  const { value, messageId, replaced = [] } = before
  if (JSON.stringify(value) === JSON.stringify(now.value)) return { ...now, ...(before.replaced ? { replaced } : {}) }
  return { ...now, replaced: [...replaced, { value, messageId }].slice(-5) }
}
