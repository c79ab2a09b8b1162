import { catalogueEntry, spellingsOf } from '../labs/catalogue/all.ts'
import { folded } from '../records/search.ts'
import type { Lane } from '../timeline/courses.ts'
import { readDuration } from '../timeline/said-duration.ts'
import type { Series } from '../timeline/series.ts'

/** What a prompt names, as far as rules can read it. */
export interface PromptWishes {
  series: Series[]
  lanes: Lane[]
  /** `yyyy-mm-dd`: the beginning of the time that it asks about; null for all of it. */
  from: string | null
}

const LOCALES = ['ru', 'en', 'el'] as const
const SHORTEST_STEM = 4
const PERIOD =
  /(?:за|последни\p{L}*|last|past|over|for|τελευταί\p{L}*|για)\s+(?:the\s+|τα\s+|τον\s+|το\s+)?(?:last\s+|past\s+|последни\p{L}*\s+|τελευταί\p{L}*\s+)?(.{1,30})/giu

const wordsOf = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** An inflected form has the word's beginning. */
function isForm(said: string, word: string): boolean {
  if (said === word) return true
  const stem = word.slice(0, Math.max(SHORTEST_STEM, word.length - 2))
  return word.length >= SHORTEST_STEM && said.startsWith(stem) && said.length <= word.length + 3
}

const names = (said: readonly string[], name: string): boolean => {
  const wanted = wordsOf(name)
  return wanted.length > 0 && wanted.every(word => said.some(one => isForm(one, word)))
}

/** Biomarkers and treatments that a prompt names in any of the languages, and its period ("two years"). */
export function readPrompt(
  prompt: string,
  series: readonly Series[],
  lanes: readonly Lane[],
  today: string,
): PromptWishes {
  const said = wordsOf(prompt)
  const spellings = ({ id, name }: Series) => {
    const entry = catalogueEntry(id)
    return [name, ...(entry ? LOCALES.flatMap(locale => spellingsOf(entry, locale)) : [])]
  }
  return {
    series: series.filter(one => spellings(one).some(name => names(said, name))),
    lanes: lanes.filter(({ name }) => names(said, name)),
    from: periodFrom(prompt, today),
  }
}

function periodFrom(prompt: string, today: string): string | null {
  for (const [, words = ''] of prompt.matchAll(PERIOD)) {
    // "за год", "last year": one of them.
    const duration = readDuration(words) ?? readDuration(`1 ${words}`)
    if (duration?.kind !== 'period') continue
    const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
    const start = new Date(Date.UTC(year, month - 1 - duration.months, 1))
    const last = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate()
    start.setUTCDate(Math.min(day, last) - duration.days)
    return start.toISOString().slice(0, 10)
  }
  return null
}
