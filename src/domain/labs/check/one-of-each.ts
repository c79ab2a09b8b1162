import type { ReadBiomarker } from '../rows/build-biomarker.ts'

/** A test stands once in a report: of two rows with one id (protein as a word and as a number) the number keeps it. */
export function oneOfEachId(rows: readonly ReadBiomarker[], isPicture: boolean): ReadBiomarker[] {
  const keepers = new Map<string, ReadBiomarker>()
  for (const row of rows) {
    if (!row.id) continue
    const rival = keepers.get(row.id)
    if (!rival || (rival.valueType !== 'number' && row.valueType === 'number')) keepers.set(row.id, row)
  }
  const twice = new Set(rows.filter(row => row.id && keepers.get(row.id) !== row).map(row => row.id))
  return rows.map(row => {
    if (!row.id || !twice.has(row.id)) return row
    const own = keepers.get(row.id) === row ? row : { ...row, id: null, name: null }
    // In a picture one of two rows of the same test is more likely a misread name.
    return isPicture ? { ...own, doubts: [...own.doubts, { cell: 'name', reason: 'unknown-name' }] } : own
  })
}
