import { companyOf } from '../../talk/company.ts'
import { has } from '../../text/within.ts'
import type { Atom } from '../atoms.ts'
import type { Evidence } from '../evidence.ts'
import { CHILD_SAID, CHILD_WITHIN } from '../experiencers.ts'
import { says } from '../match.ts'
import { relativeNamed } from '../relatives.ts'
import type { ChangeKind } from '../verdict.ts'
import { ALLERGIC, type Compared, isTelling, sayingClauses, textOf } from './compared.ts'

/** Something of a relative reported as the patient's, or the other way round. */
export function compareExperiencer({
  all,
  from,
  to,
  support,
  transcript,
  allows,
  person,
  polarity,
}: Compared): ChangeKind | null {
  // "Any allergies?" asks for anybody's; the substance tells whose.
  const ofAllergy = (atom: Atom) => atom.kind === 'concept' && atom.ids.some(id => ALLERGIC.has(id))
  const telling = support.matches.filter(
    ({ wanted }) => isTelling(wanted) && wanted.kind !== 'drug' && !ofAllergy(wanted),
  )
  const words = support.matches.filter(({ wanted }) => wanted.kind === 'word')
  // Who takes a medicine is compared at its name, by compareDrugs.
  const ofDrug = support.matches.some(({ wanted }) => wanted.kind === 'drug')
  const others = support.matches.filter(
    ({ wanted, clause }) =>
      !ofDrug &&
      wanted.kind !== 'drug' &&
      !ofAllergy(wanted) &&
      !(transcript.reading.segments[transcript.clauses[clause]?.segment ?? -1]?.loose ?? true),
  )
  const judged = telling.length > 0 ? telling : words.length > 0 ? words : others
  if (judged.length === 0) return null
  // "He did not want his wife told": the relative is spoken of, and nothing of theirs.
  if (telling.length === 0 && words.length === 0 && support.matches.some(({ wanted }) => isRelative(wanted)))
    return null
  const own = relativeNamed(all, from, to) ?? person ?? 'patient'
  for (const { wanted } of judged) {
    const persons = personsOf(
      wanted,
      { support, transcript, allows },
      own === 'patient' && polarity.get(wanted.from) === 'no',
    )
    if (own === 'patient' && !persons.has('patient')) return 'experiencer'
    if (persons.has('in-law') && !persons.has(own)) {
      if (IN_LAW.test(all.words.map(({ norm }) => norm).join(' '))) continue
      return 'experiencer'
    }
    const isOf =
      (telling.length === 0 && isOwnWord(wanted, own, { support, transcript })) ||
      [own, ...(alsoCalled(transcript)[own] ?? [])].some(one => persons.has(one)) ||
      persons.has('other') ||
      persons.has('relative') ||
      own === 'other' ||
      own === 'relative'
    if (own !== 'patient' && !isOf && !has(all, from, to, 'life')) return 'experiencer'
  }
  return null
}

const FIRST = /^(?:i|i'll|i'm|i've|i'd|я|мы|εγω)(?: |$)/u
/** "I'll stay till the weekend", said by the daughter who came along and told of her. */
const isOwnWord = (wanted: Atom, own: string, { support, transcript }: Pick<Compared, 'support' | 'transcript'>) =>
  companyOf(transcript.reading).who === own &&
  support.matches.some(one => {
    const clause = transcript.clauses[one.clause]
    return one.wanted === wanted && clause?.speaker === 'companion' && FIRST.test(textOf(transcript, clause))
  })

const IN_LAW = /(?:^| )(?:in law|тещ\p{L}*|тест[ья]\p{L}*|свекр\p{L}*|πεθερ\p{L}*|κουνιαδ\p{L}*)(?: |$)/u
const RELATIVES = new Set(['mother', 'father', 'spouse', 'sibling', 'offspring', 'grandparent', 'uncle', 'relatives'])
const isRelative = (atom: Atom) => atom.kind === 'concept' && atom.ids.every(id => RELATIVES.has(id))

/** A mother's husband is the patient's father, her mother the grandmother: by who speaks for the patient. */
const OF_PARENT: Readonly<Record<string, readonly string[]>> = {
  father: ['husband', 'spouse'],
  mother: ['wife', 'spouse'],
  grandmother: ['mother'],
  grandfather: ['father'],
  grandparent: ['mother', 'father'],
  aunt: ['sister'],
  uncle: ['brother'],
  brother: ['son'],
  sister: ['daughter'],
  sibling: ['son', 'daughter'],
}
const PARENTS = new Set(['mother', 'father', 'parents'])
const alsoCalled = ({ reading }: Compared['transcript']) => {
  const opening = reading.words.slice(0, CHILD_WITHIN).map(({ norm }) => norm)
  return PARENTS.has(companyOf(reading).who ?? '') || CHILD_SAID.test(opening.join(' ')) ? OF_PARENT : {}
}

/** Clauses behind a question that may answer whose it is. */
const ANSWER = 6
const SELF = /^(?:i|i'm|i've|me|я|εγω)(?: |$)/u

/** Whose it is: by the clauses that say it; of a question by its answer: "Any dementia in the family? – My father." */
function personsOf(
  wanted: Atom,
  { support, transcript, allows }: Pick<Compared, 'support' | 'transcript' | 'allows'>,
  isDenied: boolean,
): ReadonlySet<string> {
  const saying = sayingClauses(wanted, support, transcript, allows).map(one => one.clause)
  const { clauses, reading, polarity } = transcript
  // "Any fits? – No. I'm the one with fits.": what the sentence denies is of whom it was denied.
  const asked = support.matches.filter(one => one.wanted === wanted && polarity.get(one.atom.from) === 'no')
  const denying = asked.flatMap(one => clauses[one.clause] ?? []).filter(one => one.experiencer === 'patient')
  if (isDenied && denying.length > 0) return new Set(['patient'])
  const isAsked = (one: Evidence) => one.asks && !(reading.segments[one.segment]?.loose ?? false)
  if (!saying.every(isAsked)) return new Set(saying.map(one => one.experiencer))
  const persons = saying.flatMap(asked => {
    const behind = clauses.filter(one => one.turn === asked.turn + 1).slice(0, ANSWER)
    const named = behind.filter(one => one.atoms.some(atom => says(atom, wanted)))
    // "My father. My sister is healthy.": the first who is named is meant.
    const [first] = named.length > 0 ? named : behind.filter(one => one.experiencer !== 'patient')
    const answers = named.length > 0 ? named : first && behind.indexOf(first) <= 1 ? [first] : []
    const [reply] = behind
    // "Does anyone smoke? – I do.", says who came along.
    if (named.length === 0 && reply?.speaker === 'companion' && SELF.test(textOf(transcript, reply)))
      return [companyOf(reading).who ?? 'other']
    return answers.length > 0 ? answers.map(one => one.experiencer) : [asked.experiencer]
  })
  return new Set(persons)
}
