import type { TriageSuggestions } from '../../contract/entities/triage.ts'
import type { ToBeConfirmed } from '../../contract/entities/triage-results.ts'
import type { FactValue } from './speech/heard-vitals.ts'
import { itemsOf } from './speech/text/items.ts'

type Fact = NonNullable<ToBeConfirmed['fact']>

export interface KnownFacts {
  /** The transcript that the model received. */
  readonly transcript: string
  readonly counted: readonly { readonly fact: Fact; readonly value: FactValue | 'male' | 'female' }[]
}

/** Every number in a text, spoken or written. */
const numbersIn = (text: string): number[] =>
  itemsOf(text).flatMap(item => (item.kind === 'number' ? [item.number.value] : []))

/**
 * Claims of a model that need confirmation: values other than the counted ones, and numbers in its sentences that are
 * not in the transcript. None of them is scored.
 */
export function modelClaims(suggestions: TriageSuggestions, { transcript, counted }: KnownFacts): ToBeConfirmed[] {
  const said = new Set([
    ...numbersIn(transcript),
    ...counted.flatMap(({ value }) => (typeof value === 'number' ? [value] : [])),
  ])
  const isCounted = (fact: Fact, value: FactValue) => counted.some(one => one.fact === fact && one.value === value)
  const values = suggestions.values
    .filter(({ fact, value }) => !isCounted(fact, value))
    .map(({ fact, value, text }): ToBeConfirmed => ({ fact, value, by: 'model', text }))
  const { symptoms, complaints, keyFactors, recommendations } = suggestions
  const listed = new Set(values.map(({ value }) => value))
  const loose = [symptoms, complaints, keyFactors, recommendations].flat().flatMap(({ text }) =>
    numbersIn(text)
      .filter(number => !said.has(number) && !listed.has(number))
      .map((value): ToBeConfirmed => ({ fact: null, value, by: 'model', text })),
  )
  return [...values, ...loose]
}
