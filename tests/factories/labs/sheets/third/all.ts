import type { TestSheet } from '../../scoring/gold.ts'
import { EL_CBC_PERCENT } from './el-cbc-percent.ts'
import { EL_INFECTIONS_LIST } from './el-infections-list.ts'
import { EL_LIPIDS_SEXES } from './el-lipids-sexes.ts'
import { EN_PREVIOUS_RESULTS } from './en-previous-results.ts'
import { EN_PRIVATE_LOW_HIGH } from './en-private-low-high.ts'
import { EN_US_REFERENCE_LAB } from './en-us-reference-lab.ts'
import { RU_ONCOMARKERS_WORDS } from './ru-oncomarkers-words.ts'
import { RU_POLYCLINIC_FORM } from './ru-polyclinic-form.ts'
import { RU_PRIVATE_ARROWS } from './ru-private-arrows.ts'

export const THIRD_SHEETS: readonly TestSheet[] = [
  RU_PRIVATE_ARROWS,
  RU_POLYCLINIC_FORM,
  RU_ONCOMARKERS_WORDS,
  EN_US_REFERENCE_LAB,
  EN_PRIVATE_LOW_HIGH,
  EN_PREVIOUS_RESULTS,
  EL_CBC_PERCENT,
  EL_LIPIDS_SEXES,
  EL_INFECTIONS_LIST,
]
