import type { Reading } from '../../text/shape.ts'
import { has, hasDrug, hasNumber } from '../../text/within.ts'
import type { Range } from '../context.ts'
import { advises, asksOfIllness, doctorSays, goesOnConcluding, guessesCause, readsOut } from '../doctor-says.ts'
import { isAppointment, isPermission } from '../reported.ts'
import type { Scores } from '../scores.ts'
import type { Spoken } from './spoken.ts'

/** What a doctor examines, concludes and orders, by where in the visit it is said. */
export function weighDoctor(scores: Scores, { reading, asked, answers, context }: Spoken): void {
  if (context.ordering && !answers.some(({ from, to }) => has(reading, from, to, 'assess', 'vital'))) {
    scores.plan += ORDERED
    scores.examination *= 0.3
  }
  if (context.examined && isPermission(reading, asked, answers)) scores.plan += ORDERED
  if (context.examined && asked.length === 0 && answers.some(one => isAppointment(reading, one))) scores.followUp += 3
  const bareValue = answers.some(
    ({ from, to }) =>
      to - from <= BARE &&
      hasNumber(reading, from, to) &&
      !has(reading, from, to, 'order', 'dose', 'term', 'if', 'urgent', 'return'),
  )
  if (context.examining && asked.length === 0 && bareValue) scores.examination += 1
  if (context.measuring && asked.length === 0 && bareValue) scores.examination += 3
  if (asked.length === 0 && context.examining)
    scores.examination += answers.some(
      ({ from, to }) => has(reading, from, to, 'result') && !has(reading, from, to, 'order', 'term', 'if'),
    )
      ? 2
      : 1
  if (asked.length === 0 && context.previous === 'assessment' && answers.some(one => isVerdict(reading, one)))
    scores.assessment += 2
  const concluding = asked.length === 0 && context.previous === 'assessment' && reading.form === 'dialogue'
  if (asked.length === 0 && context.examining && answers.some(one => guessesCause(reading, one)))
    scores.assessment += OF_ILLNESS
  if (concluding && answers.every(one => goesOnConcluding(reading, one))) scores.assessment += OF_ILLNESS
  if (context.examining && answers.some(one => isAbsent(reading, one))) {
    scores.examination += 1.5
    scores.assessment *= 0.5
  }
  if (context.examined) doctorSays(scores, reading, answers)
  if (context.examined && asksOfIllness(reading, asked, answers)) scores.assessment += OF_ILLNESS
  // "And my blood? – Haemoglobin is 68."
  const orders = answers.some(({ from, to }) => has(reading, from, to, 'order', 'if', 'dose'))
  if (asked.length > 0 && !orders && answers.some(one => readsOut(reading, one.from, one.to)))
    scores.examination += READ_OUT
  if (asked.length === 0 && context.concluded && !context.examining) advises(scores, reading, answers)
  const concludes = asked.length === 0 && context.examined && !context.examining
  if (concludes && answers.some(({ from }) => IMPERATIVE.test(reading.words[from]?.norm ?? ''))) scores.plan += 1.5
  // «Γαστροσκόπηση αυτή τη βδομάδα»: a test named behind the conclusion is to be made.
  if (asked.length === 0 && context.examined && !context.examining && answers.some(one => isToDo(reading, one)))
    scores.plan += 1.5
  // "If the root is broken, an extraction in the hospital."
  if (concludes && answers.some(({ from, to }) => has(reading, from, to, 'if') && has(reading, from, to, 'operation')))
    scores.plan += OF_ILLNESS
}

/** A sentence that opens with what is to be done. */
const IMPERATIVE =
  /^(?:sleep|rest|eat|drink|walk|use|put|wear|bring|take|keep|try|avoid|wash|rub|apply|leave|let|have|get|go|stay|lie|sit|lift|weigh|measure|check|watch|write|hold|pause|skip|finish|start|stop|continue|carry|cut|switch|swap|change|increase|reduce|double|halve|repeat|order|book|refer|send|request|give|add|drop|stretch|cover|clean|dry|soak|elevate|raise|ice|wrap|no|not|nothing|only|\p{L}{2,}(?:ать|ить|еть|ять|ыть|уть)(?:ся)?|\p{L}{3,}(?:ите|ьте|ите)(?:сь)?|не|\p{L}{3,}(?:στε|ετε|ατε|ειτε)|μην?|οχι)$/u

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
const ORDERED = 2.5
const OF_ILLNESS = 3
const READ_OUT = 2.5
