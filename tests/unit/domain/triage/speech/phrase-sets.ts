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

/** The reference set: what is not in `gold` must stay empty. */
export const GOLD: readonly Phrase[] = read<{ items: readonly GoldItem[] }>('gold').items.map(item => ({
  text: item.text,
  language: item.lang,
  expected: item.gold,
  mustBeAbsent: item.mustBeAbsent ?? [],
}))

/** As a recogniser writes: lower case, no stops, decimals kept. */
export const unpunctuated = (phrase: Phrase): Phrase => ({
  ...phrase,
  text: phrase.text.toLowerCase().replace(/(?<!\d)[.,]|[.,](?!\d)/g, ' '),
})

const sentences = (set: string, language: SpeechLanguage): readonly Phrase[] =>
  read<ReadonlyArray<readonly [string, Expected]>>(`${set}-${language}`).map(([text, expected]) => ({
    text,
    language,
    expected,
    mustBeAbsent: [],
  }))

/**
 * Our own hard sentences, each list written before the grammar saw it; these were then learnt from. `fifth` was written
 * against the rules that `fourth` had taught, `sixth` after both.
 */
export const TUNED = LANGUAGES.flatMap(language => [
  ...sentences('adversarial', language).filter((_, index) => index % 2 === 0),
  ...sentences('second', language),
  ...sentences('fourth', language),
  ...sentences('fifth', language),
  ...sentences('sixth', language),
])

/** These were not: the grammar is never changed for a sentence of theirs. */
export const HELD_OUT = LANGUAGES.flatMap(language => [
  ...sentences('adversarial', language).filter((_, index) => index % 2 === 1),
  ...sentences('third', language),
])

/** What a reviewer found: denials, wishes, durations, concentrations, measures of other things. */
export const SEVENTH = LANGUAGES.flatMap(language => sentences('seventh', language))

/** The values that would be filled in. */
export function filledIn({ facts }: HeardVitals): Expected {
  const filled: Expected = {}
  for (const fact of FACTS) {
    const heard = facts[fact]
    if (heard?.kind === 'heard') filled[fact] = heard.value
  }
  return filled
}
