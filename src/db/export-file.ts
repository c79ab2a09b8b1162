import type { Bag } from '../contract/bag.ts'
import type { Locale } from '../contract/entities/user.ts'
import { createFhirDocument, type FhirCounts } from '../domain/fhir/fhir-document.ts'
import { EXPORTED_TYPES } from '../domain/records/export-kinds.ts'
import { exportedPatient, exportedRecord } from '../domain/records/exported-record.ts'
import type { PatientDocument } from './collections/patients.ts'
import type { Database } from './open.ts'
import {
  allDocumentsInPages,
  type ExportedDocument,
  isUnsent,
  patientDocuments,
  withOwnTime,
} from './queries/export.ts'

export interface ExportedFile {
  /** The file's content in order; long, so never joined. */
  parts: Blob[]
  records: number
  /** ISO: of `patient-data.json` the time of the export, of FHIR that of the newest change. */
  asOf: string
  /** Null for `patient-data.json`, which has everything. */
  fhir: FhirCounts | null
}

/** Called with the records done so far, between two slices; resolves when the page may go on. Rejects to stop. */
export type BetweenSlices = (done: number) => Promise<void>

const marked = (bag: Bag, document: ExportedDocument | PatientDocument): Bag =>
  isUnsent(document) ? { ...bag, unsynced: true } : bag

/** Decision 10: `{exportedAt, patient, healthRecords}` of one patient; what is not sent is in it and marked. */
export async function jsonFile(
  database: Database,
  patient: PatientDocument,
  now: number,
  between: BetweenSlices,
): Promise<ExportedFile> {
  const head = { patient: marked(exportedPatient(withOwnTime(patient)), patient) }
  return await jsonOf(head, patientDocuments(database, patient.clientId, EXPORTED_TYPES), now, between)
}

/** The same of the whole account, with records of no patient and of deleted ones: `patients` in place of `patient`. */
export async function accountFile(database: Database, now: number, between: BetweenSlices): Promise<ExportedFile> {
  const found = await database.patients.find({ selector: { deletedAt: null }, sort: [{ order: 'asc' }] }).exec()
  const patients = found
    .map(one => one.toJSON() as PatientDocument)
    .map(one => marked(exportedPatient(withOwnTime(one)), one))
  return await jsonOf({ patients }, allDocumentsInPages(database), now, between)
}

async function jsonOf(
  head: Bag,
  pages: AsyncIterable<readonly ExportedDocument[]>,
  now: number,
  between: BetweenSlices,
): Promise<ExportedFile> {
  const asOf = new Date(now).toISOString()
  const opening = JSON.stringify({ exportedAt: asOf, ...head }, null, 1)
  const parts = [new Blob([`${opening.slice(0, -2)},\n "healthRecords": [`])]
  let records = 0
  for await (const page of pages) {
    let text = ''
    for (const document of page) {
      const record = JSON.stringify(marked(exportedRecord(withOwnTime(document)), document))
      text += `${records === 0 ? '' : ','}\n  ${record}`
      records += 1
    }
    parts.push(new Blob([text]))
    await between(records)
  }
  parts.push(new Blob(['\n ]\n}\n']))
  return { parts, records, asOf, fhir: null }
}

/** A FHIR R4 document of one patient, made from this device's store alone. */
export async function fhirFile(
  database: Database,
  patient: PatientDocument,
  locale: Locale,
  between: BetweenSlices,
): Promise<ExportedFile> {
  const document = createFhirDocument(withOwnTime(patient), locale)
  const entries: Blob[] = []
  let records = 0
  for await (const page of patientDocuments(database, patient.clientId, EXPORTED_TYPES)) {
    for (const record of page) {
      document.add(withOwnTime(record))
      records += 1
      if (records % FEW === 0) await between(records)
    }
    entries.push(new Blob([document.take()]))
  }
  await between(records)
  const { head, tail } = document.frame()
  const parts = [new Blob([...head]), ...entries, new Blob([tail])]
  return { parts, records, asOf: document.asOf(), fhir: document.counts() }
}

/** Records that are converted without a pause: some milliseconds. */
const FEW = 10
