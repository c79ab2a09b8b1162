import type { TestSheet } from '../../scoring/gold.ts'
import { EL_HORMONES_PHASES } from './el-hormones-phases.ts'
import { EL_IMMUNOLOGY_TIERS } from './el-immunology-tiers.ts'
import { EL_TEXT_ANALYSER } from './el-text-analyser.ts'
import { EL_TEXT_BIOCHEMISTRY } from './el-text-biochemistry.ts'
import { EN_FLAG_FIRST_SEXES } from './en-flag-first-sexes.ts'
import { EN_TEXT_CBC } from './en-text-cbc.ts'
import { EN_TEXT_UK_CLINIC } from './en-text-uk-clinic.ts'
import { EN_US_UNITS_IN_RANGE } from './en-us-units-in-range.ts'
import { RU_BLOOD_GASES } from './ru-blood-gases.ts'
import { RU_HORMONES_METHODS } from './ru-hormones-methods.ts'
import { RU_TEXT_BIOCHEMISTRY } from './ru-text-biochemistry.ts'
import { RU_TEXT_CUMULATIVE } from './ru-text-cumulative.ts'

export const FIFTH_SHEETS: readonly TestSheet[] = [
  RU_BLOOD_GASES,
  RU_HORMONES_METHODS,
  RU_TEXT_BIOCHEMISTRY,
  RU_TEXT_CUMULATIVE,
  EN_FLAG_FIRST_SEXES,
  EN_TEXT_CBC,
  EN_TEXT_UK_CLINIC,
  EN_US_UNITS_IN_RANGE,
  EL_HORMONES_PHASES,
  EL_IMMUNOLOGY_TIERS,
  EL_TEXT_ANALYSER,
  EL_TEXT_BIOCHEMISTRY,
]
