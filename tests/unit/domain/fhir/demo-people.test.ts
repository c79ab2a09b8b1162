import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../../src/contract/entities/user.ts'
import { greekHistory } from '../../../../src/server/modules/demo/history/el.ts'
import { englishHistory } from '../../../../src/server/modules/demo/history/en.ts'
import { historyRows } from '../../../../src/server/modules/demo/history/history-rows.ts'
import { russianHistory } from '../../../../src/server/modules/demo/history/ru.ts'
import { exportOf, PATIENT, storedRecord } from '../../../factories/fhir/export-of.ts'
import { fhirProblems } from '../../../factories/fhir/validate.ts'

const HISTORIES = { ru: russianHistory, en: englishHistory, el: greekHistory }

describe.each(LOCALES)('ten years of demo data in %s', locale => {
  const { patient, ...texts } = HISTORIES[locale]
  const rows = historyRows(texts, new Date('2026-11-23T10:00:00Z'))
  const records = rows.map(({ date, ...row }, at) =>
    storedRecord({ ...row, createdAt: date, clientId: `0199c000-0000-7000-8000-${String(at).padStart(12, '0')}` }),
  )
  const exported = exportOf(records, { ...PATIENT, ...patient }, locale)

  it('is a valid document with every value, medicine and study', () => {
    expect(fhirProblems(exported.text)).toEqual([])
    expect(exported.counts).toMatchObject({
      resources: { Observation: 21 * 12, MedicationStatement: 8, DocumentReference: 38 },
      leftOut: { unread: 0, insight: 0, visit: 0, empty: 0 },
      doubtful: 0,
    })
  })

  it('is the same to the byte when it is exported again', () => {
    expect(exportOf(records, { ...PATIENT, ...patient }, locale).text).toBe(exported.text)
  })
})
