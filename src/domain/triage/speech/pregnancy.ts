import { findingDenial } from './finding-doubt.ts'
import type { Item } from './items.ts'
import type { Scope } from './scope.ts'

/** The adjective in three languages, and the noun where it tells of a state («беременность 32 недели»). */
const PREGNANT = /^(pregnant$|беременн|εγκυοσ$|εγκυμονει$|εγκυμοσυνη$)/
/** "A test for pregnancy", «исключить беременность». */
const ASKED = new Set(['на', 'for', 'για', 'исключить', 'after', 'после'])

/** Where the text says that the patient is pregnant and nothing beside it denies that; undefined where it does not. */
export function pregnancyAt(items: readonly Item[], scopes: readonly Scope[]): number | undefined {
  const at = items.findIndex((item, at) => {
    const { holder, time } = scopes[at] ?? {}
    const said = item.kind === 'word' && PREGNANT.test(item.norm) && !ASKED.has(items[at - 1]?.norm ?? '')
    return said && holder !== 'other' && (time === 'unsaid' || time === 'now') && findingDenial(items, at) === undefined
  })
  return at === -1 ? undefined : at
}
