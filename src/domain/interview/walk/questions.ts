import type { Lexicon } from '../languages/language.ts'
import { unitOf } from '../read/fit.ts'
import { fieldsOf } from '../template/fields.ts'
import type { Checkpoint, Field, InterviewTemplate, Question } from '../template/template.ts'
import { aboutOf, familiesIn, sameStem, topicOf } from '../text/field-words.ts'
import type { InterviewState } from './state.ts'

export interface Plan {
  readonly template: InterviewTemplate
  readonly fields: readonly Field[]
  readonly questions: readonly Question[]
  readonly locale: string
}

const plans = new WeakMap<InterviewTemplate, Map<Lexicon, Plan>>()

/** Fields and the order of questions: checkpoints, then what is required, then the rest; goals that name no field are open. */
export function planOf(template: InterviewTemplate, lexicon: Lexicon): Plan {
  const byLexicon = plans.get(template) ?? new Map<Lexicon, Plan>()
  plans.set(template, byLexicon)
  const made = byLexicon.get(lexicon) ?? makePlan(template, lexicon)
  byLexicon.set(lexicon, made)
  return made
}

function makePlan(template: InterviewTemplate, lexicon: Lexicon): Plan {
  const fields = fieldsOf(template.outputSchema)
  const questions: Question[] = []
  const taken = new Set<Field>()
  const ask = (candidates: readonly Field[], redFlagIf?: Checkpoint['redFlagIf']) => {
    for (const field of candidates) {
      if (taken.has(field)) continue
      const parent = field.at.slice(0, field.at.lastIndexOf('/'))
      const pair = /systolic$/.test(field.at) ? fields.find(one => one.at === `${parent}/diastolic`) : undefined
      taken.add(field)
      if (pair) taken.add(pair)
      questions.push({
        at: pair ? parent : field.at,
        fields: pair ? [field, pair] : [field],
        text: '',
        ...(redFlagIf ? { redFlagIf } : {}),
      })
    }
  }
  const open = (text: string, redFlagIf?: Checkpoint['redFlagIf']) =>
    questions.push({ at: null, fields: [], text, ...(redFlagIf ? { redFlagIf } : {}) })
  for (const one of template.checkpoints ?? []) {
    const checkpoint: Checkpoint = typeof one === 'string' ? { title: one } : one
    const title = checkpoint.title ?? checkpoint.id ?? ''
    const named = checkpoint.properties?.flatMap(name =>
      fields.filter(field => field.top === name || field.at === name),
    )
    const found = named ?? matching(title, fields, lexicon)
    if (found.length) ask(found, checkpoint.redFlagIf)
    else if (!named?.length && title) open(title, checkpoint.redFlagIf)
  }
  ask(fields.filter(field => field.required))
  ask(fields)
  for (const goal of template.goals ?? [])
    if (!matching(goal, fields, lexicon).length && fields.length === 0) open(goal)
  return { template, fields, questions, locale: lexicon.language.locale }
}

/** Fields that a checkpoint or goal in plain words means. */
function matching(text: string, fields: readonly Field[], lexicon: Lexicon): Field[] {
  const topic = topicOf(text, lexicon)
  const families = familiesIn(topic.text, lexicon)
  return fields.filter(field => {
    const { title, description } = aboutOf(field, lexicon)
    const words = [...title.content, ...description.content]
    return (
      topic.content.some(word => words.some(other => sameStem(word, other))) ||
      [...title.families].some(one => families.has(one))
    )
  })
}

/** Whether the conditions of a field hold; a field without an answer to its condition does not apply. */
export const applies = (field: Field, state: InterviewState): boolean =>
  field.askIf.every(({ at, values }) => {
    const given = state.answers[at]?.value
    return Array.isArray(given)
      ? given.some(one => values.includes(one))
      : given !== undefined && values.includes(given as string)
  })

export const isSettled = (field: Field, state: InterviewState) => field.at in state.answers || field.at in state.missing

export const openKey = (question: Question) => `#${question.text}`

export const isDone = (question: Question, state: InterviewState): boolean =>
  question.at === null
    ? openKey(question) in state.open || openKey(question) in state.missing
    : question.fields.every(field => !applies(field, state) || isSettled(field, state))

/** Index of the next question, null when all are settled. */
export function nextQuestion(plan: Plan, state: InterviewState): number | null {
  const index = plan.questions.findIndex(question => !isDone(question, state))
  return index < 0 ? null : index
}

/** Applicable top-level properties and open questions, and how many are settled. */
export function progressOf(plan: Plan, state: InterviewState): { covered: number; total: number } {
  const tops = new Map<string, boolean>()
  for (const field of plan.fields)
    if (applies(field, state)) tops.set(field.top, (tops.get(field.top) ?? true) && isSettled(field, state))
  const open = plan.questions.filter(question => question.at === null)
  const covered = [...tops.values()].filter(Boolean).length + open.filter(question => isDone(question, state)).length
  return { covered, total: tops.size + open.length }
}

/** The question in the template's words, else its title with the unit spoken. */
export function questionText(question: Question, plan: Plan, lexicon: Lexicon): string {
  const { texts } = lexicon.language
  const [first] = question.fields
  if (!first) return texts.open(question.text)
  const holder = question.fields.length > 1 ? objectAt(plan, question.at ?? '') : first.property
  if (holder?.description) return holder.description
  const unit = question.fields.length > 1 ? '' : (texts.units[unitOf(first)] ?? '')
  const title = holder?.title ?? first.title
  const said = topicOf(title, lexicon).text
  return texts.question(title, unit && !said.includes(topicOf(unit, lexicon).text) ? unit : '')
}

function objectAt(plan: Plan, at: string) {
  let found = plan.template.outputSchema ?? undefined
  for (const name of at.split('/').slice(1))
    found = found?.properties?.[name.replaceAll('~1', '/').replaceAll('~0', '~')]
  return found
}

export function quickRepliesOf(question: Question, lexicon: Lexicon): string[] {
  const { texts } = lexicon.language
  const [field] = question.fields
  if (!field || question.fields.length > 1) return field ? [texts.unknown] : []
  if (field.answer === 'boolean') return [texts.yes, texts.no, texts.unknown]
  if (field.answer === 'choice') return [...field.options.map(one => one.label), texts.unknown]
  if (field.answer === 'choices') return [...field.options.map(one => one.label), texts.none, texts.unknown]
  const { minimum, maximum, unit } = field.property
  if (
    field.answer === 'number' &&
    !unit &&
    minimum !== undefined &&
    maximum !== undefined &&
    maximum - minimum <= 10 &&
    field.integer
  )
    return [...Array.from({ length: maximum - minimum + 1 }, (_, step) => String(minimum + step)), texts.unknown]
  if (field.answer === 'list') return [texts.none, texts.unknown]
  return [texts.unknown]
}
