import { expect, test } from 'vitest'
import { TRIAGE_PROFILES } from '../../../../src/domain/triage/profiles/choose-profile.ts'
import type { CategoryId, TriageCategory } from '../../../../src/domain/triage/profiles/profile.ts'
import { firstContactDue, reassessmentDue } from '../../../../src/domain/triage/reassessment.ts'

const MINUTE = 60_000
const T0 = Date.UTC(2026, 10, 20, 11, 0)
const category = (id: CategoryId): TriageCategory => {
  const found = TRIAGE_PROFILES.flatMap(({ categories }) => categories).find(candidate => candidate.id === id)
  if (!found) throw new Error(id)
  return found
}

test.each<[CategoryId, number]>([
  ['rus_red', 15],
  ['rus_orange', 30],
  ['rus_yellow', 60],
  ['rus_green', 120],
  ['orange', 10],
  ['yellow', 30],
  ['green', 60],
  ['blue', 120],
])('%s is reassessed after %d minutes, to the millisecond', (id, minutes) => {
  const dueAt = T0 + minutes * MINUTE
  const at = (now: number) => reassessmentDue(category(id), T0, now)
  expect(at(T0)).toEqual({ kind: 'waiting', dueAt, remaining: minutes * MINUTE })
  expect(at(dueAt - 1)).toEqual({ kind: 'waiting', dueAt, remaining: 1 })
  expect(at(dueAt)).toEqual({ kind: 'due', dueAt, overdue: 0 })
  expect(at(dueAt + 5 * MINUTE)).toEqual({ kind: 'due', dueAt, overdue: 5 * MINUTE })
})

test('a Manchester red is watched continuously', () =>
  expect(reassessmentDue(category('red'), T0, T0 + 99 * MINUTE)).toEqual({ kind: 'continuous' }))

test.each<[CategoryId, number]>([
  ['rus_orange', 30],
  ['rus_yellow', 60],
  ['rus_green', 120],
  ['orange', 10],
  ['yellow', 60],
  ['green', 120],
  ['blue', 240],
])('%s sees a doctor within %d minutes of arrival', (id, minutes) => {
  const dueAt = T0 + minutes * MINUTE
  expect(firstContactDue(category(id), T0, dueAt - 1)).toEqual({ kind: 'waiting', dueAt, remaining: 1 })
  expect(firstContactDue(category(id), T0, dueAt)).toEqual({ kind: 'due', dueAt, overdue: 0 })
})

test('both reds see a doctor at once', () => {
  for (const id of ['rus_red', 'red'] as const)
    expect(firstContactDue(category(id), T0, T0)).toEqual({ kind: 'immediate' })
})

test('I13: a clock set back by years gives no more time than the category allows', () =>
  expect(reassessmentDue(category('rus_red'), T0, T0 - 3e11)).toMatchObject({
    kind: 'waiting',
    remaining: 15 * MINUTE,
  }))
