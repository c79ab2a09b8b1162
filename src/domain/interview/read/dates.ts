import { holds, type Lexicon } from '../languages/language.ts'
import type { Field } from '../template/template.ts'
import { aboutOf } from '../text/field-words.ts'
import type { Part } from '../text/parts.ts'
import { type Day, isTime, lengthOf, type TimeUnit } from './calendar.ts'
import { numbersIn } from './numbers.ts'
import { NOTHING, UNCLEAR, type Verdict } from './verdict.ts'
import { whenIn } from './when.ts'

export const asksFuture = (field: Field, lexicon: Lexicon) => holds(lexicon.cue('future'), aboutOf(field, lexicon).text)

/** A date, partial date or duration in the form of its field. */
export function readDate(field: Field, parts: readonly Part[], today: Day, lexicon: Lexicon, bare: boolean): Verdict {
  const ahead = asksFuture(field, lexicon)
  let verdict: Verdict = NOTHING
  let unit: TimeUnit | null = null
  for (const part of parts) {
    const numbers = numbersIn(part.tokens, lexicon)
    // «Пять лет… нет, шесть»: a bare number renews the count of the same unit.
    const bareCount = numbers.length === 1 && numbers[0]?.unit === null && !numbers[0].range ? numbers[0] : undefined
    const renewed =
      bare && unit && bareCount && verdict.kind !== 'nothing'
        ? lengthOf(bareCount.value, unit, today, bareCount.approximate, ahead)
        : null
    const last = numbers.at(-1)?.unit ?? null
    if (isTime(last)) unit = last
    const when = whenIn(part, today, lexicon, ahead, bare) ?? renewed
    if (!when) continue
    if (when === 'vague') {
      if (verdict.kind === 'nothing') verdict = UNCLEAR
      continue
    }
    const value =
      field.answer === 'duration'
        ? when.duration
        : field.answer === 'date'
          ? when.day
          : (when.day ?? when.month ?? when.year)
    verdict = value ? { kind: 'value', value, ...(when.approximate ? { approximate: true } : {}) } : UNCLEAR
  }
  return verdict
}
