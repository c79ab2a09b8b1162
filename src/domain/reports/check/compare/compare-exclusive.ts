import { EXCLUSIVE } from '../../concepts/relations/exclusive.ts'
import type { Transcript } from '../evidence.ts'
import type { Support } from '../find-evidence.ts'
import { says } from '../match.ts'
import type { ChangeKind } from '../verdict.ts'
import type { Compared } from './compared.ts'

/** An exclusive word of the sentence that its evidence has otherwise: better for worse, wet for dry. */
export function compareExclusive({ support, transcript, polarity }: Compared): ChangeKind | null {
  const near = support.window.slice(0, 3).filter(index => !isOfOtherDrug(index, support, transcript))
  for (const atom of support.missing) {
    // "Dry, not productive": what the sentence denies excludes nothing.
    if (atom.kind !== 'concept' || polarity.get(atom.from) === 'no') continue
    for (const { kind, ids } of EXCLUSIVE) {
      if (!atom.ids.some(id => ids.includes(id))) continue
      const others = near
        .flatMap(index => transcript.clauses[index]?.atoms ?? [])
        .some(
          one =>
            one.kind === 'concept' &&
            !one.ids.some(id => atom.ids.includes(id)) &&
            one.ids.some(id => ids.includes(id)),
        )
      if (others) return kind
    }
  }
  return null
}

/** "…goes back to 2 milligrams, and the amlodipine stays": what is said of another medicine than that of the claim. */
function isOfOtherDrug(index: number, { matches }: Support, { clauses }: Transcript): boolean {
  const own = matches.filter(({ wanted }) => wanted.kind === 'drug').map(({ atom }) => atom)
  const named = (clauses[index]?.atoms ?? []).filter(atom => atom.kind === 'drug')
  return own.length > 0 && named.length > 0 && !named.some(atom => own.some(one => says(atom, one)))
}

/** "Repeatedly" for what was said to be once. */
export function compareCount({ support, transcript }: Compared): ChangeKind | null {
  const many = support.missing.some(atom => atom.kind === 'concept' && atom.ids.includes('manyTimes'))
  const counted = support.window
    .slice(0, 2)
    .some(index => transcript.clauses[index]?.amounts.some(({ unit, values }) => unit === 'times' && values.has(1)))
  return many && counted ? 'number' : null
}

const FACTORS = [
  /^(?:doubl|twofold|удво|вдвое|διπλασι)/u,
  /^(?:tripl|trebl|threefold|утро(?!м)|втрое|τριπλασι)/u,
  /^(?:halv|уполов|υποδιπλασι)/u,
]
const factorsIn = (words: readonly { norm: string }[]) =>
  FACTORS.filter(factor => words.some(({ norm }) => factor.test(norm)))
/** "Tripled" for what has doubled. */
export function compareFactor({ all, from, to, support, transcript }: Compared): ChangeKind | null {
  const said = support.matches.flatMap(({ clause: at }) => {
    const clause = transcript.clauses[at]
    return clause ? factorsIn(transcript.reading.words.slice(clause.from, clause.to)) : []
  })
  const told = factorsIn(all.words.slice(from, to))
  return said.length > 0 && told.some(one => !said.includes(one)) ? 'number' : null
}
