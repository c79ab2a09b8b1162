import { holds, type Lexicon } from '../languages/language.ts'
import type { Field } from '../template/template.ts'
import { aboutOf } from '../text/field-words.ts'
import { type Token, textOf } from '../text/fold.ts'
import { type Part, startsWith } from '../text/parts.ts'
import { type Fit, fitted, MASS, MONTHS, measureOf, round, TABLES, type Table } from './fit.ts'
import { numbersIn, type SaidNumber } from './numbers.ts'
import { NOTHING, type Verdict } from './verdict.ts'

/** The smaller unit in which a measure goes on, and how many of it make one of the larger. */
const SMALLER: Readonly<Record<string, readonly [string, number]>> = {
  a: ['mo', 12],
  kg: ['g', 1000],
  h: ['min', 60],
  wk: ['d', 7],
  d: ['h', 24],
}
const SINGLE = 'год|час|часик|кило|неделя|year|hour|week|kilo|ώρα|έτους|χρόνο|χρόνος|κιλό|εβδομάδα'
/** Before an hour of the clock: «в 23», "at 11", which is no length of time. */
const CLOCK = /^(?:в|к|с|до|at|from|till|until|στισ|τισ|απο|οσ|μεχρι)$/
/** Heaviest child whose weight is said as «восемь двести». */
const SMALL_CHILD = 40

/** «Год и два месяца», «7 кило 300», "2 hours 15 minutes": one measure in two numbers. */
export function readCompound(field: Field, parts: readonly Part[], lexicon: Lexicon): Verdict {
  const unit = measureOf(field)
  const table = [...TABLES, MONTHS].find(one => unit in one)
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = field.property
  const tokens = parts.filter(part => part.sentence === parts.at(-1)?.sentence).flatMap(part => [...part.tokens])
  const numbers = numbersIn(tokens, lexicon)
  const within = (value: number): Verdict =>
    value >= minimum && value <= maximum && !(field.integer && !Number.isInteger(value))
      ? { kind: 'value', value }
      : { kind: 'unclear', outside: true }
  const [last, first] = [numbers.at(-1), numbers.at(-2)]
  if (!last || last.negated) return NOTHING
  // «6 и 8» is 6.8 where decimals are asked, and two numbers where they are not.
  const joint = first && !inMetres(first, last, field) && exactlyAnd(textOf(tokens.slice(first.to, last.from)), lexicon)
  const weighs = table === MASS && last.value >= 50
  if (joint && !weighs && first.unit === null && last.unit === null && numbers.length === 2 && !first.range) {
    const decimal = !field.integer && lexicon.language.locale !== 'en' && Number.isInteger(first.value)
    return decimal && Number.isInteger(last.value) && last.value > 0 && last.value < 10
      ? within(round(first.value + last.value / 10))
      : { kind: 'unclear', range: true }
  }
  const half = table ? halfOf(table, tokens, numbers, lexicon) : null
  if (table && half) return within(round(half / (table[unit] as number), 3))
  if (!table) return NOTHING
  for (const [large, [small, size]] of Object.entries(SMALLER)) {
    if (!(large in table) || last.value >= size) continue
    const grams = large === 'kg' && last.value >= 50
    const beside = first && last.from - first.to <= 1 && Number.isInteger(first.value) ? first : undefined
    // In «7 кило 300» the unit also stands before the second number.
    const word = tokens[last.from - 1]?.norm ?? ''
    const single = isUnit(large, word, lexicon) && holds(lexicon.pattern(SINGLE), word)
    const bare = last.unit === null || (last.unit === large && (beside?.unit === large || (!first && single)))
    if (last.unit !== small && !bare) continue
    if (bare && large === 'h' && (last.range || last.value < 10)) continue
    const counted =
      beside && (beside.unit === large || (grams && beside.unit === null && maximum <= SMALL_CHILD))
        ? beside.value
        : null
    const alone = !first && single ? 1 : null
    const count = counted ?? alone
    if (count === null || (bare && !grams && large !== 'h')) continue
    return within(round(((count + last.value / size) * (table[large] as number)) / (table[unit] as number), 3))
  }
  return NOTHING
}

/** "A litre and a half", «два часа с половиной»: in the table's own size, null where none is said. */
function halfOf(table: Table, tokens: readonly Token[], numbers: readonly SaidNumber[], lexicon: Lexicon) {
  for (const [at, token] of tokens.entries()) {
    const name = Object.keys(table).find(unit => isUnit(unit, token.norm, lexicon))
    if (!name || startsWith(lexicon.cue('half'), textOf(tokens.slice(at + 1))) === 0) continue
    const before = numbers.find(one => one.to === at)
    return ((before?.value ?? 1) + 0.5) * (table[name] as number)
  }
  return null
}

const exactlyAnd = (text: string, lexicon: Lexicon) =>
  text !== '' && startsWith(lexicon.cue('and'), text) === text.length

const isUnit = (unit: string, word: string | undefined, lexicon: Lexicon) =>
  word !== undefined && holds(lexicon.pattern(lexicon.language.units[unit] ?? ''), word)

interface Found {
  readonly verdict: Verdict & { kind: 'value' }
  /** Its part, and the parts without a number before it. */
  readonly text: string
}

/** The number that a field has in these parts: a range or a bound is none. */
export function readNumber(field: Field, parts: readonly Part[], lexicon: Lexicon): Verdict {
  let verdict: Verdict = NOTHING
  const found: Found[] = []
  let between = ''
  for (const part of parts) {
    const said = numberOf(field, part, lexicon)
    const before: Verdict = verdict
    if (said.kind === 'value') found.push({ verdict: said, text: `${between} ${part.text}`.trim() })
    between = said.kind === 'nothing' ? `${between} ${part.text}`.trim() : ''
    if (said.kind !== 'nothing' && !(said.kind === 'unclear' && said.outside && before.kind !== 'nothing'))
      verdict = said
  }
  return verdict.kind === 'value' ? oneOf(field, found, lexicon) : verdict
}

/**
 * Of several values the last one, unless it is said of another hour, state or age: «сейчас 4, бывает 8» is 4 now, and
 * "37 in the morning, 38 in the evening" are two.
 */
function oneOf(field: Field, found: readonly Found[], lexicon: Lexicon): Verdict {
  const last = found.at(-1) as Found
  const is = (one: Found, cue: 'now' | 'past' | 'condition' | 'maybeMore' | 'comingAge' | 'total') =>
    holds(lexicon.cue(cue), one.text)
  const month = lexicon.pattern(lexicon.language.months.join('|'))
  const today = found.filter(one => !is(one, 'comingAge') && !holds(month, one.text))
  if (measureOf(field) === 'a' && today.length < found.length) return today.at(-1)?.verdict ?? { kind: 'unclear' }
  const corrected = found.slice(1).some(one => holds(lexicon.cue('correction'), one.text))
  if (corrected || is(last, 'total') || new Set(found.map(one => one.verdict.value)).size < 2) return last.verdict
  const values = found.map(one => one.verdict.value as number)
  if (holds(lexicon.cue('superlative'), aboutOf(field, lexicon).text)) {
    const highest = found.find(one => one.verdict.value === Math.max(...values))
    return found.some(one => is(one, 'past')) ? last.verdict : (highest?.verdict ?? last.verdict)
  }
  const now = found.filter(one => is(one, 'now'))
  if (now.length === 1 && now[0]) return now[0].verdict
  const apart = is(last, 'maybeMore') || found.every(one => is(one, 'condition'))
  return apart ? { kind: 'unclear', range: true } : last.verdict
}

/** The number of one part; the last one wins. */
function numberOf(field: Field, part: Part, lexicon: Lexicon): Verdict {
  let verdict: Verdict = NOTHING
  let corrected = false
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = field.property
  const highest = holds(lexicon.cue('superlative'), aboutOf(field, lexicon).text)
  const numbers = numbersIn(part.tokens, lexicon)
  for (const [index, said] of numbers.entries()) {
    if (said.negated) continue
    const two = inTwo(numbers, index, field)
    if (!two && isStray(said, part, lexicon)) continue
    if (isHour(field) && said.unit === null && CLOCK.test(part.tokens[said.from - 1]?.norm ?? '')) {
      verdict = { kind: 'unclear' }
      continue
    }
    const found = two ?? fitted(said, field, lexicon)
    if (!found || corrected) continue
    const fits = field.integer && found.from ? { ...found, value: Math.round(found.value) } : found
    if (index > 0 && inMetres(numbers[index - 1], said, field)) continue
    if (said.range && !two && !(said.upTo && highest)) {
      verdict = { kind: 'unclear', range: true }
      continue
    }
    const digits = field.integer && !Number.isInteger(fits.value)
    if (fits.value < minimum || fits.value > maximum || digits) {
      if (verdict.kind === 'nothing') verdict = { kind: 'unclear', outside: true }
      continue
    }
    verdict = {
      kind: 'value',
      value: fits.value,
      ...(said.approximate || fits.approximate ? { approximate: true } : {}),
      ...(fits.from ? { convertedFrom: fits.from } : {}),
    }
    // «5, не 15»: what follows a later "not" does not replace it.
    corrected = numbers[index + 1]?.negated === true
  }
  return verdict
}

const isHour = (field: Field) => measureOf(field) === 'h'

/** "one" and «один» that count nothing: "no one", «один раз упал», "one of these". */
function isStray(said: SaidNumber, part: Part, lexicon: Lexicon): boolean {
  if (said.value !== 1 || part.tokens[said.from]?.kind !== 'word') return false
  if (/^(?:ни|not|no|uτε|οuτε)$/.test(part.tokens[said.from - 1]?.norm ?? '')) return true
  // "Just the one in the morning", «έναν το πρωί»: a count with its time.
  if (startsWith(lexicon.cue('attach'), textOf(part.tokens.slice(said.to))) > 0) return false
  const rest = part.tokens.length - (said.to - said.from)
  if (rest <= 2 && lexicon.language.locale !== 'el') return /^(?:no|any)$/.test(part.tokens[said.from - 1]?.norm ?? '')
  if (lexicon.language.locale === 'en')
    return (
      /^(?:this|that|the|no|which|any|each|every|another|last|first)$/.test(part.tokens[said.from - 1]?.norm ?? '') ||
      (rest > 3 && said.unit === null && said.per === null)
    )
  return said.unit === null && said.per === null && rest > 1
}

/** «Ένα εξήντα»: 1 and 60 of a height. */
const inMetres = (first: SaidNumber | undefined, next: SaidNumber, field: Field): boolean =>
  measureOf(field) === 'cm' && first?.value === 1 && next.value >= 10 && next.value < 100 && !next.unit?.startsWith('k')

/** «Метр семьдесят», "5 foot 10", «ένα εβδομήντα», "10 stone 4": a measure in two numbers. */
function inTwo(numbers: readonly SaidNumber[], index: number, field: Field): Fit {
  const [first, next, last] = [numbers[index], numbers[index + 1], numbers[index - 1]]
  if (
    measureOf(field) === 'kg' &&
    first &&
    last?.unit === '[stone_av]' &&
    first.value < 14 &&
    (first.unit === null || first.unit === '[lb_av]')
  )
    return { value: round((last.value * 14 + first.value) * 0.4536), from: `${last.value} st ${first.value} lb` }
  if (measureOf(field) !== 'cm') return null
  if (first?.unit === 'm' && first.value >= 10 && first.value < 100)
    return { value: 100 + first.value, from: `1.${first.value} m` }
  if (first && last?.unit === '[ft_i]' && first.value < 12)
    return { value: round(last.value * 30.48 + first.value * 2.54), from: `${last.value} ft ${first.value} in` }
  if (!first || !next) return null
  if (first.unit === '[ft_i]' && next.value < 12)
    return { value: round(first.value * 30.48 + next.value * 2.54), from: `${first.value} ft ${next.value} in` }
  if (inMetres(first, next, field)) return { value: 100 + next.value, from: `1.${next.value} m` }
  return null
}
