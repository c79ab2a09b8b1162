import { KIND_OF } from '../../concepts/concept-index.ts'
import { has } from '../../text/within.ts'
import { type Atom, atomsIn } from '../atoms.ts'
import type { Evidence } from '../evidence.ts'
import { says } from '../match.ts'
import { isReason } from '../medicines/allergens.ts'
import { sameValue } from '../numbers/amounts.ts'
import type { WordPolarity } from '../polarity.ts'
import type { ChangeKind } from '../verdict.ts'
import { isTurnedDown } from './compare-done.ts'
import { ALLERGIC, type Compared, isOf, isTelling, sayingClauses, textOf } from './compared.ts'
import { isBeforeDenied, isGiving, isPastOther } from './given.ts'
import { isNamedSubstance, isReaction, isSoundOtherwise, isSoundPlace, isSubstance, isWellBorne } from './soundness.ts'

const INTACT =
  /(?:^| )(?:на месте|не трогали|не удал\p{L}*|still (?:have|has|got|there|in)|still in|intact|not removed|ακομα την εχ\p{L}*|ακομα το εχ\p{L}*|στη θεση)(?: |$)/u
const isAnatomy = (atom: Atom) => atom.kind === 'concept' && atom.ids.some(id => KIND_OF.get(id) === 'anatomy')

const FORMER = /(?:^| )(?:ex|former\p{L}*|бывш\p{L}*|прежде|πρωην)(?: |$)/u

/** Clauses behind a question in which its answer may go on. */
const ANSWERED_WITHIN = 6

function saidPolarities(wanted: Atom, { all, support, transcript, allows }: Compared): WordPolarity[] {
  const { polarity, clauses } = transcript
  const saying = sayingClauses(wanted, support, transcript, allows)
  // Who gave up smoking smoked and does not smoke.
  const quits =
    wanted.kind === 'concept' &&
    wanted.ids.some(id => id === 'smoking' || id === 'alcohol') &&
    saying.some(({ clause }) =>
      clauses.some(
        one =>
          one.statement === clause.statement &&
          one.atoms.some(atom => atom.kind === 'concept' && atom.ids.includes('stopDrug')),
      ),
    )
  if (quits)
    return has(all, 0, all.words.length, 'past', 'stop') || FORMER.test(all.words.map(({ norm }) => norm).join(' '))
      ? ['yes', 'no']
      : ['no']
  const said = saying.map(one => (isSubject(one, transcript) ? 'yes' : (polarity.get(one.atom.from) ?? 'yes')))
  // "I still have my appendix": it was not removed.
  const isRemoval = wanted.kind === 'concept' && wanted.ids.some(id => KIND_OF.get(id) === 'procedure')
  if (isRemoval && saying.some(({ clause, atom }) => isAnatomy(atom) && INTACT.test(textOf(transcript, clause))))
    return ['no']
  // Said in parts: the appendix was not removed, though something else was.
  const parts = support.matches.filter(one => one.wanted === wanted)
  if (parts.length > 1 && parts.some(({ atom }) => polarity.get(atom.from) === 'no')) return ['no']
  if (isRefusedBehind(saying, transcript)) return ['no']
  const isDeed = isOf(wanted, 'procedure') || isOf(wanted, 'test')
  if (isDeed && saying.length > 0 && saying.every(({ clause }) => isTurnedDown(transcript, clause))) return ['no']
  if (said.some(one => one !== 'open')) return said.filter(one => one !== 'open')
  // An unanswered question says nothing where what follows names the thing itself.
  const asked = clauses.indexOf(saying.at(-1)?.clause as Evidence)
  const further = clauses
    .slice(asked + 1, asked + 1 + ANSWERED_WITHIN)
    .flatMap(({ atoms }) => atoms.filter(atom => says(atom, wanted)))
  const later = further.map(atom => polarity.get(atom.from) ?? 'yes').filter(one => one !== 'open')
  return later.length > 0 ? later : said
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
  /(?:^| )(?:отказ(?:ал|ыв)\p{L}*|не соглас\p{L}*|не захотел\p{L}*|declin\p{L}*|refus\p{L}*|turned (?:it|that|this) down|said no|αρνηθηκε|αρνειται|δεν (?:δεχτηκε|δεχθηκε|συμφωνησε|δεχεται))(?: |$)/u

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

/** Something denied that was said, or said that was denied. */
export function compareNegation(compared: Compared): ChangeKind | null {
  // "Unlikely" is neither said nor denied.
  const text = compared.all.words.map(({ norm }) => norm).join(' ')
  if (UNLIKELY.test(text) && compared.support.matches.some(one => isLeftOpen(compared, one.clause))) return null
  const { polarity, support, ofAllergy } = compared
  const wanted = [...new Set(support.matches.map(one => one.wanted))].filter(
    atom => atom.kind !== 'drug' && !(ofAllergy && atom.kind === 'concept' && atom.ids.some(id => ALLERGIC.has(id))),
  )
  const telling = wanted.filter(isTelling)
  const hard = telling.filter(atom => atom.kind === 'concept' && atom.hard)
  const findings = hard.filter(atom => !isOf(atom, 'test'))
  const judged = ofAnswer(findings.length > 0 ? findings : hard.length > 0 ? hard : telling, wanted, compared)
  if (wanted.some(atom => isOtherEffect(atom, compared))) return 'negation'
  for (const atom of judged) {
    const own = polarity.get(atom.from) ?? 'yes'
    const said = saidPolarities(atom, compared)
    // "Allergies? – Penicillin, I had a rash.": the question is answered by a substance.
    const isAsked =
      atom.kind === 'concept' && atom.ids.some(id => ALLERGIC.has(id)) && said.every(one => one === 'open')
    if (own === 'no' && (isDeniedNear(atom, compared) || isPartOfDenied(atom, judged, compared))) continue
    if (own === 'no' && isAfter(atom, compared)) continue
    if (own === 'no' && (isPurpose(atom, compared) || isPlaceOfDenied(atom, wanted, compared))) continue
    const isTold = own === 'yes' && said.every(one => one === 'open') && isToldInAnswer(atom, compared)
    if (!isAsked && !isTold && said.length > 0 && !said.includes(own)) return 'negation'
    if (own === 'no' && isChallenged(atom, compared)) return 'negation'
  }
  const norms = compared.all.words.map(({ norm }) => norm)
  const tellsAllergy = wanted.some(atom => atom.kind === 'concept' && isAllergic(atom) && !isReason(norms, atom))
  if (tellsAllergy && wanted.some(atom => isSubstance(atom) && isOtherwise(atom, compared))) return 'negation'
  if (isNotNow(wanted, compared)) return 'negation'
  if (wanted.some(isReaction) && wanted.some(atom => isNamedSubstance(atom, compared) && isWellBorne(atom, compared)))
    return 'negation'
  if (wanted.some(atom => isDeniedWord(atom, compared))) return 'negation'
  if (
    wanted.some(atom => isOf(atom, 'finding') && (polarity.get(atom.from) ?? 'yes') === 'yes') &&
    (isSoundPlace(compared) || isSoundOtherwise(compared))
  )
    return 'negation'
  // "Stridor when she is upset, none at rest" is no stridor at rest.
  const denies = wanted.some(
    atom =>
      hard.some(one => (polarity.get(one.from) ?? 'yes') === 'yes') &&
      !hard.includes(atom) &&
      (isOf(atom, 'life') || isOf(atom, 'anatomy') || (atom.kind === 'concept' && atom.ids.includes('now'))) &&
      (polarity.get(atom.from) ?? 'yes') === 'yes' &&
      saidPolarities(atom, compared).every(one => one === 'no'),
  )
  if (denies) return 'negation'
  // "Don't stop suddenly."
  const isStopped = (atom: Atom) =>
    atom.kind === 'concept' && atom.ids.some(id => id === 'stopDrug' || id === 'suddenly')
  const noDrug = support.matches.every(
    ({ wanted: one }) => one.kind !== 'drug' && !(one.kind === 'concept' && one.ids.includes('smoking')),
  )
  if (noDrug && wanted.some(isStopped) && wanted.filter(isStopped).every(atom => isOnlyDenied(atom, compared)))
    return 'negation'
  if (judged.length > 0 || wanted.length === 0) return null
  // Without a finding of its own the claim is denied or not as a whole; a medicine is compared by itself.
  const denied = wanted.every(atom => polarity.get(atom.from) === 'no')
  // "No antibiotics prescribed": what is not done with a medicine is compared with it.
  const drugs = support.matches.filter(one => one.wanted.kind === 'drug')
  if (denied && wanted.every(isGiving) && drugs.some(one => polarity.get(one.wanted.from) === 'no')) return null
  if (denied) return wanted.some(atom => saidPolarities(atom, compared).includes('no')) ? null : 'negation'
  const rest = wanted.filter(atom => !isSoftVerb(atom))
  if (rest.length === 0) {
    if (drugs.some(one => isPastOther(one, wanted, compared))) return null
    // «Назначен цефиксим», where another medicine is not begun: the verb is denied of that one.
    const ofDrug = drugs.some(
      ({ clause, atom }) =>
        (compared.transcript.polarity.get(atom.from) ?? 'yes') === 'yes' &&
        support.matches.every(
          one => one.wanted.kind === 'drug' || one.clause !== clause || !wanted.includes(one.wanted),
        ),
    )
    if (ofDrug) return null
    const denied = wanted.every(atom => saidPolarities(atom, compared).every(one => one === 'no'))
    return denied && wanted.some(atom => (polarity.get(atom.from) ?? 'yes') === 'yes') ? 'negation' : null
  }
  if (support.matches.some(one => one.wanted.kind === 'drug')) return null
  const named = rest.filter(atom => !isAnatomy(atom))
  if (named.length > 0 && named.every(atom => isBeforeDenied(atom, compared))) return null
  return (named.length > 0 ? named : rest).some(atom =>
    saidPolarities(atom, compared).includes(polarity.get(atom.from) ?? 'yes'),
  )
    ? null
    : 'negation'
}

const NO = /^(?:no|nope|нет|не|οχι|μπα)$/u
/** "Hospitalised? – Once, for bronchiolitis.": where a question says the one and its answer the other, the answer decides. */
function ofAnswer(judged: Atom[], wanted: readonly Atom[], { support, transcript, ofAllergy }: Compared): Atom[] {
  const { clauses, reading } = transcript
  const clausesOf = (atom: Atom) =>
    support.matches.flatMap(one => (one.wanted === atom ? [clauses[one.clause] as Evidence] : []))
  const isAsked = (one: Evidence) => one.asks && !(reading.segments[one.segment]?.loose ?? false)
  const onlyAsked = judged.filter(atom => clausesOf(atom).every(isAsked))
  if (onlyAsked.length === 0 || ofAllergy) return judged
  const asked = onlyAsked.flatMap(clausesOf)
  const told = judged.filter(atom => !onlyAsked.includes(atom))
  const answers = (one: Evidence) => !one.asks && asked.some(each => answersTo(one, each))
  // "Has the pain come back? – No, not since the stent.": what was asked stays denied.
  const isNo = (one: Evidence) =>
    NO.test(reading.words[clauses.find(each => each.turn === one.turn + 1)?.from ?? -1]?.norm ?? '')
  const denied = onlyAsked.filter(
    atom =>
      clausesOf(atom).every(isNo) &&
      support.matches.some(one => one.wanted === atom && transcript.polarity.get(one.atom.from) === 'no'),
  )
  if (told.length > 0) return told.every(atom => clausesOf(atom).some(answers)) ? [...told, ...denied] : judged
  const pieces = wanted.filter(
    atom =>
      !judged.includes(atom) &&
      (atom.kind === 'word' ? atom.norm.length > 2 : !isOf(atom, 'time')) &&
      clausesOf(atom).some(answers),
  )
  return pieces.length > 0 ? pieces : judged
}

/** "Worked with noise? – Thirty years in the print works.": something else of the claim, or its number, is the answer. */
function isToldInAnswer(atom: Atom, { all, from, to, support, transcript }: Compared): boolean {
  const { clauses, polarity } = transcript
  const asked = support.matches.filter(one => one.wanted === atom).map(({ clause }) => clauses[clause])
  const answers = (one: Evidence | undefined) =>
    !!one && !one.asks && asked.some(each => each?.asks && !each.loose && one.turn === each.turn + 1)
  const told = support.matches.some(
    ({ wanted, clause, atom: said }) =>
      wanted !== atom && isContent(wanted) && answers(clauses[clause]) && (polarity.get(said.from) ?? 'yes') === 'yes',
  )
  const values = atomsIn(all, from, to).amounts
  return (
    told ||
    clauses.some(
      one => answers(one) && one.amounts.some(other => values.some(each => sameValue(each.values, other.values))),
    )
  )
}

const AFTER = /^(?:after|since|following|before|после|до|перед|μετα|πριν)$/u
const AFTER_WITHIN = 4
/** "No chest pain since the stent was placed": when it is denied is so itself. */
const isAfter = (atom: Atom, { all: { words } }: Compared) =>
  isOf(atom, 'procedure') &&
  words.slice(Math.max(0, atom.from - AFTER_WITHIN), atom.from).some(({ norm }) => AFTER.test(norm))

/** "No calcifications on mammography": what is denied is what the test did not show. */
const isPlaceOfDenied = (atom: Atom, wanted: readonly Atom[], { support, polarity, transcript }: Compared) =>
  isOf(atom, 'test') &&
  support.matches.some(
    one =>
      one.wanted.kind === 'word' &&
      one.wanted.norm.length > 5 &&
      wanted.includes(one.wanted) &&
      polarity.get(one.wanted.from) === 'no' &&
      transcript.polarity.get(one.atom.from) === 'no',
  )

const FOR = /^(?:for|against|от|для|при|против|για)$/u
const ARTICLE = /^(?:the|her|his|τον|την|τη|το|τουσ|τισ|τα)$/u
/** "Does not want gabapentin for the itch": the medicine is denied, not what it is for. */
function isPurpose({ from }: Atom, { all: { words }, support, polarity }: Compared): boolean {
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

const isContent = (atom: Atom) => (atom.kind === 'word' ? atom.norm.length > 4 : !isOf(atom, 'time'))

const isAllergic = (atom: Atom) => atom.kind === 'concept' && atom.ids.some(id => ALLERGIC.has(id))
/** "Allergic to iodine" where iodine was denied: the substance decides, not the question. */
function isOtherwise(atom: Atom, compared: Compared): boolean {
  const own = compared.polarity.get(atom.from) ?? 'yes'
  const said = saidPolarities(atom, compared)
  if (own === 'yes' && isWellBorne(atom, compared)) return true
  return said.length > 0 && said.every(one => one !== 'open' && one !== own)
}

const answersTo = (one: Evidence, asked: Evidence) => one.turn === asked.turn + 1 || one.statement === asked.statement

/** A word of the sentence that is denied wherever it is said: "sensation without disturbance". */
function isDeniedWord(atom: Atom, compared: Compared): boolean {
  if (atom.kind !== 'word' || atom.norm.length < 6 || (compared.polarity.get(atom.from) ?? 'yes') !== 'yes')
    return false
  const { transcript, support, allows, all, polarity } = compared
  // "To be applied once a day, not to be applied to the face": the sentence denies it itself.
  const again = all.words.some(
    ({ norm }, at) => norm.slice(0, 6) === atom.norm.slice(0, 6) && polarity.get(at) === 'no',
  )
  if (again) return false
  const saying = sayingClauses(atom, support, transcript, allows)
  return (
    saying.length > 0 &&
    saying.every(
      one =>
        !(transcript.reading.segments[one.clause.segment]?.loose ?? false) &&
        !one.clause.asks &&
        one.atom.kind === 'word' &&
        one.atom.norm.slice(0, -2) === atom.norm.slice(0, one.atom.norm.length - 2) &&
        transcript.polarity.get(one.atom.from) === 'no',
    )
  )
}

function isOnlyDenied(atom: Atom, compared: Compared): boolean {
  const said = saidPolarities(atom, compared)
  return (compared.polarity.get(atom.from) ?? 'yes') === 'yes' && said.length > 0 && said.every(one => one === 'no')
}

const NOT_NOW =
  /(?:^| )(?:сегодня|сеичас|today|now|σημερα|τωρα) (?:уже )?(?:ни|нет|не|no|none|not|nothing|οχι|δεν|τιποτα)(?: |$)/u
/** "Two pints yesterday, today none", told as of today. */
const isNotNow = (wanted: readonly Atom[], compared: Compared) =>
  wanted.some(
    atom =>
      atom.kind === 'concept' &&
      atom.ids.some(id => id === 'today' || id === 'now') &&
      (compared.polarity.get(atom.from) ?? 'yes') === 'yes',
  ) &&
  compared.support.matches.some(({ clause }) => {
    const own = compared.transcript.clauses[clause]
    return !!own && NOT_NOW.test(textOf(compared.transcript, own))
  })

const EFFECTS = new Set(['improve', 'effective'])

/** "It helps" of what did not help. */
function isOtherEffect(atom: Atom, compared: Compared): boolean {
  if (atom.kind !== 'concept' || !atom.ids.every(id => EFFECTS.has(id))) return false
  if (/^βοηθει/u.test(compared.all.words[atom.from]?.norm ?? '')) return false
  const said = sayingClauses(atom, compared.support, compared.transcript, compared.allows)
  const own = compared.polarity.get(atom.from) ?? 'yes'
  return said.length > 0 && said.every(one => (compared.transcript.polarity.get(one.atom.from) ?? 'yes') !== own)
}

const CHALLENGES =
  /(?:^| )(?:как|какое|как это|что значит|what do you mean|πωσ|τι)(?: \p{L}+){0,2} (?:нет|не|ничего|ни|no|not|none|never|nothing|καμια|κανενα|οχι|δεν|τιποτα)(?: |$)/u
/** Turns behind a denied question in which its answer is challenged. */
const CHALLENGED = 2
/** "Any allergies? – None. – What do you mean, none!": another one says that the denial is wrong. */
function isChallenged(atom: Atom, { support, transcript, allows }: Compared): boolean {
  const { clauses, polarity } = transcript
  const denied = sayingClauses(atom, support, transcript, allows).filter(one => polarity.get(one.atom.from) === 'no')
  return (
    denied.length > 0 &&
    denied.every(({ clause }) =>
      clauses.some(
        one =>
          one.turn > clause.turn &&
          one.turn <= clause.turn + CHALLENGED &&
          one.speaker !== 'doctor' &&
          CHALLENGES.test(textOf(transcript, one)),
      ),
    )
  )
}

/** Clauses around those that say it in which it may be denied: "The vaccine I don't want." */
const NEAR = 8

/** What the sentence denies is denied near where it was proposed. */
const isDeniedNear = (wanted: Atom, { support, transcript: { clauses, polarity } }: Compared) =>
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
const isPartOfDenied = (atom: Atom, judged: readonly Atom[], compared: Compared) =>
  judged.some(
    other => other !== atom && (other.to === atom.from || atom.to === other.from) && isDeniedNear(other, compared),
  )

const UNLIKELY =
  /(?:^| )(?:unlikely|improbable|doubtful|not likely|not (?:been )?(?:ruled out|excluded)|не исключ\p{L}*|δεν (?:εχει )?αποκλει\p{L}*|сомнительн\p{L}*|маловероят\p{L}*|вряд ли|απιθαν\p{L}*|λιγοτερο πιθαν\p{L}*)(?: |$)/u
const isLeftOpen = ({ transcript }: Compared, index: number) => transcript.clauses[index]?.hedge ?? false

const isSoftVerb = (atom: Atom) =>
  atom.kind === 'concept' && atom.ids.every(id => ['soft', 'time'].includes(KIND_OF.get(id) ?? ''))
