import type { Atom } from '../atoms.ts'
import type { Evidence } from '../evidence.ts'
import { says } from '../match.ts'
import { sidePieces } from '../sides/side-pieces.ts'
import { sidesIn } from '../sides/sides.ts'
import type { ChangeKind } from '../verdict.ts'
import type { Compared } from './compared.ts'

const GOES_ON =
  /(?:^| )(?:продолжа\p{L}*|сохраня\p{L}*|держится|держатся|по прежнему|до сих пор|continues?|continuing|persists?|persisting|persistent|ongoing|still|remains?|συνεχιζ\p{L}*|παραμεν\p{L}*|επιμεν\p{L}*|εξακολουθ\p{L}*|ακομα|ακομη)(?: |$)/u

const isConcept = (atom: Atom, ...ids: readonly string[]) =>
  atom.kind === 'concept' && atom.ids.some(id => ids.includes(id))

/** "Vomiting continues": what was said of it last decides, and on the side that the claim names. */
export function compareCourse({ all, from, to, polarity, support, transcript, allows }: Compared): ChangeKind | null {
  const text = all.words
    .slice(from, to)
    .map(({ norm }) => norm)
    .join(' ')
  if (!GOES_ON.test(text)) return null
  const told = support.matches
    .map(({ wanted }) => wanted)
    .filter(one => one.kind === 'concept' && one.hard && (polarity.get(one.from) ?? 'yes') === 'yes')
  const clauses = transcript.clauses.filter(one => allows(one) && !one.condition && one.experiencer === 'patient')
  if (told.some(atom => lastOf(atom, clauses, transcript.polarity) === 'no')) return 'negation'
  const sides = sidesIn(all, from, to)
  const [side] = sides
  if (!side || sides.length > 1) return null
  const own = support.window.flatMap(index => transcript.clauses[index] ?? [])
  const pieces = sidePieces(own, transcript.reading, transcript.superseded.sides).filter(one =>
    one.sides.includes(side),
  )
  const healed = pieces.filter(one => one.atoms.some(atom => isConcept(atom, 'healed')))
  return healed.length > 0 && !pieces.some(one => one.atoms.some(atom => isConcept(atom, 'persist'))) ? 'status' : null
}

function lastOf(atom: Atom, clauses: readonly Evidence[], polarity: Compared['transcript']['polarity']) {
  const said = clauses.flatMap(one => one.atoms.filter(each => says(each, atom)))
  return said.map(one => polarity.get(one.from) ?? 'yes').findLast(one => one !== 'open')
}

/** "Resistant to ceftriaxone" of a germ that resists another one. */
export function compareResistance({ support, transcript }: Compared): ChangeKind | null {
  const claims = support.matches.map(({ wanted }) => wanted).concat(support.missing)
  const wanted = KINDS.find(id => claims.some(atom => isConcept(atom, id)))
  if (!wanted) return null
  for (const atom of claims) {
    if (atom.kind !== 'drug') continue
    const told = transcript.clauses.filter(
      one => one.atoms.some(each => says(each, atom)) && one.atoms.some(each => isConcept(each, ...KINDS)),
    )
    if (told.length > 0 && !told.some(one => nearest(one, atom) === wanted)) return 'drug'
  }
  return null
}

const KINDS = ['germSensitive', 'germResistant'] as const

/** What the words nearest to the medicine say of it. */
function nearest({ atoms }: Evidence, drug: Atom): string | undefined {
  const at = atoms.find(one => says(one, drug))?.from ?? 0
  const [best] = atoms
    .filter(one => isConcept(one, ...KINDS))
    .sort((a, b) => Math.abs(a.from - at) - Math.abs(b.from - at))
  return KINDS.find(id => best && isConcept(best, id))
}
