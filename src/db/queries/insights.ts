import { combineLatest, map } from 'rxjs'
import { type RecordFacts, recordFacts } from '../../domain/records/record-facts.ts'
import type { HealthRecordDocument } from '../collections/health-records.ts'
import { NO_PATIENT, type Parked } from '../document.ts'
import type { Database } from '../open.ts'
import type { Live } from './live.ts'

/** An insight as lists show it. */
export interface InsightFacts extends RecordFacts {
  parked: Parked | null
}

/** `queued`: not on the server yet. */
export type InsightState =
  | { kind: 'queued' }
  | { kind: 'making' }
  | { kind: 'failed'; errorKey: string | null }
  | { kind: 'refused'; code: string; errorType: string | null }
  | { kind: 'done' }

export function insightState({
  id,
  status,
  errorKey,
  parked,
}: Pick<InsightFacts, 'id' | 'status' | 'errorKey' | 'parked'>): InsightState {
  if (parked) return { kind: 'refused', code: parked.code, errorType: parked.errorType }
  if (status === 'processed') return { kind: 'done' }
  if (id === null) return { kind: 'queued' }
  return status === 'error' ? { kind: 'failed', errorKey } : { kind: 'making' }
}

/** Insights of a patient and those without one, the newest first. */
export function patientInsights(database: Database, patientClientId: string): Live<InsightFacts[]> {
  const known = new WeakMap<object, InsightFacts>()
  const of = (patient: string) =>
    database.healthRecords
      .find({ selector: { patientClientId: patient, recordType: 'insight', deletedAt: null } })
      .$.pipe(
        map(found =>
          found.map(document => {
            const record = document.toJSON() as HealthRecordDocument
            const facts = known.get(document) ?? { ...recordFacts(record), parked: record.sync.parked }
            known.set(document, facts)
            return facts
          }),
        ),
      )
  const all =
    patientClientId === NO_PATIENT
      ? of(NO_PATIENT)
      : combineLatest([of(patientClientId), of(NO_PATIENT)]).pipe(map(lists => lists.flat()))
  return all.pipe(map(found => found.toSorted((a, b) => b.createdAt - a.createdAt)))
}
