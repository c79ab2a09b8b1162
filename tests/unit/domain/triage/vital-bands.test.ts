import { expect, test } from 'vitest'
import { consciousnessBand, type VitalBand, vitalBand, worseBand } from '../../../../src/domain/triage/vital-bands.ts'
import { VITAL_IDS, type VitalId } from '../../../../src/domain/triage/vitals.ts'
import { everyValue } from '../../../factories/triage/vitals.ts'

test.each<[VitalId, number, VitalBand]>([
  ['HR', 39, 'critical'],
  ['HR', 40, 'warning'],
  ['HR', 59, 'warning'],
  ['HR', 60, 'normal'],
  ['HR', 100, 'normal'],
  ['HR', 101, 'warning'],
  ['HR', 120, 'warning'],
  ['HR', 121, 'critical'],
  ['RR', 7, 'critical'],
  ['RR', 8, 'warning'],
  ['RR', 11, 'warning'],
  ['RR', 12, 'normal'],
  ['RR', 20, 'normal'],
  ['RR', 21, 'warning'],
  ['RR', 30, 'warning'],
  ['RR', 31, 'critical'],
  ['SpO2', 89, 'critical'],
  ['SpO2', 90, 'warning'],
  ['SpO2', 94, 'warning'],
  ['SpO2', 95, 'normal'],
  ['SpO2', 100, 'normal'],
  ['SBP', 69, 'critical'],
  ['SBP', 70, 'warning'],
  ['SBP', 89, 'warning'],
  ['SBP', 90, 'normal'],
  ['SBP', 140, 'normal'],
  ['SBP', 141, 'warning'],
  ['SBP', 180, 'warning'],
  ['SBP', 181, 'critical'],
  ['DBP', 49, 'critical'],
  ['DBP', 50, 'warning'],
  ['DBP', 59, 'warning'],
  ['DBP', 60, 'normal'],
  ['DBP', 90, 'normal'],
  ['DBP', 91, 'warning'],
  ['DBP', 110, 'warning'],
  ['DBP', 111, 'critical'],
  ['Temp', 34.9, 'critical'],
  ['Temp', 35, 'warning'],
  ['Temp', 35.9, 'warning'],
  ['Temp', 36, 'normal'],
  ['Temp', 37.5, 'normal'],
  ['Temp', 37.6, 'warning'],
  ['Temp', 39, 'warning'],
  ['Temp', 39.1, 'critical'],
  ['GCS', 11, 'critical'],
  ['GCS', 12, 'warning'],
  ['GCS', 14, 'warning'],
  ['GCS', 15, 'normal'],
])('%s %d is %s', (vital, value, band) => expect(vitalBand(vital, value)).toBe(band))

/** The bands of a vital in the order of its values, each with its first value. */
function runs(id: VitalId): [VitalBand, number][] {
  const found: [VitalBand, number][] = []
  for (const value of everyValue(id)) {
    const band = vitalBand(id, value)
    if (found.at(-1)?.[0] !== band) found.push([band, value])
  }
  return found
}

test('every value in range has one band, and the bands follow each other without gaps', () => {
  const both = (a: number, b: number, c: number, d: number, e: number) => [
    ['critical', a],
    ['warning', b],
    ['normal', c],
    ['warning', d],
    ['critical', e],
  ]
  expect(Object.fromEntries(VITAL_IDS.map(id => [id, runs(id)]))).toEqual({
    HR: both(10, 40, 60, 101, 121),
    RR: both(1, 8, 12, 21, 31),
    SpO2: both(10, 90, 95, 0, 0).slice(0, 3),
    SBP: both(20, 70, 90, 141, 181),
    DBP: both(10, 50, 60, 91, 111),
    Temp: both(15, 35, 36, 37.6, 39.1),
    GCS: both(3, 12, 15, 0, 0).slice(0, 3),
  })
})

test.each([
  ['A', null, null],
  ['A', 'critical', 'critical'],
  ['C', null, 'warning'],
  ['V', 'normal', 'warning'],
  ['P', 'warning', 'critical'],
  ['U', null, 'critical'],
  [null, 'warning', 'warning'],
  [undefined, null, null],
] as const)('consciousness %s with a coma score that is %s is %s', (level, gcs, band) => {
  expect(consciousnessBand(level, gcs)).toBe(band)
})

test('of two bands the worse is shown, in either order', () => {
  const order = [null, 'normal', 'warning', 'critical'] as const
  for (const [i, one] of order.entries())
    for (const [j, other] of order.entries()) expect(worseBand(one, other)).toBe(order[Math.max(i, j)])
})
