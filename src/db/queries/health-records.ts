import { combineLatest, map, of } from 'rxjs'
import type { RecordType } from '../../contract/entities/health-record.ts'
import type { HealthRecordDocument } from '../collections/health-records.ts'
import { isAttached } from '../collections/records.ts'
import { NO_PATIENT, orderOf, QUEUE } from '../document.ts'
import type { Database } from '../open.ts'
import type { Live } from './live.ts'

/**
 * Every record of a patient and every record without one that is not deleted, as `factsOf` sees them, in no order. An
 * unchanged record is the same object as before.
 */
export function patientRecords<F>(
  database: Database,
  patientClientId: string,
  factsOf: (record: HealthRecordDocument) => F,
): Live<F[]> {
  const known = new WeakMap<object, F>()
  const recordsOf = (patient: string) =>
    database.healthRecords.find({ selector: { patientClientId: patient, deletedAt: null } }).$.pipe(
      map(found =>
        found
          .filter(one => !isAttached(one))
          .map(document => {
            // RxDB hands out one object per revision of a document.
            const facts = known.get(document) ?? factsOf(document.toJSON() as HealthRecordDocument)
            known.set(document, facts)
            return facts
          }),
      ),
    )
  if (patientClientId === NO_PATIENT) return recordsOf(NO_PATIENT)
  return combineLatest([recordsOf(patientClientId), recordsOf(NO_PATIENT)]).pipe(
    map(([own, loose]) => [...own, ...loose]),
  )
}

/**
 * Lab results of these patients that came to the account at `since` (milliseconds) or later, as `factsOf` sees them, in
 * no order. Reads by an index that begins with the patient, so that older records cost nothing.
 */
export function labResultsSince<F>(
  database: Database,
  patientClientIds: readonly string[],
  since: number,
  factsOf: (record: HealthRecordDocument) => F,
): Live<F[]> {
  if (patientClientIds.length === 0) return of([])
  const order = { $lte: orderOf(new Date(since).toISOString()) }
  const each = patientClientIds.map(patientClientId =>
    database.healthRecords
      .find({ selector: { patientClientId, recordType: 'labResults', deletedAt: null, order } })
      .$.pipe(
        map(found => found.filter(one => !isAttached(one)).map(one => factsOf(one.toJSON() as HealthRecordDocument))),
      ),
  )
  return combineLatest(each).pipe(map(all => all.flat()))
}

/** How many records of each type a patient has, without reading them; deletions under way are not counted. */
export function recordCounts(
  database: Database,
  patientClientId: string,
  types: readonly RecordType[],
): Live<ReadonlyMap<RecordType, number>> {
  const { healthRecords } = database
  const counts = types.map(recordType => healthRecords.count({ selector: { patientClientId, recordType } }).$)
  const waiting = healthRecords.find({ selector: { queue: { $gt: QUEUE.none }, patientClientId } }).$
  return combineLatest([combineLatest(counts), waiting]).pipe(
    map(([all, unsent]) => {
      const hidden = (type: RecordType) =>
        unsent.filter(({ recordType, deletedAt }) => recordType === type && deletedAt !== null).length
      return new Map(types.map((type, at) => [type, (all[at] ?? 0) - hidden(type)]))
    }),
  )
}

/** The newest lab result of a patient; null if there is none. */
export async function newestLabResult(
  database: Database,
  patientClientId: string,
): Promise<HealthRecordDocument | null> {
  const selector = { patientClientId, recordType: 'labResults', deletedAt: null } as const
  const found = await database.healthRecords.findOne({ selector, sort: [{ order: 'asc' }] }).exec()
  return found?.toMutableJSON() ?? null
}
