import { KIND_OF } from '../../../concepts/concept-index.ts'
import { has } from '../../../text/within.ts'
import type { Words } from '../../../text/words.ts'
import { type Atom, isConcept } from '../../atoms.ts'
import type { Evidence } from '../../evidence.ts'
import { says } from '../../match.ts'
import { turns } from '../../polarity/clauses.ts'
import { cuesIn, denies, type WordPolarity } from '../../polarity/cues.ts'
import { isTurnedDown } from '../compare-done.ts'
import { type Compared, isOf, sayingClauses, textOf } from '../compared.ts'
import { isGivenUp, isHabit } from './habits.ts'
import { isCalledNeedless } from './to-do.ts'

const INTACT =
  /(?:^| )(?:на месте|не трогали|не удал\p{L}*|still (?:have|has|got|there|in)|still in|intact|not removed|ακομα την εχ\p{L}*|ακομα το εχ\p{L}*|στη θεση)(?: |$)/u
export const isAnatomy = (atom: Atom) => atom.kind === 'concept' && atom.ids.some(id => KIND_OF.get(id) === 'anatomy')

const FORMER = /(?:^| )(?:ex|former\p{L}*|бывш\p{L}*|прежде|πρωην)(?: |$)/u

/** Clauses behind a question in which its answer may go on. */
const ANSWERED_WITHIN = 6

/** How what the claim says of this piece is said where it was found. */
export function saidPolarities(wanted: Atom, compared: Compared): WordPolarity[] {
  const { all, support, transcript, allows } = compared
  const { polarity, clauses } = transcript
  const saying = sayingClauses(wanted, support, transcript, allows)
  // Who gave up smoking smoked and does not smoke.
  const quits =
    isHabit(wanted) &&
    saying.some(({ clause }) =>
      isGivenUp(
        wanted,
        clauses.filter(one => one.statement === clause.statement),
      ),
    )
  if (quits)
    return has(all, 0, all.words.length, 'past', 'stop') || FORMER.test(all.words.map(({ norm }) => norm).join(' '))
      ? ['yes', 'no']
      : ['no']
  // "No other lumps": the one that was told of is there.
  const isNoOther = ({ atom }: { atom: Atom }) => isOther(transcript.reading, atom) && polarity.get(atom.from) === 'no'
  if (saying.length > 0 && saying.every(isNoOther) && !isOther(all, wanted)) return []
  const others = isOther(all, wanted)
    ? clauses
        .filter(allows)
        .flatMap(({ atoms }) => atoms.filter(atom => says(atom, wanted) && isOther(transcript.reading, atom)))
    : []
  if (others.length > 0) return others.map(({ from }) => polarity.get(from) ?? 'yes')
  const said = saying.map(one => (isSubject(one, transcript) ? 'yes' : (polarity.get(one.atom.from) ?? 'yes')))
  // "I still have my appendix": it was not removed.
  const isRemoval = wanted.kind === 'concept' && wanted.ids.some(id => KIND_OF.get(id) === 'procedure')
  if (isRemoval && saying.some(({ clause, atom }) => isAnatomy(atom) && INTACT.test(textOf(transcript, clause))))
    return ['no']
  // Said in parts: the appendix was not removed, though something else was.
  const parts = support.matches.filter(one => one.wanted === wanted)
  const own = ofOwnDenial(wanted, parts, all, transcript)
  if (own) return [own]
  if (parts.length > 1 && parts.some(({ atom }) => polarity.get(atom.from) === 'no')) return ['no']
  const isDeed = isOf(wanted, 'procedure') || isOf(wanted, 'test')
  // «Камни нашли, от операции отказался»: what was found is not refused.
  if ((isDeed || !isOf(wanted, 'finding')) && isRefusedBehind(saying, transcript)) return ['no']
  const isNot = ({ clause }: { clause: Evidence }) =>
    isTurnedDown(transcript, clause) || isCalledNeedless(clause, compared)
  if (isDeed && saying.length > 0 && saying.every(isNot)) return ['no']
  if (said.some(one => one !== 'open')) return said.filter(one => one !== 'open')
  // An unanswered question says nothing where what follows names the thing itself.
  const asked = clauses.indexOf(saying.at(-1)?.clause as Evidence)
  const further = clauses
    .slice(asked + 1, asked + 1 + ANSWERED_WITHIN)
    .flatMap(({ atoms }) => atoms.filter(atom => says(atom, wanted)))
  const later = further.map(atom => polarity.get(atom.from) ?? 'yes').filter(one => one !== 'open')
  return later.length > 0 ? later : said
}

const OTHER = /^(?:other|another|further|else|друг\p{L}*|ины[ех]|иного|αλλ(?:οσ|η|ο|α|εσ|οι|ου|ησ|ων|ουσ|ον|ην))$/u
const isOther = (all: Words, { from }: Atom) =>
  [from - 2, from - 1].some(at => OTHER.test(all.words[at]?.norm ?? '') && !turns(all, at))

/** A term that denies by itself, said by its words or parts: "bowels not opened", "loss of appetite" for "can't face food". */
function ofOwnDenial(
  wanted: Atom,
  parts: Compared['support']['matches'],
  all: Words,
  { reading, clauses, polarity }: Compared['transcript'],
): WordPolarity | null {
  if (parts.length < 2) return null
  const isDenied = parts.some(({ atom }) => polarity.get(atom.from) === 'no')
  if (wanted.kind === 'concept' && wanted.inner && denies(all, wanted.from, wanted.to) && parts.every(one => one.near))
    return isDenied ? 'yes' : 'no'
  const isUnable = parts.some(({ atom, clause }) => {
    const own = clauses[clause]
    const cues = own ? cuesIn(reading, own) : []
    return isConcept(atom, 'unable') && cues.length > 0 && cues.every(at => at >= atom.from && at < atom.to)
  })
  return isUnable && isDenied ? 'yes' : null
}

const FELT = new Set(['pain', 'itch', 'bleeding', 'burning', 'tenderness', 'fever'])
const IS_DENIED = /^(?:не|not|doesn't|don't|isn't|δεν)$/u
/** «Пятно не болит и не чешется»: what is denied of it is another finding, right behind the denial. */
const isSubject = ({ clause, atom }: ReturnType<typeof sayingClauses>[number], { reading }: Compared['transcript']) =>
  clause.from === atom.from &&
  isOf(atom, 'finding') &&
  IS_DENIED.test(reading.words[atom.to]?.norm ?? '') &&
  clause.atoms.some(one => one.kind === 'concept' && one.from === atom.to + 1 && one.ids.some(id => FELT.has(id)))

const REFUSES =
  /(?:^| )(?:отказ(?:ал|ыв)\p{L}*|не соглас\p{L}*|не (?:захотел\p{L}*|хочет|желает|ляжет|поедет)|предпоч(?:ел|ла|ита\p{L}*) (?:подожд\p{L}*|дома|остаться дома|обоитись|без|не)|declin\p{L}*|refus\p{L}*|turned (?:it|that|this) down|said no|prefers? (?:not|home|to (?:wait|stay home|stay at home|manage without|do without))|would (?:rather|sooner|prefer to) (?:not|wait|stay home|stay at home|manage without|do without)|(?:doesn't|does not|didn't|did not) want (?:it|that|one|them|this)|αρνηθηκε|αρνειται|δεν (?:δεχτηκε|δεχθηκε|συμφωνησε|δεχεται)|δεν (?:το|τα|τη|την|τον|τισ|τουσ) (?:θελ\p{L}*|δεχ\p{L}*)|προτιμα (?:το σπιτι|να (?:περιμενει|μην|μεινει (?:στο )?σπιτι)))(?: |$)/u

/** "Admission was offered, the patient declined.": the clause behind, without a thing of its own, turns it down. */
const isRefusedBehind = (
  saying: ReturnType<typeof sayingClauses>,
  { clauses, ...transcript }: Compared['transcript'],
) =>
  saying.length > 0 &&
  saying.every(({ clause }) => {
    const own = clauses.slice(clauses.indexOf(clause) + 1).filter(one => one.segment === clause.segment)
    const refuses = (one: Evidence) => REFUSES.test(textOf({ clauses, ...transcript }, one))
    const next = own.find(
      one => refuses(one) || one.atoms.some(atom => atom.kind === 'drug' || (atom.kind === 'concept' && atom.hard)),
    )
    return next !== undefined && refuses(next)
  })
