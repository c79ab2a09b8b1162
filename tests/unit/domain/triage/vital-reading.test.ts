import { describe, expect, test } from 'vitest'
import { isRare, readVital, readVitals } from '../../../../src/domain/triage/vital-reading.ts'
import { VITAL_IDS, type VitalId } from '../../../../src/domain/triage/vitals.ts'

describe('a vital', () => {
  test.each<[VitalId, number, number]>([
    ['HR', 10, 300],
    ['RR', 1, 80],
    ['SpO2', 10, 100],
    ['SBP', 20, 300],
    ['DBP', 10, 200],
    ['Temp', 15, 45],
    ['GCS', 3, 15],
  ])('%s is plausible from %d to %d and nowhere beyond', (id, lowest, highest) => {
    const step = id === 'Temp' ? 0.1 : 1
    expect(readVital(id, lowest)).toEqual({ kind: 'measured', value: lowest })
    expect(readVital(id, highest)).toEqual({ kind: 'measured', value: highest })
    expect(readVital(id, lowest - step)).toEqual({ kind: 'implausible', given: lowest - step })
    expect(readVital(id, highest + step)).toEqual({ kind: 'implausible', given: highest + step })
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, 0, 1e-7, 1e21])(
    'of %d is never scored',
    given => {
      for (const id of VITAL_IDS) expect(readVital(id, given)).toEqual({ kind: 'implausible', given })
    },
  )

  test('is rounded as displayed', () => {
    expect(readVital('Temp', 35.05)).toEqual({ kind: 'measured', value: 35.1 })
    expect(readVital('Temp', 36.05)).toEqual({ kind: 'measured', value: 36.1 })
    expect(readVital('Temp', 36.04)).toEqual({ kind: 'measured', value: 36 })
    expect(readVital('SpO2', 89.5)).toEqual({ kind: 'measured', value: 90 })
    expect(readVital('GCS', 14.5)).toEqual({ kind: 'implausible', given: 14.5 })
  })

  test.each<[VitalId, number]>([
    ['HR', 20],
    ['RR', 4],
    ['SpO2', 40],
    ['SBP', 40],
    ['DBP', 20],
    ['Temp', 25],
  ])('%s below %d is measured and rare', (id, from) => {
    const below = readVital(id, id === 'Temp' ? from - 0.1 : from - 1)
    expect(below.kind).toBe('measured')
    expect(isRare(id, below)).toBe(true)
    expect(isRare(id, readVital(id, from))).toBe(false)
    expect(isRare(id, readVital(id, null))).toBe(false)
  })

  test('marked unrecordable is not zero; a measured number takes precedence', () => {
    expect(readVital('SBP', null)).toEqual({ kind: 'missing' })
    expect(readVital('SBP', undefined)).toEqual({ kind: 'missing' })
    expect(readVital('SBP', null, true)).toEqual({ kind: 'unrecordable' })
    expect(readVital('SBP', 84, true)).toEqual({ kind: 'measured', value: 84 })
  })
})

test('each vital is read from its own field', () => {
  const readings = readVitals({ HR: 61, RR: 17, SpO2: 97, SBP: 121, DBP: 71, Temp: 36.9, GCS: 13 })
  const values = VITAL_IDS.map(id => readings[id])
  expect(values).toEqual([61, 17, 97, 121, 71, 36.9, 13].map(value => ({ kind: 'measured', value })))
  expect(readVitals({}, ['DBP'])).toMatchObject({ DBP: { kind: 'unrecordable' }, SBP: { kind: 'missing' } })
})
