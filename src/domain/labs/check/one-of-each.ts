import type { ReadBiomarker } from '../rows/build-biomarker.ts'

/** A test stands once in a report: of two rows with one id (protein as a word and as a number) the number keeps it. */
export function oneOfEachId(rows: readonly ReadBiomarker[]): ReadBiomarker[] {
  const keepers = new Map<string, ReadBiomarker>()
  for (const row of rows) {
    if (!row.id) continue
    const rival = keepers.get(row.id)
    if (!rival || (rival.valueType !== 'number' && row.valueType === 'number')) keepers.set(row.id, row)
  }
  return rows.map(row => (row.id && keepers.get(row.id) !== row ? { ...row, id: null, name: null } : row))
}
