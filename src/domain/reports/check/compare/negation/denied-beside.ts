import type { Atom } from '../../atoms.ts'
import { says } from '../../match.ts'
import { type Compared, isOf } from '../compared.ts'
import { isSaidOtherwise } from './other-words.ts'
import { saidPolarities } from './said-polarities.ts'

const AFTER = /^(?:after|since|following|before|после|до|перед|μετα|πριν)$/u
const AFTER_WITHIN = 4
/** "No nausea since the tramadol was stopped": when it is denied is so itself, where the rest was denied. */
export function isAfter(atom: Atom, { all: { words }, from, support, polarity, transcript }: Compared): boolean {
  const before = Math.max(from, atom.from - AFTER_WITHIN)
  const found = words.slice(before, atom.from).findLastIndex(({ norm }) => AFTER.test(norm))
  // «Από την τελευταία περίοδο δεν έχει δει αίμα»: only in front it is "since".
  const opens = words[from]?.norm === 'απο' && atom.from - from <= AFTER_WITHIN
  if (found < 0 && !opens) return false
  if (isOf(atom, 'procedure')) return true
  const since = opens ? from : before + found
  const isElse = (other: Atom) => (opens ? other.from >= atom.to : other.from < since)
  const isDenied = (other: Atom) => polarity.get(other.from) === 'no' && isOf(other, 'finding')
  const denied = support.matches.filter(({ wanted }) => isElse(wanted) && isDenied(wanted))
  return denied.length > 0 && denied.every(one => transcript.polarity.get(one.atom.from) === 'no')
}

const NEED =
  /^(?:indicat|need|reason|plan|requir|показан|необходим|основан|надобн|план|потребн|ενδειξ|αναγκ|λογο|σχεδ|χρειαζ)/u
/** "Without conversion to open surgery", where only another word for the procedure was told. */
const isNearly = (atom: Atom, { support, all: { words }, from }: Compared) =>
  isOf(atom, 'procedure') &&
  support.matches.every(one => one.wanted !== atom || one.near) &&
  !words.slice(from, atom.from).some(({ norm }) => NEED.test(norm))

/** "No calcifications on mammography": what is denied is what the test did not show. */
export const isPlaceOfDenied = (atom: Atom, wanted: readonly Atom[], compared: Compared) => {
  const { support, polarity, transcript } = compared
  if (!isOf(atom, 'test') && !isNearly(atom, compared)) return false
  return support.matches.some(
    one =>
      one.wanted.kind === 'word' &&
      one.wanted.norm.length > 5 &&
      wanted.includes(one.wanted) &&
      polarity.get(one.wanted.from) === 'no' &&
      transcript.polarity.get(one.atom.from) === 'no',
  )
}

const AT =
  /^(?:around|of|in|at|over|near|from|on|within|along|вокруг|около|в|на|из|вдоль|области|γυρω|στο|στη|στην|στον|απο|περιξ)$/u
const AT_WITHIN = 3
/** "Redness around the wound": where the finding is. */
export const isWhere = (atom: Atom, finding: Atom, { all: { words } }: Compared) =>
  isOf(finding, 'finding') &&
  (isOf(atom, 'finding') || isOf(atom, 'procedure')) &&
  finding.to < atom.from &&
  atom.from - finding.to <= AT_WITHIN &&
  AT.test(words[finding.to]?.norm ?? '')

/** "No redness around the wound": of the two the redness is denied. */
export const isWhereDenied = (atom: Atom, compared: Compared) =>
  compared.support.matches.some(
    ({ wanted }) =>
      compared.polarity.get(wanted.from) === 'no' &&
      isWhere(atom, wanted, compared) &&
      (isSaidOtherwise(wanted, compared) || saidPolarities(wanted, compared).every(one => one === 'no')),
  )

const DENIED_VERB = /^(?:not|\p{L}+n't|cannot|не|δεν|δε)$/u
/** "The pain does not spread", where a pain was told that does not: of the subject its verb is denied. */
export const isSubjectOfDenied = (atom: Atom, { all: { words }, from, support, polarity, transcript }: Compared) => {
  const cue = words.findIndex(({ norm }, at) => at >= Math.max(from, atom.to) && DENIED_VERB.test(norm))
  if (cue < 0 || !isOf(atom, 'finding')) return false
  const told = support.matches.flatMap(one => (one.wanted === atom ? [one.clause] : []))
  return support.matches.some(
    ({ wanted, clause, atom: said }) =>
      wanted.from > cue &&
      (wanted.kind === 'word' ? wanted.norm.length > 3 : isOf(wanted, 'soft') || isOf(wanted, 'finding')) &&
      polarity.get(wanted.from) === 'no' &&
      transcript.polarity.get(said.from) === 'no' &&
      told.some(at => clause - at === 0 || clause - at === 1) &&
      !transcript.clauses[clause]?.hedge,
  )
}

const FOR = /^(?:for|against|от|для|при|против|για)$/u
const ARTICLE = /^(?:the|her|his|τον|την|τη|το|τουσ|τισ|τα)$/u
/** "Does not want gabapentin for the itch": the medicine is denied, not what it is for. */
export function isPurpose({ from }: Atom, { all: { words }, support, polarity }: Compared): boolean {
  const before = ARTICLE.test(words[from - 1]?.norm ?? '') ? from - 2 : from - 1
  const isDenied = (atom: Atom) => atom.kind === 'drug' && polarity.get(atom.from) === 'no'
  return (
    FOR.test(words[before]?.norm ?? '') &&
    words.some(({ norm }) => TURNED_DOWN.test(norm)) &&
    support.matches.some(one => isDenied(one.wanted))
  )
}
const TURNED_DOWN =
  /^(?:want\p{L}*|wish\p{L}*|declin\p{L}*|refus\p{L}*|хочет|хотел\p{L}*|желает|отказ\p{L}*|соглас\p{L}*|θελ\p{L}*|αρνηθηκ\p{L}*|δεχ\p{L}*)$/u

/** Clauses around those that say it in which it may be denied: "The vaccine I don't want." */
const NEAR = 8

/** What the sentence denies is denied near where it was proposed. */
export const isDeniedNear = (wanted: Atom, { support, transcript: { clauses, polarity } }: Compared) =>
  (isOf(wanted, 'procedure') || isOf(wanted, 'test')) &&
  support.matches.some(
    ({ wanted: own, clause: at }) =>
      own === wanted &&
      clauses
        .slice(Math.max(0, at - NEAR), at + NEAR)
        .some(
          one =>
            !one.asks &&
            !one.condition &&
            one.experiencer === 'patient' &&
            one.atoms.some(atom => says(atom, wanted) && polarity.get(atom.from) === 'no'),
        ),
  )

/** "The flu vaccine" where the vaccine was refused: the word right beside it is of the same thing. */
export const isPartOfDenied = (atom: Atom, judged: readonly Atom[], compared: Compared) =>
  judged.some(
    other =>
      other !== atom &&
      (other.to === atom.from || atom.to === other.from) &&
      (isDeniedNear(other, compared) || isRefused(other, compared)),
  )

/** "They offered the injections, I said no." */
const isRefused = (atom: Atom, compared: Compared) =>
  isOf(atom, 'procedure') && saidPolarities(atom, compared).every(one => one === 'no')
