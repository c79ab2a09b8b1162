import { asksFunction } from '../attributes/functions.ts'
import { hasTopic, isMedical, type Statement } from '../talk/statement.ts'
import type { Reading, Segment, Speaker } from '../text/shape.ts'
import { has, hasDrug, hasNumber } from '../text/within.ts'
import type { Context, Range, Read } from './context.ts'
import { announces } from './doctor-says.ts'
import { isIdleRequest, isJoke } from './reported.ts'
import { isPureTalk } from './talk.ts'
import type { Unit } from './units.ts'

/** Scores from which words are worth printing. */
const LEAST = {
  answer: 1,
  told: 0.7,
  late: 1.8,
  first: 0.8,
  stated: 1.8,
  examined: 1.2,
  ordered: 1.35,
  dictated: 2.2,
  heading: 4,
  small: 3,
}

/** False for greetings, small talk, commands and whatever names nothing of medicine. */
export function isWorth(
  reading: Reading,
  statement: Statement,
  part: readonly Range[],
  { id, score, experiencer }: Read,
  speaker: Speaker,
  { heading, asked, examined, examining, topic, previous, unheaded }: Context,
): boolean {
  if (statement.questions > 0 && speaker === 'doctor' && isIdleRequest(reading, part)) return false
  if (examined && statement.questions === 0 && speaker !== 'doctor' && isJoke(reading, part)) return false
  const opened = part.some(one => one.asks && has(reading, one.from, one.to, 'open-question'))
  const counted = statement.questions > 0 && part.some(one => !one.asks && hasNumber(reading, one.from, one.to))
  const unknown =
    statement.questions > 0 && (asked || counted) && !examined && speaker !== 'doctor' && reading.form === 'dialogue'
  const answersHow =
    speaker !== 'doctor' &&
    part.some(one => one.asks && asksFunction(reading, one.from, one.to)) &&
    part.some(one => !one.asks)
  if (answersHow && !part.some(one => has(reading, one.from, one.to, 'small', 'greeting'))) return true
  if (score <= 0 && !opened && !unknown && !unheaded) return false
  const answers = part.filter(one => !one.asks)
  const any = (...classes: Parameters<typeof has>[3][]) =>
    answers.some(({ from, to }) => has(reading, from, to, ...classes))
  if (statement.questions === 0 && answers.every(({ from, to }) => isPureTalk(reading, from, to))) return false
  const loose = part.some(one => one.loose)
  const drugs = answers.some(({ from, to }) => hasDrug(reading, from, to))
  const early = loose && !examined && previous === null && !opened
  if (early && !any(...NAMED, 'course', 'history') && !drugs) return false
  if (
    reading.form === 'dialogue' &&
    examined &&
    statement.questions === 0 &&
    id === 'presentIllness' &&
    (speaker === 'patient' || speaker === 'companion') &&
    answers.every(({ from, to }) => to - from < 3)
  )
    return false
  // "Hello, is that Mr Brennan?": before anything has been asked.
  if (early && any('greeting') && any('small', 'thanks')) return false
  if (
    loose &&
    id === 'familyHistory' &&
    (any('small') ||
      (previous !== 'allergies' && !any('disease', 'symptom', 'operation', 'allergy', 'smoke', 'drug-word', 'life')))
  )
    return false
  if (id === 'familyHistory' && experiencer !== 'family' && any('vital') && !any('disease', 'operation')) return false
  if (speaker !== 'patient' && reading.form === 'dialogue' && part.every(one => announces(reading, one))) return false
  const number = answers.some(({ from, to }) => hasNumber(reading, from, to))
  const teller = reading.form === 'dialogue' && (speaker === 'patient' || speaker === 'companion')
  if (any('exam-start') && !teller && !number && !any('finding', 'disease', 'result', 'order')) return false
  const drug = answers.some(({ from, to }) => hasDrug(reading, from, to))
  if (reading.form === 'dictation') {
    const tales = answers.some(({ from, to }) => tells(reading, from, to))
    if ((any('command') && !(tales && number)) || (any('small') && !drug)) return score >= LEAST.heading + LEAST.small
    if (heading)
      return (
        score > LEAST.heading + 0.3 || !isEmpty(reading, answers) || answers.every(one => isPlain(reading, one, FEWEST))
      )
    if (unheaded && id === 'presentIllness' && answers.every(one => isPlain(reading, one))) return true
    return score >= LEAST.dictated && answers.some(({ from, to }) => tells(reading, from, to))
  }
  const asks = part.some(
    one =>
      one.asks &&
      speaker !== 'doctor' &&
      isMedical(reading, one.from, one.to) &&
      !has(reading, one.from, one.to, 'small'),
  )
  const small = any('small') || part.some(one => one.asks && has(reading, one.from, one.to, 'small'))
  const goesOnAnswering = topic !== null && speaker !== 'doctor' && any('stop', 'dose', 'symptom', 'disease')
  if (small && !drug && !asks) return score >= (goesOnAnswering ? LEAST.answer : LEAST.small)
  // "What's been happening? – He's wetting the bed.": why they came, in whatever words.
  if (opened && speaker !== 'doctor' && !any('greeting', 'thanks'))
    return drug || any(...NAMED) || !answers.every(one => one.to - one.from < 3)
  if (id === 'socialHistory' && examined && statement.questions === 0) return score >= LEAST.small
  // "How was the fishing? – Bad."
  if (id === 'socialHistory' && statement.questions > 0 && !asked) return false
  // In the interview what a doctor asks is worth its answer, even in words that are not known.
  if (statement.questions > 0 && (asked || counted) && !examined && speaker !== 'doctor')
    return asks || !any('small', 'greeting', 'thanks')
  // "Your eyes? – The left one."
  const organ = part.some(one => one.asks && has(reading, one.from, one.to, 'organ', 'symptom'))
  const least = speaker === 'doctor' ? LEAST.ordered : LEAST.answer
  if (statement.questions > 0) return score >= least || (organ && any('side'))
  // What they have come for, in whatever words: "He barks like a seal."
  if (topic !== null && !asked && speaker !== 'doctor' && answers.every(({ from, to }) => to - from >= TOLD))
    return true
  if (
    !asked &&
    speaker !== 'doctor' &&
    reading.form === 'dialogue' &&
    statement.questions === 0 &&
    !drug &&
    !any(...NAMED)
  )
    return false
  if (speaker !== 'patient' && speaker !== 'companion' && any('intent') && !any(...ORDERED) && !drug && !number)
    return false
  if (speaker === 'doctor')
    return score >= (examined && !examining ? LEAST.ordered : examining ? LEAST.examined : LEAST.stated)
  return score >= (examined ? LEAST.late : asked ? LEAST.told : LEAST.first)
}

/** What a patient has come for names one of these. */
const NAMED = [
  'symptom',
  'disease',
  'organ',
  'drug-word',
  'operation',
  'allergy',
  'vital',
  'result',
  'finding',
] as const

/** What an intention has to be about. */
const ORDERED = [
  'order',
  'dose',
  'drug-word',
  'symptom',
  'disease',
  'operation',
  'result',
  'return',
  'urgent',
  'organ',
  'life',
  'finding',
  'smoke',
  'forbid',
  'vital',
] as const

const tells = (reading: Reading, from: number, to: number) =>
  hasTopic(reading, from, to) || has(reading, from, to, 'finding', 'organ', 'course', 'assess')

const isEmpty = (reading: Reading, ranges: readonly Range[]) =>
  ranges.every(
    ({ from, to }) => !tells(reading, from, to) && !has(reading, from, to, 'negation') && !hasNumber(reading, from, to),
  )

const WHOLE = 4
/** Under a heading: «Латекс переносит». */
const FEWEST = 2
const TOLD = 4
const TO_SOMEBODY =
  /(?:^| )(?:please|thanks|thank|can you|could you|would you|пожалуиста|спасибо|подожди\p{L}*|закрои|открои|принеси|позови|παρακαλω|ευχαριστω|κλεισε|ανοιξε|φερε|σε παρακαλω)(?: |$)/u

/** A whole sentence that is said to nobody in the room. */
function isPlain({ words }: Reading, { from, to }: Range, least = WHOLE): boolean {
  const said = words
    .slice(from, to)
    .map(({ norm }) => norm)
    .join(' ')
  const called = to - from > 1 && (words[from]?.after ?? '').startsWith(',')
  return to - from >= least && !called && !TO_SOMEBODY.test(said)
}

/** Words of a remark. */
const REMARK = 8

/** Patient and companion on one thing, by their labels: "Once a week." "It was three times on Sunday." */
function isOtherTeller({ turns }: Reading, last: Unit, first: Segment): boolean {
  const [before, here] = [turns[last.turn]?.label ?? null, turns[first.turn]?.label ?? null]
  if (before === null || here === null || before === here) return false
  return last.turn === first.turn - 1 && last.speaker !== 'doctor' && first.speaker !== 'doctor'
}

/** A remark without a topic of its own goes on with what the same person said just before: "Twice." */
export function goesOn(reading: Reading, last: Unit, statement: Statement, part: readonly Range[]): boolean {
  const first = statement.segments[0] as Segment
  const [range] = part
  const before = last.ranges.at(-1)
  if (!range || !before || statement.questions > 0) return false
  const same = last.turn === first.turn
  if (!same && !isOtherTeller(reading, last, first)) return false
  if (
    (same && before.to !== range.from) ||
    has(reading, range.from, range.to, 'small', 'greeting', 'thanks', 'command')
  )
    return false
  if (isPureTalk(reading, range.from, range.to)) return false
  // "How are you eating? – Like a horse." "He leaves half of it."
  if (!same && last.ranges.some(({ asks }) => asks) && range.to - range.from <= REMARK) return true
  const drugs = last.ranges.some(({ from, to }) => hasDrug(reading, from, to))
  if (has(reading, range.from, range.to, 'dose') && !drugs) return false
  return (
    hasNumber(reading, range.from, range.to) ||
    has(reading, range.from, range.to, 'course', 'negation', 'past', 'now', 'frequency')
  )
}
