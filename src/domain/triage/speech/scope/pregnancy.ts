import type { Item } from '../text/items.ts'
import { findingDenial } from './finding-doubt.ts'
import type { Scope } from './scope.ts'

/** The adjective in three languages, and the noun for a state («беременность 32 недели»). */
const PREGNANT = /^(pregnant$|беременн|εγκυοσ$|εγκυμονει$|εγκυμοσυνη$)/
/** Words before a pregnancy that is not stated: "a test for pregnancy", «исключить беременность». */
const ASKED = new Set(['на', 'for', 'για', 'исключить', 'after', 'после'])

/** Index of the word that states the patient's pregnancy undenied; undefined if there is none. */
export function pregnancyAt(items: readonly Item[], scopes: readonly Scope[]): number | undefined {
  const at = items.findIndex((item, at) => {
    const { holder, time } = scopes[at] ?? {}
    const said = item.kind === 'word' && PREGNANT.test(item.norm) && !ASKED.has(items[at - 1]?.norm ?? '')
    return said && holder !== 'other' && (time === 'unsaid' || time === 'now') && findingDenial(items, at) === undefined
  })
  return at === -1 ? undefined : at
}
