import type { SectionId } from '../extraction.ts'
import { restates } from '../talk/corrections.ts'
import type { Statement } from '../talk/statement.ts'
import type { Reading, Segment, Speaker } from '../text/shape.ts'
import { has, hasDrug, hasNumber, within } from '../text/within.ts'
import type { Context, Range, Read } from './context.ts'
import { dictated } from './dictated.ts'
import { gate } from './gate.ts'
import { headingAsked, refusesOffer, reportsValues, tellsSusceptibility } from './reported.ts'
import { bestOf, noScores, scoresOf, type Voice } from './scores.ts'
import { weighDictation } from './weigh/dictation.ts'
import { weighDoctor } from './weigh/doctor.ts'
import { weighExchange } from './weigh/exchange.ts'
import { REFUSED, weighTopic } from './weigh/topic.ts'
import { weighVisit } from './weigh/visit.ts'
import { experiencerOf } from './whose.ts'

export function voiceOf({ form }: Reading, speaker: Speaker, { examined }: Context, isAnswer: boolean): Voice {
  if (form === 'dictation') return { told: 1, stated: 1 }
  if (speaker === 'doctor') return { told: isAnswer && !examined ? 0.5 : 0.15, stated: 1 }
  if (speaker !== null) return { told: 1, stated: 0.12 }
  return examined ? { told: 0.35, stated: 1 } : { told: 1, stated: 0.5 }
}

/** Pieces of speech without punctuation mix voices: what counts is where they lie. */
const EARLY: Voice = { told: 1, stated: 0.3 }
const LATE: Voice = { told: 0.3, stated: 1 }

/** The section that the parts of a statement belong to. */
export function sectionOf(
  reading: Reading,
  statement: Pick<Statement, 'questions' | 'leans' | 'corrected' | 'proposal' | 'visit'>,
  ranges: readonly Range[],
  speaker: Speaker,
  context: Context,
): Read {
  const scores = noScores()
  const answers = ranges.filter(one => !one.asks)
  const asked = ranges.filter(one => one.asks)
  const add = (range: Range, weight: number, voice: Voice) => {
    const own = scoresOf(reading, range.from, range.to, voice)
    for (const id of Object.keys(own) as SectionId[]) scores[id] += own[id] * weight
  }
  const late = answers[0]?.late
  const weighs =
    context.examining &&
    asked.some(({ from, to }) => has(reading, from, to, 'vital')) &&
    answers.some(({ from, to }) => hasNumber(reading, from, to))
  const reports = speaker !== 'doctor' && (weighs || reportsValues(reading, asked, answers))
  const voice = reports
    ? LATE
    : late === undefined
      ? voiceOf(reading, speaker, context, statement.questions > 0)
      : late
        ? LATE
        : EARLY
  for (const one of answers) add(one, 1.2, voice)
  // A doctor's question asks for what a patient tells; a patient's question asks for what the doctor will do.
  for (const one of asked) add(one, 1, speaker === 'doctor' ? { told: 0.1, stated: 0.7 } : { told: 1, stated: 0 })
  const person =
    statement.corrected && answers.some(({ from, to }) => restates(reading, from, to)) ? answers.slice(0, 1) : answers
  const told = experiencerOf(reading, person, asked, speaker, context)
  // Under "Social" a relative is whom the patient lives with.
  const lives =
    reading.form === 'dictation' &&
    context.heading === 'socialHistory' &&
    answers.every(
      ({ from, to }) => has(reading, from, to, 'life') && !has(reading, from, to, 'disease', 'operation', 'allergy'),
    )
  const experiencer = lives ? 'patient' : told
  const part = { reading, asked, answers, speaker, experiencer, context }
  weighExchange(scores, part)
  // Without punctuation a relative may be spoken of beside the patient: there the neighbours decide.
  const [said] = answers
  const beside = said?.loose === true && said.hint !== 'familyHistory' && isSecond(reading, said)
  if (experiencer !== 'patient' && beside) scores.familyHistory += 2
  else if (experiencer !== 'patient')
    scores.familyHistory = Math.max(8 + scores.familyHistory, 1 + Math.max(...Object.values(scores)))
  if (context.unheaded && answers.some(({ from }) => DENIES.test(reading.words[from]?.norm ?? '')))
    scores.presentIllness += DENIED
  weighDictation(scores, part)
  weighVisit(scores, part)
  if (reading.form === 'dictation') return dictated(scores, context, experiencer, answers[0]?.hint)
  gate(scores, reading, reports ? 'doctor' : speaker, context, ranges, voice)
  // The neighbours of a piece do not make a relative's illness the patient's.
  if (experiencer !== 'patient' && !beside)
    scores.familyHistory = Math.max(scores.familyHistory, 0.5 + scores.pastHistory)
  if (reports) scores.examination += REPORTED
  if (answers.some(one => tellsSusceptibility(reading, one))) {
    scores.examination += REPORTED
    for (const id of ['drugHistory', 'plan', 'allergies'] as const) scores[id] *= 0.2
  }
  if (speaker !== 'doctor' && context.examined && refusesOffer(reading, asked, answers)) scores.plan += REFUSED
  // "What do you take? – Milithin 300, one in the morning.": a name that no list has.
  if (
    speaker !== 'doctor' &&
    asked.some(({ from, to }) => has(reading, from, to, 'take', 'drug-word')) &&
    answers.some(({ from, to }) => hasNumber(reading, from, to) && has(reading, from, to, 'frequency'))
  )
    scores.drugHistory += 4
  const named = speaker === 'doctor' ? null : headingAsked(reading, asked)
  if (named && experiencer === 'patient') scores[named] += HEADED
  if (speaker === 'doctor') weighDoctor(scores, part)
  weighTopic(scores, part, beside)
  if (statement.proposal) scores.plan += PROPOSED
  if (statement.visit)
    scores[ranges.some(({ from, to }) => has(reading, from, to, 'result')) ? 'plan' : 'followUp'] += PROPOSED
  return { ...bestOf(scores), experiencer }
}

/** What is denied before the first heading belongs to why the patient has come. */
const DENIES = /^(?:no|not|denies|denied|never|не|нет|отрица\p{L}*|без|δεν|αρνειται|ουτε|οχι|χωρισ)$/u
const DENIED = 3
/** The sentence has a fact about the patient before it names a relative. */
function isSecond(reading: Reading, { from, to }: Range): boolean {
  const at = [...within(reading, from, to, 'relative')][0]?.from ?? from
  return hasDrug(reading, from, at) || has(reading, from, at, 'disease', 'operation', 'allergy', 'drug-word', 'symptom')
}

/** What was proposed and turned down is the plan's, however much it speaks of medicines. */
const PROPOSED = 100
/** What another one reports as measured. */
const REPORTED = 4
const HEADED = 5
export const rangesOf = (segments: readonly Segment[], questions: number): Range[] =>
  segments.map(({ from, to, asks, loose, hint, late }, index) => ({
    from,
    to,
    asks: (asks && !loose) || index < questions,
    loose,
    ...(hint !== undefined && { hint }),
    ...(late !== undefined && { late }),
  }))
