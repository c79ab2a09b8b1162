import type { HeardVitals, Quote, SpeechLanguage } from './heard-vitals.ts'
import { itemsOf } from './items.ts'
import { languageOf } from './language.ts'
import { ageOf, sexOf } from './person.ts'
import { pregnancyAt } from './pregnancy.ts'
import { readItems } from './reader.ts'
import { resolve } from './resolve.ts'
import { scopesOf } from './scope.ts'

/**
 * The vital signs that a spoken or typed text says of the patient, with the words each came from. Pure, and never
 * throws; for a growing transcript call it again with the whole text. What is not sure is `to-confirm` and fills
 * nothing in. `language` decides only what the text does not: without it the letters do.
 */
export function extractVitals(text: string, options: { readonly language?: SpeechLanguage } = {}): HeardVitals {
  const language = options.language ?? languageOf(text)
  const items = itemsOf(text)
  const scopes = scopesOf(items)
  const quote = (from: number, to: number): Quote => {
    const span = { start: items[from]?.start ?? 0, end: items[to - 1]?.end ?? 0 }
    return { span, text: text.slice(span.start, span.end) }
  }
  const { observations, feverDeniedAt: denied } = readItems(items, language === 'el')
  const placed = observations.flatMap(observation => {
    const scope = scopes[observation.at]
    return scope ? [{ observation, scope, ...quote(observation.from, observation.to) }] : []
  })
  const sex = sexOf(items, scopes)
  const ageYears = ageOf(items, scopes)
  const pregnant = sex === 'male' ? undefined : pregnancyAt(items, scopes)
  return {
    language,
    ...resolve(placed),
    ...(denied === undefined ? {} : { feverDenied: quote(denied, denied + 1) }),
    ...(sex ? { sex } : {}),
    ...(pregnant === undefined ? {} : { pregnant: quote(pregnant, pregnant + 1) }),
    ...(ageYears === undefined ? {} : { ageYears }),
  }
}
