import type { Lexicon } from '../languages/language.ts'
import type { Day } from '../read/calendar.ts'
import type { Field, InterviewTemplate, Question } from '../template/template.ts'
import { readWords } from '../text/fold.ts'
import { partsOf } from '../text/parts.ts'
import { moved } from './moves.ts'
import { type Plan, planOf, progressOf, questionText, quickRepliesOf } from './questions.ts'
import { readAnswer } from './read-answer.ts'
import { FRESH, type Given, type InterviewState, type Reply, type ReplyKind } from './state.ts'
import { spoken, summaryOf } from './summary.ts'

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
        content:
          lead === '' || lead.endsWith('\n\n') ? `${lead}${summaryOf(plan, state, lexicon)}\n\n${texts.right}` : lead,
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
  const reading = readWords(text, lexicon.language)
  const message = { id: incoming.id, reading, parts: partsOf(reading, lexicon), today: incoming.today }
  const lead = { text: '', kind: 'question' as ReplyKind }
  state = readAnswer(state, { message, plan, lexicon, lead })
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
