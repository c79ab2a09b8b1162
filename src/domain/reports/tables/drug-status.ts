import type { DrugStatus } from '../extraction.ts'
import { tellsSusceptibility } from '../sections/reported.ts'
import type { Unit } from '../sections/units.ts'
import type { Reading } from '../text/shape.ts'
import { has, within } from '../text/within.ts'
import { normsOf } from './dose-units.ts'

const REACTION =
  /сып|волдыр|отек|отекл|крапивниц|анафил|пятн|зуд|краснеют|rash|hive|swell|swollen|swelled|anaphyla|itch|blister|throat|lips|εξανθ|πρηστ|πρησ|πρηξ|οιδημα|αναφυλ|κνησμ|πλακεσ|φλυκταιν|καντηλ/u
const INTOLERANCE = /тошн|рвал|рвот|понос|живот|sick|nause|runs|upset|headache|dizzy|cough|ναυτι|εμετ|διαρροι|ζαλ/u
const TOLERATED = /перенош|переносит|спокоино|fine with|tolerat|no problem|αφοβα|χωρισ προβλημα/u
const KEEP =
  /(?:^|\s)(?:оставля\p{L}*|остав\p{L}*|продолж\p{L}*|как пили|как принимали|как есть|continue|keep|carry on|stay on|same dose|same doses|as (?:it )?is|hold|holding|οπωσ ειναι|συνεχιζ\p{L}*|προσωρινα|temporarily|for now)(?:\s|$)/u
const STOPS =
  /(?:^|\s)(?:отменя\p{L}*|отмен\p{L}*|убира\p{L}*|убрать|убрали|прекра\p{L}*|выбросить|бросил\p{L}*|перестал\p{L}*|stop|stopped|quit|came off|come off|finished|gave up|διακοπτ\p{L}*|διεκοψ\p{L}*|διακοπη|σταματ\p{L}*|κοβ\p{L}*|εκοψ\p{L}*|κοψετε|κοψ\p{L}*|να μην τη συνεχισει|discontinue\p{L}*|сеичас уже нет|больше не пью)(?:\s|$)/u
/** "Don't" within two words before what it denies. */
const NOT = /(?:^|\s)(?:не|нельзя|not|don't|never|μην|μη|δεν|να μην)(?:\s\S+){0,2}$/u
const NEVER_TAKEN =
  /не стала|не стал|не купил\p{L}*|не покупал\p{L}*|не пил\p{L}*|побоялся|побоялась|never picked|didn't take|never had|never took|δεν το πηρα|δεν το αγορασα|δεν πηρα|δεν το πηρε|ουτε που το|στο συρταρι|отказал\p{L}*|refus|declin|не стал пить/u
const FINISHED =
  /пил полгода|попил|пропил|курс|месяц попили|was on|changed it|switched me|i had that week|used to take|in 20\d\d|επαιρνα|ηπια/u

const INSTEAD = /^(?:вместо|of|αντι)$/u

/** The words around a medicine's name: `from` to `at` before it, `at` to `near` its own clause, `far` all up to the next name. */
export interface Around {
  /** The end of the name before, or the beginning of the part. */
  floor: number
  from: number
  at: number
  near: number
  far: number
}

const NEAR = 4

/** What became of a medicine; null where the words do not say that the patient has anything to do with it. */
export function statusOf(reading: Reading, unit: Unit, around: Around, all: string): DrugStatus | null {
  const { floor, from, near, far } = around
  const said = normsOf(reading, from, far)
  if (tellsSusceptibility(reading, { from, to: far })) return null
  const denied = isDenied(reading, unit, around)
  if (INSTEAD.test(reading.words[Math.max(floor, around.at - 1)]?.norm ?? '')) return null
  if (unit.section === 'safetyNet' || unit.section === 'followUp') return null
  if (unit.section === 'allergies') {
    const clause = normsOf(reading, from, near)
    if (TOLERATED.test(clause) || (denied && !REACTION.test(clause))) return null
    if (NEVER_TAKEN.test(said)) return 'refused'
    return INTOLERANCE.test(said) && !REACTION.test(all) ? 'stopped' : 'allergy'
  }
  const loose = unit.ranges.some(one => one.loose)
  if (loose && !denied && has(reading, Math.max(floor, around.at - NEAR), around.at, 'allergy')) return 'allergy'
  if (NEVER_TAKEN.test(said)) return 'refused'
  const stop = STOPS.exec(said)
  if (stop) return denied || KEEP.test(said) || NOT.test(said.slice(0, stop.index)) ? 'current' : 'stopped'
  // "Probably the amlodipine": what a medicine has done is no order.
  if (unit.section === 'assessment' && !has(reading, from, far, 'order', 'dose', 'stop', 'forbid')) return null
  if (unit.section === 'plan' || unit.section === 'assessment') return planned(reading, unit, around, denied, said)
  if (denied && (unit.section === 'drugHistory' || has(reading, from, far, 'take', 'stop'))) return 'refused'
  return FINISHED.test(said) ? 'stopped' : 'current'
}

/** What the doctor would give, and does not: "I'd normally write", «назначил бы», «θα έβαζα». */
const WOULD =
  /would be|i'd normally|i'd usually|was going to|did think about|thought about|i would have|могли бы|можно было бы|назначил\p{L}* бы|дал\p{L}* бы|хотел\p{L}* назнач|думал\p{L}* назнач|θα εβαζα|θα εγραφα|θα εδινα|σκεφτηκα/u
const SINCE = 7

function planned(reading: Reading, unit: Unit, around: Around, denied: boolean, said: string): DrugStatus | null {
  const { floor, from, at, near, far } = around
  const refused = unit.corrected && unit.speaker !== 'doctor'
  if (refused || denied || has(reading, from, near, 'forbid')) return 'refused'
  // "If the count goes over five we'll switch to artesunate" orders nothing yet.
  const begins = unit.ranges.find(one => one.from <= at && at < one.to)?.from ?? from
  if (has(reading, begins, at, 'if') && !has(reading, at, far, 'dose')) return null
  if (WOULD.test(normsOf(reading, Math.max(floor, at - SINCE), far))) return 'refused'
  if (KEEP.test(said)) return 'current'
  const opens = unit.ranges.some(one => one.from === at) || reading.form === 'dictation'
  const loose = unit.ranges.some(one => one.loose)
  // "It is a penicillin" prescribes nothing; without punctuation «нельзя» may lie in the next piece.
  const ordered = has(reading, from, far, 'order', 'dose', 'frequency') || (opens && !loose)
  return ordered ? 'prescribed' : null
}

const CLOSE = 3
const NO = /^(?:no|нет|не|οχι)$/u

/** Cues of negation that belong to no correction and to no phrase that denies nothing. */
function denialsIn(reading: Reading, from: number, to: number): number {
  const apart = [...within(reading, from, to, 'no-negation', 'not-done', 'correction')]
  let count = 0
  for (const hit of within(reading, from, to, 'negation')) {
    const { norm = '', after = '' } = reading.words[hit.from] ?? {}
    const taken = apart.some(other => other.from <= hit.from && hit.to <= other.to)
    // "Losartan fifty no twenty five" takes back the number.
    const restated = NO.test(norm) && reading.numbers.has(hit.to)
    if (!taken && !restated && !(NO.test(norm) && after.startsWith(','))) count++
  }
  return count
}

/** A denial in the name's clause; without punctuation only right beside the name. */
function isDenied(reading: Reading, unit: Unit, { floor, from, at, near, far }: Around): boolean {
  if (!unit.ranges.some(one => one.loose)) return denialsIn(reading, from, near) > 0
  const before = [...within(reading, Math.max(floor, at - CLOSE), at, 'negation')]
  // «Нельзя», «нет» before a name belong to what was said before it.
  if (before.some(hit => !BEHIND.test(reading.words[hit.from]?.norm ?? ''))) return true
  return denialsIn(reading, at, Math.min(far, at + CLOSE)) > 0 || isForbiddenBehind(reading, unit, at)
}

const BEHIND = /^(?:нельзя|нет)$/u
const FORBIDS = /^(?:нельзя|противопоказан\p{L}*|запрещ\p{L}*|απαγορευεται)$/u
const FAR = 9

/** «Кетонал вам с астмой и реакцией на аспирин нельзя». */
function isForbiddenBehind({ words, numbers, drugs }: Reading, unit: Unit, at: number): boolean {
  const end = Math.min(at + FAR, unit.ranges.at(-1)?.to ?? at)
  for (let next = at + 1; next < end; next++) {
    const reaction = words[next - 1]?.norm === 'на'
    if (numbers.has(next) || (drugs.has(next) && !reaction)) return false
    if (FORBIDS.test(words[next]?.norm ?? '')) return true
  }
  return false
}
