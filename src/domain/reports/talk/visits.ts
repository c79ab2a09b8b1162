import { clausesOf } from '../attributes/polarity.ts'
import { ABOUT_COMING } from '../lexicon/visit-words.ts'
import type { Reading, Segment } from '../text/shape.ts'
import { type Term, termsIn } from '../text/terms.ts'
import { has, hasDrug, normsIn } from '../text/within.ts'

/** What became of the day of a visit: the sentences behind it that are about it, and whether one was agreed on. */
export interface Bargain {
  readonly count: number
  readonly agreed: boolean
}

/** Not possible, not wanted. */
const DECLINES =
  /(?:^| )(?:no|nope|nah|can't|cannot|can not|couldn't|won't|wouldn't|not|never|don't|away|busy|working|rather not|нет|неа|не|никак|никуда|незачем|занята?|работаю|уезжаем|уезжаю|улетаем|улетаю|неудобно|нельзя|οχι|μπα|δεν|δε|μην?|λειπω|λειπουμε|δουλευω|φευγω|φευγουμε)(?: |$)/u
/** "Can't you make it three?" asks for it. */
const ASKS_FOR =
  /(?:^| )(?:can't (?:you|we|i)|couldn't (?:you|we|i)|wouldn't|isn't|нельзя ли|не (?:лучше|получится|выидет) ли|δεν (?:γινεται|μπορουμε|μπορειτε) (?:να|σε|την|τη|το|στισ))(?: |$)/u
const WISHES =
  /(?:^| )(?:can|can't|could|couldn't|would|rather|better|prefer|instead|how about|what about|make it|maybe|perhaps|suits?|можно|нельзя|лучше|удобнее|даваите|если|хотелось|γινεται|μπορ\p{L}+|καλυτερα|μηπωσ|ισωσ|βολευει|να ερθω|να ερθουμε|αν|τι)(?: |$)/u
const ACCEPTS =
  /(?:^| )(?:fine|should be able|can do|will do|okay|ok|alright|all right|right|yes|yeah|yep|sure|great|lovely|perfect|grand|хорошо|ладно|да|ага|угу|конечно|договорились|годится|подходит|подоидет|устроит|согласна?|ναι|ενταξει|καλα|ωραια|βεβαια|συμφωνοι|μια χαρα)(?: |$)/u
/** "Leave it", «отложим»: no day is set. */
const LEAVES = /(?:^| )(?:leave|оставим|отложим|тогда не надо|αφηνουμε|αφησουμε)(?: |$)/u
/** "I'm not coming all that way again." */
const STAYS_AWAY =
  /(?:^| )(?:(?:i'm|we're|i am|we are) not coming|(?:i|we) won't (?:be (?:coming|back)|come)|(?:i|we)'ll not (?:be|come)|(?:больше )?не (?:приду|придем|поеду|поедем|поиду)|δεν (?:θα )?(?:ερχομαι|ξαν(?:α)?(?:ε)?ρχομαι|ξαναρθω|ξαναπαω|ερθω))(?: |$)/u
/** "Can I go back to work in two weeks?" asks of something else. */
const OF_ELSE = /(?:^| )(?:go|work|working|off|ходить)(?: |$)/u
const TURNS = 5

type Move = 'declines' | 'names' | 'asks' | 'accepts' | null

function* numbersIn({ numbers }: Reading, from: number, to: number): Generator<Term> {
  for (let at = from; at < to; at++) if (numbers.has(at)) yield { from: at, to: numbers.get(at)?.to ?? at + 1 }
}

/** What a clause says of the day of a visit and of nothing else. */
function moveOf(reading: Reading, from: number, to: number, asks: boolean): Move {
  if (STAYS_AWAY.test(normsIn(reading, from, to))) return 'declines'
  const said: string[] = []
  const ends = [...termsIn(reading, from, to), ...numbersIn(reading, from, to)]
  for (let at = from; at < to; at++)
    if (!ends.some(one => one.from <= at && at < one.to)) said.push(reading.words[at]?.norm ?? '')
  const days = to - from > said.length
  if (said.some(norm => !ABOUT_COMING.has(norm))) return null
  const rest = said.join(' ')
  if (asks && (!days || OF_ELSE.test(rest))) return null
  if (LEAVES.test(rest)) return 'declines'
  if (days && (ASKS_FOR.test(rest) || (asks && !DECLINES.test(rest)))) return 'asks'
  if (DECLINES.test(rest)) return 'declines'
  if (days) return WISHES.test(rest) ? 'asks' : 'names'
  return ACCEPTS.test(rest) ? 'accepts' : null
}

const NAMED = ['dose', 'if', 'urgent', 'small'] as const

/** The doctor names a visit, or a day for what is to be done. */
const setsDay = (reading: Reading, { from, to, asks }: Segment): boolean =>
  !asks &&
  (has(reading, from, to, 'return') || termsIn(reading, from, to).length > 0) &&
  !hasDrug(reading, from, to) &&
  !has(reading, from, to, ...NAMED)

const OFFERS =
  /(?:^| )(?:(?:can|could|will|would) you (?:be able to |like to |want to )?(?:come|make|pop|get (?:here|in|back|to)|ring|call|see (?:me|us|the)|manage)|shall (?:we|i) (?:say|meet|make|see|review)|how about|what about|suits? you|(?:are|is) (?:you|he|she) (?:free|available|around|about)|вы свободны|(?:okay|ok|all right|alright|good|work) for you|придете|приедете|заидете|заглянете|сможете (?:приити|приехать|заити|подоити)|можете (?:приити|приехать|заити|подоити)|удобно|подоидет|устроит|(?:хотите|готовы) (?:приити|приехать)|даваите (?:в|во|на|через)|θα (?:ξανα)?ερθετε|θα ξαναρθετε|μπορειτε να (?:ξανα)?(?:ερθετε|ρθετε|περασετε)|(?:σασ|σου) βολευει|να πουμε|τι λετε)(?: |$)/u
/** "Can you come in on Monday?" */
const offersDay = (reading: Reading, { from, to, asks }: Segment): boolean =>
  asks &&
  OFFERS.test(normsIn(reading, from, to)) &&
  (has(reading, from, to, 'return') || termsIn(reading, from, to).length > 0) &&
  !hasDrug(reading, from, to)

/** How the talk about a day stands: whether one is agreed on, waits for an answer, or was turned down at all. */
interface Standing {
  agreed: boolean
  open: boolean
  against: boolean
}

function moved({ agreed, open, against }: Standing, move: Move, doctors: boolean): Standing {
  if (move === 'declines') return { agreed: false, open: false, against: true }
  if (move === 'asks') return { agreed: false, open: true, against: true }
  if (move === 'names' && (doctors || open || against)) return { agreed: doctors || open, open: !doctors, against }
  if (move === 'accepts' && open) return { agreed: true, open: false, against }
  return { agreed, open, against }
}

/**
 * "Come back on Monday. – Monday I can't, could we do Friday? – Friday then.": the sentences from `at` on in which the day
 * of a visit is offered and taken, turned down, or another one is found; null if nothing is said to it.
 */
export function bargainFrom(reading: Reading, before: Segment, at: number): Bargain | null {
  const { segments } = reading
  const first = segments[at]
  const offered = offersDay(reading, before)
  if (before.speaker !== 'doctor' || before.loose || (!offered && !setsDay(reading, before))) return null
  if (!first || first.turn !== before.turn + 1 || first.speaker === 'doctor') return null
  let standing: Standing = { agreed: !offered, open: offered, against: false }
  let [count, turn, skipped] = [0, first.turn, 0]
  for (const [step, one] of segments.slice(at).entries()) {
    if (one.turn - before.turn > TURNS || one.loose) break
    const moves = clausesOf(reading, one.from, one.to).map(({ from, to }) => moveOf(reading, from, to, one.asks))
    const silent = moves.every(move => move === null)
    if (silent && (++skipped > REASONS || one.turn !== turn)) break
    if (silent) continue
    if (skipped > 0 && one.turn !== turn) {
      // "Monday's a bank holiday. – Tuesday then.": whatever was said, the doctor finds another day.
      if (!THEN.test(normsIn(reading, one.from, one.to)) || !moves.includes('names')) break
      standing.against = true
    }
    for (const move of moves) standing = moved(standing, move, one.speaker === 'doctor')
    ;[count, turn, skipped] = [step + 1, one.turn, 0]
  }
  return count > 0 && (offered || standing.against) ? { count, agreed: standing.agreed } : null
}
const THEN = /(?:^| )(?:then|instead|тогда|τοτε)(?: |$)/u
/** "I can't. I'm flying to Spain.": sentences that only tell why. */
const REASONS = 2
