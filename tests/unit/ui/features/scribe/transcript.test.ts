import { expect, test } from 'vitest'
import { findWords, MOST_FOUND } from '../../../../../src/ui/features/scribe/transcript/find-words.ts'
import { partsOf } from '../../../../../src/ui/features/scribe/transcript/marked-parts.ts'
import { turnsOf } from '../../../../../src/ui/features/scribe/transcript/turns.ts'

const words = (text: string, turns: ReturnType<typeof turnsOf>) =>
  turns.map(({ place: [start, end], label, speaker }) => [label, speaker, text.slice(start, end)])

test('labels that come back are speakers; others are words of their line', () => {
  const text = 'Врач: Что беспокоит?\nПациент: Болит спина.\n\nВрач: Давно?\nПациент: С лета.\nДиагноз: люмбаго.\nВсё.'
  expect(words(text, turnsOf(text, null))).toEqual([
    ['Врач', 0, 'Что беспокоит?'],
    ['Пациент', 1, 'Болит спина.'],
    ['Врач', 0, 'Давно?'],
    ['Пациент', 1, 'С лета.'],
    [null, null, 'Диагноз: люмбаго.'],
    [null, null, 'Всё.'],
  ])
})

test('two lines with two labels are two speakers', () => {
  const text = 'Doctor: Any fever?\nPatient: No.'
  expect(words(text, turnsOf(text, null))).toEqual([
    ['Doctor', 0, 'Any fever?'],
    ['Patient', 1, 'No.'],
  ])
})

test('a dictation with headings has no speakers', () => {
  const text = 'Complaints: headache.\nPlan: rest.\nCalled again.'
  expect(turnsOf(text, null).map(({ label }) => label)).toEqual([null, null, null])
})

test('without lines the segments are the turns, as far as they still stand in the text', () => {
  const text = 'One two. Three was edited. Five six.'
  const segments = ['One two.', 'Three four.', 'Five six.'].map((said, start) => ({ start, text: said }))
  expect(words(text, turnsOf(text, segments)).map(([, , said]) => said)).toEqual([
    'One two. Three was edited. ',
    'Five six.',
  ])
})

test('long turns and long texts are cut into pieces that join to the text', () => {
  const line = 'A sentence of a long talk. '.repeat(200)
  const turns = turnsOf(line, null)
  expect(turns.length).toBeGreaterThan(3)
  expect(turns.map(({ place: [start, end] }) => line.slice(start, end)).join('')).toBe(line)
  const text = 'A line.\n'.repeat(20_000)
  expect(
    turnsOf(text, null)
      .map(({ place: [start, end] }) => text.slice(start, end))
      .join(''),
  ).toBe(text)
})

test('words are found without regard to case, accents and ё; й stays a letter of its own', () => {
  const found = (text: string, sought: string) => findWords(text, sought).map(([start, end]) => text.slice(start, end))
  expect(found('Отёк голени. ОТЕК лодыжек', ' отек ')).toEqual(['Отёк', 'ОТЕК'])
  expect(found('Πόνος στην πλάτη, πονος', 'πόνοσ')).toEqual(['Πόνος', 'πονος'])
  expect(found('мой и мои', 'мои')).toEqual(['мои'])
  expect(found('text', '  ')).toEqual([])
  expect(findWords('a'.repeat(5000), 'a')).toHaveLength(MOST_FOUND)
})

test('marks cut a text; where they overlap the later one is seen', () => {
  const marks = [
    { place: [2, 6], kind: 'found' },
    { place: [4, 8], kind: 'current' },
    { place: [20, 30], kind: 'found' },
  ] as const
  expect(partsOf([0, 10], marks)).toEqual([
    { start: 0, end: 2, kind: null },
    { start: 2, end: 4, kind: 'found' },
    { start: 4, end: 8, kind: 'current' },
    { start: 8, end: 10, kind: null },
  ])
})
