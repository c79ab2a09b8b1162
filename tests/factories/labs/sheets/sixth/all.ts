import type { TestSheet } from '../../scoring/gold.ts'
import { EL_COAGULATION_TEXT } from './el-coagulation-text.ts'
import { EL_CUMULATIVE_IRON } from './el-cumulative-iron.ts'
import { EL_URINE_AND_BLOOD } from './el-urine-and-blood.ts'
import { EN_INFECTION_SCREEN } from './en-infection-screen.ts'
import { EN_LIPID_TIERS } from './en-lipid-tiers.ts'
import { EN_URINE_MICRO } from './en-urine-micro.ts'
import { RU_BLOOD_AND_URINE } from './ru-blood-and-urine.ts'
import { RU_HOSPITAL_NUMBERED } from './ru-hospital-numbered.ts'
import { RU_PREVIOUS_RESULTS } from './ru-previous-results.ts'

export const SIXTH_SHEETS: readonly TestSheet[] = [
  RU_BLOOD_AND_URINE,
  RU_HOSPITAL_NUMBERED,
  RU_PREVIOUS_RESULTS,
  EN_INFECTION_SCREEN,
  EN_LIPID_TIERS,
  EN_URINE_MICRO,
  EL_COAGULATION_TEXT,
  EL_CUMULATIVE_IRON,
  EL_URINE_AND_BLOOD,
]
