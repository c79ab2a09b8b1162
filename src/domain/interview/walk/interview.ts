import { holds, type Lexicon } from '../languages/language.ts'
import type { Day } from '../read/dates.ts'
import { type NoAnswer, noAnswerIn } from '../read/no-answer.ts'
import type { Verdict } from '../read/verdict.ts'
import type { Field, InterviewTemplate, Question } from '../template/template.ts'
import { aboutOf } from '../text/field-words.ts'
import { readWords } from '../text/fold.ts'
import { isQuestion, partsOf, startsWith } from '../text/parts.ts'
import {
  applies,
  nextQuestion,
  openKey,
  type Plan,
  planOf,
  progressOf,
  questionText,
  quickRepliesOf,
} from './questions.ts'
import { FRESH, type Given, type InterviewState, type MissingReason, type Reply, type ReplyKind } from './state.ts'
import { changedLine, spoken, summaryOf } from './summary.ts'
import { type Message, type Taken, takeAll } from './take.ts'

/** The emergency check and its texts, so that rules of other languages load beside this one's. */
export interface Emergencies {
  /** The group that fires on these messages, oldest first; the last one must add to it. */
  readonly check: (messages: readonly string[]) => string | null
  readonly text: (group: string) => string
  readonly buttons: readonly string[]
  readonly isContinue: (message: string) => boolean
}

export interface Incoming {
  readonly id: string
  readonly text: string
  /** The respondent's day. */
  readonly today: Day
  /** When it was sent, ISO; kept with an emergency. */
  readonly at: string
}

export interface Turn {
  readonly state: InterviewState
  readonly reply: Reply
}

export interface Interviewer {
  readonly start: () => Turn
  readonly answer: (state: InterviewState, message: Incoming) => Turn
}

/** The built-in interviewer of one template in one language. Deterministic; no clock, no network. */
export function createInterviewer(
  template: InterviewTemplate,
  lexicon: Lexicon,
  emergencies: Emergencies,
): Interviewer {
  const plan = planOf(template, lexicon)
  return {
    start() {
      const state = moved(FRESH, plan)
      return { state, reply: replyTo(state, plan, lexicon, `${lexicon.language.texts.welcome}\n\n`) }
    },
    answer: (state, message) => answer(state, message, plan, lexicon, emergencies),
  }
}

/** Moves to the next open question, or to the summary. */
function moved(state: InterviewState, plan: Plan): InterviewState {
  const asked = nextQuestion(plan, state)
  if (asked === null) return { ...state, phase: 'summary', asked: null, pointer: null }
  const question = plan.questions[asked] as Question
  return { ...state, phase: 'asking', asked, pointer: question.at }
}

function replyTo(state: InterviewState, plan: Plan, lexicon: Lexicon, lead = '', kind: ReplyKind = 'question'): Reply {
  const { texts } = lexicon.language
  const base = { status: state.status, progress: progressOf(plan, state), emergency: false }
  if (state.phase === 'closed')
    return { ...base, response: { content: texts.thanks, property: null, kind: 'closed' }, quickReplies: [] }
  if (state.conflict) {
    const { at, now } = state.conflict
    const field = plan.fields.find(one => one.at === at) as Field
    const before = state.answers[at] as Given
    const said = (given: Given) => spoken(field, given.value, lexicon)
    return {
      ...base,
      response: { content: `${field.title}. ${texts.conflict(said(before), said(now))}`, property: at, kind: 'reask' },
      quickReplies: [said(before), said(now), texts.unknown],
    }
  }
  if (state.phase === 'summary')
    return {
      ...base,
      // A lead that ends in an empty line stands before the summary; another one is the whole message.
      response: {
        content: lead === '' || lead.endsWith('\n\n') ? `${lead}${summaryOf(plan, state, lexicon)}` : lead,
        property: null,
        kind: 'summary',
      },
      quickReplies: [texts.rightYes, texts.rightNo],
    }
  const question = plan.questions[state.asked ?? 0] as Question
  return {
    ...base,
    response: { content: `${lead}${questionText(question, plan, lexicon)}`, property: question.at, kind },
    quickReplies: quickRepliesOf(question, lexicon),
  }
}

function answer(
  before: InterviewState,
  incoming: Incoming,
  plan: Plan,
  lexicon: Lexicon,
  emergencies: Emergencies,
): Turn {
  const text = incoming.text.slice(0, 4000)
  if (before.phase === 'closed') return afterEnd(before, incoming, text, plan, lexicon, emergencies)
  if (emergencies.isContinue(text) && (before.emergency !== null || before.urgent.length > 0)) {
    const state = {
      ...before,
      emergency: null,
      urgent: before.urgent.map(one => ({ ...one, denied: true })),
      recent: [],
    }
    return { state, reply: replyTo(state, plan, lexicon) }
  }
  const group = emergencies.check([...before.recent, text])
  let state: InterviewState = { ...before, recent: [...before.recent, text].slice(-2).map(one => one.slice(0, 1000)) }
  const lead = { text: '', kind: 'question' as ReplyKind }
  state = read(state, incoming, text, plan, lexicon, lead)
  const flag = redFlag(state, plan)
  if (flag) state = { ...state, flagged: [...state.flagged, flag] }
  const shown = group ?? (flag ? 'redFlag' : before.emergency === 'selfharm' ? 'selfharm' : null)
  if (shown) {
    const urgent =
      group || flag
        ? [...state.urgent, { group: shown, words: text.slice(0, 500), messageId: incoming.id, at: incoming.at }]
        : state.urgent
    state = {
      ...state,
      emergency: shown,
      urgent,
      recent: group ? [] : state.recent,
      status: 'active',
      phase: state.phase === 'closed' ? 'summary' : state.phase,
    }
    return { state, reply: alarm(state, shown, plan, emergencies) }
  }
  state = { ...state, emergency: null }
  return { state, reply: replyTo(state, plan, lexicon, lead.text, lead.kind) }
}

const alarm = (state: InterviewState, group: string, plan: Plan, emergencies: Emergencies): Reply => ({
  status: state.status,
  response: { content: emergencies.text(group), property: null, kind: 'emergency' },
  quickReplies: emergencies.buttons,
  progress: progressOf(plan, state),
  emergency: true,
})

/** The interview stays ended and its answers as they are; an emergency is noticed all the same. */
function afterEnd(
  before: InterviewState,
  { id, at }: Incoming,
  text: string,
  plan: Plan,
  lexicon: Lexicon,
  emergencies: Emergencies,
): Turn {
  const group = emergencies.check([text])
  if (!group) return { state: before, reply: replyTo(before, plan, lexicon) }
  const state = { ...before, urgent: [...before.urgent, { group, words: text.slice(0, 500), messageId: id, at }] }
  return { state, reply: alarm(state, group, plan, emergencies) }
}

/** A checkpoint's red flag that a new answer raises; each is raised once. */
function redFlag(state: InterviewState, plan: Plan): string | null {
  for (const question of plan.questions)
    for (const [name, values] of Object.entries(question.redFlagIf ?? {})) {
      const at = name.startsWith('/') ? name : `/${name}`
      const value = state.answers[at]?.value
      const hit = Array.isArray(value)
        ? value.some(one => values.includes(one))
        : value !== undefined && values.includes(value as string)
      if (hit && !state.flagged.includes(at)) return at
    }
  return null
}

const stored = (state: InterviewState, taken: readonly Taken[]): InterviewState => {
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

function read(
  state: InterviewState,
  incoming: Incoming,
  text: string,
  plan: Plan,
  lexicon: Lexicon,
  lead: { text: string; kind: ReplyKind },
): InterviewState {
  const { texts } = lexicon.language
  const reading = readWords(text, lexicon.language)
  const parts = partsOf(reading, lexicon)
  const message: Message = { id: incoming.id, reading, parts, today: incoming.today }
  if (state.phase === 'summary' && !state.conflict) return readConfirmation(state, message, plan, lexicon, lead)
  const conflictField = state.conflict ? plan.fields.find(one => one.at === state.conflict?.at) : undefined
  const question = plan.questions[state.asked ?? -1]
  const asked = conflictField ? [conflictField] : (question?.fields.filter(field => applies(field, state)) ?? [])
  const why = noAnswerIn(
    parts,
    lexicon,
    asked.length === 0 || asked[0]?.answer === 'text' || asked[0]?.answer === 'list',
  )
  if (!conflictField && question && question.at === null)
    return readOpen(state, question, message, text, why, plan, lexicon, lead)
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
    answersAsked && !(blocks && !isSure(asked[0], verdict, why, lexicon))
      ? taken
      : taken.filter(one => !own.has(one.field.at))
  const others = good.filter(one => !own.has(one.field.at))
  const clash = others.find(
    one => !one.corrects && one.field.at in state.answers && differs(state.answers[one.field.at] as Given, one.given),
  )
  let next = stored(
    { ...state, conflict: null },
    good.filter(one => one !== clash && !(one.field.at in state.answers && !one.corrects && !own.has(one.field.at))),
  )
  const settled = good.some(one => own.has(one.field.at))
  if (settled) {
    const noted = good.find(one => own.has(one.field.at)) as Taken
    lead.text = asked.length === 1 ? `${texts.noted(spoken(noted.field, noted.given.value, lexicon))}\n\n` : ''
  } else if (clash && !others.some(one => one !== clash)) next = { ...next, attempts: { ...next.attempts } }
  if (clash) return { ...next, conflict: { at: clash.field.at, now: clash.given } }
  if (settled) return moved(next, plan)
  if (conflictField) return moved(settle(next, asked, 'unclear', message), plan)
  return unanswered(next, asked, why, verdict, others.length > 0, message, plan, lexicon, lead)
}

/**
 * Whether a value stands although the message also says "I don't know" or asks something. "Not sure" is a value where
 * an option is called so.
 */
const isSure = (field: Field | undefined, verdict: Verdict, why: NoAnswer | null, lexicon: Lexicon): boolean => {
  if (verdict.kind !== 'value' || !field) return false
  if (why === 'unknown') {
    const at = field.options.findIndex(option => option.value === verdict.value)
    return at >= 0 && holds(lexicon.cue('unknown'), aboutOf(field, lexicon).labels[at]?.text ?? '')
  }
  return (why === 'question' || why === 'robot') && field.answer !== 'text' && field.answer !== 'list'
}

const differs = (one: Given, other: Given) => JSON.stringify(one.value) !== JSON.stringify(other.value)

const settle = (
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

function unanswered(
  state: InterviewState,
  asked: readonly Field[],
  why: NoAnswer | null,
  verdict: Verdict,
  tookOthers: boolean,
  message: Message,
  plan: Plan,
  lexicon: Lexicon,
  lead: { text: string; kind: ReplyKind },
): InterviewState {
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
    return attempt(noted, asked, key, verdict, message, plan, lexicon, lead, lead.text)
  }
  if (tookOthers && verdict.kind === 'nothing') return state
  return attempt(state, asked, key, verdict, message, plan, lexicon, lead, '')
}

/** Asks once more in other words; the second time the field stays missing. */
function attempt(
  state: InterviewState,
  asked: readonly Field[],
  key: string,
  verdict: Verdict,
  message: Message,
  plan: Plan,
  lexicon: Lexicon,
  lead: { text: string; kind: ReplyKind },
  before: string,
): InterviewState {
  const tries = (state.attempts[key] ?? 0) + 1
  const next = { ...state, attempts: { ...state.attempts, [key]: tries } }
  if (tries >= 2) return moved(settle(next, asked, 'unclear', message), plan)
  lead.kind = 'reask'
  lead.text = `${before}${again(asked, verdict, lexicon)}\n\n`
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

function stopped(state: InterviewState, plan: Plan, message: Message): InterviewState {
  const missing = { ...state.missing }
  for (const field of plan.fields)
    if (applies(field, state) && !(field.at in state.answers) && !(field.at in missing))
      missing[field.at] = { reason: 'notAsked', messageId: message.id }
  for (const question of plan.questions)
    if (question.at === null && !(openKey(question) in state.open)) missing[openKey(question)] = { reason: 'notAsked' }
  return moved({ ...state, missing }, plan)
}

/** The answer to a checkpoint or goal without a field: kept in its words. */
function readOpen(
  state: InterviewState,
  question: Question,
  message: Message,
  text: string,
  why: NoAnswer | null,
  plan: Plan,
  lexicon: Lexicon,
  lead: { text: string; kind: ReplyKind },
): InterviewState {
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

const ROUNDS = 3

function readConfirmation(
  state: InterviewState,
  message: Message,
  plan: Plan,
  lexicon: Lexicon,
  lead: { text: string; kind: ReplyKind },
): InterviewState {
  const { texts } = lexicon.language
  const text = message.parts.map(part => part.text).join(' ')
  const rounds = state.summaries + 1
  if (onlyConfirms(message, lexicon))
    return { ...state, status: 'completed', phase: 'closed', asked: null, pointer: null }
  const byValue = fixedByValue(message, plan, state, lexicon)
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
function fixedByValue(message: Message, plan: Plan, state: InterviewState, lexicon: Lexicon): Taken | null {
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
    corrects: lexicon !== undefined,
  }
}
