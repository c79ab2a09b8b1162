import { holds, type Lexicon } from '../languages/language.ts'
import type { Field } from '../template/template.ts'
import { aboutOf } from '../text/field-words.ts'
import type { SaidNumber } from './numbers.ts'

export type Fit = { value: number; from?: string; approximate?: boolean } | null

export type Table = Readonly<Record<string, number>>
const MINUTES: Table = { min: 1, quarter: 15, h: 60, d: 1440, wk: 10_080 }
export const MASS: Table = { g: 0.001, kg: 1, '[lb_av]': 0.4536, '[stone_av]': 14 * 0.4536 }
const LENGTH: Table = { cm: 1, m: 100, '[in_i]': 2.54, '[ft_i]': 30.48, km: 100_000, '[mi_i]': 160_934 }
const VOLUME: Table = { mL: 1, L: 1000 }
export const MONTHS: Table = { mo: 1, a: 12 }
/** Units that are converted into each other. */
export const TABLES = [MASS, LENGTH, VOLUME, MINUTES]
export const round = (value: number, digits = 1) => Math.round(value * 10 ** digits) / 10 ** digits

/** UCUM without annotations: `{beats}/min` is `/min`. */
export const unitOf = (field: Field): string =>
  (field.property.unit ?? '').replace(/\{[^}]*\}/g, '').replace(/^1\//, '/')

/** The unit of a rate of some measure: litres of "litres a day". A day of "days a month" is none. */
export const measureOf = (field: Field): string => {
  const unit = unitOf(field)
  const base = /^(.+)\/(?:d|wk|mo)$/.exec(unit)?.[1]
  return base && base !== 'd' && base !== 'wk' && TABLES.some(table => base in table) ? base : unit
}

/** A said number in the unit of its field; null where it measures something else or the conversion is not sure. */
export function fitted(said: SaidNumber, field: Field, lexicon: Lexicon): Fit {
  const unit = measureOf(field)
  const period = unit === unitOf(field) ? null : unitOf(field).slice(unit.length + 1)
  if (period && said.per && said.per !== period) return null
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
      if (period && (said.unit === 'd' || said.unit === 'wk')) return null
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
