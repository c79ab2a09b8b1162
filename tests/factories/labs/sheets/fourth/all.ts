import type { TestSheet } from '../../scoring/gold.ts'
import { EL_ARROWS_GLUED } from './el-arrows-glued.ts'
import { EL_BOXES_BOUNDS } from './el-boxes-bounds.ts'
import { EN_RANGE_FIRST } from './en-range-first.ts'
import { EN_URINE_DIPSTICK } from './en-urine-dipstick.ts'
import { RU_HORMONES_COMMENTS } from './ru-hormones-comments.ts'
import { RU_LIST_SEMICOLONS } from './ru-list-semicolons.ts'

export const FOURTH_SHEETS: readonly TestSheet[] = [
  RU_HORMONES_COMMENTS,
  RU_LIST_SEMICOLONS,
  EN_RANGE_FIRST,
  EN_URINE_DIPSTICK,
  EL_BOXES_BOUNDS,
  EL_ARROWS_GLUED,
]
