import { holds, type Lexicon } from '../languages/language.ts'
import type { Field } from '../template/template.ts'
import { textOf } from '../text/fold.ts'
import type { Part } from '../text/parts.ts'
import { numbersIn } from './numbers.ts'

export interface Pressure {
  readonly systolic: number
  readonly diastolic: number
  readonly converted: boolean
}

const within = (field: Field | undefined, value: number) =>
  field !== undefined && value >= (field.property.minimum ?? 0) && value <= (field.property.maximum ?? 1000)

/** «135 на 85», "135 over 85", «13 με 8» in cmHg; the last pair that is said. Null: no pair, 'outside': not a pressure. */
export function readPressure(
  fields: readonly Field[],
  parts: readonly Part[],
  lexicon: Lexicon,
): Pressure | 'outside' | null {
  const systolicField = fields.find(one => one.at.endsWith('systolic'))
  const diastolicField = fields.find(one => one.at.endsWith('diastolic'))
  const named = byName(fields, parts, lexicon)
  if (named) return named
  let found: Pressure | 'outside' | null = null
  for (const part of parts) {
    const numbers = numbersIn(part.tokens, lexicon)
    for (let index = 0; index + 1 < numbers.length; index++) {
      const [first, second] = [numbers[index], numbers[index + 1]]
      if (!first || !second || first.negated) continue
      const between = textOf(part.tokens.slice(first.to, second.from))
      const joined =
        between === '' || between === '-' || holds(lexicon.cue('over'), between) || /^[/\\,.]$/.test(between)
      if (!joined || between.split(' ').length > 3) continue
      const centimetres = first.value < 30 && second.value < 20
      const [systolic, diastolic] = [first.value, second.value].map(value =>
        Math.round(value * (centimetres ? 10 : 1)),
      ) as [number, number]
      const right = within(systolicField, systolic) && within(diastolicField, diastolic) && systolic > diastolic
      if (right) found = { systolic, diastolic, converted: centimetres }
      else if (found === null) found = 'outside'
    }
  }
  return found
}

/** «Верхнее 140, нижнее 90», "the bottom is 80". */
function byName(fields: readonly Field[], parts: readonly Part[], lexicon: Lexicon): Pressure | null {
  const [upper, lower] = (['upper', 'lower'] as const).map(cue => {
    const said = parts.flatMap(part => {
      const at = part.tokens.findIndex(one => holds(lexicon.cue(cue), one.norm))
      return at < 0 ? [] : numbersIn(part.tokens.slice(at), lexicon).slice(0, 1)
    })
    return said.at(-1)?.value
  })
  if (upper === undefined || lower === undefined || upper <= lower) return null
  const [systolic, diastolic] = ['systolic', 'diastolic'].map(end => fields.find(one => one.at.endsWith(end)))
  const right = within(systolic, upper) && within(diastolic, lower)
  return right ? { systolic: upper, diastolic: lower, converted: false } : null
}
