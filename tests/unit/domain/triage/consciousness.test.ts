import { expect, test } from 'vitest'
import { consciousnessDisagrees, consciousnessOf } from '../../../../src/domain/triage/consciousness.ts'
import { readVital } from '../../../../src/domain/triage/vital-reading.ts'
import type { Acvpu } from '../../../../src/domain/triage/vitals.ts'

const of = (ACVPU: Acvpu | null, GCS: number | null) => consciousnessOf({ ACVPU }, readVital('GCS', GCS))

test.each([
  ['A', 3],
  ['C', 3],
  ['V', 2],
  ['P', 1],
  ['U', 0],
] as const)('a stated %s is level %d, whatever the coma score', (ACVPU, level) => {
  for (const GCS of [null, 3, 9, 15]) expect(of(ACVPU, GCS)).toEqual({ kind: 'level', level, from: 'ACVPU' })
})

test('without a statement GCS 3 is level 0, 15 is alert, between them is responsive, and without both it is unknown', () => {
  expect(of(null, 3)).toEqual({ kind: 'level', level: 0, from: 'GCS' })
  expect(of(null, 4)).toEqual({ kind: 'responsive', from: 'GCS' })
  expect(of(null, 14)).toEqual({ kind: 'responsive', from: 'GCS' })
  expect(of(null, 15)).toEqual({ kind: 'level', level: 3, from: 'GCS' })
  expect(of(null, null)).toEqual({ kind: 'unknown' })
  expect(of(null, 2)).toEqual({ kind: 'unknown' })
})

test.each([
  ['A', 13, true],
  ['A', 14, false],
  ['A', 15, false],
  ['C', 14, false],
  ['C', 15, true],
  ['C', 3, true],
  ['V', 3, true],
  ['V', 4, false],
  ['P', 3, true],
  ['P', 4, false],
  ['U', 3, false],
  ['U', 4, false],
  ['U', 15, true],
  ['A', null, false],
  ['U', null, false],
  [null, 3, false],
  [null, 15, false],
] as const)('%s with a coma score of %s disagrees: %s', (ACVPU, GCS, disagrees) =>
  expect(consciousnessDisagrees({ ACVPU }, readVital('GCS', GCS))).toBe(disagrees),
)
