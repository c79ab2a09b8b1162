/** Findings and procedures that are said so freely that a sentence may have one which its evidence does not name. */
export const SOFT_FINDINGS: ReadonlySet<string> = new Set(
  'sleep gait vision speech hearing movements pressing dull stabbing throbbing burning dryness urination stool urine pain weakness chronicIllness control swallow redness deficit infection testResult surgery removal referral exercise diet injury spinning imbalance salt give scan bloodClots'.split(
    ' ',
  ),
)
