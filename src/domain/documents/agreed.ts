import type { Prescription } from '../../contract/entities/health-report.ts'
import { fold } from '../labs/text/fold.ts'

const CELLS = ['medication', 'dosage', 'frequency', 'duration'] as const
/** Readings of one line stand nearer to each other than this share of a page. */
export const NEAR = 0.012

/**
 * Of a picture what both readings say of a medicine. A cell on which they differ is left empty, and the line stands
 * among the notes: an empty dose is filled in by a person, a misread one is taken for true.
 */
export function agreedPrescriptions(first: readonly Prescription[], second: readonly Prescription[]): Prescription[] {
  return first.map(one => {
    const other = second.find(two => isSameLine(one, two))
    const differ = CELLS.filter(cell => fold(one[cell] ?? '') !== fold(other?.[cell] ?? ''))
    if (differ.length === 0) return one
    const left = Object.fromEntries(differ.filter(cell => cell !== 'medication').map(cell => [cell, null]))
    return { ...one, ...left, notes: [one.notes, one.source?.line].filter(Boolean).join('; ') }
  })
}

function isSameLine({ source: a }: Prescription, { source: b }: Prescription): boolean {
  return a != null && b != null && a.page === b.page && Math.abs(a.box[1] - b.box[1]) < NEAR
}
