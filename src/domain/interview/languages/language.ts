import { type Spelling, words } from '../text/fold.ts'

/** Kinds of phrase that steer the reading of an answer; patterns of `words` in each language. */
export type Cue =
  | 'yes'
  | 'no'
  | 'hedge'
  | 'reversal'
  | 'takesBack'
  | 'sometimes'
  | 'recurring'
  | 'canYou'
  | 'easily'
  | 'happened'
  | 'negation'
  | 'unknown'
  | 'refused'
  | 'stop'
  | 'question'
  | 'robot'
  | 'none'
  | 'all'
  | 'zero'
  | 'approximate'
  | 'approximately'
  | 'bound'
  | 'longerThan'
  | 'boundAfter'
  | 'upTo'
  | 'superlative'
  | 'vague'
  | 'condition'
  | 'maybeMore'
  | 'total'
  | 'rangeFrom'
  | 'rangeTo'
  | 'between'
  | 'ofScale'
  | 'over'
  | 'lower'
  | 'upper'
  | 'and'
  | 'point'
  | 'half'
  | 'aHalf'
  | 'other'
  | 'bySide'
  | 'wish'
  | 'past'
  | 'now'
  | 'hypothetical'
  | 'correction'
  | 'actually'
  | 'filler'
  | 'attach'
  | 'timeOfDay'
  | 'lead'
  | 'except'
  | 'contrast'
  | 'without'
  | 'alternately'
  | 'everyDay'
  | 'everyOtherDay'
  | 'almost'
  | 'once'
  | 'pack'
  | 'smoke'
  | 'pain'
  | 'temperature'
  | 'orMore'
  | 'onset'
  | 'future'
  | 'ago'
  | 'since'
  | 'lasting'
  | 'ahead'
  | 'lastWord'
  | 'lastYear'
  | 'yearBeforeLast'
  | 'thisYear'
  | 'lastMonth'
  | 'thisMonth'
  | 'year'
  | 'ordinalDay'
  | 'season'
  | 'demonstrative'
  | 'comingAge'
  | 'timeOfYear'
  | 'childhood'
  | 'confirm'
  | 'wrong'
  | 'both'
  | 'option'
  | 'joke'
  | 'metreHeight'
  | 'article'

export interface InterviewTexts {
  readonly question: (title: string, unit: string) => string
  readonly open: (title: string) => string
  readonly again: Readonly<Record<'number' | 'date' | 'duration' | 'boolean' | 'choice' | 'list' | 'text', string>>
  readonly bounds: (minimum: string, maximum: string) => string
  readonly pressure: string
  readonly offTopic: string
  readonly robot: string
  readonly noted: (value: string) => string
  readonly conflict: (before: string, now: string) => string
  readonly welcome: string
  readonly without: string
  readonly right: string
  readonly changed: string
  readonly thanks: string
  readonly whatWrong: string
  readonly yes: string
  readonly no: string
  readonly unknown: string
  readonly none: string
  readonly rightYes: string
  readonly rightNo: string
  readonly noValue: string
  /** The unit as the question says it: «в килограммах»; empty where it needs no word. */
  readonly units: Readonly<Record<string, string>>
}

/** What the interviewer knows of one language; plain data, loaded for one session. */
export interface Language extends Spelling {
  /** Forms of each number, separated by spaces. */
  readonly numbers: Readonly<Record<string, string>>
  /** Pattern and value of nouns that count: «семёрка», "a couple". */
  readonly counts: readonly (readonly [string, number])[]
  /** Counts that are never exact. */
  readonly roughCounts: readonly (readonly [string, number])[]
  /** "one thirty-five" is 135. */
  readonly hundredByUnit: boolean
  /** "03/04" may be March or April. */
  readonly monthFirst: boolean
  readonly cues: Readonly<Record<Cue, string>>
  readonly units: Readonly<Record<string, string>>
  readonly per: Readonly<Record<'d' | 'wk' | 'mo' | 'a', string>>
  readonly months: readonly string[]
  readonly weekdays: readonly string[]
  /** Days from today: pattern and offset. */
  readonly days: readonly (readonly [string, number])[]
  /** Words that stand for one another in answers and labels, one family a line. */
  readonly families: readonly string[]
  /** Words that say nothing of a property. */
  readonly common: string
  readonly texts: InterviewTexts
}

/** A language with its patterns compiled once. */
export interface Lexicon {
  readonly language: Language
  readonly cue: (cue: Cue) => RegExp
  readonly pattern: (source: string) => RegExp
  readonly numbers: ReadonlyMap<string, number>
  /** Families by the pattern of their words. */
  readonly families: readonly RegExp[]
}

export function compile(language: Language): Lexicon {
  const cache = new Map<string, RegExp>()
  const pattern = (source: string) => {
    const found = cache.get(source) ?? words(source, language)
    cache.set(source, found)
    return found
  }
  const cues = new Map<Cue, RegExp>()
  const numbers = new Map<string, number>()
  const reduce = (form: string) => language.reduce?.(plain(form)) ?? plain(form)
  for (const [value, forms] of Object.entries(language.numbers))
    for (const form of forms.split(' ')) numbers.set(reduce(form), Number(value))
  return {
    language,
    cue(cue) {
      const found = cues.get(cue) ?? pattern(longestFirst(language.cues[cue]))
      cues.set(cue, found)
      return found
    },
    pattern,
    numbers,
    families: language.families.map(family => pattern(family.split(' ').join('|').replaceAll('_', ' '))),
  }
}

/** "I don't think so" before "I don't"; patterns with groups keep their order. */
const longestFirst = (source: string) =>
  source.includes('(')
    ? source
    : source
        .split('|')
        .sort((one, other) => other.length - one.length)
        .join('|')

const plain = (form: string) => form.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ς', 'σ')

/** Whether a pattern stands in a text of `textOf`. */
export const holds = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0
