import type { Magnitude } from '../text/number-style.ts'
import { sameMeasure, type Unit, unitReadings } from '../units/parse-unit.ts'
import { catalogueEntry } from './all.ts'
import type { CatalogueEntry, TypicalRange } from './entry.ts'

export type Sex = 'male' | 'female'

/** The factor from one of a test's units to another; null if the catalogue knows none that holds. */
export function factorBetween(entry: CatalogueEntry, from: Unit, to: Unit): number | null {
  if (sameMeasure(from, to)) return from.scale / to.scale
  const factors = entry.units.flatMap(({ unit, factor, disputed }) => {
    const own = unitReadings(unit)[0]
    return own && factor !== null && !disputed ? [{ own, factor }] : []
  })
  const source = factors.find(one => sameMeasure(one.own, from))
  const target = factors.find(one => sameMeasure(one.own, to))
  if (!source || !target) return null
  return (from.scale / source.own.scale) * (target.factor / source.factor) * (target.own.scale / to.scale)
}

/** A D-dimer without FEU or DDU is of the same size, though it is no value of either. */
const factorOfSize = (entry: CatalogueEntry, from: Unit, to: Unit) =>
  factorBetween(entry, from, to.qualifier === '' ? { ...to, qualifier: from.qualifier } : to)

/** A test's typical range in a unit, by sex where it depends on it; null if the catalogue has none. */
export function typicalRange(id: string, unit: string, sex: Sex | null): TypicalRange | null {
  const entry = catalogueEntry(id)
  const range = entry?.range
  const own = range && (range.any ?? (sex ? range[sex] : undefined))
  if (!entry || !range || !own) return null
  const from = unitReadings(range.unit)[0]
  const to = unitReadings(unit)[0]
  const factor = range.unit === unit ? 1 : from && to ? factorBetween(entry, from, to) : null
  if (factor === null) return null
  return [own[0] === null ? null : own[0] * factor, own[1] === null ? null : own[1] * factor]
}

/** Magnitudes that a test's numbers have in its printed unit, or in any of its units if none is printed. */
export function usualMagnitudes(id: string | null, unit: string | null): Magnitude[] {
  const entry = catalogueEntry(id)
  const range = entry?.range
  if (!entry || !range) return []
  const units = unit ? [unit] : entry.units.map(one => one.unit)
  const own = [range.any, range.male, range.female].filter(one => one !== undefined)
  const from = unitReadings(range.unit)[0]
  return units.flatMap(printed => {
    const known = printed === range.unit ? 1 : null
    const to = unitReadings(printed)
    const factors =
      known !== null ? [known] : from ? to.map(one => factorOfSize(entry, from, one)).filter(one => one !== null) : []
    return factors.flatMap(factor =>
      own.map((bounds): Magnitude => [bounds[0] && bounds[0] * factor, bounds[1] && bounds[1] * factor]),
    )
  })
}
