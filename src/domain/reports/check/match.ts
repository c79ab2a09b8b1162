import { isOfGroup } from '../../drugs/class-groups.ts'
import { plain } from '../../triage/speech/text/scan.ts'
import { IMPLIES } from '../concepts/relations/implies.ts'
import { LEVELS } from '../concepts/relations/levels.ts'
import { NEAR } from '../concepts/relations/near.ts'
import { PARTS } from '../concepts/relations/parts.ts'
import { type Atom, stemOf } from './atoms.ts'

/** True if the transcript's piece says what the sentence's does. */
export function says(evidence: Atom, wanted: Atom): boolean {
  if (wanted.kind === 'drug') {
    if (evidence.kind !== 'drug') return false
    const [one, other] = [wanted.drug, evidence.drug]
    if (one.inn !== null)
      return one.inn === other.inn || (one.inn === 'insulin' && (other.inn ?? '').startsWith('insulin '))
    if (one.kind === 'group') return isOfGroup(other.drugClass, one.drugClass)
    return other.inn === null && plain(one.name) === plain(other.name)
  }
  if (wanted.kind === 'word') return evidence.kind === 'word' && sameWord(evidence.norm, wanted.norm)
  return evidence.kind === 'concept' && wanted.ids.some(id => evidence.ids.includes(id))
}

/** True if it says nearly that: a word that may stand for it. */
export function saysNearly(evidence: Atom, wanted: Atom): boolean {
  if (evidence.kind === 'concept' && evidence.inner?.some(one => says(one, wanted))) return true
  if (wanted.kind !== 'concept') return false
  if (evidence.kind !== 'concept') return false
  return wanted.ids.some(
    id =>
      (NEAR[id] ?? []).some(near => evidence.ids.includes(near)) || evidence.ids.some(one => IMPLIED.get(one)?.has(id)),
  )
}

/** What a term says along with itself: who has a headache has pain. */
const IMPLIED = new Map(
  Object.entries(PARTS).map(([id, ways]) => [
    id,
    new Set([...(ways[0] ?? []).filter(part => ways.every(way => way.includes(part))), ...(IMPLIES[id] ?? [])]),
  ]),
)
for (const [id, parts] of Object.entries(IMPLIES)) if (!IMPLIED.has(id)) IMPLIED.set(id, new Set(parts))

/** "Platelets are high" for thrombocytosis: one clause says it of no other value, and none gives another level. */
export function saidAsLevel(
  clauses: readonly { atoms: readonly Atom[] }[],
  window: readonly number[],
  wanted: Atom,
): { clause: number; found: readonly Atom[] } | null {
  for (const id of wanted.kind === 'concept' ? wanted.ids : []) {
    const [test, level] = LEVELS[id] ?? []
    if (test === undefined || level === undefined) continue
    const named = (atoms: readonly Atom[], ids: Iterable<string>) =>
      atoms.filter(atom => atom.kind === 'concept' && [...ids].some(one => atom.ids.includes(one)))
    const isOther = (atoms: readonly Atom[]) =>
      named(atoms, [test]).length > 0 && named(atoms, HOW_HIGH).some(one => !named([one], [level]).length)
    if (clauses.some(({ atoms }) => isOther(atoms))) return null
    for (const clause of window) {
      const atoms = clauses[clause]?.atoms ?? []
      const found = [...named(atoms, [test]), ...named(atoms, [level])]
      if (found.length === 2 && named(atoms, VALUES).length === 1) return { clause, found }
    }
  }
  return null
}
const VALUES = new Set(Object.values(LEVELS).map(([test]) => test))
const HOW_HIGH = ['normal', 'elevated', 'lowValue']

/** True if the pieces together say it: appendix and removal say appendectomy. */
export function saidInParts(evidence: readonly Atom[], wanted: Atom): readonly Atom[] | null {
  if (wanted.kind !== 'concept') return null
  for (const id of wanted.ids) {
    for (const parts of PARTS[id] ?? []) {
      const found = parts.map(part => {
        const named = (ids: readonly string[]) =>
          evidence.find(atom => atom.kind === 'concept' && ids.some(id => atom.ids.includes(id)))
        // The part itself before what may stand for it: who fell need not have hit the head.
        return named([part]) ?? named(NEAR[part] ?? [])
      })
      if (found.every(one => one !== undefined)) return found as Atom[]
    }
  }
  return saidByWords(evidence, wanted.inner ?? [])
}

/** The words of a term, each for itself: «голову не ударила» for "head injury". */
function saidByWords(evidence: readonly Atom[], inner: readonly Atom[]): readonly Atom[] | null {
  if (inner.length < 2) return null
  const found = inner.map(part => evidence.find(atom => says(atom, part)))
  return found.every(one => one !== undefined) ? (found as Atom[]) : null
}

/** "Eggs" of "egg": shorter words than a stem. */
const isPlural = (many: string, one: string) => one.length === 3 && many === `${one}s`

const CASE = /(?:а|я|ы|и|о|е|у|ю|ь|ом|ем|ои|еи|ов|ев|ам|ям|ах|ях|ами|ями)$/u
/** «Узлы» of «узлов»: Russian nouns that are hardly longer than their endings. */
const isCaseOf = (one: string, other: string): boolean => {
  if (Math.max(one.length, other.length) > SHORT_NOUN || !/^[а-я]+$/u.test(one)) return false
  const [a, b] = [one.replace(CASE, ''), other.replace(CASE, '')]
  return a === b && a.length >= 3
}
const SHORT_NOUN = 6

export function sameWord(one: string, other: string): boolean {
  if (one === other || isPlural(one, other) || isPlural(other, one) || isCaseOf(one, other)) return true
  const short = Math.min(one.length, other.length)
  return short >= 4 && (one.startsWith(stemOf(other)) || other.startsWith(stemOf(one)))
}
