import { has } from '../../text/within.ts'
import type { Atom } from '../atoms.ts'
import { relativeNamed } from '../relatives.ts'
import type { ChangeKind } from '../verdict.ts'
import { ALLERGIC, type Compared, isTelling, sayingClauses } from './compared.ts'

/** Something of a relative told as the patient's, or the other way round. */
export function compareExperiencer({
  all,
  from,
  to,
  support,
  transcript,
  allows,
  person,
}: Compared): ChangeKind | null {
  // "Any allergies?" asks for anybody's; the substance tells whose.
  const ofAllergy = (atom: Atom) => atom.kind === 'concept' && atom.ids.some(id => ALLERGIC.has(id))
  const telling = support.matches.filter(
    ({ wanted }) => isTelling(wanted) && wanted.kind !== 'drug' && !ofAllergy(wanted),
  )
  const words = support.matches.filter(({ wanted }) => wanted.kind === 'word')
  const judged = telling.length > 0 ? telling : words
  if (judged.length === 0) return null
  const own = relativeNamed(all, from, to) ?? person ?? 'patient'
  for (const { wanted } of judged) {
    const persons = new Set(sayingClauses(wanted, support, transcript, allows).map(one => one.clause.experiencer))
    if (own === 'patient' && !persons.has('patient')) return 'experiencer'
    const isOf =
      persons.has(own) || persons.has('other') || persons.has('relative') || own === 'other' || own === 'relative'
    if (own !== 'patient' && !isOf && !has(all, from, to, 'life')) return 'experiencer'
  }
  return null
}
