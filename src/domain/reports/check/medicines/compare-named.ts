import { isOfGroup } from '../../../drugs/class-groups.ts'
import { plainWord } from '../../../drugs/drug-context.ts'
import { KIND_OF } from '../../concepts/concept-index.ts'
import type { Words } from '../../text/words.ts'
import type { Atom } from '../atoms.ts'
import type { Evidence, Transcript } from '../evidence.ts'
import { saidInParts, says, saysNearly } from '../match.ts'
import { polaritiesOf } from '../polarity/polarity.ts'
import { relativeOfClaim } from '../relatives.ts'
import type { Claim } from '../sentence.ts'
import type { ChangeKind } from '../verdict.ts'
import { compareDrug } from './compare-drugs.ts'
import { type DrugFact, drugFactOf } from './drug-facts.ts'
import type { Mention } from './drug-mentions.ts'
import { regionsOfSentence } from './drug-regions.ts'
import type { When } from './mention-acts.ts'

/** What a sentence says of each medicine that it names. */
export function factsOf(all: Words): DrugFact[] {
  const polarity = polaritiesOf(all, 0, all.words.length, false)
  return regionsOfSentence(all).flatMap(region => drugFactOf(all, region, polarity, NOTHING) ?? [])
}

/** A model's sentence takes nothing back. */
const NOTHING = { amounts: new Map<number, number>(), times: new Set<number>(), units: new Map<number, string>() }

/** The first difference between the medicines of a sentence and those of the transcript. */
export function compareDrugs(all: Words, named: readonly DrugFact[], mentions: readonly Mention[]): ChangeKind | null {
  for (const said of named) {
    const person = relativeOfClaim(all, said.to)
    const meant = meantBy(said, mentions, all)
    const own = meant.filter(one => (person ? one.person !== 'patient' : one.person === 'patient'))
    if (own.length === 0) return 'experiencer'
    const others = mentions.filter(one => !meant.includes(one))
    const change = compareDrug(said, own, others, whenOf(all, said))
    if (change) return change
  }
  return null
}

const HISTORY =
  /(?:^| )(?:до визита|раньше|ранее|принимал[аи]?|получал[аи]?|пил[аи]?|принимает|получает|пьет|постоянно|currently|ongoing|takes|taking|is (?:now )?taken|was on|has been taking|is on(?! hold)|before the visit|prior to|παιρνει|λαμβανει|λαμβανε|(?:μεχρι|εωσ) (?:σημερα|τωρα)|to date|до настоящего времени|ελαμβανε|επαιρνε|πριν απο την επισκεψη|πριν την επισκεψη|took)(?: |$)/u
const BEFORE_VISIT =
  /(?:^| )(?:до визита|до приема|до поступления|before (?:the|this) (?:visit|admission)|prior to (?:the|this)? ?(?:visit|admission)|πριν (?:απο )?την (?:επισκεψη|εισαγωγη))(?: |$)/u
const PAST =
  /(?:^| )(?:лечил\p{L}*|самостоятельно|применял\p{L}*|использовал\p{L}*|self treated|раньше|ранее|прежде|в прошлом|принимал[аи]?|получал[аи]?|пил[аи]?|used to|previously|in the past|επαιρνε|παλια|παλαιοτερα)(?: |$)/u
const PLAN =
  /(?:^| )(?:назначен\p{L}*|начат\p{L}*|увеличен\p{L}*|снижен\p{L}*|отменен\p{L}*|рекоменд\p{L}*|продолж\p{L}*|добавлен\p{L}*|введен\p{L}*|started|prescribed|increased|reduced|stopped|continue\p{L}*|begin|start|given|advised|ξεκινα\p{L}*|αυξανεται|μειωνεται|διακοπτεται|συνεχιζεται|χορηγειται|συνταγογραφ\p{L}*|δοθηκε)(?: |$)/u

function whenOf(all: Words, { acts }: DrugFact): When {
  const text = all.words.map(({ norm }) => norm).join(' ')
  if (BEFORE_VISIT.test(text)) return 'history'
  if (PAST.test(text)) return null
  if (HISTORY.test(text)) return 'history'
  return PLAN.test(text) || acts.has('prescribe') || acts.has('increase') || acts.has('decrease') ? 'plan' : null
}

/** Pieces that say something of a medicine beside its name, its verb and its dose. */
const tellsOfDrug = (atom: Atom) =>
  atom.kind === 'word'
    ? atom.norm.length > 4
    : atom.kind === 'concept' &&
      (atom.hard || atom.ids.some(id => ['anatomy', 'life', 'finding'].includes(KIND_OF.get(id) ?? '')))

const WHICH = /^(?:which|котор\p{L}*|οποι\p{L}*)$/u
/** "Lamotrigine, on which he had diplopia": the relative clause tells of the medicine before it. */
export function toldOfDrug(claims: readonly Claim[], at: number, { words }: Words): readonly Atom[] {
  const { from, atoms } = claims[at] ?? { from: 0, atoms: [] }
  const isOfLast = words.slice(from, from + 3).some(({ norm }) => WHICH.test(norm))
  const before = isOfLast ? (claims[at - 1]?.atoms ?? []) : []
  return [...before.filter(atom => atom.kind === 'drug'), ...atoms]
}

/** What the claim tells of its medicine is reported of another one in the transcript. */
export function isOfOther(atoms: readonly Atom[], mentions: readonly Mention[], { clauses }: Transcript): boolean {
  const drugs = atoms.flatMap(atom => (atom.kind === 'drug' ? [atom.drug] : []))
  const isOwn = (one: Mention) => drugs.some(drug => sameDrug(one, drug))
  const allergic = mentions.some(one => one.allergy && one.polarity === 'yes' && isOwn(one))
  const told = atoms.filter(atom => tellsOfDrug(atom) && !isForm(atom) && !(allergic && isOfAllergy(atom)))
  if (drugs.length === 0 || told.length === 0) return false
  const tells = (one: Mention) => {
    const [from, to] = [Math.min(one.region.verbFrom, one.at), Math.max(one.region.to, one.region.verbTo)]
    const centre = clauses.find(clause => clause.from <= one.at && one.at < clause.to)
    const near = clauses.filter(
      clause =>
        (clause.from < to && from < clause.to) ||
        clause.statement === centre?.statement ||
        // "What do you take at home?" is asked of all that is named in the answer.
        (clause.asks && clause.turn + 1 === centre?.turn) ||
        (clause.segment === centre?.segment && !hasOther(clause, one)),
    )
    const pieces = near.flatMap(clause => clause.atoms)
    return told.filter(
      atom => pieces.some(piece => says(piece, atom) || saysNearly(piece, atom)) || saidInParts(pieces, atom) !== null,
    ).length
  }
  const best = (own: boolean) => Math.max(0, ...mentions.filter(one => isOwn(one) === own).map(tells))
  return best(true) * 2 < told.length && best(false) > best(true)
}

/** Its form, and that the patient agrees to it, are compared elsewhere. */
const isForm = (atom: Atom) =>
  atom.kind === 'concept' && atom.ids.every(id => ['inhaler', 'topical', 'suppository', 'consent'].includes(id))

const isOfAllergy = (atom: Atom) => atom.kind === 'concept' && atom.ids.includes('allergy')

const hasOther = (clause: Evidence, mention: Mention) =>
  clause.atoms.some(atom => atom.kind === 'drug' && atom.drug.inn !== mention.inn)

const BASAL = /^(?:базальн|продленн|длинн|пролонгир|basal|background|long|βασικ|μακρα)/u
const AT_MEALS = /^(?:болюсн|коротк|ультракоротк|прандиальн|meal|bolus|rapid|prandial|short|γευματικ|ταχει)/u
const LONG_ACTING = /glargine|detemir|degludec|isophane/u

/** Mentions of what a sentence names: of the medicine itself, or of a member of its group, "insulin" of each. */
export function meantBy(said: DrugFact, mentions: readonly Mention[], { words }: Words): Mention[] {
  const same = mentions.filter(one => sameDrug(one, said))
  if (same.length > 0) return same
  if (said.inn === null && said.drugClass !== null)
    return mentions.filter(one => one.inn !== null && isOfGroup(one.drugClass, said.drugClass))
  if (said.inn !== 'insulin') return same
  const beside = words.slice(Math.max(0, said.at - 2), said.to)
  const [basal, meals] = [BASAL, AT_MEALS].map(form => beside.some(({ norm }) => form.test(norm)))
  return mentions.filter(({ inn }) => {
    if (!inn?.startsWith('insulin ')) return false
    const isLong = LONG_ACTING.test(inn)
    return basal ? isLong : meals ? !isLong : true
  })
}

export const sameDrug = (
  one: Pick<DrugFact, 'inn' | 'drugClass' | 'name'>,
  other: Pick<DrugFact, 'inn' | 'drugClass' | 'name'>,
) =>
  one.inn !== null || other.inn !== null
    ? one.inn === other.inn
    : one.drugClass !== null
      ? one.drugClass === other.drugClass
      : plainWord(one.name) === plainWord(other.name)
