import { readFileSync } from 'node:fs'
import type {
  Fact,
  FactValue,
  HeardVitals,
  SpeechLanguage,
} from '../../../../../src/domain/triage/speech/heard-vitals.ts'

export type Expected = Partial<Record<Fact, FactValue>>

export interface Phrase {
  readonly text: string
  readonly language: SpeechLanguage
  readonly expected: Expected
  readonly mustBeAbsent: readonly Fact[]
}

export const LANGUAGES = ['ru', 'en', 'el'] as const

export const FACTS = [
  'HR',
  'RR',
  'SpO2',
  'SBP',
  'DBP',
  'Temp',
  'GCS',
  'oxygenFlow',
  'ACVPU',
  'onOxygen',
] as const satisfies readonly Fact[]

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`./phrases/${name}.json`, import.meta.url), 'utf8'))

interface GoldItem {
  readonly text: string
  readonly lang: SpeechLanguage
  readonly gold: Expected
  readonly mustBeAbsent?: readonly Fact[]
}

/** The reference set; vitals not in `gold` must stay empty. */
export const GOLD: readonly Phrase[] = read<{ items: readonly GoldItem[] }>('gold').items.map(item => ({
  text: item.text,
  language: item.lang,
  expected: item.gold,
  mustBeAbsent: item.mustBeAbsent ?? [],
}))

/** Writes a phrase as a recogniser does: lower case, without punctuation, decimals kept. */
export const unpunctuated = (phrase: Phrase): Phrase => ({
  ...phrase,
  text: phrase.text.toLowerCase().replace(/(?<!\d)[.,]|[.,](?!\d)/g, ' '),
})

const sentences = (set: string, language: SpeechLanguage): readonly Phrase[] =>
  read<ReadonlyArray<readonly [string, Expected]>>(`${language}/${set}`).map(([text, expected]) => ({
    text,
    language,
    expected,
    mustBeAbsent: [],
  }))

/**
 * The project's own hard sentences. Each list was written before the grammar was run on it; then the grammar was tuned
 * on it. `fifth` was written against the rules learnt from `fourth`, `sixth` after both.
 */
export const TUNED = LANGUAGES.flatMap(language => [
  ...sentences('adversarial', language).filter((_, index) => index % 2 === 0),
  ...sentences('second', language),
  ...sentences('fourth', language),
  ...sentences('fifth', language),
  ...sentences('sixth', language),
])

/** Sentences on which the grammar was never tuned, and never may be. */
export const HELD_OUT = LANGUAGES.flatMap(language => [
  ...sentences('adversarial', language).filter((_, index) => index % 2 === 1),
  ...sentences('third', language),
])

/** A reviewer's findings: denials, wishes, durations, concentrations, other measures. */
export const SEVENTH = LANGUAGES.flatMap(language => sentences('seventh', language))

/** Interruptions, self-talk, third persons, on and off oxygen, ranges, retractions; `{}` is a doubt. */
export const EIGHTH = LANGUAGES.flatMap(language => sentences('eighth', language))

/** Whole dictations with slips, asides, two readings and states of oxygen; each set was written before its first run. */
export const DICTATED = LANGUAGES.flatMap(language =>
  ['ninth', 'tenth', 'eleventh', 'twelfth'].flatMap(set => sentences(set, language)),
)

/** Event times, ages, pregnancy and oxygen without contradictions, written before its first run. */
export const EVENTS = LANGUAGES.flatMap(language => sentences('thirteenth', language))

/** Returns the values that would be filled in. */
export function filledIn({ facts }: HeardVitals): Expected {
  const filled: Expected = {}
  for (const fact of FACTS) {
    const heard = facts[fact]
    if (heard?.kind === 'heard') filled[fact] = heard.value
  }
  return filled
}
