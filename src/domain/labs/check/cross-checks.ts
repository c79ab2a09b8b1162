import type { LabReport } from '../lab-report.ts'
import type { ReadBiomarker } from '../rows/build-biomarker.ts'
import { toComparable } from '../to-comparable.ts'
import { ckdEpi, FORMULAS, PARTS } from './formulas.ts'

/**
 * Doubts values of a picture that contradict each other: a digit misread in the same way by both readings fits its
 * column, and shows only in a sum or a ratio. A value that other formulas confirm is not doubted.
 */
export function crossCheck(rows: readonly ReadBiomarker[], { sex, ageYears }: Pick<LabReport, 'sex' | 'ageYears'>) {
  const byId = new Map(rows.flatMap(row => (row.id ? [[row.id, row] as const] : [])))
  const values = new Map<string, number>()
  for (const [id, row] of byId) {
    const comparable = row.comparator ? null : toComparable(row)
    if (comparable) values.set(id, comparable.value)
  }
  const failed: string[][] = []
  const held = new Map<string, number>()
  for (const { from, gives, compute, tolerance, atLeast = 0 } of FORMULAS) {
    const inputs = from.map(id => values.get(id))
    const printed = values.get(gives)
    if (printed === undefined || inputs.some(one => one === undefined)) continue
    const computed = compute(inputs.filter(one => one !== undefined))
    if (!Number.isFinite(computed)) continue
    const all = [...from, gives]
    if (Math.abs(computed - printed) <= Math.max(tolerance * Math.abs(computed), atLeast))
      for (const id of all) held.set(id, (held.get(id) ?? 0) + 1)
    else failed.push(all)
  }
  for (const [part, whole] of PARTS) {
    const [less, more] = [values.get(part), values.get(whole)]
    if (less !== undefined && more !== undefined && less > more * 1.02) failed.push([part, whole])
  }
  const creatinine = values.get('creatinine')
  const egfr = values.get('egfr')
  if (creatinine !== undefined && egfr !== undefined && sex && ageYears !== null && ageYears >= 18) {
    const computed = ckdEpi(creatinine, ageYears, sex)
    if (Math.abs(computed - egfr) > 0.15 * computed) failed.push(['creatinine', 'egfr'])
  }
  for (const id of suspects(failed, held)) {
    const row = byId.get(id)
    if (row && !row.doubts.some(one => one.cell === 'value'))
      row.doubts.push({ cell: 'value', reason: 'does-not-add-up' })
  }
}

/** Of every formula that fails: the value that fails in several, else those that no other formula confirms. */
function suspects(failed: readonly string[][], held: ReadonlyMap<string, number>): Set<string> {
  const count = (id: string) => failed.filter(one => one.includes(id)).length
  const found = new Set<string>()
  for (const ids of failed) {
    const most = Math.max(...ids.map(count))
    const common = most > 1 ? ids.filter(id => count(id) === most) : ids
    const open = common.filter(id => !held.has(id))
    for (const id of open.length > 0 ? open : common) found.add(id)
  }
  return found
}
