import type { TestSheet } from '../../scoring/gold.ts'
import { EL_BIOCHEMISTRY } from './el-biochemistry.ts'
import { EL_HORMONES_SEROLOGY } from './el-hormones-serology.ts'
import { EL_THOUSANDS } from './el-thousands.ts'
import { EN_UK_TWO_HALVES } from './en-uk-two-halves.ts'
import { EN_US_CUMULATIVE } from './en-us-cumulative.ts'
import { EN_US_IN_OUT_OF_RANGE } from './en-us-in-out-of-range.ts'
import { RU_COAGULATION_LIPIDS } from './ru-coagulation-lipids.ts'
import { RU_HORMONES_TWO_PAGES } from './ru-hormones-two-pages.ts'
import { RU_HOSPITAL_BIOCHEMISTRY } from './ru-hospital-biochemistry.ts'
import { RU_URINE_LEADERS } from './ru-urine-leaders.ts'

export const FIRST_SHEETS: readonly TestSheet[] = [
  RU_HOSPITAL_BIOCHEMISTRY,
  RU_COAGULATION_LIPIDS,
  RU_URINE_LEADERS,
  RU_HORMONES_TWO_PAGES,
  EN_US_IN_OUT_OF_RANGE,
  EN_US_CUMULATIVE,
  EN_UK_TWO_HALVES,
  EL_BIOCHEMISTRY,
  EL_THOUSANDS,
  EL_HORMONES_SEROLOGY,
]
