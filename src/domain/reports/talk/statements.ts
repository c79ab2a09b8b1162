import { negationsIn } from '../attributes/polarity.ts'
import type { Reading, Segment } from '../text/shape.ts'
import { has, hasDrug, hasNumber, normsIn, startsWith, within } from '../text/within.ts'
import {
  accepts,
  correctsOther,
  deniesDrugOf,
  drops,
  isCorrection,
  opensWithNo,
  rechecks,
  refusalFrom,
  restates,
  withdraws,
} from './corrections.ts'
import { disputeFrom, settlesSide } from './disputes.ts'
import { exchangeAt, isEcho } from './exchanges.ts'
import { hasTopic, MOST, type Statement, wordsOf } from './statement.ts'
import { bargainFrom } from './visits.ts'

/** Statements in which a refusal may still be taken back. */
const LATELY = 3

const ALONE = { questions: 0, bare: false, corrected: false, leans: false, proposal: false } as const

/** Groups the segments of a reading; every segment is in exactly one statement. */
export function statementsOf(reading: Reading): Statement[] {
  const { segments } = reading
  const statements: Statement[] = []
  let at = 0
  let examined = false
  while (at < segments.length) {
    const segment = segments[at] as Segment
    examined ||= examines(reading, segment)
    const proposed = statements.slice(-LATELY).findLast(one => one.proposal)
    if (proposed && accepts(reading, segment)) {
      proposed.segments.push(segment)
      at++
      continue
    }
    if (proposed && drops(reading, proposed.segments.at(-1) as Segment, segment)) {
      proposed.segments.push(segment)
      at++
      continue
    }
    const last = statements.at(-1)
    const next = segments[at + 1]
    if (last && next && rechecks(reading, segment) && isChecked(reading, last.segments.at(-1) as Segment, next)) {
      last.segments.push(segment, next)
      last.corrected = true
      at += 2
      continue
    }
    const withdrawn = statements
      .slice(-LATELY)
      .findLast(one => one.segments.some(old => withdraws(reading, old, segment)))
    if (withdrawn && wordsOf(withdrawn.segments) + segment.to - segment.from <= MOST) {
      withdrawn.segments.push(segment)
      withdrawn.corrected = true
      at++
      continue
    }
    const bargain = last ? bargainFrom(reading, last.segments.at(-1) as Segment, at) : null
    if (last && bargain) {
      last.segments.push(...segments.slice(at, at + bargain.count))
      last.corrected = true
      last.visit = bargain.agreed
      last.proposal = !bargain.agreed
      at += bargain.count
      continue
    }
    const refused = last ? refusalOf(reading, last.segments.at(-1) as Segment, at) : 0
    const told = statements.findLast(one => one.segments.at(-1) === segments[at - 1])
    const disputed = told ? disputeFrom(reading, told, at) : 0
    const said = segments.slice(at, at + disputed)
    const meant = told && disputed > 0 && !told.disputed ? (sameDrug(reading, statements, told, said) ?? told) : told
    if (meant && disputed > 0 && wordsOf(meant.segments) <= MOST) {
      meant.segments.push(...said)
      meant.disputed = true
      at += disputed
      continue
    }
    if (last && (refused > 0 || (segment.asks && takesBack(reading, last, segment)))) {
      last.segments.push(...segments.slice(at, at + Math.max(1, refused)))
      last.corrected = true
      last.proposal ||= refused > 0
      at += Math.max(1, refused)
      continue
    }
    if (segment.asks && bargainFrom(reading, segment, at + 1)) {
      statements.push({ ...ALONE, segments: [segment], questions: 1, leans: true })
      at++
      continue
    }
    if (!segment.loose && (segment.asks || (!examined && impliesQuestion(reading, at)))) {
      const statement = exchangeAt(reading, at)
      statements.push(statement)
      examined ||= statement.segments.some(one => examines(reading, one))
      at += statement.segments.length
      const settled = statement.bare ? 0 : settlesSide(reading, statement, at)
      statement.segments.push(...segments.slice(at, at + settled))
      at += settled
      continue
    }
    if (last && joins(reading, last, segment)) {
      last.segments.push(segment)
      last.corrected ||= isCorrection(reading, segment) || opensWithNo(reading, segment)
    } else statements.push({ ...ALONE, segments: [segment] })
    at++
  }
  return statements
}

/** "Bisoprolol, five. Ramipril, ten. – The letter has bisoprolol at 2.5.": what was told of the medicine that is disputed. */
function sameDrug(
  reading: Reading,
  statements: readonly Statement[],
  last: Statement,
  said: readonly Segment[],
): Statement | undefined {
  const turn = last.segments.at(-1)?.turn
  const namesIn = (segments: readonly Segment[]) =>
    segments.flatMap(({ from, to }) =>
      [...reading.drugs].flatMap(([at, { inn, name }]) => (at >= from && at < to ? [inn ?? name] : [])),
    )
  const disputed = namesIn(said)
  return statements.findLast(
    one => one.segments.at(-1)?.turn === turn && namesIn(one.segments).some(name => disputed.includes(name)),
  )
}

const PROMPTS =
  /^(?:what do you (?:think|say)|how (?:do you feel|does that sound|about (?:that|it))|would you (?:like|want) (?:that|it)|shall we|is that (?:okay|all right)|okay|all right|как вам|как вы на это смотрите|как смотрите|что скажете|что думаете|согласны|не против|попробуем|τι λετε|τι λεσ|συμφωνειτε|θελετε|ενταξει)(?: |$)/u
const PROMPT = 6
/** As `refusalFrom`, also behind "What do you think?". */
function refusalOf(reading: Reading, before: Segment, at: number): number {
  const segment = reading.segments[at] as Segment
  const prompts =
    segment.asks &&
    segment.turn === before.turn &&
    segment.to - segment.from <= PROMPT &&
    PROMPTS.test(normsIn(reading, segment.from, segment.to))
  if (!prompts) return refusalFrom(reading, before, at)
  const refused = refusalFrom(reading, before, at + 1)
  return refused > 0 ? refused + 1 : 0
}

/** "Let me check that. No, 500": the value behind the look is said instead of the doctor's own, up to two turns before. */
const isChecked = (reading: Reading, before: Segment, next: Segment): boolean =>
  !before.asks &&
  before.turn >= next.turn - RECENT &&
  (opensWithNo(reading, next) || isCorrection(reading, next)) &&
  restates(reading, next.from, next.to)
const RECENT = 2

const NOT = /^(?:don't|dont|не|μη|μην)$/u
const examines = (reading: Reading, { from, to, speaker, asks }: Segment) =>
  (has(reading, from, to, 'exam-start') &&
    !NOT.test(reading.words[from]?.norm ?? '') &&
    (speaker === 'doctor' || reading.form !== 'dialogue')) ||
  (speaker === 'doctor' &&
    !asks &&
    has(reading, from, to, 'order') &&
    has(reading, from, to, 'dose', 'frequency', 'operation')) ||
  (speaker === 'doctor' && !asks && has(reading, from, to, 'assess') && has(reading, from, to, 'disease')) ||
  (speaker === 'doctor' && [...within(reading, from, to, 'vital')].some(hit => reading.numbers.has(hit.to)))

/** "Allergies.", «Железо вам выписывала.»: the doctor's last words before the patient's turn name what they are to answer. */
function impliesQuestion(reading: Reading, at: number): boolean {
  const [segment, next] = [reading.segments[at], reading.segments[at + 1]]
  if (!segment || !next || reading.form !== 'dialogue') return false
  if (segment.speaker !== 'doctor' || next.speaker === 'doctor' || next.turn === segment.turn) return false
  if (next.asks && !isEcho(next)) return false
  const { from, to } = segment
  // "Remind me about allergies."
  if (
    to - from <= 8 &&
    has(reading, from, to, 'allergy') &&
    !hasDrug(reading, from, to) &&
    !has(reading, from, to, 'forbid')
  )
    return true
  // "Tell me what you take."
  if (to - from <= 8 && has(reading, from, to, 'open-question') && has(reading, from, to, 'take')) return true
  // "You've not had a heart attack. – No."
  const answered = next.to - next.from <= 3 && startsWith(reading, next.from, next.to, 'yes', 'negation') !== undefined
  if (
    answered &&
    to - from <= 8 &&
    hasTopic(reading, from, to) &&
    !has(reading, from, to, 'order', 'return', 'urgent', 'small')
  )
    return true
  if (has(reading, from, to, 'order', 'assess', 'open-question', 'small', 'greeting', 'return', 'urgent', 'finding'))
    return false
  if (hasNumber(reading, from, to)) return false
  return to - from <= 12 && hasTopic(reading, from, to)
}

/** True if a sentence goes on with the statement before it: a correction, a refusal of what was proposed. */
function joins(reading: Reading, last: Statement, segment: Segment): boolean {
  const before = last.segments.at(-1) as Segment
  if (last.bare || wordsOf(last.segments) + segment.to - segment.from > MOST) return false
  // «Нет, исправь.»: what it is corrected to comes next.
  if (last.corrected && isCorrection(reading, before) && !restates(reading, before.from, before.to)) return true
  const same = before.turn === segment.turn
  if (deniesDrugOf(reading, before, segment)) return true
  if (!same && segment.turn !== before.turn + 1) return false
  if (isCorrection(reading, segment)) return same || correctsOther(reading, before, segment)
  if (!same) return false
  if (takesBack(reading, last, segment) || onlyDenies(reading, segment)) return true
  if (deniesRest(reading, last, segment)) return true
  // A number alone restates or completes the one before: "500 twice a day. Well, 1,000 since the summer."
  const opens = hasNumber(reading, segment.from, Math.min(segment.from + 2, segment.to))
  const counts =
    last.corrected || hasNumber(reading, before.from, before.to) || hasDrug(reading, before.from, before.to)
  const bare = !hasTopic(reading, segment.from, segment.to)
  const explains = last.corrected && !hasDrug(reading, segment.from, segment.to)
  if (!segment.loose && opens && counts && (bare || explains)) return true
  return tellsReaction(reading, last, segment)
}

/** "Never again.": says of what was said before it that it is not, or no more. */
const onlyDenies = (reading: Reading, { from, to, loose, asks }: Segment): boolean =>
  !loose &&
  !asks &&
  to - from > 1 &&
  to - from <= DENIAL &&
  AGAIN.test(normsIn(reading, from, to)) &&
  !hasTopic(reading, from, to)
const DENIAL = 4
const AGAIN =
  /(?:^| )(?:never again|no more|not any ?more|больше никогда|никогда больше|больше ни разу|ποτε (?:ξανα|πια)|ποτε αλλη φορα|οχι πια|ουτε ξανα)(?: |$)/u
/** "Any allergies? – Trimethoprim, a rash. Nothing else.", "… – I'll have the whooping cough one. Not the flu.": answers the rest. */
function deniesRest(reading: Reading, last: Statement, { from, to, loose, asks }: Segment): boolean {
  if (loose || asks || last.questions === 0 || to - from > REST) return false
  const said = normsIn(reading, from, to)
  if (!startsWith(reading, from, Math.min(to, from + 3), 'negation') && !RESTS.test(said)) return false
  if (RESTS.test(said)) return negationsIn(reading, from, to) > 0 && !hasDrug(reading, from, to)
  const asked = last.segments.slice(0, last.questions).flatMap(one => reading.words.slice(one.from, one.to))
  const stems = new Set(asked.map(({ norm }) => norm.slice(0, STEM)).filter(norm => norm.length >= STEM - 2))
  return NOT_THE.test(said) && reading.words.slice(from, from + 4).some(({ norm }) => stems.has(norm.slice(0, STEM)))
}
const REST = 9
const STEM = 5
const NOT_THE = /^(?:not|не|οχι) /u
const RESTS =
  /(?:^| )(?:nothing else|no others?|none other|not to anything else|остальн\p{L}*|друг\p{L}+|больше ни\p{L}* |τιποτ[εα] αλλο|αλλ[οαη] (?:δεν|οχι)|κανενα αλλο|σε αλλο)(?: |$)/u
/** "Nine days ago. No, what's today?" */
const takesBack = (reading: Reading, last: Statement, segment: Segment): boolean =>
  opensWithNo(reading, segment) &&
  !segment.loose &&
  reading.form !== 'stream' &&
  (last.segments.at(-1) as Segment).turn === segment.turn &&
  !(last.segments.at(-1) as Segment).asks

/** "Any allergies? – Septrin. My lips blew up.": what the substance did, with no other substance in it. */
function tellsReaction(reading: Reading, last: Statement, { from, to }: Segment): boolean {
  const asked = last.segments.slice(0, last.questions)
  if (!asked.some(one => has(reading, one.from, one.to, 'allergy'))) return false
  if (last.segments.slice(last.questions).every(one => startsWith(reading, one.from, one.to, 'negation'))) return false
  return (
    !hasDrug(reading, from, to) &&
    !has(reading, from, to, 'relative', 'negation') &&
    has(reading, from, to, 'symptom', 'allergy')
  )
}
