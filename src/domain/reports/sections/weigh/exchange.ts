import { isFeared } from '../../attributes/feared.ts'
import type { Reading } from '../../text/shape.ts'
import { has, hasDrug, startsWith, within } from '../../text/within.ts'
import type { Range } from '../context.ts'
import { asksIllness, forbidsWith, tellsKnown } from '../illnesses.ts'
import { drinksWater } from '../reported.ts'
import type { Scores } from '../scores.ts'
import { normsOf, type Spoken } from './spoken.ts'

/** What a question asks for, and what its answer says of illnesses, medicines and allergies. */
export function weighExchange(
  scores: Scores,
  { reading, asked, answers, speaker, experiencer, context }: Spoken,
): void {
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
  if (
    speaker !== 'doctor' &&
    experiencer === 'patient' &&
    reading.form === 'dialogue' &&
    asked.every(({ from, to }) => !has(reading, from, to, 'disease')) &&
    answers.some(({ from, to }) => isFeared(reading, from, to))
  ) {
    scores.presentIllness += FEARED
    scores.pastHistory *= 0.2
    scores.familyHistory *= 0.2
  }
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
}

/** "Do you take anything to sleep?" */
const ASKS_TAKEN =
  /(?:^| )(?:(?:take|taking|use|using|tried|try|given|giving|give (?:him|her)) (?:anything|something)|(?:принима|пь|пи|дава|примен)\p{L}* (?:что|какие)|что(?: то| нибудь)? (?:принима|пь|пи|дава|примен)\p{L}*|чем (?:лечил|сбива|снима|лечит)\p{L}*|(?:παιρν|πηρ|δωσ|δινετ|εδωσ|βαζετ)\p{L}* (?:κατι|τιποτα)|τι (?:παιρν|πηρ|εδωσ|δινετ)\p{L}*)(?: |$)/u
/** "Is anybody ill at home?": a contact of the patient. */
const ASKS_CONTACT =
  /(?:^| )(?:(?:anyone|anybody|somebody|someone) (?:else )?(?:ill|sick|poorly|unwell|at home (?:ill|sick)|in the house (?:ill|sick))|(?:кто нибудь|кто то|кто-нибудь) (?:\p{L}+ ){0,3}(?:болеет|болел|заболел)|κανεισ (?:\p{L}+ )?(?:αρρωστ\p{L}*|αλλοσ αρρωστ\p{L}*))(?: |$)/u
const CONTACT = 8
const OF_ILLNESSES = 3
const KNOWN = 4
const FEARED = 6
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
