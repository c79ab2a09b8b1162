import { CATALOGUE, catalogueEntry } from '../labs/catalogue/all.ts'
import { parseUnit, sameMeasure, sameUnit, type Unit, unitReadings } from '../labs/units/parse-unit.ts'
import { isSure } from './codes.ts'

export interface UnitCodes {
  ucum: string | undefined
  /** Of the test in this unit: mass and moles have codes of their own. */
  loinc: string | undefined
}

const keyOf = ({ kind, per, scale, qualifier }: Unit) => [kind, per, scale.toPrecision(9), qualifier].join(' ')

/**
 * Units of the catalogue by what they measure, for a test that it does not have. International and enzyme units are
 * printed for one another, so that only a test's own entry says which they are; ratios have no unit of their own.
 */
const COMMON = new Map(
  [...CATALOGUE.flatMap(({ units }) => units), { unit: '/µL', ucum: '/uL' }].flatMap(({ unit, ucum }) => {
    const known = parseUnit(unit)
    const isOwn = known && known.kind !== 'U' && known.kind !== 'ratio' && !/\{/.test(ucum)
    return isOwn ? [[keyOf(known), ucum] as const] : []
  }),
)

function commonUcum(readings: readonly Unit[]): string | undefined {
  const [only] = readings
  return only && readings.length === 1 ? COMMON.get(keyOf(only)) : undefined
}

const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/моль/gu, 'mol'],
  [/МЕ/gu, 'iu'],
  [/Ед/gu, 'u'],
  [/мк|[µμ]/gu, 'u'],
  [/[нn]/gu, 'n'],
  [/п/gu, 'p'],
  [/м/gu, 'm'],
  [/г/gu, 'g'],
  [/д/gu, 'd'],
  [/[лL]/gu, 'l'],
  [/[*\s]/gu, ''],
]
/** A unit in small Latin letters, for telling spellings of units of one size apart. */
const spelled = (unit: string) => LETTERS.reduce((text, [from, to]) => text.replace(from, to), unit).toLowerCase()

const known = new Map<string, UnitCodes>()

/** UCUM and LOINC of a test printed in a unit, each only if it is sure; '' is no printed unit. */
export function codesFor(id: string | null | undefined, unit: string): UnitCodes {
  const key = `${id ?? ''} ${unit}`
  const found = known.get(key)
  if (found) return found
  const made = findCodes(id, unit)
  known.set(key, made)
  return made
}

function findCodes(id: string | null | undefined, unit: string): UnitCodes {
  const entry = catalogueEntry(id)
  const sure = (loinc: string | undefined) => (loinc !== undefined && isSure(loinc) ? loinc : undefined)
  if (!entry) return { ucum: unit === '' ? undefined : commonUcum(unitReadings(unit)), loinc: undefined }
  if (unit === '') {
    // Results that are printed without one.
    const [own] = entry.units
    const isBare = own && (own.unit === 'ratio' || own.unit === 'pH')
    return isBare ? { ucum: own.ucum, loinc: sure(own.loinc) } : { ucum: undefined, loinc: undefined }
  }
  const readings = unitReadings(unit)
  const own = entry.units.flatMap(one => unitReadings(one.unit).map(reading => ({ ...one, reading })))
  const equal = own.filter(one => readings.some(reading => sameUnit(reading, one.reading)))
  // 10^9/L and 10^3/µL are one size: of equal units the one that is printed.
  const same = equal.find(one => spelled(one.unit) === spelled(unit)) ?? equal[0]
  const alike = same ?? own.find(one => readings.some(reading => sameMeasure(reading, one.reading)))
  return { ucum: same?.ucum ?? commonUcum(readings), loinc: sure(alike?.loinc) }
}
