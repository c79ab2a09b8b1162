import type { SectionId } from '../extraction.ts'
import { restates, turnsDown } from '../talk/corrections.ts'
import { isMedical, type Statement } from '../talk/statement.ts'
import type { Reading, Segment, Speaker } from '../text/shape.ts'
import { has, hasDrug, hasNumber, startsWith, within } from '../text/within.ts'
import type { Context, Range, Read } from './context.ts'
import { dictated } from './dictated.ts'
import { advises, asksOfIllness, doctorSays, goesOnConcluding, guessesCause, readsOut } from './doctor-says.ts'
import { gate } from './gate.ts'
import { asksIllness, forbidsWith, tellsKnown } from './illnesses.ts'
import {
  drinksWater,
  headingAsked,
  isAppointment,
  isPermission,
  refusesOffer,
  reportsValues,
  tellsSusceptibility,
} from './reported.ts'
import { bestOf, noScores, scoresOf, type Voice } from './scores.ts'
import { topicOf } from './topics.ts'
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
  statement: Pick<Statement, 'questions' | 'leans' | 'corrected' | 'proposal'>,
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
  if ([...asked, ...answers].some(({ from, to }) => has(reading, from, to, 'allergy'))) scores.drugHistory *= 0.4
  const hedges = answers.some(({ from, to }) => has(reading, from, to, 'hedge'))
  // "Most likely an angiogram tomorrow."
  const plans = answers.some(
    ({ from, to }) => has(reading, from, to, 'term') && has(reading, from, to, 'result', 'operation'),
  )
  if (speaker === 'doctor' && asked.length > 0 && hedges) scores[plans ? 'plan' : 'assessment'] += 2.5
  const ofAllergy = asked.filter(({ from, to }) => has(reading, from, to, 'allergy'))
  if (ofAllergy.some(({ from, to }) => !isOfBody(reading, from, to))) scores.allergies += 4
  // "And to foods?", asked behind an answer about allergies.
  else if (context.previous === 'allergies' && asked.some(one => AND_TO.test(normsOf(reading, one))))
    scores.allergies += 5
  // "A rash on your skin?"
  else if (ofAllergy.length > 0) scores.allergies *= 0.3
  if (
    asked.some(
      ({ from, to }) =>
        has(reading, from, to, 'course') &&
        !hasDrug(reading, from, to) &&
        !has(reading, from, to, 'smoke', 'drug-word', 'operation', 'allergy'),
    )
  )
    scores.presentIllness += 1.5
  // "Ulcers, gastritis?", "Any other illnesses?": illnesses and nothing else.
  if (
    speaker !== 'doctor' &&
    !context.examined &&
    experiencer === 'patient' &&
    asked.some(one => asksIllness(reading, one))
  )
    scores.pastHistory += OF_ILLNESSES
  if (speaker === 'doctor' && !context.examined && answers.some(one => tellsKnown(reading, one)))
    scores.pastHistory += KNOWN
  if (speaker === 'doctor' && answers.some(one => forbidsWith(reading, one))) scores.plan += KNOWN
  // "Treated before? – I was in hospital with depression."
  if (
    asked.some(one => TREATED.test(normsOf(reading, one))) &&
    answers.every(one => !hasDrug(reading, one.from, one.to) && has(reading, one.from, one.to, 'disease'))
  )
    scores.pastHistory += KNOWN
  if (drinksWater(reading, asked, answers)) {
    scores.presentIllness += 4
    scores.socialHistory *= 0.3
  }
  if (asked.some(one => ASKS_TAKEN.test(normsOf(reading, one)))) scores.drugHistory += 4
  if (experiencer === 'patient' && asked.some(one => ASKS_CONTACT.test(normsOf(reading, one))))
    scores.presentIllness += CONTACT
  // "Imuran? – I stopped it, it upset my pancreas."
  if (
    asked.some(({ from, to }) => hasDrug(reading, from, to) && !has(reading, from, to, 'allergy')) &&
    answers.some(({ from, to }) => has(reading, from, to, 'stop'))
  )
    scores.allergies *= 0.3
  // "Donepezil? – It gave him nightmares, so I stopped it."
  if (
    asked.some(({ from, to }) => hasDrug(reading, from, to)) &&
    !asked.some(({ from, to }) => has(reading, from, to, 'symptom'))
  )
    if (
      answers.some(({ from, to }) => has(reading, from, to, 'stop', 'take', 'dose', 'frequency')) ||
      asked.some(({ from, to }) => has(reading, from, to, 'take'))
    )
      scores.drugHistory += 4
  // "Anything else regularly? – Lisinopril, twenty milligrams in the morning."
  if (speaker !== 'doctor' && !context.examined && answers.some(one => isDosed(reading, one)))
    scores.drugHistory += DOSED
  if (context.topic?.id === 'allergies' && asked.length === 0) scores.drugHistory *= 0.4
  // Without punctuation a relative may be spoken of beside the patient: there the neighbours decide.
  const [said] = answers
  const beside = said?.loose && said.hint !== 'familyHistory' && isSecond(reading, said)
  if (experiencer !== 'patient' && beside) scores.familyHistory += 2
  else if (experiencer !== 'patient')
    scores.familyHistory = Math.max(8 + scores.familyHistory, 1 + Math.max(...Object.values(scores)))
  if (context.unheaded && answers.some(({ from }) => DENIES.test(reading.words[from]?.norm ?? '')))
    scores.presentIllness += DENIED
  // «Ο ίδιος διαβήτη δεν έχει»: said under the family, of the patient.
  if (
    context.heading === 'familyHistory' &&
    experiencer === 'patient' &&
    answers.some(one => HIMSELF.test(normsOf(reading, one)))
  )
    scores.pastHistory += HIMSELF_TOLD
  // «В прошлую пятницу давление упало»: not measured at this visit.
  if (
    reading.form === 'dictation' &&
    context.heading !== 'examination' &&
    answers.some(one => EARLIER.test(normsOf(reading, one)))
  )
    scores.examination *= 0.3
  if (
    reading.form === 'dictation' &&
    OPENS_COMPLAINT.test(answers.map(one => normsOf(reading, one)).join(' ')) &&
    !context.examined
  )
    scores.complaints += HIMSELF_TOLD
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
  if (
    context.ordering &&
    speaker === 'doctor' &&
    !answers.some(({ from, to }) => has(reading, from, to, 'assess', 'vital'))
  ) {
    scores.plan += ORDERED
    scores.examination *= 0.3
  }
  if (speaker === 'doctor' && context.examined && isPermission(reading, asked, answers)) scores.plan += ORDERED
  if (
    speaker === 'doctor' &&
    context.examined &&
    asked.length === 0 &&
    answers.some(one => isAppointment(reading, one))
  )
    scores.followUp += 3
  const bareValue = answers.some(
    ({ from, to }) =>
      to - from <= BARE &&
      hasNumber(reading, from, to) &&
      !has(reading, from, to, 'order', 'dose', 'term', 'if', 'urgent', 'return'),
  )
  if (context.examining && asked.length === 0 && speaker === 'doctor' && bareValue) scores.examination += 1
  if (context.measuring && asked.length === 0 && speaker === 'doctor' && bareValue) scores.examination += 3
  if (asked.length === 0 && speaker === 'doctor' && context.examining)
    scores.examination += answers.some(
      ({ from, to }) => has(reading, from, to, 'result') && !has(reading, from, to, 'order', 'term', 'if'),
    )
      ? 2
      : 1
  if (
    speaker === 'doctor' &&
    asked.length === 0 &&
    context.previous === 'assessment' &&
    answers.some(one => isVerdict(reading, one))
  )
    scores.assessment += 2
  const concluding =
    speaker === 'doctor' && asked.length === 0 && context.previous === 'assessment' && reading.form === 'dialogue'
  if (
    speaker === 'doctor' &&
    asked.length === 0 &&
    context.examining &&
    answers.some(one => guessesCause(reading, one))
  )
    scores.assessment += OF_ILLNESS
  if (concluding && answers.every(one => goesOnConcluding(reading, one))) scores.assessment += OF_ILLNESS
  if (context.examining && speaker === 'doctor' && answers.some(one => isAbsent(reading, one))) {
    scores.examination += 1.5
    scores.assessment *= 0.5
  }
  if (speaker === 'doctor' && context.examined) doctorSays(scores, reading, answers)
  if (speaker === 'doctor' && context.examined && asksOfIllness(reading, asked, answers))
    scores.assessment += OF_ILLNESS
  // "And my blood? – Haemoglobin is 68."
  const orders = answers.some(({ from, to }) => has(reading, from, to, 'order', 'if', 'dose'))
  if (speaker === 'doctor' && asked.length > 0 && !orders && answers.some(one => readsOut(reading, one.from, one.to)))
    scores.examination += READ_OUT
  if (asked.length === 0 && speaker === 'doctor' && context.concluded && !context.examining)
    advises(scores, reading, answers)
  const concludes = asked.length === 0 && speaker === 'doctor' && context.examined && !context.examining
  if (concludes && answers.some(({ from }) => IMPERATIVE.test(reading.words[from]?.norm ?? ''))) scores.plan += 1.5
  // «Γαστροσκόπηση αυτή τη βδομάδα»: a test named behind the conclusion is to be made.
  if (
    asked.length === 0 &&
    speaker === 'doctor' &&
    context.examined &&
    !context.examining &&
    answers.some(one => isToDo(reading, one))
  )
    scores.plan += 1.5
  // Asked for the patient's own past, a relative's illness is still the family's.
  const another = experiencer !== 'patient' && context.topic?.id === 'pastHistory'
  if (asked.length === 0 && speaker !== 'doctor' && context.topic && !another)
    scores[context.topic.id] += topicOf(reading, context.topic.id, answers)
  // "My husband's allergic to aspirin": asked about allergies, it is still the husband's.
  if (experiencer !== 'patient' && !beside)
    scores.familyHistory = Math.max(scores.familyHistory, 0.5 + scores.allergies)
  if (
    context.topic?.id === 'familyHistory' &&
    experiencer === 'patient' &&
    asked.length === 0 &&
    answers.some(one => NOT_ME.test(normsOf(reading, one)))
  )
    scores.pastHistory += 5
  const refuses = context.examined && (speaker === 'patient' || speaker === 'companion') && asked.length === 0
  if (refuses && answers.some(one => turnsDown(reading, one.from, one.to) && isMedical(reading, one.from, one.to)))
    scores.plan += REFUSED
  if (statement.proposal) scores.plan += PROPOSED
  return { ...bestOf(scores), experiencer }
}

const normsOf = ({ words }: Reading, { from, to }: Range) =>
  words
    .slice(from, to)
    .map(({ norm }) => norm)
    .join(' ')
/** "Do you take anything to sleep?" */
const ASKS_TAKEN =
  /(?:^| )(?:(?:take|taking|use|using|tried|try|given|giving|give (?:him|her)) (?:anything|something)|(?:принима|пь|пи|дава|примен)\p{L}* (?:что|какие)|что(?: то| нибудь)? (?:принима|пь|пи|дава|примен)\p{L}*|чем (?:лечил|сбива|снима|лечит)\p{L}*|(?:παιρν|πηρ|δωσ|δινετ|εδωσ|βαζετ)\p{L}* (?:κατι|τιποτα)|τι (?:παιρν|πηρ|εδωσ|δινετ)\p{L}*)(?: |$)/u
/** "Is anybody ill at home?": a contact of the patient. */
const ASKS_CONTACT =
  /(?:^| )(?:(?:anyone|anybody|somebody|someone) (?:else )?(?:ill|sick|poorly|unwell|at home (?:ill|sick)|in the house (?:ill|sick))|(?:кто нибудь|кто то|кто-нибудь) (?:\p{L}+ ){0,3}(?:болеет|болел|заболел)|κανεισ (?:\p{L}+ )?(?:αρρωστ\p{L}*|αλλοσ αρρωστ\p{L}*))(?: |$)/u
const CONTACT = 8
const OF_ILLNESSES = 3
const KNOWN = 4
/** What is denied before the first heading belongs to why the patient has come. */
const DENIES = /^(?:no|not|denies|denied|never|не|нет|отрица\p{L}*|без|δεν|αρνειται|ουτε|οχι|χωρισ)$/u
const DENIED = 3
const NOT_ME =
  /^(?:(?:но|а|but|αλλα) )?(?:εγω (?:οχι|δεν)|я (?:нет|не)|not me|i (?:haven't|didn't|don't|never|had no)|i've (?:never|not|no)|у меня (?:нет|не))(?: |$)/u

/** «Сыпь на ногах», "swelled up at the ankle": where it is, and not what it is from. */
function isOfBody(reading: Reading, from: number, to: number): boolean {
  for (const hit of within(reading, from, to, 'allergy'))
    if (!startsWith(reading, hit.to, to, 'organ', 'side')) return false
  return true
}

/** A medicine with its dose, and nothing that it is for. */
const isDosed = (reading: Reading, { from, to }: Range) =>
  hasDrug(reading, from, to) && has(reading, from, to, 'dose') && !has(reading, from, to, 'symptom', 'disease', 'organ')
const DOSED = 2

const TREATED =
  /(?:^| )(?:раньше лечил\p{L}*|лечились раньше|been treated|treated before|had treatment|ξαναπαρει θεραπεια|θεραπεια παλιοτερα)(?: |$)/u
const AND_TO = /^(?:and |а |και )?(?:to|на|σε|στα|στισ) (?:\S+ ?){1,3}$/u
const EARLIER =
  /(?:^| )(?:в прошл\p{L}+ \p{L}+|на прошл\p{L}+ \p{L}+|вчера|накануне|дома|last (?:night|week|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|yesterday|at home|την περασμενη \p{L}+|τον περασμενο \p{L}+|χθεσ|στο σπιτι)(?: |$)/u
/** "She comes in with a flare of her colitis": why they have come, whatever it is called. */
const OPENS_COMPLAINT =
  /^(?:he|she|the patient|patient) (?:came|comes|presents|presented|attends)(?: in)? (?:with|for) |^(?:пациент(?:ка)? )?(?:поступил[аи]? с(?:о)?|обратил(?:ся|ась) с(?:о)?) |^(?:ο ασθενησ |η ασθενησ )?(?:προσηλθε με|προσερχεται με|παραπονειται για) /u
const HIMSELF =
  /^(?:ο ιδιοσ|η ιδια|сам пациент|сама пациентка|(?:у )?сам(?:ого|ои)? (?:больн|пациент)\p{L}+|he himself|she herself|the patient (?:himself|herself)|(?:no|none) (?:himself|herself))(?: |$)/u
const HIMSELF_TOLD = 5

/** A sentence that opens with what is to be done. */
const IMPERATIVE =
  /^(?:sleep|rest|eat|drink|walk|use|put|wear|bring|take|keep|try|avoid|wash|rub|apply|leave|let|have|get|go|stay|lie|sit|lift|weigh|measure|check|watch|write|hold|pause|skip|finish|start|stop|continue|carry|cut|switch|swap|change|increase|reduce|double|halve|repeat|order|book|refer|send|request|give|add|drop|stretch|cover|clean|dry|soak|elevate|raise|ice|wrap|no|not|nothing|only|\p{L}{2,}(?:ать|ить|еть|ять|ыть|уть)(?:ся)?|\p{L}{3,}(?:ите|ьте|ите)(?:сь)?|не|\p{L}{3,}(?:στε|ετε|ατε|ειτε)|μην?|οχι)$/u

/** The sentence has a fact about the patient before it names a relative. */
function isSecond(reading: Reading, { from, to }: Range): boolean {
  const at = [...within(reading, from, to, 'relative')][0]?.from ?? from
  return hasDrug(reading, from, at) || has(reading, from, at, 'disease', 'operation', 'allergy', 'drug-word', 'symptom')
}

/** "Mild dehydration.": an illness and nothing else, behind the doctor's conclusion. */
const isVerdict = (reading: Reading, { from, to }: Range) =>
  to - from <= VERDICT &&
  has(reading, from, to, 'disease', 'assess') &&
  !has(reading, from, to, 'vital', 'result', 'order', 'if') &&
  !hasNumber(reading, from, to) &&
  !hasDrug(reading, from, to)
const VERDICT = 5

/** "No rheumatoid nodules": not there, at the examination. */
const isAbsent = (reading: Reading, { from, to }: Range) =>
  !/^(?:i|i'm|я|we|мы)$/u.test(reading.words[from]?.norm ?? '') &&
  has(reading, from, to, 'negation') &&
  !has(reading, from, to, 'assess', 'hedge', 'intent', 'order', 'forbid') &&
  !hasDrug(reading, from, to)

const isToDo = (reading: Reading, { from, to }: Range) =>
  has(reading, from, to, 'result', 'operation') &&
  !has(reading, from, to, 'finding', 'normal', 'disease', 'not-done', 'past', 'assess') &&
  !counts(reading, from, to)

/** A number that is no article: «ένα τεστ» counts nothing. */
function counts({ numbers }: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if ((numbers.get(at)?.value ?? 1) !== 1) return true
  return false
}

/** Words of a sentence that is hardly more than its number. */
const BARE = 10
/** What was proposed and turned down is the plan's, however much it speaks of medicines. */
const PROPOSED = 100
const REFUSED = 6
/** What another one reports as measured. */
const REPORTED = 4
const HEADED = 5
const ORDERED = 2.5
const OF_ILLNESS = 3
const READ_OUT = 2.5

export const rangesOf = (segments: readonly Segment[], questions: number): Range[] =>
  segments.map(({ from, to, asks, loose, hint, late }, index) => ({
    from,
    to,
    asks: (asks && !loose) || index < questions,
    loose,
    ...(hint !== undefined && { hint }),
    ...(late !== undefined && { late }),
  }))
