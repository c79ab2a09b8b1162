import { asksFunction, lacksFunction } from '../attributes/functions.ts'
import type { SectionId } from '../extraction.ts'
import type { CueClass } from '../lexicon/classes.ts'
import type { Range, Read } from '../sections/context.ts'
import { isMedical } from '../talk/statement.ts'
import type { Reading } from '../text/shape.ts'
import { has, hasDrug, normsIn } from '../text/within.ts'
import { featuresOf, type Part } from './features.ts'
import { type LinearModel, logProbabilities } from './linear.ts'

/** How much a logarithm of the model's probability counts beside the rules' scores. */
const TRUST = 1
/** Probability below which a part is left out that the rules would print: one that names something of medicine, and any other. */
const IDLE = { medical: 0.2, other: 0.5 }
/** Probability above which a part is printed that the rules would leave out. */
const TELLING = 0.9
const MEDICAL: readonly CueClass[] = ['symptom', 'finding', 'disease', 'result', 'vital', 'organ', 'operation']

/** A relative's illness, allergy or medicine is never made the patient's. */
const PATIENTS: ReadonlySet<SectionId> = new Set(['allergies', 'drugHistory', 'pastHistory'])

/** "Was an ulcer ever found?": of an illness and of before. */
const asksEver = ({ reading, ranges }: Part) =>
  ranges.some(
    ({ from, to, asks }) =>
      asks && has(reading, from, to, 'disease', 'symptom') && has(reading, from, to, 'past', 'history'),
  )

/** A patient's own diagnosis is never the doctor's. */
const tells = ({ speaker }: Part) => speaker === 'patient' || speaker === 'companion'

/** The section by the rules' scores and by the model together. */
export function refiled(part: Part, filing: LinearModel): Read {
  const { read } = part
  const likely = logProbabilities(filing, featuresOf(part))
  let id = read.id
  let best = Number.NEGATIVE_INFINITY
  for (const [at, one] of (filing.classes as SectionId[]).entries()) {
    if (read.experiencer !== 'patient' && read.id === 'familyHistory' && PATIENTS.has(one)) continue
    if (one === 'assessment' && one !== read.id && tells(part)) continue
    if (one === 'presentIllness' && read.id === 'pastHistory' && asksEver(part)) continue
    const score = read.scores[one] + TRUST * (likely[at] ?? 0)
    if (score > best) [id, best] = [one, score]
  }
  return { ...read, id }
}

/** Features of the question whether a part is worth printing: what it says, and what the rules hold of it. */
export function worthFeatures(part: Part, worth: boolean): Set<string> {
  const { ranges, read } = part
  const words = ranges.reduce((sum, { from, to }) => sum + to - from, 0)
  return featuresOf(part)
    .add(`worth ${worth}`)
    .add(`worth ${worth} ${Math.min(8, Math.floor(read.score))}`)
    .add(`section ${read.id}`)
    .add(`words ${Math.min(6, Math.floor(words / 3))}`)
}

const HOW_LONG =
  /^(?:(?:и|ну|а|так|and|so|και) )?(?:how long(?: (?:for|ago|have you had (?:it|that|this|them)|has (?:it|this|that) been (?:there|going on|open|like that)))?|since when|when did (?:it|this|that|they|all this) (?:start|begin|come on)|(?:как )?давно(?: (?:это|так|у вас|болит|началось))?|сколько (?:днеи|времени|уже)|с каких пор|когда (?:это |все )?началось|(?:και )?απο ποτε(?: (?:το εχετε|τα εχετε|ειναι|ξεκινησε|αρχισε))?|ποσο καιρο(?: (?:το εχετε|τωρα|κραταει))?|ποσεσ μερεσ|ποτε (?:ξεκινησε|αρχισε|αρχισαν)(?: \p{L}+)?)$/u
/** "How long?", which names nothing else: of what was complained of. */
const asksHowLong = (reading: Reading, { from, to }: Range) => HOW_LONG.test(normsIn(reading, from, to))

/** "What brings you in? – I haven't slept for a week.": a complaint that answers an open question. */
const saysWhyCome = ({ reading, ranges, speaker, context: { examined } }: Part): boolean =>
  !examined &&
  speaker !== 'doctor' &&
  ranges.some(({ from, to, asks }) => asks && has(reading, from, to, 'open-question')) &&
  ranges.some(
    ({ from, to, asks }) =>
      !asks && (has(reading, from, to, 'symptom', 'disease', 'organ') || lacksFunction(reading, from, to)),
  )

/** Whether a part is printed: the rules decide unless the model is sure that they are wrong. */
export function isTelling(part: Part, worth: boolean, model: LinearModel): boolean {
  const { reading, ranges } = part
  const any = (...classes: CueClass[]) => ranges.some(({ from, to }) => has(reading, from, to, ...classes))
  // An allergy, a medicine and what was asked of the body are never left out for their tone.
  if (worth && (any('allergy') || ranges.some(({ from, to }) => hasDrug(reading, from, to)))) return true
  if (
    worth &&
    ranges.some(({ from, to, asks }) => asks && (isMedical(reading, from, to) || asksFunction(reading, from, to)))
  )
    return true
  if (worth && (part.statement.disputed || ranges.some(one => one.asks && asksHowLong(reading, one)))) return true
  if (worth && saysWhyCome(part)) return true
  // "Can I drive? – Not for a month.": a length of time that the doctor answers.
  const limits = ({ from, to, asks }: Range) => !asks && has(reading, from, to, 'course')
  if (worth && part.speaker === 'doctor' && ranges.some(({ asks }) => asks) && ranges.some(limits)) return true
  const likely = Math.exp(logProbabilities(model, worthFeatures(part, worth))[0] ?? 0)
  return worth
    ? likely >= (any(...MEDICAL) || part.context.previous === 'allergies' ? IDLE.medical : IDLE.other)
    : likely > TELLING
}
