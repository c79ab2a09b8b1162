import type { StoredRecord } from '../records/record-facts.ts'
import { tagsOf } from '../records/report.ts'
import { dateOfRecord } from './dates.ts'
import { documentOf, reportText } from './documents.ts'
import { words } from './json-text.ts'
import { labObservations } from './lab-observations.ts'
import { medicationStatements } from './medications.ts'
import type { Line, Part, SectionId, Subject } from './resource.ts'
import { KINDS } from './texts.ts'
import { triageParts } from './triage/triage-resources.ts'

/** Why a record, or values of it, are not in the file. */
export type LeftOut =
  /** Not read yet, or it could not be; a triage without a result. */
  | 'unread'
  /** Made by a machine from the other records. */
  | 'insight'
  /** A recorded visit: its report leaves only after a person has ticked it. */
  | 'visit'
  /** It says nothing that the file could hold. */
  | 'empty'

export type Converted = { kind: 'in'; parts: readonly Part[]; doubtful: number } | { kind: 'out'; why: LeftOut }

const TAGGED: Readonly<Record<string, SectionId>> = {
  allergy: 'allergies',
  diagnosis: 'problems',
  vaccination: 'vaccinations',
  pastMedicalHistory: 'history',
  pregnancy: 'pregnancy',
}

function sectionOf({ recordType, data }: StoredRecord): SectionId {
  switch (recordType) {
    case 'labResults':
    case 'studies':
    case 'imaging':
    case 'diagnostics':
    case 'conclusions':
      return 'results'
    case 'treatment':
      return 'medications'
    case 'healthLog':
      return tagsOf(data).flatMap(tag => TAGGED[tag] ?? [])[0] ?? 'healthLog'
    case 'triage':
      return 'triage'
    case 'others':
    case 'auto':
    case 'insight':
    case 'ambient-scribe':
      return 'documents'
  }
}

/** What a record becomes; nothing of it is passed off as surer than it is. */
export function convertRecord(record: StoredRecord, of: Subject): Converted {
  const { recordType, status } = record
  if (recordType === 'insight') return { kind: 'out', why: 'insight' }
  if (recordType === 'ambient-scribe') return { kind: 'out', why: 'visit' }
  if (recordType === 'triage') {
    const parts = triageParts(record, of)
    return parts.length > 0 ? { kind: 'in', parts, doubtful: 0 } : { kind: 'out', why: 'unread' }
  }
  if (status !== 'processed') return { kind: 'out', why: 'unread' }
  const document = documentOf(record, of)
  const labs = labObservations(record, document?.id ?? null, of)
  const medications = medicationStatements(record, document?.id ?? null, of)
  const parts: Part[] = [
    { section: sectionOf(record), resources: document ? [document] : [], lines: document ? [lineOf(record, of)] : [] },
    { section: 'results' as const, resources: labs.observations, lines: labs.lines },
    { section: 'medications' as const, resources: medications.statements, lines: medications.lines },
  ].filter(({ resources }) => resources.length > 0)
  if (parts.length === 0 && labs.doubtful === 0) return { kind: 'out', why: 'empty' }
  return { kind: 'in', parts, doubtful: labs.doubtful }
}

const lineOf = (record: StoredRecord, { locale }: Subject): Line => ({
  date: dateOfRecord(record.data) ?? '',
  what: words(record.name) ?? KINDS[record.recordType][locale],
  value: reportText(record, locale),
})
