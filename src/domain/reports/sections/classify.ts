import type { Experiencer, SectionId } from '../extraction.ts'
import { type Company, relativeOf } from '../talk/company.ts'
import type { Statement } from '../talk/statements.ts'
import type { Reading, Segment, Speaker } from '../text/reading.ts'
import { has, hasDrug } from '../text/within.ts'
import { bestOf, noScores, type Scores, scoresOf, type Voice } from './scores.ts'

/** What was said before a statement and rules how it is read. */
export interface Context {
  heading: SectionId | null
  /** The doctor has begun to examine. */
  examined: boolean
  /** The first question about something particular has been asked. */
  asked: boolean
  previous: SectionId | null
  company: Company
}

export interface Range {
  from: number
  to: number
  asks: boolean
}

export function voiceOf({ form }: Reading, speaker: Speaker, { examined, heading }: Context, isAnswer: boolean): Voice {
  if (form === 'dictation')
    return heading ? { told: 1, stated: 1 } : examined ? { told: 0.6, stated: 1 } : { told: 1, stated: 0.8 }
  if (speaker === 'doctor') return { told: isAnswer ? 0.5 : 0.15, stated: 1 }
  if (speaker !== null) return { told: 1, stated: 0.12 }
  return examined ? { told: 0.35, stated: 1 } : { told: 1, stated: 0.5 }
}

/** Sections that the words of a patient never fill. */
const DOCTORS: readonly SectionId[] = ['examination', 'assessment']
const TOLD_ONLY: readonly SectionId[] = ['presentIllness', 'pastHistory', 'socialHistory', 'familyHistory']

export function sectionOf(
  reading: Reading,
  statement: Pick<Statement, 'questions' | 'leans'>,
  ranges: readonly Range[],
  speaker: Speaker,
  context: Context,
): { id: SectionId; score: number; experiencer: Experiencer } {
  const scores = noScores()
  const answers = ranges.filter(one => !one.asks)
  const asked = ranges.filter(one => one.asks)
  const add = (range: Range, weight: number, voice: Voice) => {
    const own = scoresOf(reading, range.from, range.to, voice)
    for (const id of Object.keys(own) as SectionId[]) scores[id] += own[id] * weight
  }
  const voice = voiceOf(reading, speaker, context, statement.questions > 0)
  for (const one of answers) add(one, 1.2, voice)
  // A doctor's question asks for what a patient tells; a patient's question asks for what the doctor will do.
  for (const one of asked)
    add(one, statement.leans ? 1 : 0.5, speaker === 'doctor' ? { told: 0.1, stated: 0.7 } : { told: 1, stated: 0 })
  const experiencer = experiencerOf(reading, answers, asked, speaker, context)
  if (experiencer !== 'patient') scores.familyHistory += 4
  gate(scores, reading, speaker, context, answers)
  return { ...bestOf(scores), experiencer }
}

function experiencerOf(
  reading: Reading,
  answers: readonly Range[],
  asked: readonly Range[],
  speaker: Speaker,
  context: Context,
): Experiencer {
  if (speaker === 'doctor' && reading.form !== 'dictation') return 'patient'
  for (const { from, to } of answers) {
    const relative = relativeOf(reading, from, to, speaker, context.company)
    if (relative) return relative
  }
  // "Anyone in the family with clots? – No."
  for (const { from, to } of asked) {
    const relative = relativeOf(reading, from, to, 'doctor', context.company)
    if (relative === 'family' || relative === 'parents') return relative
  }
  return 'patient'
}

function gate(scores: Scores, reading: Reading, speaker: Speaker, context: Context, answers: readonly Range[]): void {
  if (reading.form === 'dictation') {
    const { heading, previous, examined } = context
    if (heading) scores[heading] += 4
    else if (previous) scores[previous] += 0.8
    if (!examined && !heading) scores.assessment *= 0.7
    return
  }
  if (speaker === 'doctor') for (const id of TOLD_ONLY) scores[id] *= 0.6
  if (speaker === 'patient' || speaker === 'companion') {
    for (const id of DOCTORS) scores[id] = 0
    scores.safetyNet *= 0.3
  }
  if (speaker === null && context.examined) for (const id of TOLD_ONLY) scores[id] *= 0.7
  if (speaker === null && !context.examined) for (const id of DOCTORS) scores[id] *= 0.4
  if (context.previous && speaker !== 'doctor') scores[context.previous] += 0.4
  if (context.previous && speaker === 'doctor') scores[context.previous] += 0.5
  // A refusal, a forgotten dose: of a drug, not of the plan.
  if (speaker !== 'doctor' && answers.some(({ from, to }) => hasDrug(reading, from, to))) scores.plan *= 0.6
  if (answers.some(({ from, to }) => has(reading, from, to, 'small', 'greeting')))
    for (const id of ['plan', 'socialHistory', 'presentIllness'] as const) scores[id] -= 1.5
}

export const rangesOf = (segments: readonly Segment[]): Range[] =>
  segments.map(({ from, to, asks, loose }) => ({ from, to, asks: asks && !loose }))
