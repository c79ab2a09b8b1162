import { holds, type Lexicon } from '../languages/language.ts'
import type { Field } from '../template/template.ts'
import { aboutOf } from '../text/field-words.ts'
import { type Token, textOf } from '../text/fold.ts'
import { type Part, startsWith } from '../text/parts.ts'
import { numbersIn, type SaidNumber } from './numbers.ts'
import { NOTHING, type Verdict } from './verdict.ts'

type Fit = { value: number; from?: string; approximate?: boolean } | null

type Table = Readonly<Record<string, number>>
const MINUTES: Table = { min: 1, h: 60, d: 1440, wk: 10_080 }
const MASS: Table = { g: 0.001, kg: 1, '[lb_av]': 0.4536, '[stone_av]': 14 * 0.4536 }
const LENGTH: Table = { cm: 1, m: 100, '[in_i]': 2.54, '[ft_i]': 30.48, km: 100_000, '[mi_i]': 160_934 }
const VOLUME: Table = { mL: 1, L: 1000 }
const MONTHS: Table = { mo: 1, a: 12 }
/** Units that are converted into each other. */
const TABLES = [MASS, LENGTH, VOLUME, MINUTES]
const round = (value: number, digits = 1) => Math.round(value * 10 ** digits) / 10 ** digits

/** UCUM without annotations: `{beats}/min` is `/min`. */
export const unitOf = (field: Field): string =>
  (field.property.unit ?? '').replace(/\{[^}]*\}/g, '').replace(/^1\//, '/')

/** A said number in the unit of its field; null where it measures something else or the conversion is not sure. */
function fitted(said: SaidNumber, field: Field, lexicon: Lexicon): Fit {
  const unit = unitOf(field)
  const { value } = said
  const as = (number: number, digits = 1): Fit => ({
    value: round(number, digits),
    from: `${value} ${said.unit ?? ''}`.trim(),
  })
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = field.property
  const title = `${field.title} ${field.property.description ?? ''}`.toLowerCase()
  if (said.scale !== null)
    return unit === '' && (maximum === said.scale || maximum === Number.POSITIVE_INFINITY) ? { value } : null
  // A glass is no measure, though it can be counted.
  if (said.unit === 'vessel')
    return TABLES.some(table => unit in table) ? null : fitted({ ...said, unit: null }, field, lexicon)
  if (said.unit === '%' && unit === '' && maximum === 100) return { value }
  for (const table of TABLES)
    if (unit in table) {
      if (said.unit === null) {
        if (unit === 'cm' && minimum >= 30 && value > 1 && value < 2.6 && !Number.isInteger(value))
          return as(value * 100, 0)
        if (unit === 'kg' && maximum <= 10 && value >= 500) return as(value / 1000, 3)
        if (unit === 'g' && minimum >= 300 && value < 10) return as(value * 1000, 0)
        return { value }
      }
      if (said.unit === unit) return { value }
      const factor = table[said.unit]
      return factor === undefined
        ? null
        : as((value * factor) / (table[unit] as number), unit === 'g' || unit === 'kg' || unit === 'cm' ? 1 : 2)
    }
  if (unit === 'Cel') {
    if (
      said.unit === '[degF]' ||
      (said.unit !== 'Cel' && value > 45 && value < 115) ||
      (said.unit === 'Cel' && value > 45)
    )
      return { value: round(((value - 32) * 5) / 9), from: `${value} °F` }
    return said.unit === null || said.unit === 'Cel' || said.unit === 'm' ? { value } : null
  }
  if (unit === 'mmol/L' || unit === 'mg/dL') {
    const glucose = /глюкоз|сахар|gluc|sugar|γλυκ|ζαχαρ|ζάχαρ|σάκχ|σακχ/.test(title)
    if (said.unit === null) return { value }
    if (said.unit === 'mmol') return unit === 'mmol/L' ? { value } : glucose ? as(value * 18.016) : null
    if (said.unit === 'mg/dL') return unit === 'mg/dL' ? { value } : glucose ? as(value / 18.016) : null
    return null
  }
  if (unit === 'a') {
    if (said.unit === 'mo' && value % 12 === 0) return as(value / 12)
    return said.unit === null || said.unit === 'a' ? { value } : null
  }
  if (unit === 'mo') {
    if (said.unit === 'a') return as(value * 12, 0)
    return said.unit === null || said.unit === 'mo' ? { value } : null
  }
  if (unit === 'h/d')
    return said.unit === null || said.unit === 'h' ? { value } : said.unit === 'min' ? as(value / 60) : null
  if (unit === 'min/d')
    return said.unit === null || said.unit === 'min' ? { value } : said.unit === 'h' ? as(value * 60) : null
  if (/^d?\/(?:d|wk|mo|a)$|^d\//.test(unit)) return frequency(said, field, unit, lexicon)
  if (unit === '%' || unit === 'mg') return said.unit === null || said.unit === unit ? { value } : null
  if (unit === '/min') return said.unit === null || said.unit === 'times' || said.unit === 'min' ? { value } : null
  // No unit: a count or a grade. A measure of time or mass is something else.
  if (said.unit === 'times' || said.unit === null) return { value }
  return unit === '' &&
    (said.unit === 'd' || said.unit === 'wk') &&
    /дн|ноч|day|night|μέρ|ημέρ|νύχτ|βράδ|недел|week/.test(title)
    ? { value }
    : null
}

function frequency(said: SaidNumber, field: Field, unit: string, lexicon: Lexicon): Fit {
  const smoke = holds(lexicon.cue('smoke'), aboutOf(field, lexicon).text)
  let value = said.value
  let from: string | undefined
  if (said.pack) {
    if (!smoke) return null
    value *= 20
    from = `${said.value}`
  }
  const counted = unit.split('/')[1] as string
  const isDays =
    unit.startsWith('d/') || holds(lexicon.pattern(lexicon.language.units.d ?? ''), aboutOf(field, lexicon).title.text)
  if (said.unit !== null && said.unit !== 'times' && !(isDays && said.unit === 'd') && !(said.unit === 'd' && said.per))
    return null
  const [per, rate] = [said.per, { d: 30, wk: 4, mo: 1, a: 1 / 12 } as Record<string, number>]
  if (per === null || per === counted) return { value, ...(from ? { from } : {}) }
  if (counted === 'mo' && (per === 'wk' || per === 'd'))
    return { value: value * (rate[per] as number), approximate: true, from: `${value}/${per}` }
  if (counted === 'wk' && per === 'd' && !isDays) return { value: value * 7, approximate: true, from: `${value}/d` }
  return null
}

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
const CLOCK = /^(?:в|к|с|до|at|from|till|until|στισ|απο|μεχρι)$/
/** Heaviest child whose weight is said as «восемь двести». */
const SMALL_CHILD = 40

/** «Год и два месяца», «7 кило 300», "2 hours 15 minutes": one measure in two numbers. */
export function readCompound(field: Field, parts: readonly Part[], lexicon: Lexicon): Verdict {
  const unit = unitOf(field)
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

/** The number that a field has in these parts: the last one wins, a range or a bound is none. */
export function readNumber(field: Field, parts: readonly Part[], lexicon: Lexicon): Verdict {
  let verdict: Verdict = NOTHING
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = field.property
  const highest = holds(lexicon.cue('superlative'), aboutOf(field, lexicon).text)
  for (const part of parts) {
    let corrected = false
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
      if (!found) continue
      const fits = field.integer && found.from ? { ...found, value: Math.round(found.value) } : found
      if (corrected) continue
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
  }
  return verdict
}

const isHour = (field: Field) => /^h(?:\/d)?$/.test(unitOf(field))

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
  unitOf(field) === 'cm' && first?.value === 1 && next.value >= 10 && next.value < 100 && !next.unit?.startsWith('k')

/** «Метр семьдесят», "5 foot 10", «ένα εβδομήντα», "10 stone 4": a measure in two numbers. */
function inTwo(numbers: readonly SaidNumber[], index: number, field: Field): Fit {
  const [first, next, last] = [numbers[index], numbers[index + 1], numbers[index - 1]]
  if (
    unitOf(field) === 'kg' &&
    first &&
    last?.unit === '[stone_av]' &&
    first.value < 14 &&
    (first.unit === null || first.unit === '[lb_av]')
  )
    return { value: round((last.value * 14 + first.value) * 0.4536), from: `${last.value} st ${first.value} lb` }
  if (unitOf(field) !== 'cm') return null
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
