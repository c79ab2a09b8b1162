import type { Locale } from '../../../contract/entities/user.ts'
import { BLOOD_COUNT } from './entries/blood-count.ts'
import { ELECTROLYTES_AND_LIPIDS } from './entries/electrolytes-and-lipids.ts'
import { HORMONES } from './entries/hormones.ts'
import { IRON_AND_VITAMINS } from './entries/iron-and-vitamins.ts'
import { LIVER_AND_ENZYMES } from './entries/liver-and-enzymes.ts'
import { MARKERS } from './entries/markers.ts'
import { METABOLISM } from './entries/metabolism.ts'
import { URINE_AND_INFECTIONS } from './entries/urine-and-infections.ts'
import type { CatalogueEntry } from './entry.ts'
import { ENGLISH_SPELLINGS } from './spellings/english.ts'
import { GREEK_SPELLINGS } from './spellings/greek.ts'
import { RUSSIAN_SPELLINGS } from './spellings/russian.ts'

export const CATALOGUE: readonly CatalogueEntry[] = [
  ...BLOOD_COUNT,
  ...METABOLISM,
  ...LIVER_AND_ENZYMES,
  ...ELECTROLYTES_AND_LIPIDS,
  ...IRON_AND_VITAMINS,
  ...HORMONES,
  ...MARKERS,
  ...URINE_AND_INFECTIONS,
]

const BY_ID = new Map(CATALOGUE.map(entry => [entry.id, entry]))

export const catalogueEntry = (id: string | null | undefined): CatalogueEntry | null => (id && BY_ID.get(id)) || null

const SPELLINGS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: ENGLISH_SPELLINGS,
  ru: RUSSIAN_SPELLINGS,
  el: GREEK_SPELLINGS,
}

/** Every spelling of a test in a language, its name first. */
export function spellingsOf(entry: CatalogueEntry, locale: Locale): string[] {
  const further = SPELLINGS[locale][entry.id]?.split('|').map(one => one.trim()) ?? []
  return [...entry.names[locale], ...further]
}
