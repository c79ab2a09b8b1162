import type { Biomarker } from '../../../../contract/entities/health-report.ts'
import { CATALOGUE, catalogueEntry, spellingsOf } from '../../../../domain/labs/catalogue/all.ts'
import type { CatalogueEntry, TypicalRange } from '../../../../domain/labs/catalogue/entry.ts'
import { typicalRange } from '../../../../domain/labs/catalogue/usual-range.ts'
import { fold } from '../../../../domain/labs/text/fold.ts'
import { LOCALES, type Locale } from '../../../i18n/locale.ts'

/** A test of the catalogue, in the language of the interface. */
export interface CatalogueTest {
  id: string
  name: string
  /** What else it is called. */
  others: readonly string[]
  /** The usual units of laboratories. */
  units: readonly string[]
}

const folded = CATALOGUE.map(entry => ({
  entry,
  names: LOCALES.flatMap(locale => spellingsOf(entry, locale)).map(fold),
}))

const testOf = (entry: CatalogueEntry, locale: Locale): CatalogueTest => {
  const [name = entry.id, ...others] = entry.names[locale]
  return { id: entry.id, name, others, units: [...new Set(entry.units.map(({ unit }) => unit))] }
}

export function testById(id: string | null | undefined, locale: Locale): CatalogueTest | null {
  const entry = catalogueEntry(id)
  return entry && testOf(entry, locale)
}

/** 0 for the name itself, then names that begin with the query, then those that contain its words; null for none. */
function rankOf(names: readonly string[], query: string, words: readonly string[]): number | null {
  const hits = names.filter(name => words.every(word => name.includes(word)))
  if (hits.length === 0) return null
  return Math.min(...hits.map(name => (name === query ? 0 : name.startsWith(query) ? 1 : 2)))
}

/** Tests by any of their names in three languages, the nearest first. */
export function findTests(query: string, locale: Locale, most: number): CatalogueTest[] {
  const wanted = fold(query)
  const words = wanted.split(' ').filter(Boolean)
  if (words.length === 0) return []
  return folded
    .flatMap(({ entry, names }) => {
      const rank = rankOf(names, wanted, words)
      return rank === null ? [] : [{ entry, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ entry }) => testOf(entry, locale))
}

/** The test with exactly this name in any language; null if there is none, or more than one. */
export function testNamed(name: string): string | null {
  const wanted = fold(name)
  const found = wanted === '' ? [] : folded.filter(({ names }) => names.includes(wanted))
  return found.length === 1 ? (found[0]?.entry.id ?? null) : null
}

/** In the given unit; null if the catalogue has none, or none for a person of unknown sex. */
export const typicalRangeOf = (id: string, unit: string, sex: 'male' | 'female' | null): TypicalRange | null =>
  typicalRange(id, unit, sex)

/** An abbreviation: short, of capitals and digits. */
const SHORT = /^[A-Z][\w-]{1,5}$/

/** What a row's test is called in the catalogue beside its printed name: in the language, in English, and in short. */
export function catalogueNames(row: Biomarker, locale: Locale): string {
  const entry = catalogueEntry(row.id)
  if (!entry) return ''
  const printed = fold(row.nameLocal ?? row.name ?? '')
  const short = entry.names.en.find(name => SHORT.test(name))
  const names = [entry.names[locale][0], entry.names.en[0], short].filter(
    (name): name is string => name !== undefined && !printed.includes(fold(name)),
  )
  return [...new Set(names)].slice(0, 2).join(', ')
}
