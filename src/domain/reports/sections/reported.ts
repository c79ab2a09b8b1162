import type { SectionId } from '../extraction.ts'
import type { Reading } from '../text/shape.ts'
import { has, hasDrug, hasNumber, normsIn, within } from '../text/within.ts'
import type { Range } from './context.ts'

/** Values of another day or place than the visit's. */
const ELSEWHERE =
  /(?:^| )(?:at home|home|usually|normally|yesterday|last week|дома|домашн\p{L}*|обычно|вчера|στο σπιτι|συνηθωσ|χθεσ|εχθεσ)(?: |$)/u
/** Measured things of a turn that make it a report of what was measured. */
const SEVERAL = 3
const RESULTS = 2
const REACH = 4

function measured(reading: Reading, from: number, to: number, is: 'vital' | 'result' = 'vital'): number {
  const ends = new Set<number>()
  for (const hit of within(reading, from, to, is))
    if (hasNumber(reading, hit.to, Math.min(hit.to + REACH, to))) ends.add(hit.to)
  return ends.size
}

/** A colleague, or who came along, reports what was measured at the visit: "Pulse 96, sats 94, temp 36.4". */
export function reportsValues(reading: Reading, asked: readonly Range[], answers: readonly Range[]): boolean {
  const [first] = answers
  if (!first || reading.form !== 'dialogue') return false
  if ([...asked, ...answers].some(({ from, to }) => ELSEWHERE.test(normsIn(reading, from, to)))) return false
  if (answers.some(({ from, to }) => hasDrug(reading, from, to) || has(reading, from, to, 'dose'))) return false
  const numbered = answers.some(({ from, to }) => hasNumber(reading, from, to))
  if (asked.length > 0 && asked.every(one => isTestName(reading, one)))
    return numbered || answers.some(({ from, to }) => has(reading, from, to, 'finding', 'unseen', 'not-done', 'normal'))
  const turn = reading.turns.find(({ from, to }) => from <= first.from && first.from < to)
  if (!numbered || turn === undefined) return false
  return measured(reading, turn.from, turn.to) >= SEVERAL || measured(reading, turn.from, turn.to, 'result') >= RESULTS
}

const SUSCEPTIBLE =
  /(?:^| )(?:чувствительн\p{L}*|чувствителен|устоичив\p{L}*|резистентн\p{L}*|sensitive to|resistant to|susceptible|ευαισθητ\p{L}* στ\p{L}*|ανθεκτικ\p{L}* στ\p{L}*)(?: |$)/u

/** "Sensitive to ceftriaxone": what a culture has shown of a medicine, not that it is taken. */
export const tellsSusceptibility = (reading: Reading, { from, to }: Pick<Range, 'from' | 'to'>): boolean =>
  hasDrug(reading, from, to) && SUSCEPTIBLE.test(normsIn(reading, from, to))

const OFFER =
  /(?:^| )(?:would you|will you|shall we|do you want|how about|поедете|ляжете|согласны|хотите|попробуете|может быть|θελετε|θελεισ|θα θελατε|να σασ|να σου|να βαλουμε|να κανουμε)(?: |$)/u
const REFUSED = /^(?:no|not|nope|нельзя|нет|не|οχι|δεν|μπα)$/u

/** "Will you go to hospital? – No.": what the doctor offers behind the examination, and its refusal. */
export const refusesOffer = (reading: Reading, asked: readonly Range[], answers: readonly Range[]): boolean =>
  asked.some(({ from, to }) => OFFER.test(normsIn(reading, from, to))) &&
  answers.some(({ from }) => REFUSED.test(reading.words[from]?.norm ?? ''))

/** "УЗИ?", "Obs?": the name of a test and nothing else asks for its result. */
const isTestName = (reading: Reading, { from, to }: Range) =>
  to - from <= 2 && (has(reading, from, to, 'result') || /^(?:obs|vitals)$/u.test(normsIn(reading, from, to)))

const FILED: ReadonlySet<SectionId> = new Set([
  'pastHistory',
  'drugHistory',
  'allergies',
  'familyHistory',
  'socialHistory',
])

/** "Past history?": the section that a question names and nothing else. */
export function headingAsked({ hits }: Reading, asked: readonly Range[]): SectionId | null {
  const [only] = asked
  if (!only || asked.length > 1) return null
  const hit = (hits[only.from] ?? []).find(one => one.is === 'heading' && one.to === only.to)
  return [...FILED].find(id => id === hit?.of) ?? null
}

const AND_NOW =
  /(?:^| )(?:what happens (?:now|next)|what now|now what|what's next|what do (?:we|i) do|what should (?:we|i) do|so what's the plan|что теперь|что (?:мне |нам |же |то )?делать|что дальше|и что теперь|делать то|και τωρα|τωρα τι|τι κανουμε|τι να κανω|τι πρεπει να κανω)(?: |$)/u

/** "So what happens now?": what the doctor says behind it is to be done. */
export const asksWhatNow = (reading: Reading, { from, to }: Pick<Range, 'from' | 'to'>): boolean =>
  AND_NOW.test(normsIn(reading, from, to))

const DAY =
  /(?:^| )(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|понедельник|вторник|среду|четверг|пятницу|субботу|воскресенье|δευτερα|τριτη|τεταρτη|πεμπτη|παρασκευη|σαββατο|κυριακη)(?: |$)/u
const FEW = 7

/** "Friday at ten, then.": a day with its hour and nothing else. */
export const isAppointment = (reading: Reading, { from, to }: Range): boolean =>
  to - from <= FEW &&
  hasNumber(reading, from, to) &&
  DAY.test(normsIn(reading, from, to)) &&
  !hasDrug(reading, from, to) &&
  !has(reading, from, to, 'dose', 'result', 'vital', 'symptom')

/** "Can I drive? – Not for a month.": an answer that allows or forbids is advice. */
export const isPermission = (reading: Reading, asked: readonly Range[], answers: readonly Range[]): boolean =>
  asked.some(({ from, to }) => MAY_I.test(normsIn(reading, from, to))) &&
  answers.some(
    ({ from, to }) =>
      hasNumber(reading, from, to) ||
      has(reading, from, to, 'forbid', 'term') ||
      REFUSED.test(reading.words[to - 1]?.norm ?? '') ||
      REFUSED.test(reading.words[from]?.norm ?? ''),
  )

/** "Can I nip out and ring our daughter? – Course you can.": neither the request nor its answer is medical. */
export function isIdleRequest(reading: Reading, part: readonly Range[]): boolean {
  const [asked, answers] = [part.filter(one => one.asks), part.filter(one => !one.asks)]
  if (!asked.some(({ from, to }) => MAY_I.test(normsIn(reading, from, to)))) return false
  if (asked.some(({ from, to }) => hasDrug(reading, from, to) || has(reading, from, to, ...MEDICAL))) return false
  return !answers.some(
    ({ from, to }) =>
      hasDrug(reading, from, to) ||
      hasNumber(reading, from, to) ||
      has(reading, from, to, ...MEDICAL, 'negation', 'forbid', 'term', 'if', 'hedge'),
  )
}

/** "Nine, like a pregnancy.": a short comparison behind what the doctor has said. */
export const isJoke = (reading: Reading, part: readonly Range[]): boolean =>
  part.every(({ from, to }) => to - from <= COMPARED && LIKE.test(normsIn(reading, from, to)))

const COMPARED = 5
const LIKE = /(?:^| )(?:like an?|σαν|как|словно|будто) \p{L}+$/u

const MAY_I =
  /^(?:(?:and|so|а|и|και) )?(?:(?:can|could|may|shall|should) (?:i|we|he|she)|\p{L}+ можно|можно|να φερω|να παρω|να ερθω|μπορω να|μπορουμε να)(?: |$)|(?:^| )можно$|(?:^| )μπορω$/u
const MEDICAL = [
  'symptom',
  'disease',
  'drug-word',
  'operation',
  'dose',
  'result',
  'vital',
  'smoke',
  'allergy',
  'organ',
] as const

/** "Is he drinking? – Half a cup at a time." */
const ASKS_DRINKING = /(?:^| )(?:drinking|drinks?|пьет|пьете|пить|πινει|πινετε)(?: |$)/u
const WATER =
  /(?:^| )(?:cups?|sips?|water|squash|juice|bottles?|fluids?|tea|fine|воды|воду|чаи|стакан\p{L}*|глот\p{L}*|νερο|γαλα|τσαι|γουλι\p{L}*)(?: |$)/u
export const drinksWater = (reading: Reading, asked: readonly Range[], answers: readonly Range[]): boolean =>
  asked.some(({ from, to }) => ASKS_DRINKING.test(normsIn(reading, from, to))) &&
  answers.some(({ from, to }) => WATER.test(normsIn(reading, from, to)))
