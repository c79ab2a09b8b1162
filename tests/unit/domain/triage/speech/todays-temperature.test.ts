import { expect, test } from 'vitest'
import { extractVitals } from '../../../../../src/domain/triage/speech/extract-vitals.ts'

const temperature = (text: string) => extractVitals(text).facts.Temp

test.each([
  ['Yesterday 39, today 33.9.', undefined],
  ['Yesterday 39, today 34.1.', 34.1],
  ['Yesterday 39, today 41.9.', 41.9],
  ['Yesterday 39, today 42.1.', undefined],
  ['Yesterday 39, today 37.', undefined],
])('an unnamed number of today is a temperature if it has tenths and is from 34 to 42: %s', (text, value) =>
  expect(temperature(text)).toEqual(
    value === undefined ? undefined : expect.objectContaining({ kind: 'heard', value }),
  ),
)

test.each([
  ['Χθες είχε 39, σήμερα 37,2.', 37.2],
  ['Вчера было тридцать девять, сейчас тридцать семь и два.', 37.2],
  ['Her daughter brought her. She had 39 yesterday, now 37.2.', 37.2],
])('in every language: %s', (text, value) => expect(temperature(text)).toMatchObject({ kind: 'heard', value }))

test.each([
  'Yesterday 37.2.',
  'He has 37.2.',
  'Haematocrit yesterday 39, today 37.2.',
  'Haematocrit is low. Yesterday 39, today 37.2.',
  'Yesterday 39, today 37.2, haematocrit.',
  'Yesterday 39, today 37.2 kilos.',
  'She measures yesterday 39, today 37.2.',
  'Today 37.2 something.',
])('a number that another word may name, or that is not of now, is no temperature: %s', text =>
  expect(temperature(text)).toBeUndefined(),
)
