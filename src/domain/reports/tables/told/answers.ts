import type { Reading, Segment } from '../../text/shape.ts'
import { has } from '../../text/within.ts'
import { amountAt } from '../amounts.ts'
import { normsOf } from '../dose-units.ts'
import type { Dose } from '../drug-dose.ts'
import { isValue } from '../no-dose.ts'
import { actsIn, isMaybe, lastOf } from './acts.ts'
import { asksOfIt, readAllergyAnswer } from './allergies/answers.ts'
import { tellsReactionSoon } from './allergies/reactions.ts'
import { become, type Course, courseOf, isDoctor, type Talk, tell } from './course.ts'
import { doseAtStart, doseWith, startsWithAmount } from './doses.ts'
import { type Focus, hasTopic, isOfFocus, PRONOUN } from './focus.ts'
import { readOrdinals } from './ordinals.ts'
import { namesOther } from './others.ts'
import { lastNamed, pluralIn } from './plural.ts'
import { AGREES } from './questions.ts'
import { isNo, readNo, readYes } from './yes-no.ts'
import { keyOf, type Named } from './zones.ts'

/** Turns and words back to the medicine that an answer, "it" or a lone verb stands for. */
const TURNS = 3
const WORDS = 45

const AS_ALLERGY = /(?:^|\s)(?:as an allergy|as allergic|как аллергию|в аллергии|ωσ αλλεργια|στισ αλλεργιεσ)(?:\s|$)/u

/** Sentences behind the name in which its dose may still be told. */
const TOLD_WITHIN = 3
const OF_TAKING_IT =
  /(?:^|\s)(?:доза|дозировка|dose|пью|принимаю|колю|i take|i'm on|you're on|вы пьете|δοση|παιρνω)(?:\s|$)/u
const HOUR =
  /(?:^|\s)(?:утром|утро|вечером|вечер|на ночь|натощак|morning|evening|night|bedtime|breakfast|πρωι|βραδυ)(?:\s|$)/u
/** "Пью 75 каждое утро", "first thing, 75 micrograms": the dose of what was named before. */
const tellsDose = (talk: Talk, segment: Segment, { dose, unit }: Dose): boolean => {
  const { reading } = talk
  const { from, to } = segment
  if (dose === null || isValue(reading, from, to) || actsIn(reading, from, to).length > 0) return false
  const norms = normsOf(reading, from, to)
  // «Пью по два литра воды», "I take twenty a day, roll-ups": without its unit a dose has its hour.
  const hasUnit = ['mg', 'mcg', 'IU'].includes(unit ?? '')
  return OF_TAKING_IT.test(norms) ? hasUnit || (unit === null && HOUR.test(norms)) : hasUnit && !isDoctor(talk, segment)
}

const OF_IT = /(?:^|\s)(?:его|ее|их|им|it|them|that|those|το|τη|την|τα|αυτο)(?:\s|$)/u

const DAILY =
  /(?:^|\s)(?:i take|i'm on|i'm taking|i use|takes|пью|принимаю|колю|пьет|принимает|παιρνω|παιρνει|βαζω)(?:\s|$)/u
/** What is taken for long has not made what came within an hour. */
const isTakenDaily = (reading: Reading, { from, to, asks }: Segment): boolean =>
  !asks && DAILY.test(normsOf(reading, from, to))

/** What a sentence without a name says of the medicines in focus; the focus for the next one. */
export function readAnswer(talk: Talk, index: number, segment: Segment, focus: Focus): Focus | null {
  const { reading } = talk
  const { from, to, turn } = segment
  const named = reading.segments[focus.index] as Segment
  const last = focus.names.at(-1) as Named
  if (turn - named.turn > TURNS || from - last.at > WORDS) return null
  const norms = normsOf(reading, from, to)
  const direct = index === focus.index + 1
  const answers = direct && turn !== named.turn
  if (segment.asks) return askedOn(talk, index, segment, focus)
  if (reading.form === 'dictation') return focus
  const count = pluralIn(norms)
  const acts = actsIn(reading, from, to).filter(one => count > 0 || isOfFocus(talk, segment, focus, one, answers))
  // Perhaps a medicine that no list knows: what follows may be of that one.
  const isOther = acts.length === 0 && !isDoctor(talk, segment) && !answers && has(reading, from, to, 'take')
  // «Пью 75 каждое утро» is of the one that was named.
  const isItsDose = [1, 2].some(step => amountAt(reading, from + step) !== null)
  if (isOther && !isItsDose && !PRONOUN.test(norms)) return null
  // "My son had that, it finished him off."
  if (segment.speaker !== 'doctor' && namesOther(reading, segment) && !(answers && isNo(reading, segment))) return focus
  const agrees = answers && AGREES.test(norms)
  const isPlain = agrees || (answers && isNo(reading, segment))
  if (!isPlain && (has(reading, from, to, 'if') || isMaybe(norms))) return focus
  const act = lastOf(acts)
  const dose = doseWith(reading, act, null, segment)
  if (readOrdinals(talk, segment, focus)) return { ...focus, asks: null }
  const meant =
    count > 0 ? lastNamed(talk, count, from - WORDS) : focus.names.map(name => courseOf(talk, name, segment))
  const amount = startsWithAmount(reading, segment, direct || isNo(reading, segment))
  for (const course of meant) {
    if (answers && readAllergyAnswer(talk, segment, focus, course)) continue
    if (
      direct &&
      segment.speaker !== 'doctor' &&
      !isTakenDaily(reading, named) &&
      tellsReactionSoon(reading, segment)
    ) {
      become(course, 'allergy', segment)
      continue
    }
    if (isDoctor(talk, segment) && AS_ALLERGY.test(norms)) {
      become(course, 'allergy', segment)
      continue
    }
    const changed = doctorsDose(talk, segment, course)
    if (changed) {
      Object.assign(course, { dose: changed, status: 'prescribed', said: segment, changes: false })
      continue
    }
    // "Why did you stop it? – I never stopped it."
    if (
      answers &&
      focus.asksEnd &&
      !isDoctor(talk, segment) &&
      acts.length > 0 &&
      acts.every(one => one.act === 'held')
    ) {
      become(course, 'current', segment)
      continue
    }
    const byNo = answers && !amount && readNo(talk, segment, focus, course, act)
    if (!byNo && act) tell(talk, course, act.act, dose, segment)
    else if (!byNo && answers)
      readYes(talk, segment, focus, course, amount || (isDoctor(talk, segment) && dose.dose !== null))
    if (amount && dose.dose !== null) fill(talk, segment, course, dose, { direct, answers, focus })
    else if (
      meant.length === 1 &&
      (course.taken || course.status === 'current') &&
      index - focus.index <= TOLD_WITHIN &&
      tellsDose(talk, segment, dose)
    )
      course.dose ??= dose
  }
  return { ...focus, asks: direct && !answers ? focus.asks : null }
}

/** A question without a name: of the same medicine ("how many's that?", "finished them?"), or of another thing. */
function askedOn(talk: Talk, index: number, segment: Segment, focus: Focus): Focus | null {
  const { from, to } = segment
  if (to - from === 2 && hasTopic(talk.reading, segment, { from: to })) return null
  if (asksOfIt(talk.reading, segment)) return { ...focus, index, asks: segment, asksEnd: false }
  const ends = actsIn(talk.reading, from, to).some(({ act }) => act === 'ended' || act === 'stop')
  // A word more may be the name of a medicine that no list has: «Нейромультивит допили?»
  if (ends && (OF_IT.test(normsOf(talk.reading, from, to)) || (index === focus.index + 1 && to - from === 1)))
    return { ...focus, index, asks: segment, asksEnd: true }
  const goesOn = OF_IT.test(normsOf(talk.reading, from, to)) || has(talk.reading, from, to, 'dose', 'frequency', 'take')
  return goesOn ? { ...focus, index, asks: null, asksEnd: false } : null
}

/** An amount that the doctor names of what is taken otherwise: "Fifty-five, then", «Сделаем четыре». */
function doctorsDose(talk: Talk, segment: Segment, course: Course): Dose | null {
  if (segment.speaker !== 'doctor' || segment.loose || !course.taken) return null
  const dose = doseAtStart(talk.reading, segment)
  const before = course.dose?.dose ?? doseBefore(talk, course, segment)
  return dose !== null && before !== null && before !== dose.dose ? dose : null
}

function doseBefore({ reading, rows }: Talk, { name }: Course, { from }: Segment): number | null {
  const start = reading.words[from]?.start ?? 0
  const row = rows.find(one => keyOf(one) === name.key && one.dose !== null && one.spans.some(([at]) => at < start))
  return row?.dose ?? null
}

interface Stands {
  readonly direct: boolean
  readonly answers: boolean
  readonly focus: Focus
}

/** "Raise it. To a hundred." "Седалит сколько? – По триста." */
function fill(talk: Talk, segment: Segment, course: Course, dose: Dose, { direct, answers, focus }: Stands): void {
  const open = course.dose === null && (direct || course.changes || course.status === 'prescribed')
  // "Twenty-two. No, wait, twenty-four."
  if (!open && !(course.corrects && isNo(talk.reading, segment))) return
  if (course.changes && isDoctor(talk, segment)) become(course, 'prescribed', segment)
  course.changes = false
  course.dose = dose
  course.corrects ||= answers && focus.asks !== null
}
