import { firstValueFrom } from 'rxjs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RecordType } from '../../../../src/contract/entities/health-record.ts'
import type { HealthRecordDocument } from '../../../../src/db/collections/health-records.ts'
import type { PatientDocument } from '../../../../src/db/collections/patients.ts'
import { UPLOADED } from '../../../../src/db/collections/records.ts'
import { create, edit } from '../../../../src/db/commands/context.ts'
import { NO_PATIENT, orderOf, QUEUE } from '../../../../src/db/document.ts'
import { accountFile, type ExportedFile, fhirFile, jsonFile } from '../../../../src/db/export-file.ts'
import { created } from '../../../../src/db/local-write.ts'
import { exportFacts, looseRecords, patientDocuments } from '../../../../src/db/queries/export.ts'
import { EXPORTED_TYPES } from '../../../../src/domain/records/export-kinds.ts'
import { fhirProblems } from '../../../factories/fhir/validate.ts'
import { type LocalStore, openLocalStore } from '../../../factories/store/local-store.ts'

let store: LocalStore
beforeEach(async () => {
  store = await openLocalStore()
})
afterEach(() => store.close())

const AT = Date.UTC(2026, 0, 1)
const between = () => Promise.resolve()
const textOf = async (file: ExportedFile | Promise<ExportedFile>) => await new Blob((await file).parts).text()
const ANNA = '0199e000-0000-7000-8000-00000000000a'
const BORIS = '0199e000-0000-7000-8000-00000000000b'
const KINDS: readonly RecordType[] = ['labResults', 'treatment', 'healthLog', 'imaging', 'triage', 'ambient-scribe']

/** A document as the server sent it. `at` is shared by many: they were made in one millisecond. */
function sent(number: number, patientClientId: string, at: number): HealthRecordDocument {
  const clientId = `0199e000-0000-7000-8000-${String(number).padStart(12, '0')}`
  const recordType = KINDS[number % KINDS.length] ?? 'healthLog'
  const createdAt = new Date(at).toISOString()
  const biomarkers = [{ id: 'glucose', nameLocal: 'Glucose', value: 5, rawValue: '5.0', unit: 'mmol/L' }]
  const data = {
    date: createdAt,
    sourceType: 'manual',
    report: { description: `of ${patientClientId}`, findings: { labTestResults: { biomarkers } } },
  }
  const content = { name: `Record ${number}`, recordType, status: 'processed' as const, patientClientId, data }
  const document = created({ ...content, ...UPLOADED }, clientId, { opId: clientId, now: at }, createdAt)
  return {
    ...document,
    queue: QUEUE.none,
    order: orderOf(createdAt),
    sync: { ...document.sync, ackedRev: 1, serverSeq: number },
  }
}

async function fill({ context }: LocalStore, documents: readonly HealthRecordDocument[]): Promise<PatientDocument> {
  const { patients, recordings, healthRecords } = context.database
  for (const [clientId, name] of [
    [ANNA, 'Anna'],
    [BORIS, 'Boris'],
  ] as const) {
    const made = created({ name, data: {} }, clientId, { opId: clientId, now: AT })
    await patients.insert({ ...made, queue: QUEUE.none })
  }
  const isRecording = ({ recordType }: HealthRecordDocument) =>
    recordType === 'triage' || recordType === 'ambient-scribe'
  await recordings.bulkInsert(documents.filter(isRecording))
  await healthRecords.bulkInsert(documents.filter(one => !isRecording(one)))
  return (await patients.findOne(ANNA).exec(true)).toMutableJSON()
}

const many = (patient: string, from: number, count: number) =>
  Array.from({ length: count }, (_, place) => sent(from + place, patient, AT + Math.floor(place / 400)))

test('pages have each record of the patient once, also when more than a page were made in one millisecond', async () => {
  await fill(store, [...many(ANNA, 1, 1500), ...many(BORIS, 5001, 300)])
  const found: string[] = []
  let largest = 0
  for await (const page of patientDocuments(store.context.database, ANNA, EXPORTED_TYPES)) {
    largest = Math.max(largest, page.length)
    found.push(...page.map(one => one.clientId))
  }
  expect(found).toHaveLength(1500)
  expect(new Set(found).size).toBe(1500)
  expect(largest).toBeLessThan(500)
})

test('both files have one patient alone, and FHIR is the same on a device that received the rows in another order', async () => {
  const records = [...many(ANNA, 1, 90), ...many(BORIS, 5001, 90)]
  const anna = await fill(store, records)
  const { database } = store.context
  const fhir = await fhirFile(database, anna, 'en', between)
  const json = await jsonFile(database, anna, AT, between)
  const [fhirText, jsonText] = [await textOf(fhir), await textOf(json)]
  expect(fhirProblems(fhirText)).toEqual([])
  expect([fhir.records, json.records]).toEqual([90, 90])
  for (const text of [fhirText, jsonText]) expect(text).not.toMatch(new RegExp(`${BORIS}|Boris`))
  await store.close()
  store = await openLocalStore()
  const again = await fill(store, records.toReversed())
  expect(await textOf(fhirFile(store.context.database, again, 'en', between))).toBe(fhirText)
})

test('what is not sent is marked and makes the file newer; a deletion under way and a file on its way are not in it', async () => {
  const anna = await fill(store, [sent(1, ANNA, AT), sent(3, ANNA, AT), sent(9, NO_PATIENT, AT)])
  const { database } = store.context
  const before = await fhirFile(database, anna, 'en', between)
  expect(before.asOf).toBe(new Date(AT).toISOString())
  await store.clock.advance(60_000)
  const [edited, gone] = [sent(1, ANNA, AT).clientId, sent(3, ANNA, AT).clientId]
  await edit(store.context, 'healthRecords', edited, () => ({ name: 'Edited offline' }))
  await edit(store.context, 'healthRecords', gone, () => ({ deletedAt: '2026-01-02T00:00:00.000Z' }))
  await create(store.context, 'healthRecords', {
    ...{
      name: 'scan.png',
      recordType: 'healthLog',
      status: 'uploaded',
      patientClientId: ANNA,
      data: { attachTo: edited },
    },
    ...UPLOADED,
  })
  const after = await fhirFile(database, anna, 'en', between)
  expect(Date.parse(after.asOf)).toBe(store.clock.now())
  const { healthRecords } = JSON.parse(await textOf(jsonFile(database, anna, AT, between)))
  expect(healthRecords).toMatchObject([{ name: 'Edited offline', unsynced: true }])
  const facts = await firstValueFrom(exportFacts(database, ANNA, EXPORTED_TYPES))
  expect([facts.total, facts.unsent]).toEqual([1, 1])
  expect(await firstValueFrom(looseRecords(database))).toBe(1)
  const all = JSON.parse(await textOf(accountFile(database, AT, between)))
  expect(all.patients.map((one: { name: string }) => one.name).sort()).toEqual(['Anna', 'Boris'])
  expect(all.healthRecords.map((one: { name: string }) => one.name)).toContain('Record 9')
})
