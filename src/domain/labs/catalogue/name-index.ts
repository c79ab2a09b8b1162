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
interface NameIndex {
  exact: Map<string, Meaning[]>
  loose: Map<string, Meaning[]>
}

/** Built at the first name: programs that read no sheet load this too. */
let built: NameIndex | undefined
const names = () => {
  built ??= buildIndex()
  return built
}

const put = (index: Map<string, Meaning[]>, key: string, meaning: Meaning) => {
  if (!key) return
  const known = index.get(key) ?? []
  if (!known.some(one => one.id === meaning.id && one.specimen === meaning.specimen && one.ratio === meaning.ratio))
    index.set(key, [...known, meaning])
}

export const joined = (words: readonly string[]) => words.join('')
export const sorted = (words: readonly string[]) => [...words].sort().join(' ')

function add({ exact, loose }: NameIndex, spelling: string, meaning: Meaning) {
  const words = nameWords(spelling)
  put(exact, joined(words), meaning)
  put(exact, sorted(words), meaning)
  const core = words.filter(word => !isBenign(word))
  put(loose, joined(core), meaning)
  put(loose, sorted(core), meaning)
}

function buildIndex(): NameIndex {
  const index: NameIndex = { exact: new Map(), loose: new Map() }
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
        add(index, spelling, meaning)
        // A name without its mark means both, until the unit decides.
        if (counted) {
          const bare = nameWords(spelling).filter(word => countMark([word]) === null)
          if (bare.join('').length > 2) add(index, bare.join(' '), meaning)
        }
      }
  for (const [specimen, list] of OTHER_TESTS)
    for (const spelling of list.split('|'))
      add(index, spelling.trim(), { id: null, specimen, mark: null, locale: null, ratio: spelling.includes('/') })
  return index
}

const at = (index: ReadonlyMap<string, Meaning[]>, words: readonly string[]) =>
  index.get(joined(words)) ?? index.get(sorted(words)) ?? []
export const exactly = (words: readonly string[]) => at(names().exact, words)
export const loosely = (words: readonly string[]) => at(names().loose, words)
/** Every spelling, written together: for finding the nearest of a misread one. */
export const spelledTogether = () => names().exact.entries()
