import type { StoredRecord } from '../records/record-facts.ts'
import { prescriptionsOf, reportOf, textOf } from '../records/report.ts'
import { UNCHECKED } from './codes.ts'
import { dateOfRecord } from './dates.ts'
import { idFrom, refer } from './ids.ts'
import { words } from './json-text.ts'
import type { Line, Resource, Subject } from './resource.ts'
import { WORDS } from './texts.ts'

/**
 * Every prescription of a record. Whether it was taken, and until when, is written nowhere: its status is unknown, and its
 * duration stays the words of the prescription.
 */
export function medicationStatements(
  record: StoredRecord,
  document: string | null,
  { locale, subject }: Subject,
): { statements: readonly Resource[]; lines: readonly Line[] } {
  const report = reportOf(record.data)
  const date = dateOfRecord(record.data)
  const reason = words(report.reasons)
  const isRead = record.data.sourceType === 'file'
  const used = new Set<string>()
  const statements: Resource[] = []
  const lines: Line[] = []
  for (const [place, row] of prescriptionsOf(report).entries()) {
    const name = words(row.medication)
    if (!name) continue
    const key = textOf(row.rowId)
    const isUnchecked = isRead && textOf(row.authoredAt) === ''
    const dosage = words([row.dosage, row.frequency, row.duration].map(textOf).filter(Boolean).join(', '))
    const notes = words(row.notes)
    statements.push({
      resourceType: 'MedicationStatement',
      id: idFrom('medication', record.clientId, key === '' || used.has(key) ? place : key),
      ...(isUnchecked ? { meta: UNCHECKED } : {}),
      status: 'unknown',
      medicationCodeableConcept: { text: name },
      subject,
      effectivePeriod: date ? { start: date } : undefined,
      dateAsserted: date,
      derivedFrom: document ? [refer(document)] : [],
      reasonCode: reason ? [{ text: reason }] : [],
      note: isUnchecked ? [{ text: WORDS.machineRead[locale] }] : [],
      dosage: dosage || notes ? [{ text: dosage, patientInstruction: notes }] : [],
    })
    used.add(key)
    const mark = isUnchecked ? ` (${WORDS.unchecked[locale]})` : ''
    lines.push({ date: date ?? '', what: name, value: `${[dosage, notes].filter(Boolean).join('; ')}${mark}` })
  }
  return { statements, lines }
}
