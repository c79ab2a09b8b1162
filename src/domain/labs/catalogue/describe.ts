import type { BiomarkerDescription } from './description.ts'
import { BLOOD_COUNT_DESCRIPTIONS } from './descriptions/blood-count.ts'
import { ELECTROLYTES_AND_LIPIDS_DESCRIPTIONS } from './descriptions/electrolytes-and-lipids.ts'
import { HORMONES_DESCRIPTIONS } from './descriptions/hormones.ts'
import { IRON_AND_VITAMINS_DESCRIPTIONS } from './descriptions/iron-and-vitamins.ts'
import { LIVER_AND_ENZYMES_DESCRIPTIONS } from './descriptions/liver-and-enzymes.ts'
import { MARKERS_DESCRIPTIONS } from './descriptions/markers.ts'
import { METABOLISM_DESCRIPTIONS } from './descriptions/metabolism.ts'
import { URINE_AND_INFECTIONS_DESCRIPTIONS } from './descriptions/urine-and-infections.ts'

const ALL: Readonly<Record<string, BiomarkerDescription>> = Object.assign(
  {},
  BLOOD_COUNT_DESCRIPTIONS,
  ELECTROLYTES_AND_LIPIDS_DESCRIPTIONS,
  HORMONES_DESCRIPTIONS,
  IRON_AND_VITAMINS_DESCRIPTIONS,
  LIVER_AND_ENZYMES_DESCRIPTIONS,
  MARKERS_DESCRIPTIONS,
  METABOLISM_DESCRIPTIONS,
  URINE_AND_INFECTIONS_DESCRIPTIONS,
)

/** Undefined for an id that the catalogue does not describe. */
export const describeBiomarker = (id: string): BiomarkerDescription | undefined =>
  Object.hasOwn(ALL, id) ? ALL[id] : undefined
