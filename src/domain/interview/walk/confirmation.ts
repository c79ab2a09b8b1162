import { holds, type Lexicon } from '../languages/language.ts'
import { isQuestion, startsWith } from '../text/parts.ts'
import type { Message, Taken } from './message.ts'
import { differs, type Hearing, moved, stored } from './moves.ts'
import type { Given, InterviewState } from './state.ts'
import { changedLine } from './summary.ts'
import { takeAll } from './take.ts'

const ROUNDS = 3

/** The answer to the summary: yes, a correction, or neither; after three rounds the interview ends. */
export function readConfirmation(state: InterviewState, hearing: Hearing): InterviewState {
  const { message, plan, lexicon, lead } = hearing
  const { texts } = lexicon.language
  const text = message.parts.map(part => part.text).join(' ')
  const rounds = state.summaries + 1
  if (onlyConfirms(message, lexicon))
    return { ...state, status: 'completed', phase: 'closed', asked: null, pointer: null }
  const byValue = fixedByValue(state, hearing)
  const { taken } = byValue ? { taken: [byValue] } : takeAll([], message, plan, state, lexicon)
  const changed = taken.filter(
    one => !(one.field.at in state.answers) || differs(state.answers[one.field.at] as Given, one.given),
  )
  const closed: InterviewState = { ...state, status: 'completed', phase: 'closed', asked: null, pointer: null }
  if (changed.length) {
    const next = { ...stored(state, changed), summaries: rounds }
    const open = moved(next, plan)
    if (open.phase === 'asking') return open
    lead.text = `${changed.map(one => changedLine(one.field, one.given.value, lexicon)).join('\n')}\n\n${texts.right}`
    return rounds > ROUNDS ? closed : next
  }
  const isWrong = startsWith(lexicon.cue('wrong'), text) > 0
  const isRight =
    holds(lexicon.cue('confirm'), text) && !isWrong && !message.parts.every(part => isQuestion(part, lexicon))
  if (isRight || rounds > ROUNDS) return closed
  lead.text = isWrong ? texts.whatWrong : `${texts.offTopic}\n\n${texts.right}`
  if (!isWrong && !message.parts.some(part => isQuestion(part, lexicon))) lead.text = texts.right
  return { ...state, summaries: rounds }
}

/** Nothing is said but "yes, that's right": its words are no answers. */
function onlyConfirms(message: Message, lexicon: Lexicon): boolean {
  let confirmed = false
  for (const part of message.parts) {
    let rest = part.text
    for (let length = 1; length > 0 && rest; ) {
      const confirm = startsWith(lexicon.cue('confirm'), rest)
      length = Math.max(confirm, startsWith(lexicon.cue('filler'), rest))
      if (
        startsWith(lexicon.cue('wrong'), rest) > confirm ||
        (startsWith(lexicon.cue('wrong'), rest) > 0 && confirm === 0)
      )
        return false
      confirmed ||= confirm > 0
      rest = rest.slice(length).trim()
    }
    if (rest) return false
  }
  return confirmed
}

/** «Не 2, а 3» at the summary: the field that has the denied value. */
function fixedByValue(state: InterviewState, { message, plan }: Hearing): Taken | null {
  const numbers = message.parts.flatMap(part =>
    part.tokens
      .filter(one => one.kind === 'number')
      .map(one => ({ value: Number(one.norm), text: part.text, at: one })),
  )
  const denied = numbers.find(one =>
    new RegExp(`(?:^| )(?:не|not|οχι|οχ[ιη]|δεν) ${one.at.norm}(?: |$)`, 'u').test(one.text),
  )
  const right = numbers.find(one => one !== denied && one.value !== denied?.value)
  if (!denied || !right || numbers.length !== 2) return null
  const holders = plan.fields.filter(
    field => field.answer === 'number' && state.answers[field.at]?.value === denied.value,
  )
  const [field] = holders
  if (holders.length !== 1 || !field) return null
  const { minimum = right.value, maximum = right.value } = field.property
  if (right.value < minimum || right.value > maximum) return null
  return {
    field,
    given: { value: right.value, messageId: message.id, words: message.reading.source.slice(0, 500) },
    corrects: true,
  }
}
