import type { HealthRecord, HealthRecordData } from '../../../contract/entities/health-record.ts'
import type { Biomarker, HealthReport, Prescription, Procedure } from '../../../contract/entities/health-report.ts'
import type { SharedRecord } from '../../../contract/entities/shared-record.ts'
import { sideOf } from '../../../domain/labs/range.ts'
import {
  biomarkersOf,
  conclusionOf,
  findingsOf,
  prescriptionsOf,
  proceduresOf,
  providerOf,
  reportOf,
  studyTypeOf,
} from '../../../domain/records/report.ts'

/*
 * What leaves the account is listed here, field by field: a field that is added to a record is not shared until it stands
 * in one of these lists.
 */

function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  const kept = keys.filter(key => from[key] !== undefined && from[key] !== null)
  return Object.fromEntries(kept.map(key => [key, from[key]])) as Pick<T, K>
}

const VALUE = [
  ...(['id', 'name', 'nameLocal', 'value', 'valueType', 'rawValue', 'comparator', 'unit', 'min', 'max'] as const),
  ...(['referenceRange', 'flag', 'refExceed', 'notes', 'origin'] as const),
] as const
const MEDICINE = ['medication', 'dosage', 'frequency', 'duration', 'notes', 'origin'] as const
const PROCEDURE = ['name', 'duration', 'frequency', 'notes', 'origin'] as const
const TEXTS = ['date', 'summary', 'description', 'content', 'recommendations', 'reasons', 'doctor'] as const

/** Without the line of the page, which may name a person, and without who checked it; doubts stay (decision 126). */
function sharedValue(row: Biomarker): Biomarker {
  const doubts = Array.isArray(row.doubts) ? row.doubts.map(({ cell, reason }) => ({ cell, reason })) : []
  // The page has not the rules that read a printed range.
  return { ...pick(row, VALUE), side: sideOf(row) || null, ...(doubts.length > 0 ? { doubts } : {}) }
}

function sharedReport(report: HealthReport): HealthReport {
  const [biomarkers, findings, conclusion] = [biomarkersOf(report), findingsOf(report), conclusionOf(report)]
  return {
    ...pick(report, TEXTS),
    findings: {
      ...(findings === '' ? {} : { description: findings }),
      labTestResults: { biomarkers: biomarkers.map(sharedValue) },
    },
    ...(conclusion === '' ? {} : { conclusion: { text: conclusion } }),
    study: { type: studyTypeOf(report) },
    healthCareProvider: { name: providerOf(report) },
    prescriptions: prescriptionsOf(report).map((row): Prescription => pick(row, MEDICINE)),
    procedures: proceduresOf(report).map((row): Procedure => pick(row, PROCEDURE)),
  }
}

export function sharedRecord(
  { id, name, recordType, status, createdAt, data }: HealthRecord,
  share: SharedRecord['share'],
): SharedRecord {
  const shared: HealthRecordData = {
    ...pick(data, ['date', 'sourceType', 'type', 'subtype', 'tags']),
    // What is not read yet says nothing, and what a person has not decided about is not passed on.
    ...(status === 'processed' ? { report: sharedReport(reportOf(data)) } : {}),
  }
  return { id, name, recordType, status, createdAt, data: shared, share }
}
