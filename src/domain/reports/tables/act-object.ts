import { isOfGroup } from '../../drugs/class-groups.ts'
import type { NamedDrug } from '../../drugs/find-drugs.ts'
import type { Reading } from '../text/shape.ts'
import { normsOf } from './dose-units.ts'

const LIGHT =
  /^(?:the|my|his|her|your|their|all|these|those|taking|using|on|with|any|of|вот|эти|этот|свои|мои|все|всякие|пить|принимать|τη|την|τον|το|τα|τισ|τουσ|ολα|ολεσ|να|παιρνω|παιρνει)$/u
const LIGHT_WITHIN = 3
const JOIN = /^(?:and|but|though|а|но|и|зато|και|αλλα|ομωσ)$/u

/** What is given up beside medicines. */
const HABIT =
  /^(?:smok\p{L}+|drinking|alcohol|cigarettes|vap\p{L}+|booze|fags|coffee|salt|sugar|work|working|dairy|bread|meat|кур(?:ить|ение)|сигарет\p{L}*|алкогол\p{L}*|спиртн\p{L}*|кофе|соль|сладк\p{L}*|сахар|работ\p{L}*|καπνισμα|τσιγαρ\p{L}*|ποτο|αλκοολ|καφε\p{L}*|αλατι|ζαχαρη|δουλεια)$/u
/** What is done with all others: "stop ramipril and continue everything else". */
const REST =
  /^(?:everything else|the (?:rest|others?)(?: of (?:it|them))?|all (?:the )?(?:others?|rest)|(?:все )?(?:остальн\p{L}*|прочее)|(?:все )?други[ех]|(?:ολα )?(?:τα |οι |τισ )?(?:υπολοιπ\p{L}*|αλλα))(?: |$)/u
const REST_BEFORE =
  /(?:^| )(?:everything else|the (?:rest|others?)|остальн\p{L}*|прочее|υπολοιπ\p{L}*|τα αλλα)(?: (?:we|you|i|мы|вы|же|все|τα|τισ|θα|να|stay|stays))*$/u

/** An act whose object or subject are all other medicines, or a habit: it is of none that was named. */
export function isOfRest(reading: Reading, { from, to }: { from: number; to: number }): boolean {
  const { words } = reading
  const [before, behind] = [normsOf(reading, Math.max(0, from - 4), from), normsOf(reading, to, to + 4)]
  const isSign = (at: number) => (words[at - 1]?.after.trim() ?? '') !== ''
  if (!isSign(from) && REST_BEFORE.test(before)) return true
  return !isSign(to) && (REST.test(behind) || HABIT.test(words[to]?.norm ?? ''))
}

/** Groups that the list of medicines has not. */
const GROUPS: readonly (readonly [RegExp, string])[] = [
  [/^water (?:tablets?|pills?)(?: |$)/u, 'diuretic'],
  [/^(?:sleeping (?:tablets?|pills?)|снотворн\p{L}*|υπνωτικα)(?: |$)/u, 'hypnotic'],
  [/^(?:sugar (?:tablets?|pills?))(?: |$)/u, 'biguanide'],
]

type Own = Pick<NamedDrug, 'inn' | 'name' | 'drugClass'>

/**
 * What an act ends with at word `at` is another thing than the medicine before it: "I take ramipril but I've stopped the
 * statin", «пью рамиприл, бросил курить». A group that the medicine belongs to is the medicine.
 */
export function isOfOtherThing(reading: Reading, own: readonly Own[], from: number, at: number): boolean {
  const { words, drugs } = reading
  if (words[at - 1]?.after.trim()) return false
  let next = at
  while (
    next < at + LIGHT_WITHIN &&
    LIGHT.test(words[next]?.norm ?? '') &&
    !drugs.has(next) &&
    !words[next]?.after.trim()
  )
    next++
  if (HABIT.test(words[next]?.norm ?? '')) return true
  const drug = drugs.get(next)
  const behind = normsOf(reading, next, next + 2)
  const group = drug?.kind === 'group' ? drug.drugClass : (GROUPS.find(([words]) => words.test(behind))?.[1] ?? null)
  if (group !== null) return !own.some(({ drugClass }) => isOfGroup(drugClass, group) || isOfGroup(group, drugClass))
  // "Ramipril stopped, aspirin started" has the verb behind its name; another clause has it in front.
  const parted = words.slice(from - 1, at).some(({ norm, after }) => JOIN.test(norm) || /[,;]/u.test(after))
  return drug !== undefined && parted && !own.some(({ inn, name }) => (inn ?? name) === (drug.inn ?? drug.name))
}
