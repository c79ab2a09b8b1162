import { expect, test } from 'vitest'
import {
  eraseKey,
  isImplausible,
  isIncomplete,
  isRareTyped,
  readPressures,
  readTyped,
  typedValue,
  typeKey,
} from '../../../../src/domain/triage/typed-number.ts'
import type { VitalId } from '../../../../src/domain/triage/vitals.ts'

const type = (id: VitalId, keys: string) => {
  let typed = typeKey(id, '', keys.charAt(0))
  for (const key of keys.slice(1)) typed = typeKey(id, typed.text, key)
  return typed
}

test.each([
  ['HR', '132', '132'],
  ['HR', '44', '44'],
  ['RR', '26', '26'],
  ['SpO2', '90', '90'],
  ['SpO2', '100', '100'],
  ['SBP', '88', '88'],
  ['Temp', '394', '39.4'],
  ['GCS', '15', '15'],
] as const)('%s typed as %s is complete as %s: the next field takes over', (id, keys, text) => {
  expect(type(id, keys)).toEqual({ kind: 'complete', text })
})

test.each([
  ['HR', '13'],
  ['SpO2', '10'],
  ['SpO2', '9'],
  ['RR', '8'],
  ['SBP', '11'],
] as const)('%s typed as %s waits: another digit could follow', (id, keys) => {
  expect(type(id, keys)).toEqual({ kind: 'typing', text: keys })
})

test('a digit that leaves the plausible range is refused, and the text stays', () => {
  expect(type('HR', '301')).toEqual({ kind: 'refused', text: '30' })
  expect(type('SpO2', '101')).toEqual({ kind: 'refused', text: '10' })
  expect(type('Temp', '3945')).toEqual({ kind: 'refused', text: '39.4' })
  expect(type('HR', '0')).toEqual({ kind: 'refused', text: '' })
})

test('the point of a temperature may be typed or is inserted', () => {
  expect(type('Temp', '38')).toEqual({ kind: 'typing', text: '38.' })
  expect(type('Temp', '38,9').text).toBe('38.9')
  expect(typeKey('HR', '88', ',').kind).toBe('refused')
})

test('erasing a trailing point removes the digit before it too', () => {
  expect(eraseKey('38.9')).toBe('38.')
  expect(eraseKey('38.')).toBe('3')
  expect(eraseKey('3')).toBe('')
  expect(eraseKey('')).toBe('')
})

test('pasted text is read if it contains one number', () => {
  expect(readTyped('Temp', '39,4 °C')).toBe('39.4')
  expect(readTyped('HR', ' ')).toBe('')
  expect(readTyped('Temp', '101.3 F')).toBe('101.3')
  expect(readTyped('HR', '132/min')).toBe('132')
  expect(typedValue('38.')).toBe(38)
  expect(typedValue('')).toBeNull()
})

test('several numbers are never merged into one', () => {
  for (const [id, given] of [
    ['SBP', '94/60'],
    ['HR', '1e3'],
    ['RR', '2 6'],
    ['RR', '-26'],
    ['SpO2', '91-93'],
    ['Temp', '38 9'],
    ['Temp', '38.95'],
    ['HR', '1180'],
    ['HR', 'fast'],
  ] as const)
    expect(readTyped(id, given), given).toBeNull()
  expect(readPressures('АД 94/60 мм')).toEqual({ SBP: '94', DBP: '60' })
  expect(readPressures('120 / 80')).toEqual({ SBP: '120', DBP: '80' })
  expect(readPressures('120')).toBeNull()
})

test('impossible values are recognised', () => {
  expect(isImplausible('HR', '9')).toBe(true)
  expect(isImplausible('HR', '')).toBe(false)
  expect(isImplausible('Temp', '10.')).toBe(true)
  expect(isImplausible('SpO2', '88')).toBe(false)
})

test('extreme values are rare, and incomplete while a digit may follow', () => {
  expect(isRareTyped('SpO2', '39')).toBe(true)
  expect(isRareTyped('SpO2', '40')).toBe(false)
  expect(isIncomplete('SpO2', '39')).toBe(false)
  expect(isIncomplete('SpO2', '10')).toBe(true)
  expect(isIncomplete('RR', '2')).toBe(true)
  expect(isIncomplete('RR', '28')).toBe(false)
  expect(isIncomplete('SBP', '30')).toBe(true)
  expect(isRareTyped('SBP', '')).toBe(false)
})
