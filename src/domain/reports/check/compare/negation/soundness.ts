import { KIND_OF } from '../../../concepts/concept-index.ts'
import type { Atom } from '../../atoms.ts'
import { TOLERATES } from '../../medicines/allergens.ts'
import { sidesIn } from '../../sides/sides.ts'
import { type Compared, isOf, textOf } from '../compared.ts'

const isAnatomy = (atom: Atom) => atom.kind === 'concept' && atom.ids.some(id => KIND_OF.get(id) === 'anatomy')

const SUBSTANCES = new Set('latex nuts shellfish animalHair dust plasterReaction pollenAllergy contrast'.split(' '))
export const isSubstance = (atom: Atom) =>
  atom.kind === 'word' ? atom.norm.length > 2 : atom.kind === 'concept' && atom.ids.some(id => SUBSTANCES.has(id))

const REACTIONS = new Set(['rash', 'hives', 'swelling', 'itch', 'anaphylaxis', 'choking', 'blister', 'allergy'])
export const isReaction = (atom: Atom) => atom.kind === 'concept' && atom.ids.some(id => REACTIONS.has(id))
/** "Swelling from iodine": a word behind "from". */
export const isNamedSubstance = (atom: Atom, { all }: Compared) =>
  isSubstance(atom) && /^(?:на|от|to|with|from|σε|στο|στην|στη|απο)$/u.test(all.words[atom.from - 1]?.norm ?? '')

const BORNE = 3
/** "And medicines, they're all fine." */
export const isWellBorne = (atom: Atom, { support, transcript }: Compared) =>
  support.matches.some(
    one =>
      one.wanted === atom &&
      transcript.clauses
        .slice(one.clause, one.clause + BORNE)
        .some(
          clause =>
            clause.segment === transcript.clauses[one.clause]?.segment && TOLERATES.test(textOf(transcript, clause)),
        ),
  )

export const SOUND =
  /^(?:цел(?:а|ы|о)?|сохранн?\p{L}*|неповрежден\p{L}*|норм\p{L}*|чист\p{L}*|спокоин\p{L}*|intact|fine|normal|clear|unharmed|ακεραι\p{L}*|ελευθερ\p{L}*|φυσιολογικ\p{L}*|καθαρ\p{L}*|ανωδυν\p{L}*)$/u
/** "The scaphoid is intact": a place of the claim that is said to be sound. */
export const isSoundPlace = ({ all, from, to, support, transcript }: Compared) =>
  support.matches.some(({ wanted, atom, clause }) => {
    // "The right knee is normal. The left one is swollen."
    const [own, said] = [sidesIn(all, from, to), transcript.clauses[clause]?.sides ?? []]
    if (own.length === 1 && said.length === 1 && own[0] !== said[0]) return false
    if (wanted.kind === 'word' ? wanted.norm.length < 6 : !isAnatomy(wanted)) return false
    const behind = transcript.reading.words.slice(atom.to, atom.to + 2).map(({ norm }) => norm)
    return (
      SOUND.test(behind[0] ?? '') ||
      (/^(?:is|are|was|were|ειναι)$/u.test(behind[0] ?? '') && SOUND.test(behind[1] ?? ''))
    )
  })

/** "Dysphagia for liquids" where "liquids go down fine": what the finding is put to is said to be well. */
export function isSoundOtherwise({ support, transcript }: Compared): boolean {
  const findings = support.matches.filter(
    one => isOf(one.wanted, 'finding') && one.wanted.kind === 'concept' && one.wanted.hard,
  )
  if (findings.length === 0 || support.matches.some(({ wanted }) => isWell(wanted))) return false
  return support.matches.some(({ wanted, clause, atom }) => {
    if (isOf(wanted, 'finding') || findings.some(one => one.clause === clause)) return false
    if (wanted.kind === 'word' ? wanted.norm.length < 5 : !isOf(wanted, 'soft') || !NAMES.has(idOf(wanted)))
      return false
    const own = transcript.clauses[clause]
    return !!own && !own.asks && own.atoms.some(one => one !== atom && isWell(one))
  })
}
const NAMES = new Set(['liquid', 'solid'])
const idOf = (atom: Atom) => (atom.kind === 'concept' ? (atom.ids[0] ?? '') : '')
const isWell = (atom: Atom) => atom.kind === 'concept' && atom.ids.some(id => id === 'normal' || id === 'tolerate')
