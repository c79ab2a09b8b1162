import { expect, test } from 'vitest'
import { analyse } from '../../../../../src/domain/reports/analysis/analyse.ts'
import { REPORT_RULES_VERSION } from '../../../../../src/domain/reports/analysis/analysis.ts'
import { statedDates } from '../../../../../src/domain/reports/analysis/stated-dates.ts'
import { extract } from '../../../../../src/domain/reports/extract.ts'
import type { Extraction, FoundDrug } from '../../../../../src/domain/reports/extraction.ts'
import { readVisits } from '../../../../factories/visits/visit.ts'

const TODAY = '2026-11-23'
const NOTHING: Extraction = { sections: [], drugs: [], vitals: [], followUp: [], leftOut: [] }

/** An allergy and a prescription as a transcript says them. */
function conflictsOf(allergen: string, drug: string) {
  const transcript = `Doctor: Any allergies?\nPatient: ${allergen}, I got hives.\nDoctor: I will prescribe ${drug} 500 milligrams twice a day.\n`
  const row = (name: string, inn: string, status: FoundDrug['status']): FoundDrug => {
    const at = transcript.indexOf(name)
    return {
      name,
      inn,
      dose: null,
      unit: null,
      route: null,
      frequency: null,
      perDay: null,
      status,
      experiencer: 'patient',
      spans: [[at, at + name.length]],
    }
  }
  const drugs = [row(allergen, allergen.toLowerCase(), 'allergy'), row(drug, drug, 'prescribed')]
  return analyse(transcript, { ...NOTHING, drugs }, TODAY).conflicts.map(({ rule }) => rule)
}

test.each([
  ['Penicillin', 'amoxicillin', ['sameClass']],
  ['Cefuroxime', 'cefazolin', ['sameClass']],
  ['Amoxicillin', 'cefazolin', ['betaLactam']],
  ['Amoxicillin', 'amoxicillin/clavulanic acid', ['sameIngredient']],
  ['Sulfonamide antibiotics', 'furosemide', []],
  ['Sulfonamide antibiotics', 'gliclazide', []],
  ['Amoxicillin', 'aztreonam', []],
  ['Codeine', 'ibuprofen', []],
] as const)('an allergy to %s against %s', (allergen, drug, rules) => {
  const inn = allergen === 'Penicillin' ? 'Benzylpenicillin' : allergen
  expect(conflictsOf(inn, drug)).toEqual(rules)
})

test('body mass index from the stated height and weight, nothing from one of them', () => {
  const span: [number, number] = [0, 1]
  const vitals = [
    { name: 'height', value: 164, unit: 'cm', spans: [span] },
    { name: 'weight', value: 82, unit: 'kg', spans: [span] },
  ]
  expect(analyse('', { ...NOTHING, vitals }, TODAY).arithmetic).toMatchObject([{ kind: 'bmi', value: 30.5 }])
  expect(analyse('', { ...NOTHING, vitals: vitals.slice(1) }, TODAY).arithmetic).toEqual([])
})

test('ages and days are of dates with day, month and year', () => {
  expect(statedDates('Родился 3 мая 1960 года. Операция 12.03.2024, в марте был снимок.')).toMatchObject([
    { date: '1960-05-03', isBirth: true },
    { date: '2024-03-12', isBirth: false },
  ])
  expect(statedDates('born on May 3, 1960; seen 31.02.2024')).toMatchObject([{ date: '1960-05-03', isBirth: true }])
  expect(analyse('Дата рождения 24.11.1960.', NOTHING, TODAY).arithmetic).toMatchObject([{ kind: 'age', years: 65 }])
})

test('an empty extraction lacks every section and has no score', () => {
  const { version, missing, vitals } = analyse('', NOTHING, TODAY)
  expect(version).toBe(REPORT_RULES_VERSION)
  expect(missing).toHaveLength(12)
  expect(vitals.news2).toBeNull()
})

test('adult bands are for adults who are not pregnant', () => {
  const of = (id: string) => {
    const visit = [...readVisits('given'), ...readVisits('own')].find(one => one.id === id)
    return visit && analyse(visit.transcript, extract(visit.transcript), TODAY).vitals
  }
  expect(of('en-03')).toMatchObject({ excluded: 'child', outOfRange: [], news2: null })
  expect(of('own-ru-1')).toMatchObject({ excluded: 'pregnant', outOfRange: [], news2: null })
  expect(of('el-02')?.news2).toMatchObject({ kind: 'complete', total: 2 })
})

test.each(readVisits('given').map(visit => [visit.id, visit] as const))(
  '%s: conflicts as in the gold',
  (_id, visit) => {
    const found = analyse(visit.transcript, extract(visit.transcript), TODAY).conflicts
    expect(found.length).toBe(visit.gold.analysis.conflicts?.length ?? 0)
  },
)
