import type { Biomarker } from '../../contract/entities/health-report.ts'
import { catalogueEntry } from './catalogue/all.ts'
import { factorBetween } from './catalogue/usual-range.ts'
import { parseUnit, unitReadings } from './units/parse-unit.ts'

export interface Comparable {
  value: number
  /** The catalogue's first unit of the test. */
  unit: string
}

/**
 * A value in the catalogue's unit of its test, to be compared with others and never to be shown instead of the printed
 * one. Null where the catalogue knows no factor that holds, as for insulin or lipoprotein (a).
 */
export function toComparable({ id, value, unit }: Biomarker): Comparable | null {
  const entry = catalogueEntry(id)
  const own = entry?.units[0]
  if (!entry || !own || typeof value !== 'number') return null
  if (!unit) return own.unit === 'ratio' || own.unit === 'pH' ? { value, unit: own.unit } : null
  const to = parseUnit(own.unit)
  if (!to) return null
  for (const from of unitReadings(unit)) {
    // HbA1c is no mere factor (ifcchba1c.org): % = 0.0915 x mmol/mol + 2.15.
    if (entry.id === 'hba1c' && from.kind === 'mol' && from.per === 'mol')
      return { value: 0.0915 * value * (from.scale / 1e-3) + 2.15, unit: own.unit }
    const factor = factorBetween(entry, from, to)
    if (factor !== null) return { value: value * factor, unit: own.unit }
  }
  // Specific gravity is printed as 1015 and as 1.015.
  if (entry.id === 'urine_specific_gravity') return { value: value > 100 ? value / 1000 : value, unit: own.unit }
  return null
}
