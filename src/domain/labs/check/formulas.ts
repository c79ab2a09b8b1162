/** Values that determine each other: what the last one should be, computed from the others. */
export interface Formula {
  from: readonly string[]
  gives: string
  compute: (values: readonly number[]) => number
  /** Difference that rounding and methods explain, as a share of the result. */
  tolerance: number
  /** The same as an amount, for small numbers. */
  atLeast?: number
}

const cells = ['neutrophils', 'lymphocytes', 'monocytes', 'eosinophils', 'basophils']

export const FORMULAS: readonly Formula[] = [
  { from: ['hematocrit', 'rbc'], gives: 'mcv', compute: ([hct = 0, rbc = 1]) => (hct / rbc) * 10, tolerance: 0.03 },
  { from: ['hemoglobin', 'rbc'], gives: 'mch', compute: ([hb = 0, rbc = 1]) => (hb / rbc) * 10, tolerance: 0.03 },
  {
    from: ['hemoglobin', 'hematocrit'],
    gives: 'mchc',
    compute: ([hb = 0, hct = 1]) => (hb / hct) * 100,
    tolerance: 0.03,
  },
  ...cells.map(
    (cell): Formula => ({
      from: ['wbc', `${cell}_pct`],
      gives: `${cell}_abs`,
      compute: ([wbc = 0, percent = 0]) => (wbc * percent) / 100,
      tolerance: 0.06,
      atLeast: 0.06,
    }),
  ),
  {
    from: cells.slice(1).map(cell => `${cell}_pct`),
    gives: 'neutrophils_pct',
    compute: shares => 100 - shares.reduce((sum, share) => sum + share, 0),
    tolerance: 0,
    atLeast: 1.2,
  },
  {
    from: ['bilirubin_direct', 'bilirubin_indirect'],
    gives: 'bilirubin_total',
    compute: ([direct = 0, indirect = 0]) => direct + indirect,
    tolerance: 0.02,
    atLeast: 0.02,
  },
  {
    from: ['cholesterol_total', 'cholesterol_hdl'],
    gives: 'cholesterol_non_hdl',
    compute: ([total = 0, hdl = 0]) => total - hdl,
    tolerance: 0.015,
    atLeast: 1.5,
  },
  // Friedewald, Clin Chem 1972; measured LDL may differ more than the tolerance, and is then to be confirmed.
  {
    from: ['cholesterol_total', 'cholesterol_hdl', 'triglycerides'],
    gives: 'cholesterol_ldl',
    compute: ([total = 0, hdl = 0, triglycerides = 0]) =>
      triglycerides > 400 ? Number.NaN : total - hdl - triglycerides / 5,
    tolerance: 0.12,
    atLeast: 8,
  },
  {
    from: ['iron', 'tibc'],
    gives: 'transferrin_saturation',
    compute: ([iron = 0, tibc = 1]) => (100 * iron) / tibc,
    tolerance: 0.06,
  },
  { from: ['bun'], gives: 'urea', compute: ([bun = 0]) => bun * 2.14, tolerance: 0.03 },
]

/** Parts that cannot be more than the whole. */
export const PARTS: readonly (readonly [part: string, whole: string])[] = [
  ['albumin', 'total_protein'],
  ['bilirubin_direct', 'bilirubin_total'],
  ['cholesterol_hdl', 'cholesterol_total'],
  ['cholesterol_ldl', 'cholesterol_total'],
  ['psa_free', 'psa_total'],
  ['neutrophils_abs', 'wbc'],
  ['lymphocytes_abs', 'wbc'],
]

/** CKD-EPI 2021 (N Engl J Med 2021;385:1737), ml/min/1.73 m², from creatinine in mg/dl. */
export function ckdEpi(creatinine: number, ageYears: number, sex: 'male' | 'female'): number {
  const [kappa, alpha, factor] = sex === 'female' ? [0.7, -0.241, 1.012] : [0.9, -0.302, 1]
  const ratio = creatinine / kappa
  return 142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** ageYears * factor
}
