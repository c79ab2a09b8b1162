import type { Locale } from '../../../contract/entities/user.ts'

/** Lower and upper end; null is open. Typical of adults, and only for comparing: the printed range always wins. */
export type TypicalRange = readonly [low: number | null, high: number | null]

export interface CatalogueUnit {
  unit: string
  ucum: string
  /** Multiplies a value in the first unit; null where one factor does not do. */
  factor: number | null
  /** Laboratories use more than one factor: values are not converted. */
  disputed?: true
  /** Code for results in this unit. */
  loinc?: string
}

export interface CatalogueEntry {
  id: string
  specimen: 'blood' | 'urine'
  /** A quantity where it says nothing. */
  valueType?: 'boolean' | 'quantity_or_boolean'
  loinc?: string
  /** Name first, then what else it is called. */
  names: Readonly<Record<Locale, readonly string[]>>
  units: readonly CatalogueUnit[]
  range?: { unit: string; any?: TypicalRange; male?: TypicalRange; female?: TypicalRange }
}
