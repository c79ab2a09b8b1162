import type { Atom } from '../../atoms.ts'
import { sameWord } from '../../match.ts'
import { CUE } from '../../polarity/cues.ts'
import { type Compared, sayingClauses, textOf } from '../compared.ts'
import { saidPolarities } from './said-polarities.ts'
import { isWellBorne } from './soundness.ts'

/** "Allergic to iodine" where iodine was denied: the substance decides, not the question. */
export function isOtherwise(atom: Atom, compared: Compared): boolean {
  const own = compared.polarity.get(atom.from) ?? 'yes'
  const said = saidPolarities(atom, compared)
  if (own === 'yes' && isWellBorne(atom, compared)) return true
  return said.length > 0 && said.every(one => one !== 'open' && one !== own)
}

/** A word of the sentence that is denied wherever it is said: "sensation without disturbance". */
export function isDeniedWord(atom: Atom, compared: Compared): boolean {
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

export function isOnlyDenied(atom: Atom, compared: Compared): boolean {
  const said = saidPolarities(atom, compared)
  return (compared.polarity.get(atom.from) ?? 'yes') === 'yes' && said.length > 0 && said.every(one => one === 'no')
}

/** "Not reduced", where it was told as reduced: a term that denies by itself, and its words were told without the denial. */
export const isToldUndenied = ({ all: { words }, support, transcript }: Compared): boolean =>
  support.missing.some(atom => {
    if (atom.kind !== 'concept') return false
    const norms = words.slice(atom.from, atom.to).map(({ norm }) => norm)
    const denied = norms.filter(norm => !CUE.test(norm))
    if (denied.length === 0 || denied.length === norms.length) return false
    return support.matches.some(one => {
      const { from = 0, to = 0 } = transcript.clauses[one.clause] ?? {}
      const told = transcript.reading.words.slice(from, to).map(({ norm }) => norm)
      return !told.some(norm => CUE.test(norm)) && denied.every(norm => told.some(other => sameWord(norm, other)))
    })
  })

const QUALITIES = new Set(
  'green yellow white black dry wet bulging soft hard large small cloudy bloodClots mucus'.split(' '),
)
/** "The gland is enlarged and hard", where nothing hard was felt. */
export const isQualityDenied = (atom: Atom, compared: Compared) =>
  atom.kind === 'concept' &&
  atom.ids.some(id => QUALITIES.has(id)) &&
  compared.support.matches.every(one => one.wanted !== atom || !one.near) &&
  isOnlyDenied(atom, compared)

const NOT_NOW =
  /(?:^| )(?:сегодня|сеичас|today|now|σημερα|τωρα) (?:уже )?(?:ни|нет|не|no|none|not|nothing|οχι|δεν|τιποτα)(?: |$)/u
/** "Two pints yesterday, today none", told as of today. */
export const isNotNow = (wanted: readonly Atom[], compared: Compared) =>
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
export function isOtherEffect(atom: Atom, compared: Compared): boolean {
  if (atom.kind !== 'concept' || !atom.ids.every(id => EFFECTS.has(id))) return false
  if (/^βοηθει/u.test(compared.all.words[atom.from]?.norm ?? '')) return false
  const said = sayingClauses(atom, compared.support, compared.transcript, compared.allows)
  const own = compared.polarity.get(atom.from) ?? 'yes'
  return said.length > 0 && said.every(one => (compared.transcript.polarity.get(one.atom.from) ?? 'yes') !== own)
}
