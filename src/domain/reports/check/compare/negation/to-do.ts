import { SPECIALTIES } from '../../../concepts/words/specialties.ts'
import type { Atom } from '../../atoms.ts'
import type { Evidence } from '../../evidence.ts'
import { denies } from '../../polarity/cues.ts'
import { type Compared, isOf, textOf } from '../compared.ts'

const isDeed = (atom: Atom) =>
  isOf(atom, 'procedure') ||
  isOf(atom, 'test') ||
  (atom.kind === 'concept' && atom.ids.some(id => id === 'scan' || id in SPECIALTIES))
const isThing = (atom: Atom) => atom.kind === 'drug' || (atom.kind === 'concept' && atom.hard)

const TO_DO =
  /(?:^| )(?:outstanding|pending|awaited|awaiting|still to be|to be (?:done|chased|arranged|ordered|booked|performed|requested|taken|repeated)|recommended|advised|рекомендован\p{L}*|рекомендуется|назначен\p{L}*|направлен\p{L}*|предстоит|необходим\p{L}*|запланирован\p{L}*|εκκρεμει|συνισταται|συστηθηκε|παραπεμπεται|προγραμματιζεται|να γινει)(?: |$)/u
const ORDER =
  /(?:^| )(?:let's|(?:i'll|we'll) (?:order|book|arrange|request|get|do|chase|refer)|have (?:it|one) done|get (?:it|one)|do (?:it|one)|сделаите|сдаите|проидите|сходите|запишитесь|направлю|назначу|сделаем|να (?:πατε|κανετε|το κανετε|την κανετε)|θα (?:κανετε|το κανετε|την κανετε|κλεισουμε)|κλειστε)(?: |$)/u
const NOT_DONE =
  /(?:^| )(?:(?:hasn't|haven't|hadn't|not|wasn't|never) (?:yet )?(?:been |yet been )?(?:done|had|taken|performed|seen)|не (?:делал|сдавал|проходил|проводил|был)\p{L}*|δεν (?:(?:το|την|εχει|εχω|ακομα) )*(?:εγινε|γινει|εκανα|εκανε|κανει|πηγα))(?: |$)/u
const NOT_NEEDED =
  /(?:^| )(?:(?:not|isn't|aren't) (?:needed|necessary|required|indicated)|no (?:need|indication)|(?:don't|doesn't|won't|not) need|не (?:нуж\p{L}*|надо|требу\p{L}*|показан\p{L}*|понадоб\p{L}*)|δεν (?:(?:το|την|τη) )?(?:χρειαζ\p{L}*|ενδεικνυ\p{L}*|απαιτ\p{L}*)|χωρισ ενδειξη)(?: |$)/u
const ASKS_DONE =
  /(?:^| )(?:делал\p{L}*|сдавал\p{L}*|проходил\p{L}*|был[аи]|had|seen|been done|κανατε|εχετε κανει|ειδατε|πηγατε)(?: |$)/u
const isNotDone = (clause: Evidence, { transcript }: Compared) =>
  (clause.asks ? ASKS_DONE : NOT_DONE).test(textOf(transcript, clause))
/** Sentences behind the denial in which it is ordered, or said to be needless. */
const WITHIN = 4

/** What the doctor says behind a clause, up to another thing. */
function doctorBehind(clause: Evidence, { transcript: { clauses, reading } }: Compared): Evidence[] {
  const behind = clauses.slice(clauses.indexOf(clause) + 1).filter(one => one.segment - clause.segment <= WITHIN)
  const other = behind.findIndex(one => one.atoms.some(isThing))
  const own = other < 0 ? behind : behind.slice(0, other)
  return own.filter(one => reading.form !== 'dialogue' || one.speaker === 'doctor')
}

const toldOf = (atom: Atom, { support, transcript }: Compared) =>
  support.matches.flatMap(one => {
    const clause = transcript.clauses[one.clause]
    return one.wanted === atom && clause ? [{ clause, isDenied: transcript.polarity.get(one.atom.from) === 'no' }] : []
  })

const textOfClaim = ({ all: { words }, from, to }: Compared) =>
  words
    .slice(from, to)
    .map(({ norm }) => norm)
    .join(' ')

/** "The scan hasn't been done yet, so let's chase it.", told as outstanding: it was not done and is to be. */
export function isStillToDo(atom: Atom, compared: Compared): boolean {
  const { support, polarity, transcript } = compared
  const isOfDeed = support.matches.some(one => isDeed(one.wanted))
  if (!isOfDeed || (polarity.get(atom.from) ?? 'yes') !== 'yes' || !TO_DO.test(textOfClaim(compared))) return false
  const orders = (one: Evidence) =>
    !one.asks && ORDER.test(textOf(transcript, one)) && !denies(transcript.reading, one.from, one.to)
  const told = toldOf(atom, compared)
  return (
    told.length > 0 &&
    told.every(
      ({ clause, isDenied }) => isDenied && isNotDone(clause, compared) && doctorBehind(clause, compared).some(orders),
    )
  )
}

/** "The scan hasn't been done yet", told as not needed. */
export function isStillNeeded(atom: Atom, compared: Compared): boolean {
  if (!isDeed(atom) || !NOT_NEEDED.test(textOfClaim(compared))) return false
  const { transcript } = compared
  const isNeedless = (one: Evidence) => NOT_NEEDED.test(textOf(transcript, one))
  const told = toldOf(atom, compared)
  return (
    told.length > 0 &&
    told.every(({ clause, isDenied }) => {
      if (!isDenied) return false
      const behind = doctorBehind(clause, compared)
      return isNotDone(clause, compared) && ![clause, ...behind].some(isNeedless)
    })
  )
}

const WANTED =
  /(?:^| )(?:want\p{L}*|needs?|should|asked|suggest\p{L}*|надо|нужн\p{L}*|хотел\p{L}*|просил\p{L}*|советовал\p{L}*|велел\p{L}*|ηθελ\p{L}*|ζητησ\p{L}*|ειπαν να|πρεπει)(?: |$)/u
/** "My manager wanted me to get an X-ray. – You don't need one." */
export const isCalledNeedless = (clause: Evidence, compared: Compared): boolean =>
  clause.speaker !== 'doctor' &&
  WANTED.test(textOf(compared.transcript, clause)) &&
  doctorBehind(clause, compared).some(one => NOT_NEEDED.test(textOf(compared.transcript, one)))
