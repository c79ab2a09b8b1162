import { languageOf } from '../../triage/speech/text/language.ts'
import { KIND_OF } from '../concepts/concept-index.ts'
import type { Span } from '../extraction.ts'
import { spanOf } from '../text/reading.ts'
import { has } from '../text/within.ts'
import { readWords, type Words } from '../text/words.ts'
import { type Atom, atomsIn, weightOf } from './atoms.ts'
import { claimsOf } from './claims.ts'
import { compareDrug, type When } from './medicines/compare-drugs.ts'
import {
  type Compared,
  compareCertainty,
  compareCount,
  compareExclusive,
  compareExperiencer,
  compareNegation,
  compareTime,
} from './compare-facts.ts'
import { compareNumbers } from './numbers/compare-numbers.ts'
import { sidesAgree } from './compare-sides.ts'
import { type DrugFact, drugFactOf } from './medicines/drug-facts.ts'
import { type Mention, mentionsOf } from './medicines/drug-mentions.ts'
import { regionsOfSentence } from './medicines/drug-regions.ts'
import { type Evidence, readEvidence, type Transcript } from './evidence.ts'
import { findSupport, type Support } from './find-evidence.ts'
import { saidInParts, says, saysNearly } from './match.ts'
import { sentencesOf } from './model-text.ts'
import { polaritiesOf } from './polarity.ts'
import { relativeNamed } from './relatives.ts'
import { sidesIn } from './sides.ts'
import { TIME_UNITS } from './numbers/units.ts'
import { isVerbatim } from './verbatim.ts'
import type { ChangeKind, SupportVerdict, Why } from './verdict.ts'

/** Share of a claim's weight that must be covered. */
const COVERED = 0.6
const PARTLY = 0.5

/**
 * Judges each sentence of a model's text, or of a list, by what the transcript says. A heading has no verdict of its own.
 * Nothing is supported that has another medicine, dose, number, side, person or polarity than its evidence.
 */
export function checkSupport(transcript: string, model: string | readonly string[]): SupportVerdict[] {
  const evidence = readEvidence(transcript)
  const mentions = mentionsOf(evidence)
  const sentences =
    typeof model === 'string'
      ? sentencesOf(model).filter(one => !one.heading)
      : model.map(text => ({ text, span: [0, text.length] as Span }))
  const language = languageOf(transcript)
  return sentences.map(({ text, span }) => ({ text, at: span, ...judge(text, evidence, mentions, language) }))
}

type Judgement = Pick<SupportVerdict, 'verdict' | 'change' | 'why' | 'spans'>

function judge(text: string, evidence: Transcript, mentions: readonly Mention[], language: string): Judgement {
  const all = readWords(text)
  const whole = atomsIn(all, 0, all.words.length)
  if (whole.atoms.length === 0 && whole.amounts.length === 0)
    return { verdict: 'unsupported', why: 'nothingToCheck', spans: [] }
  if (inOtherScript(text, language)) return { verdict: 'unsupported', why: 'otherLanguage', spans: [] }
  const allows = allowedFor(all, whole.atoms)
  const named = factsOf(all)
  const claims = claimsOf(all).map(({ from, to }) => {
    const { atoms, amounts } = atomsIn(all, from, to)
    return { from, to, atoms, amounts, support: findSupport(evidence, atoms, amounts, allows) }
  })
  const weight = claims.reduce((sum, one) => sum + one.support.weight, 0)
  const coverage =
    claims.reduce((sum, one) => sum + one.support.coverage * one.support.weight, 0) / Math.max(weight, 1e-9)
  const spans = spansOf(
    evidence,
    claims.map(one => one.support),
  )
  const fail = (why: Why): Judgement => ({ verdict: 'unsupported', why, spans })
  const changed = (change: ChangeKind): Judgement => ({ verdict: 'changed', change, why: `changed.${change}`, spans })
  const unsaid = named.filter(said => !mentions.some(one => sameDrug(one, said)))
  if (unsaid.length > 0) return fail('drugNotSaid')
  const lacking = claims.flatMap(one => one.support.missing).filter(isHard)
  const weak = claims.some(one => one.support.coverage < COVERED || isScattered(one.support, evidence))
  const ofDrugs = compareDrugs(all, named, mentions)
  if (ofDrugs && lacking.every(atom => atom.kind === 'drug')) return changed(ofDrugs)
  if (coverage < PARTLY) return fail('notSaid')
  if (ofDrugs) return changed(ofDrugs)
  if (claims.some(one => isOfOther(one.atoms, mentions, evidence))) return changed('drug')
  const values = new Set(named.flatMap(one => [...one.doses, ...one.durations].map(({ from }) => from)))
  const polarity = polaritiesOf(all, 0, all.words.length, false)
  const person = relativeNamed(all, 0, all.words.length)
  // Words of the transcript, whole clauses of them, change nothing.
  if (isVerbatim(all, evidence)) return { verdict: 'supported', spans }
  for (const { from, to, atoms, amounts, support } of claims) {
    const ofAllergy = named.some(one => one.allergy)
    const compared: Compared = { all, from, to, polarity, support, transcript: evidence, allows, person, ofAllergy }
    const change =
      compareNumbers(
        all,
        atoms,
        amounts,
        values,
        numberedClauses(
          support,
          evidence,
          amounts.some(one => one.unit !== null && TIME_UNITS.has(one.unit)) ? OF_TIME : 1,
        ),
        evidence,
        allows,
      ) ??
      compareNegation(compared) ??
      (sidesIn(all, from, to).length > 0 &&
      !sidesAgree(
        { all, from, to, atoms, amounts },
        evidence.clauses.filter(allows),
        evidence.reading,
        evidence.superseded.sides,
      )
        ? ('side' as const)
        : null) ??
      compareExperiencer(compared) ??
      compareCertainty(compared) ??
      compareCount(compared) ??
      compareExclusive(compared) ??
      compareTime(compared)
    if (change && (support.coverage >= COVERED || lacking.length === 0)) return changed(change)
  }
  return weak || lacking.length > 0 ? fail('partlySaid') : { verdict: 'supported', spans }
}

/** Pieces that say something of a medicine beside its name, its verb and its dose. */
const tellsOfDrug = (atom: Atom) =>
  atom.kind === 'word'
    ? atom.norm.length > 4
    : atom.kind === 'concept' &&
      (atom.hard || atom.ids.some(id => ['anatomy', 'life', 'finding'].includes(KIND_OF.get(id) ?? '')))

/** What the claim tells of its medicine is told of another one in the transcript. */
function isOfOther(atoms: readonly Atom[], mentions: readonly Mention[], { clauses }: Transcript): boolean {
  const drugs = atoms.flatMap(atom => (atom.kind === 'drug' ? [atom.drug] : []))
  const told = atoms.filter(tellsOfDrug)
  if (drugs.length === 0 || told.length === 0) return false
  const tells = (one: Mention) => {
    const [from, to] = [Math.min(one.region.verbFrom, one.at), Math.max(one.region.to, one.region.verbTo)]
    const centre = clauses.find(clause => clause.from <= one.at && one.at < clause.to)
    const near = clauses.filter(
      clause =>
        (clause.from < to && from < clause.to) ||
        clause.statement === centre?.statement ||
        (clause.segment === centre?.segment && !hasOther(clause, one)),
    )
    const pieces = near.flatMap(clause => clause.atoms)
    return told.filter(
      atom => pieces.some(piece => says(piece, atom) || saysNearly(piece, atom)) || saidInParts(pieces, atom) !== null,
    ).length
  }
  const best = (own: boolean) =>
    Math.max(0, ...mentions.filter(one => drugs.some(drug => sameDrug(one, drug)) === own).map(tells))
  return best(true) * 2 < told.length && best(false) > best(true)
}

const hasOther = (clause: Evidence, mention: Mention) =>
  clause.atoms.some(atom => atom.kind === 'drug' && atom.drug.inn !== mention.inn)

/** Words between a place and a finding that still belong together. */
const TOGETHER = 14

/** A place of the body from one sentence with a finding from another one: said apart, not of each other. */
function isScattered({ matches }: Support, { clauses }: Transcript): boolean {
  const of = (kinds: readonly string[]) =>
    matches.filter(
      ({ wanted }) => wanted.kind === 'concept' && wanted.ids.some(id => kinds.includes(KIND_OF.get(id) ?? '')),
    )
  const places = of(['anatomy'])
  const findings = of(['finding', 'procedure']).filter(({ wanted }) => wanted.kind === 'concept' && wanted.hard)
  if (places.length === 0 || findings.length === 0) return false
  return !findings.some(finding =>
    places.some(place => {
      const [a, b] = [clauses[finding.clause], clauses[place.clause]]
      if (!a || !b) return false
      const apart = Math.max(a.from, b.from) - Math.min(a.to, b.to)
      return (
        a === b ||
        (a.statement === b.statement && a.segment >= 0 && apart < TOGETHER) ||
        Math.abs(finding.atom.from - place.atom.from) < TOGETHER
      )
    }),
  )
}

/** "How long?" is often asked and answered some sentences later. */
const OF_TIME = 5

/** Clauses that carry the claim, with the rest of their sentences and the clauses right beside them. */
function numberedClauses({ matches, window }: Support, { clauses }: Transcript, reach: number): number[] {
  const own = new Set(matches.length > 0 ? matches.map(({ clause }) => clause) : window.slice(0, 1))
  const statements = new Set([...own].map(index => clauses[index]?.statement))
  return clauses.flatMap((one, index) =>
    statements.has(one.statement) || [...own].some(at => Math.abs(at - index) <= reach) ? [index] : [],
  )
}

const isHard = (atom: Atom) => (atom.kind === 'concept' || atom.kind === 'word') && atom.hard

function factsOf(all: Words): DrugFact[] {
  const polarity = polaritiesOf(all, 0, all.words.length, false)
  return regionsOfSentence(all).flatMap(region => drugFactOf(all, region, polarity, new Set()) ?? [])
}

function compareDrugs(all: Words, named: readonly DrugFact[], mentions: readonly Mention[]): ChangeKind | null {
  const person = relativeNamed(all, 0, all.words.length)
  for (const said of named) {
    const own = mentions.filter(
      one => sameDrug(one, said) && (person ? one.person !== 'patient' : one.person === 'patient'),
    )
    if (own.length === 0) return 'experiencer'
    const others = mentions.filter(one => !sameDrug(one, said))
    const change = compareDrug(said, own, others, whenOf(all, said))
    if (change) return change
  }
  return null
}

const HISTORY =
  /(?:^| )(?:до визита|раньше|ранее|принимал[аи]?|получал[аи]?|пил[аи]?|принимает|получает|пьет|постоянно|takes|taking|was on|has been taking|is on|before the visit|prior to|παιρνει|λαμβανει|ελαμβανε|επαιρνε|πριν απο την επισκεψη|πριν την επισκεψη|took)(?: |$)/u
const PLAN =
  /(?:^| )(?:назначен\p{L}*|начат\p{L}*|увеличен\p{L}*|снижен\p{L}*|отменен\p{L}*|рекоменд\p{L}*|продолж\p{L}*|добавлен\p{L}*|введен\p{L}*|started|prescribed|increased|reduced|stopped|continue\p{L}*|begin|start|given|advised|ξεκινα\p{L}*|αυξανεται|μειωνεται|διακοπτεται|συνεχιζεται|χορηγειται|συνταγογραφ\p{L}*|δοθηκε)(?: |$)/u

function whenOf(all: Words, { acts }: DrugFact): When {
  const text = all.words.map(({ norm }) => norm).join(' ')
  if (HISTORY.test(text)) return 'history'
  return PLAN.test(text) || acts.has('prescribe') || acts.has('increase') || acts.has('decrease') ? 'plan' : null
}

const ABOUT_WARNING = /^(?:urgent|ambulance|emergency|call|review|excluded)$/u

/** What may only come is evidence for sentences about what may come. */
function allowedFor(all: Words, atoms: readonly Atom[]): (one: Evidence) => boolean {
  const warns =
    has(all, 0, all.words.length, 'if', 'urgent', 'future') ||
    atoms.some(atom => atom.kind === 'concept' && atom.ids.some(id => ABOUT_WARNING.test(id)))
  return warns ? () => true : one => !one.condition
}

const sameDrug = (
  one: Pick<DrugFact, 'inn' | 'drugClass' | 'name'>,
  other: Pick<DrugFact, 'inn' | 'drugClass' | 'name'>,
) =>
  one.inn !== null || other.inn !== null
    ? one.inn === other.inn
    : one.drugClass !== null
      ? one.drugClass === other.drugClass
      : one.name === other.name

const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ru: /\p{Script=Cyrillic}{3,}/gu,
  el: /\p{Script=Greek}{3,}/gu,
  en: /\p{Script=Latin}{3,}/gu,
}

/** Few words in the transcript's script: names and units may be in another one. */
function inOtherScript(text: string, language: string): boolean {
  if (languageOf(text) === language) return false
  const own = text.match(SCRIPTS[language] ?? /./gu)?.length ?? 0
  const all = text.match(/\p{L}{3,}/gu)?.length ?? 0
  return all >= 2 && own * 2 < all
}

function spansOf({ clauses, reading }: Transcript, supports: readonly Support[]): Span[] {
  const weights = new Map<number, number>()
  for (const { matches } of supports)
    for (const { clause, wanted } of matches) weights.set(clause, (weights.get(clause) ?? 0) + weightOf(wanted))
  const best = [...weights].sort(([, a], [, b]) => b - a).slice(0, 3)
  return best
    .map(([index]) => index)
    .sort((a, b) => a - b)
    .flatMap(index => {
      const clause = clauses[index]
      return clause ? [spanOf(reading, clause.from, clause.to)] : []
    })
}
