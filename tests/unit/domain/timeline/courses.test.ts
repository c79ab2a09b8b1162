import { describe, expect, test } from 'vitest'
import type { HealthReport } from '../../../../src/contract/entities/health-report.ts'
import { coursesOf, drawnEnd, lanesOf } from '../../../../src/domain/timeline/courses.ts'

const day = (text: string) => new Date(`${text}T00:00:00`).getTime()
const record = (date: string, report: HealthReport, name = 'Iron course') => {
  const of = { clientId: `record ${date}`, name, recordType: 'treatment' as const, at: day(date) }
  return { courses: coursesOf(report, of) }
}
const prescribed = (date: string, medication: string, dosage: string, duration: string | null) =>
  record(date, { prescriptions: [{ medication, dosage, frequency: '', duration }] })

describe('treatments as spans', () => {
  test('a duration that can be read gives an end, others an open one that is said so', () => {
    const { courses } = record('2025-10-16', {
      prescriptions: [
        { medication: 'Iron sulfate', dosage: '100 mg', duration: '8 months' },
        { medication: 'Cholecalciferol', dosage: '1000 IU', duration: 'long-term' },
        { medication: 'Ibuprofen', dosage: '200 mg', duration: 'as agreed' },
        { medication: 'Paracetamol', dosage: '500 mg', frequency: 'daily for 5 days' },
        { medication: ' ', dosage: '1' },
      ],
      procedures: [{ name: 'Physiotherapy', duration: '10 days' }],
    })
    expect(courses).toMatchObject([
      { name: 'Iron sulfate', end: 'said', from: day('2025-10-16'), to: day('2026-06-16') },
      { name: 'Cholecalciferol', end: 'open', to: null },
      { name: 'Ibuprofen', end: 'unknown', to: null, said: 'as agreed' },
      { name: 'Paracetamol', end: 'said', to: day('2025-10-21') },
      { name: 'Physiotherapy', end: 'said', to: day('2025-10-26') },
    ])
  })

  test('a treatment without prescriptions stands as itself, another record not at all', () => {
    expect(record('2025-10-16', {}).courses).toMatchObject([{ name: 'Iron course', end: 'unknown' }])
    const of = { clientId: 'a', name: 'Blood', recordType: 'labResults' as const, at: 0 }
    expect(coursesOf({}, of)).toEqual([])
  })

  test('courses of one medicine share a lane; one without an end gives way to the next', () => {
    const [vitamin, iron] = lanesOf([
      prescribed('2026-01-10', 'Колекальциферол', '1000 МЕ', 'постоянно'),
      prescribed('2025-10-16', 'колекальциферол', '4000 МЕ', 'постоянно'),
      prescribed('2025-11-01', 'Железа сульфат', '100 мг', null),
    ])
    expect(vitamin).toMatchObject({ name: 'Колекальциферол', courses: [{ dosage: '4000 МЕ' }, { dosage: '1000 МЕ' }] })
    const now = day('2026-11-20')
    if (!vitamin || !iron) throw new Error('no lanes')
    expect(drawnEnd(vitamin, 0, now)).toBe(day('2026-01-10'))
    expect(drawnEnd(vitamin, 1, now)).toBe(now)
    expect(drawnEnd(iron, 0, now)).toBe(now)
    // A record that is dated in the future ends where it begins.
    expect(drawnEnd(iron, 0, day('2025-01-01'))).toBe(day('2025-11-01'))
  })
})
