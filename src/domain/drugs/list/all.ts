import { DRUGS_A_TO_B } from './a-to-b.ts'
import { DRUGS_C } from './c.ts'
import { DRUGS_D_TO_F } from './d-to-f.ts'
import type { DrugList } from './drug-list.ts'
import { FURTHER_DRUGS } from './further.ts'
import { DRUGS_G_TO_L } from './g-to-l.ts'
import { DRUGS_M_TO_O } from './m-to-o.ts'
import { DRUGS_P_TO_R } from './p-to-r.ts'
import { DRUGS_S_TO_Z } from './s-to-z.ts'

/** A recognition list, not a formulary: usual names of Russia, Britain, the United States and Greece. */
export const ALL_DRUGS: DrugList = {
  ...DRUGS_A_TO_B,
  ...DRUGS_C,
  ...DRUGS_D_TO_F,
  ...DRUGS_G_TO_L,
  ...DRUGS_M_TO_O,
  ...DRUGS_P_TO_R,
  ...DRUGS_S_TO_Z,
  ...FURTHER_DRUGS,
}
