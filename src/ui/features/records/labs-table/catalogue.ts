import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import type { Biomarker } from '../../../../contract/entities/health-report.ts'
import { folded } from '../../../../domain/records/search.ts'
import { isLocale, type Locale } from '../../../i18n/locale.ts'

/** A test of the catalogue, as the tables need it. */
export interface CatalogueTest {
  id: string
  /** The name first, then what else it is called. */
  names: Readonly<Record<Locale, readonly string[]>>
  /** The usual unit first. */
  units: readonly string[]
  /** Typical of adults, in `rangeUnit`; the printed range always wins. */
  rangeUnit: string | null
  rangeFor: (sex: 'male' | 'female' | null) => readonly [min: number | null, max: number | null] | null
}

export interface Catalogue {
  test: (id: string | null | undefined) => CatalogueTest | null
  /** Tests whose names contain every word, those that begin with it first. */
  search: (query: string, most: number) => CatalogueTest[]
}

const MOST_NAMES = 3

export function catalogueOf(tests: readonly CatalogueTest[]): Catalogue {
  const byId = new Map(tests.map(test => [test.id, test]))
  const texts = tests.map(test => ({ test, names: Object.values(test.names).flat().map(folded) }))
  return {
    test: id => (id ? (byId.get(id) ?? null) : null),
    search(query, most) {
      const words = folded(query).split(/\s+/).filter(Boolean)
      if (words.length === 0) return []
      const rank = (names: readonly string[]): number => {
        const hits = names.filter(name => words.every(word => name.includes(word)))
        if (hits.length === 0) return Number.POSITIVE_INFINITY
        const [first = ''] = words
        return Math.min(...hits.map(name => (name === words.join(' ') ? 0 : name.startsWith(first) ? 1 : 2)))
      }
      return texts
        .map(({ test, names }) => ({ test, rank: rank(names) }))
        .filter(({ rank: of }) => Number.isFinite(of))
        .sort((a, b) => a.rank - b.rank)
        .slice(0, most)
        .map(({ test }) => test)
    },
  }
}

let loading: Promise<Catalogue> | null = null

/** Loads the catalogue once; a failure is tried again by the next call. */
export function loadCatalogue(): Promise<Catalogue> {
  loading ??= import('./catalogue-tests.ts').then(({ TESTS }) => catalogueOf(TESTS))
  loading.catch(() => {
    loading = null
  })
  return loading
}

/** Null while loading. */
export function useCatalogue(): Catalogue | null {
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null)
  useEffect(() => {
    let here = true
    loadCatalogue().then(
      found => here && setCatalogue(found),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [])
  return catalogue
}

/** The names of a row's test in the catalogue, in the language of the interface; '' if it has none. */
export function useCatalogueNames(): (row: Biomarker) => string {
  const { i18n } = useLingui()
  const catalogue = useCatalogue()
  const locale = isLocale(i18n.locale) ? i18n.locale : 'en'
  return row => {
    const test = catalogue?.test(row.id)
    if (!test) return ''
    const printed = folded(row.nameLocal ?? row.name ?? '')
    const names = test.names[locale].filter(name => folded(name) !== printed)
    return names.slice(0, MOST_NAMES - 1).join(', ')
  }
}
