import { LOCALES, type Locale } from '../../../contract/entities/user.ts'
import { CATALOGUE, spellingsOf } from './all.ts'
import { countMark, isBenign, nameWords } from './name-words.ts'
import { OTHER_TESTS } from './other-tests.ts'
import type { Specimen } from './specimens.ts'

/** What a spelling means; `id` is null for a test that the catalogue does not have. */
export interface Meaning {
  id: string | null
  specimen: Specimen
  mark: 'percent' | 'absolute' | null
  locale: Locale | null
  /** The spelling itself has a stroke: albumin/creatinine. */
  ratio: boolean
}

/** By the words written together, in their order and sorted, with and without words that change nothing. */
const exact = new Map<string, Meaning[]>()
const loose = new Map<string, Meaning[]>()

const put = (index: Map<string, Meaning[]>, key: string, meaning: Meaning) => {
  if (!key) return
  const known = index.get(key) ?? []
  if (!known.some(one => one.id === meaning.id && one.specimen === meaning.specimen && one.ratio === meaning.ratio))
    index.set(key, [...known, meaning])
}

export const joined = (words: readonly string[]) => words.join('')
export const sorted = (words: readonly string[]) => [...words].sort().join(' ')

function add(spelling: string, meaning: Meaning) {
  const words = nameWords(spelling)
  put(exact, joined(words), meaning)
  put(exact, sorted(words), meaning)
  const core = words.filter(word => !isBenign(word))
  put(loose, joined(core), meaning)
  put(loose, sorted(core), meaning)
}

for (const entry of CATALOGUE)
  for (const locale of LOCALES)
    for (const spelling of spellingsOf(entry, locale)) {
      const mark = /_(pct|abs)$/u.exec(entry.id)?.[1]
      const counted = mark === 'pct' ? 'percent' : mark === 'abs' ? 'absolute' : null
      const meaning: Meaning = {
        id: entry.id,
        specimen: entry.specimen,
        mark: counted,
        locale,
        ratio: spelling.includes('/'),
      }
      add(spelling, meaning)
      // A name without its mark means both, until the unit decides.
      if (counted) {
        const bare = nameWords(spelling).filter(word => countMark([word]) === null)
        if (bare.join('').length > 2) add(bare.join(' '), meaning)
      }
    }
for (const [specimen, list] of OTHER_TESTS)
  for (const spelling of list.split('|'))
    add(spelling.trim(), { id: null, specimen, mark: null, locale: null, ratio: spelling.includes('/') })

export const exactly = (words: readonly string[]) => exact.get(joined(words)) ?? exact.get(sorted(words)) ?? []
export const loosely = (words: readonly string[]) => loose.get(joined(words)) ?? loose.get(sorted(words)) ?? []
/** Every spelling, written together: for finding the nearest of a misread one. */
export const spelledTogether = () => exact.entries()
