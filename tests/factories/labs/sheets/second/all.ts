import type { TestSheet } from '../../scoring/gold.ts'
import { EL_COAGULATION_CARDIAC } from './el-coagulation-cardiac.ts'
import { EL_URINE_HALVES } from './el-urine-halves.ts'
import { EN_UK_RUNNING_LIST } from './en-uk-running-list.ts'
import { EN_US_PORTAL } from './en-us-portal.ts'
import { RU_ANALYSER_PRINT } from './ru-analyser-print.ts'
import { RU_INFECTIONS_TWO_DATES } from './ru-infections-two-dates.ts'

export const SECOND_SHEETS: readonly TestSheet[] = [
  RU_ANALYSER_PRINT,
  RU_INFECTIONS_TWO_DATES,
  EN_UK_RUNNING_LIST,
  EN_US_PORTAL,
  EL_COAGULATION_CARDIAC,
  EL_URINE_HALVES,
]
