import type { Item } from '../text/items.ts'
import { findingDenial } from './finding-doubt.ts'
import type { Scope } from './scope.ts'

/** The adjective in three languages, and the noun for a state («беременность 32 недели»). */
const PREGNANT = /^(pregnant$|gravid|беременн|εγκυοσ$|εγκυο$|εγκυμον|εγκυμοσυνη|κυοφορ)/
/** "28 weeks gestation", «срок 28 недель», «28η εβδομάδα κύησης»: pregnant only with a number of weeks. */
const TERM = /^(gestation|gestational|гестац|срок|κυησ)/
const WEEKS = /^(weeks?|недел|εβδομαδ)/
/** Words before a pregnancy that is not stated: "a test for pregnancy", «исключить беременность». */
const ASKED = new Set(['на', 'for', 'για', 'исключить', 'after', 'после'])

/** Index of the word that states the patient's pregnancy undenied; undefined if there is none. */
export function pregnancyAt(items: readonly Item[], scopes: readonly Scope[]): number | undefined {
  const at = items.findIndex((item, at) => {
    const { holder, time } = scopes[at] ?? {}
    const term = TERM.test(item.norm) && items.slice(Math.max(0, at - 3), at + 4).some(near => WEEKS.test(near.norm))
    const said = (term || (item.kind === 'word' && PREGNANT.test(item.norm))) && !ASKED.has(items[at - 1]?.norm ?? '')
    return said && holder !== 'other' && (time === 'unsaid' || time === 'now') && findingDenial(items, at) === undefined
  })
  return at === -1 ? undefined : at
}
