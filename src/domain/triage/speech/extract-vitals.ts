import { agreed } from './agree.ts'
import type { HeardVitals, Quote, SpeechLanguage } from './heard-vitals.ts'
import type { Unplaced } from './numbers/ledger.ts'
import { readItems } from './reader.ts'
import { resolve } from './resolve.ts'
import { agesOf, childAt } from './scope/age.ts'
import { sexOf } from './scope/person.ts'
import { pregnancyAt } from './scope/pregnancy.ts'
import { type Scope, scopesOf } from './scope/scope.ts'
import { uninterrupted, withoutSounds } from './text/asides.ts'
import { type Item, itemsOfTokens } from './text/items.ts'
import { languageOf } from './text/language.ts'
import { scan } from './text/scan.ts'

/** One reading of the items: the settled facts, what was rejected, and where a fever was denied. */
function read(text: string, items: readonly Item[], scopes: readonly Scope[], greek: boolean) {
  const { observations, unplaced, feverDeniedAt } = readItems(items, greek)
  doubtRenewed(unplaced, scopes)
  const placed = observations.flatMap(observation => {
    const scope = scopes[observation.at]
    return scope ? [{ observation, scope, ...quote(text, items, observation.from, observation.to) }] : []
  })
  return { ...resolve(placed, items), feverDeniedAt }
}

/** A number of now that belongs to nothing leaves what it may renew to be confirmed. */
function doubtRenewed(unplaced: readonly Unplaced[], scopes: readonly Scope[]): void {
  for (const { at, mayRenew } of unplaced) {
    const scope = scopes[at]
    const past = scope?.time === 'earlier' || scope?.time === 'usual'
    if (!scope?.real || scope.holder === 'other' || past) continue
    for (const observation of mayRenew) observation.doubt ??= 'ambiguous'
  }
}

function quote(text: string, items: readonly Item[], from: number, to: number): Quote {
  const span = { start: items[from]?.start ?? 0, end: items[to - 1]?.end ?? 0 }
  return { span, text: text.slice(span.start, span.end) }
}

/**
 * The patient's vital signs in a spoken or typed text, with quotes; doubtful ones are `to-confirm`. An interrupted text
 * is read with and without its interruptions, and only what both readings give is sure. Pure, never throws; pass a
 * growing transcript whole each time. `language` settles ambiguous readings; by default the letters decide it.
 */
export function extractVitals(text: string, options: { readonly language?: SpeechLanguage } = {}): HeardVitals {
  const language = options.language ?? languageOf(text)
  const greek = language === 'el'
  const tokens = withoutSounds(scan(text))
  const items = itemsOfTokens(tokens)
  const scopes = scopesOf(items)
  const { facts: plain, rejected, feverDeniedAt: denied } = read(text, items, scopes, greek)
  let facts = plain
  for (const { cut, tokens: rest } of uninterrupted(tokens, items)) {
    const joined = itemsOfTokens(rest)
    const other = read(text, joined, scopesOf(joined), greek).facts
    // Without its holds a text reads as it was meant; the reading with them only raises doubts.
    facts =
      cut === 'holds'
        ? agreed(other, facts, {})
        : agreed(facts, other, { doubts: cut === 'asides', all: cut !== 'commas' })
  }
  const sex = sexOf(items, scopes)
  const { age, doubts } = agesOf(items, scopes)
  const child = childAt(items, scopes)
  const years = (months: number) => Math.floor(months / 12)
  const pregnant = sex === 'male' ? undefined : pregnancyAt(items, scopes)
  return {
    language,
    facts,
    rejected,
    ...(denied === undefined ? {} : { feverDenied: quote(text, items, denied, denied + 1) }),
    ...(sex ? { sex } : {}),
    ...(pregnant === undefined ? {} : { pregnant: quote(text, items, pregnant, pregnant + 1) }),
    ...(age && { ageYears: years(age.months) }),
    ...(age && age.months < 36 && { ageMonths: Math.floor(age.months) }),
    ...(child === undefined ? {} : { child: quote(text, items, child, child + 1) }),
    ...(doubts.length > 0 && {
      ageDoubt: doubts.map(({ months, from, to }) => ({ value: years(months), ...quote(text, items, from, to) })),
    }),
  }
}
