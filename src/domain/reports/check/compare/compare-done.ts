import { KIND_OF } from '../../concepts/concept-index.ts'
import { accepts, refusesNamed, turnsDown } from '../../talk/corrections.ts'
import { has, normsIn } from '../../text/within.ts'
import type { Atom } from '../atoms.ts'
import type { Evidence, Transcript } from '../evidence.ts'
import type { Support } from '../find-evidence.ts'
import { says } from '../match.ts'
import { partOf } from '../parts.ts'
import type { ChangeKind } from '../verdict.ts'
import { NOT_GIVEN, OFFERED, OFFERED_BEHIND, TURNS_DOWN } from '../words/treatment.ts'
import type { Compared } from './compared.ts'

/** Says that something was done. */
const DONE =
  /(?:^| )(?:проведен(?!и)\p{L}*|выполнен(?!и)\p{L}*|сделан(?!и)\p{L}*|произведен(?!и)\p{L}*|установлен(?!и)\p{L}*|поставлен(?!и)\p{L}*|наложен(?!и)\p{L}*|введен(?!и)\p{L}*|взят(?!и)\p{L}*|удален(?!и)\p{L}*|перелит\p{L}{0,2}|зашит\p{L}{0,2}|вскрыт\p{L}{0,2}|промыт\p{L}{0,2}|снят\p{L}{0,2}|госпитализирован\p{L}*|(?:прошел|прошла)(?! (?:сам\p{L}*|без|за|через|после|к|полностью|быстро|и)(?: |$))|проводится|перенес\p{L}*|подписан\p{L}*|согласил\p{L}*|согласен|согласна|(?:was|were|has been|have been|had|underwent|received|is) (?:(?!not |never )\p{L}+ )?(?:done|performed|given|taken|carried|obtained|fitted|placed|inserted|injected|removed|drained|administered|admitted|applied|stitched|scanned|transfused|completed|agreed)|underwent|undergoes|undergoing|agreed|accepted|consented|εγινε|εγιναν|διενεργηθηκ\p{L}*|πραγματοποιηθηκ\p{L}*|τοποθετηθηκ\p{L}*|χορηγηθηκ\p{L}*|υποβληθηκ\p{L}*|υποβαλλεται|αφαιρεθηκ\p{L}*|μεταγγιστηκ\p{L}*|εισηχθη|νοσηλευτηκ\p{L}*|νοσηλευθηκ\p{L}*|συμφωνησ\p{L}*|δεχτηκε|δεχθηκε|εμβολιαστηκε|εχει εμβολιαστει|ειναι εμβολιασμεν\p{L}*|вакцинирован\p{L}?|привит\p{L}?|(?:was|is|has been) (?:vaccinated|immuni[sz]ed))(?: |$)/u
const PENDING =
  /(?:^| )(?:сделаем|проведем|сдаите|сдать|проити|сделать|сделаите|направ\p{L}*|запиш\p{L}*|назначу|назначим|хочу|нуж(?:ен|н)\p{L}*|надо|ждем|не готов\p{L}*|в плане|i'd like|i want|we'll|i'll|we need|need|needs|book\p{L}*|arrang\p{L}*|request\p{L}*|order\p{L}*|refer\p{L}*|awaiting|await|pending|due|should|θα|θελω|να|χρειαζ\p{L}*|εκκρεμ\p{L}*|περιμενουμε|πρεπει)(?: |$)/u

/** "Flu vaccine in two weeks." */
const IN_TIME =
  /(?:^| )(?:через|in|σε) (?:\S+ ){1,2}(?:дн\p{L}+|недел\p{L}+|месяц\p{L}*|days?|weeks?|months?|ημερ\p{L}+|μερ\p{L}+|εβδομαδ\p{L}+|μην\p{L}+)(?: |$)/u

const isDeed = (atom: Atom) =>
  atom.kind === 'concept' && atom.ids.some(id => ['procedure', 'test'].includes(KIND_OF.get(id) ?? ''))

const textOf = ({ reading }: Transcript, from: number, to: number) =>
  reading.words
    .slice(from, to)
    .map(({ norm }) => norm)
    .join(' ')

/** Sentences within which an order may be taken back: "Tetanus jab. – I had one. – Then you don't need it." */
const LATER = 3
const WITHDRAWN =
  /(?:^| )(?:don't need|doesn't need|won't need|no need|not needed|не нужн\p{L}*|не надо|тогда не|δεν χρειαζ\p{L}*|δεν δινονται|δεν δινεται|δεν γινεται|не дела\p{L}*|не вводи\p{L}*)(?: |$)/u
const isNamed = (atom: Atom) => atom.kind === 'drug' || (atom.kind === 'concept' && atom.hard)

/** Words around a piece in speech without punctuation. */
const NEAR = 6

function isOnlyProposed(transcript: Transcript, clause: Evidence, atom: Atom): boolean {
  const { reading, clauses, polarity } = transcript
  if (polarity.get(atom.from) === 'open') return true
  const segment = reading.segments[clause.segment]
  const loose = segment?.loose ?? false
  const from = loose ? Math.max(clause.from, atom.from - NEAR) : (segment?.from ?? clause.from)
  const to = loose ? Math.min(clause.to, atom.to + NEAR) : (segment?.to ?? clause.to)
  const text = textOf(transcript, from, to)
  if (
    OFFERED.test(text) ||
    OFFERED_BEHIND.test(text) ||
    PENDING.test(text) ||
    NOT_GIVEN.test(text) ||
    IN_TIME.test(text)
  )
    return true
  if (has(reading, from, to, 'future') || isTurnedDown(transcript, clause)) return true
  // "I could inject it. – No needles."
  const later = clauses.filter(one => one.segment > clause.segment && one.segment <= clause.segment + LATER)
  const [next] = later
  if (next && TURNS_DOWN.test(textOf(transcript, next.from, next.to))) return true
  return later.some(one => !one.atoms.some(isNamed) && WITHDRAWN.test(textOf(transcript, one.from, one.to)))
}

const WILL =
  /(?:^| )(?:будет|будут|согласил\p{L}*|согласен|согласна|will|agrees|agreed|is going to|θα|συμφωνησ\p{L}*|συμφωνει)(?: |$)/u
const isOfTurn = ({ wanted }: Support['matches'][number]) =>
  wanted.kind !== 'drug' && !(wanted.kind === 'concept' && wanted.ids.every(id => KIND_OF.get(id) === 'time'))

/** "I'd like you in the group. – No groups for me.", reported as what will be. */
export function compareRefused({ all, polarity, support, transcript }: Compared): ChangeKind | null {
  if (!WILL.test(all.words.map(({ norm }) => norm).join(' '))) return null
  const told = support.matches.filter(isOfTurn)
  if (told.length === 0 || told.some(({ wanted }) => polarity.get(wanted.from) === 'no')) return null
  const { reading, clauses } = transcript
  const isRefused = ({ clause, atom }: (typeof told)[number]) => {
    const own = reading.segments[clauses[clause]?.segment ?? -1]
    if (!own || own.loose || own.speaker !== 'doctor') return false
    const reply = reading.segments.filter(one => one.turn === own.turn + 1).slice(0, LATER)
    const refuses = reply.filter(
      one => turnsDown(reading, one.from, one.to) || TURNS_DOWN.test(textOf(transcript, one.from, one.to)),
    )
    if (refuses.length === 0) return false
    const isLast = reading.segments.findLast(one => one.turn === own.turn) === own
    return (
      isLast ||
      clauses.some(
        one =>
          refuses.some(each => each.from <= one.from && one.to <= each.to) && one.atoms.some(each => says(each, atom)),
      )
    )
  }
  return told.every(isRefused) ? 'status' : null
}

const NO = /^(?:no|нет|οχι)$/u
/** What the doctor says last in a turn is turned down in the next one: "Let's do a gastroscopy. – I'm not swallowing that." */
export function isTurnedDown({ reading, ...transcript }: Transcript, { segment }: Evidence): boolean {
  const own = reading.segments[segment]
  if (!own || own.loose || own.speaker !== 'doctor' || reading.form !== 'dialogue') return false
  if (reading.segments.findLast(one => one.turn === own.turn) !== own) return false
  const [first, second] = reading.segments.filter(one => one.turn === own.turn + 1)
  // "No. I'm not going in."
  const reply =
    first && second && first.to - first.from === 1 && NO.test(reading.words[first.from]?.norm ?? '') ? second : first
  if (!reply) return false
  const named = transcript.clauses.some(
    one => one.from >= reply.from && one.to <= reply.to && one.atoms.some(atom => atom.kind === 'drug'),
  )
  return (
    !named &&
    (turnsDown(reading, reply.from, reply.to) ||
      refusesNamed(reading, own, reply) ||
      TURNS_DOWN.test(textOf({ reading, ...transcript }, reply.from, reply.to)))
  )
}

const isAnswerTo = (asked: Evidence, one: Evidence | undefined) =>
  !!one && !one.asks && (one.statement === asked.statement || one.turn === asked.turn + 1)

const PLANS =
  /(?:^| )(?:будет (?:\p{L}+ )?(?:проведен\p{L}*|сделан\p{L}*|выполнен\p{L}*)|запланирован\p{L}*|will have|will undergo|will get|is to have|was arranged|has been arranged|was booked|is scheduled|is planned|θα κανει|θα υποβληθει|προγραμματιστηκε|προγραμματιζεται)(?: |$)/u
const BUT = /(?:^| )(?:but|instead|rather|но|а не|вместо|αλλα|αντι)(?: |$)/u

/** "She was offered a CT but would rather have the other", reported as what will be. */
function isOnlyOffered({ all, support, transcript }: Compared): boolean {
  if (!PLANS.test(all.words.map(({ norm }) => norm).join(' '))) return false
  const deeds = support.matches.filter(({ wanted }) => isDeed(wanted))
  return (
    deeds.length > 0 &&
    deeds.every(({ clause }) => {
      const own = transcript.clauses[clause]
      const segment = transcript.reading.segments[own?.segment ?? -1]
      if (!own || !segment || segment.loose) return false
      // «Перелома, думаю, нет, но снимок сделаем»: what is thought stands before it, and it is planned.
      const isPlanned =
        PENDING.test(textOf(transcript, own.from, own.to)) && BUT.test(textOf(transcript, own.from, own.from + 1))
      const text = textOf(transcript, segment.from, segment.to)
      return !isPlanned && (OFFERED.test(text) || OFFERED_BEHIND.test(text)) && BUT.test(text)
    })
  )
}

const AGREES = /(?:^| )(?:agreed|accepted|consented|соглас\p{L}*|συμφων\p{L}*|δεχτηκε|δεχθηκε)(?: |$)/u
/** Turns behind an order in which it is accepted, objections between. */
const ACCEPTED_WITHIN = 4
const isAccepted = ({ reading }: Transcript, { segment }: Evidence): boolean => {
  const turn = reading.segments[segment]?.turn ?? 0
  return reading.segments.some(
    one =>
      (one.turn > turn || reading.segments[segment]?.speaker !== 'doctor') &&
      one.turn >= turn &&
      one.turn <= turn + ACCEPTED_WITHIN &&
      one.speaker !== 'doctor' &&
      accepts(reading, one),
  )
}

const isConsent = (atom: Atom) => atom.kind === 'concept' && atom.ids.includes('consent')
const isToday = (atom: Atom) => atom.kind === 'concept' && atom.ids.some(id => id === 'today' || id === 'visitNow')

const TO_BE =
  /(?:^| )(?:(?:is|are|was|were) to be|to be|will be|planned|scheduled|запланирован\p{L}*|планируется|планируются|предстоит|προγραμματι\p{L}*|θα)(?: |$)/u
/** "…; the previous one was done in 2019": the verb of another part tells nothing of this one. */
function isPlan(all: Compared['all'], from: number, to: number): boolean {
  const text = normsIn(all, from, to)
  const [plan, done] = [text.search(TO_BE), text.search(DONE)]
  return plan >= 0 && (done < 0 || plan < done)
}

/** Proposed, ordered or expected, and reported as done. */
export function compareDone(compared: Compared): ChangeKind | null {
  const { all, from, to, polarity, support, transcript } = compared
  if (isOnlyOffered(compared)) return 'status'
  const text = partOf(all, from)
  if (!DONE.test(text) || has(all, from, to, 'future', 'if') || isPlan(all, from, to)) return null
  const named = support.matches.filter(({ wanted }) => isDeed(wanted))
  // Done to what no procedure is: drops given, a sling applied.
  const things = support.matches.filter(
    ({ wanted }) =>
      wanted.kind !== 'drug' &&
      (wanted.kind !== 'concept' || !wanted.ids.every(id => ['soft', 'time'].includes(KIND_OF.get(id) ?? ''))),
  )
  const given = things.length > 0 ? things : support.matches.filter(({ wanted }) => wanted.kind === 'drug')
  const agreed = (named.length > 0 ? named : given).filter(one => !isConsent(one.wanted))
  const deeds = agreed.length > 0 ? agreed : named.length > 0 ? named : given
  if (named.length === 0 && support.missing.some(isDeed)) return 'status'
  if (deeds.every(({ wanted }) => polarity.get(wanted.from) === 'no')) return null
  // "When was your last tetanus jab? – Four years ago.", told as of today.
  const isAsked = deeds.every(({ clause }) => transcript.clauses[clause]?.asks)
  if (deeds.length > 0 && isAsked && support.missing.some(isToday)) return 'date'
  const proposed = deeds.every(({ clause, atom }) => {
    const own = transcript.clauses[clause]
    if (own && AGREES.test(text) && isAccepted(transcript, own)) return false
    if (own?.asks && support.matches.some(one => isAnswerTo(own, transcript.clauses[one.clause]))) return false
    return own !== undefined && isOnlyProposed(transcript, own, atom)
  })
  return proposed ? 'status' : null
}
