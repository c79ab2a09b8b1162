import type { MangoQuerySelector, RxCollection } from 'rxdb/plugins/core'
import { combineLatest, from, map } from 'rxjs'
import type { RecordType } from '../../contract/entities/health-record.ts'
import type { HealthRecordDocument } from '../collections/health-records.ts'
import type { PatientDocument } from '../collections/patients.ts'
import type { RecordingDocument } from '../collections/recordings.ts'
import { isAttached } from '../collections/records.ts'
import { NO_PATIENT, QUEUE } from '../document.ts'
import type { Database } from '../open.ts'
import type { Live } from './live.ts'

export type ExportedDocument = HealthRecordDocument | RecordingDocument
type Collection = RxCollection<HealthRecordDocument>

/** Documents that are read at once, so that a large export leaves the page time between reads. */
const PAGE = 100
const RECORDINGS: readonly RecordType[] = ['ambient-scribe', 'triage']

/** The server does not have this version of the document. */
export const isUnsent = ({ queue }: Pick<ExportedDocument | PatientDocument, 'queue'>): boolean => queue !== QUEUE.none

/** The document with the time of its newest change: an edit that is not sent has only the device's time. */
export function withOwnTime<D extends ExportedDocument | PatientDocument>(document: D): D {
  const { editedAt } = document.sync
  if (!isUnsent(document) || !(editedAt > Date.parse(document.updatedAt))) return document
  return { ...document, updatedAt: new Date(editedAt).toISOString() }
}

/**
 * Everything of one patient that this device has and that is not deleted, page by page: newest first within a kind, in
 * the same order on every device. Files on their way into a record are no records.
 */
export async function* patientDocuments(
  database: Database,
  patientClientId: string,
  types: readonly RecordType[],
): AsyncGenerator<ExportedDocument[]> {
  for (const recordType of types) {
    const name = RECORDINGS.includes(recordType) ? 'recordings' : 'healthRecords'
    const pages = inOrder(database[name], { patientClientId, recordType, deletedAt: null })
    for await (const page of pages) yield page.filter(one => !isAttached(one))
  }
}

async function* inOrder(
  collection: Collection,
  selector: MangoQuerySelector<HealthRecordDocument>,
): AsyncGenerator<HealthRecordDocument[]> {
  let position = -1
  let limit = PAGE
  /** Of the order at which the last page ended: several documents may have been made in one millisecond. */
  let seen = new Set<string>()
  for (;;) {
    const query = { selector: { ...selector, order: { $gte: position } }, sort: [{ order: 'asc' as const }], limit }
    const found = (await collection.find(query).exec()).map(one => one.toJSON() as HealthRecordDocument)
    yield found.filter(({ clientId }) => !seen.has(clientId))
    const last = found.at(-1)
    if (!last || found.length < limit) return
    if (last.order === position) limit *= 2
    seen = new Set(found.filter(({ order }) => order === last.order).map(({ clientId }) => clientId))
    position = last.order
  }
}

/** Every record of the account on this device, of any patient, of none, and of deleted ones; page by page. */
export async function* allDocumentsInPages(database: Database): AsyncGenerator<ExportedDocument[]> {
  for (const collection of [database.healthRecords, database.recordings] as readonly Collection[]) {
    let after = ''
    for (;;) {
      const selector = { clientId: { $gt: after }, deletedAt: null }
      const found = await collection.find({ selector, sort: [{ clientId: 'asc' }], limit: PAGE }).exec()
      yield found.map(one => one.toJSON() as HealthRecordDocument)
      after = found.at(-1)?.clientId ?? ''
      if (found.length < PAGE) break
    }
  }
}

export interface ExportFacts {
  /** Records of each kind; null for the whole account, which is only counted as one. */
  byType: ReadonlyMap<RecordType, number> | null
  total: number
  /** Of them, those whose version on this device the server does not have. */
  unsent: number
}

/** What an export of a patient holds, in numbers; of the whole account for null. Records are counted, not read. */
export function exportFacts(
  database: Database,
  patientClientId: string | null,
  types: readonly RecordType[],
): Live<ExportFacts> {
  const ofPatient = patientClientId === null ? {} : { patientClientId }
  const waiting = combineLatest(
    [database.healthRecords, database.recordings].map(
      collection => (collection as Collection).find({ selector: { queue: { $gt: QUEUE.none }, ...ofPatient } }).$,
    ),
  ).pipe(map(found => found.flat().filter(one => types.includes(one.recordType))))
  const isHidden = (one: ExportedDocument) => one.deletedAt !== null || isAttached(one)
  if (patientClientId === null) {
    const all = [database.healthRecords, database.recordings].map(one => (one as Collection).count().$)
    return combineLatest([combineLatest(all), waiting]).pipe(
      map(([counts, unsent]) => ({
        byType: null,
        total: counts.reduce((sum, one) => sum + one, 0) - unsent.filter(one => one.deletedAt !== null).length,
        unsent: unsent.filter(one => one.deletedAt === null).length,
      })),
    )
  }
  const counts = types.map(recordType =>
    RECORDINGS.includes(recordType)
      ? from(countRecordings(database, patientClientId, recordType))
      : database.healthRecords.count({ selector: { patientClientId, recordType } }).$,
  )
  return combineLatest([combineLatest(counts), waiting]).pipe(
    map(([all, unsent]) => {
      // The recordings were read and have no hidden ones.
      const hidden = (type: RecordType) =>
        RECORDINGS.includes(type) ? 0 : unsent.filter(one => one.recordType === type && isHidden(one)).length
      const byType = new Map(types.map((type, at) => [type, Math.max(0, (all[at] ?? 0) - hidden(type))]))
      return {
        byType,
        total: [...byType.values()].reduce((sum, one) => sum + one, 0),
        unsent: unsent.filter(one => !isHidden(one)).length,
      }
    }),
  )
}

/** No index has the patient of a recording. */
async function countRecordings(database: Database, patientClientId: string, recordType: RecordType): Promise<number> {
  let count = 0
  for await (const page of patientDocuments(database, patientClientId, [recordType])) count += page.length
  return count
}

/** Number of records without a patient: no export has them. */
export const looseRecords = (database: Database): Live<number> =>
  combineLatest(
    [database.healthRecords, database.recordings].map(
      one => (one as Collection).find({ selector: { patientClientId: NO_PATIENT, deletedAt: null } }).$,
    ),
  ).pipe(map(found => found.flat().filter(one => !isAttached(one)).length))
