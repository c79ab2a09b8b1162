import { expect, test } from 'vitest'
import { findPatients } from '../../../../src/domain/patients/find-patients.ts'
import { nextCurrent } from '../../../../src/domain/patients/next-current.ts'

const people = [
  { clientId: 'a', name: 'Воронцова Галина Сергеевна', data: { nickname: 'Воронцова Г. С.' } },
  { clientId: 'b', name: 'Миронова Нина Павловна', data: { nickname: 'Мама' } },
  { clientId: 'c', name: 'Захаров Пётр Иванович', data: {} },
  { clientId: 'd', name: 'Γιώργος Παπαδόπουλος', data: { nickname: 'Γιώργος' } },
  { clientId: 'e', name: 'Zoë Müller', data: {} },
]
const found = (query: string) => findPatients(people, query).map(({ clientId }) => clientId)

test.each([
  ['ворон', ['a']],
  ['ГАЛИНА', ['a']],
  ['серг ворон', ['a']],
  ['мама', ['b']],
  ['петр', ['c']],
  ['Пётр', ['c']],
  ['γιωργος', ['d']],
  ['ΓΙΩΡΓΟΣ', ['d']],
  ['ΠΑΠΑΔΟΠΟΥΛΟΣ', ['d']],
  ['muller zoe', ['e']],
  ['ов', ['a', 'b', 'c']],
  ['unknown', []],
])('looking for %s finds %s', (query, ids) => expect(found(query)).toEqual(ids))

test('a blank query finds all patients, in order', () => {
  expect(found('')).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(found('  ')).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('after a deletion the next in the list becomes current, after the last the one before, after the only one none', () => {
  expect(nextCurrent(people, 'a')?.clientId).toBe('b')
  expect(nextCurrent(people, 'c')?.clientId).toBe('d')
  expect(nextCurrent(people, 'e')?.clientId).toBe('d')
  expect(nextCurrent(people.slice(0, 1), 'a')).toBeNull()
})
