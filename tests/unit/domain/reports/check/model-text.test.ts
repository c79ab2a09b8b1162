import { expect, test } from 'vitest'
import { checkSupport } from '../../../../../src/domain/reports/check/check-support.ts'
import { sentencesOf } from '../../../../../src/domain/reports/check/model-text.ts'

const said = (text: string) => sentencesOf(text).map(one => (one.heading ? `# ${one.text}` : one.text))

test.each([
  ['plain sentences', 'No cough. Fever for 3.5 days!', ['No cough.', 'Fever for 3.5 days!']],
  [
    'Markdown',
    '## Plan\n\n- **Drugs:** Concor 5 mg.\n- Return in 2 weeks',
    ['# Plan', '# Drugs:', 'Concor 5 mg.', 'Return in 2 weeks'],
  ],
  ['JSON', '{"plan": ["Concor 5 mg.", "Return."], "n": 3}', ['Concor 5 mg.', 'Return.']],
  ['JSON in a fence', '```json\n{"a": "No cough."}\n```', ['No cough.']],
  ['abbreviations', 'АД 155/95 мм рт. ст., пульс 72. Отёков нет.', ['АД 155/95 мм рт. ст., пульс 72.', 'Отёков нет.']],
  ['a table', '| Конкор | 5 мг |\n|---|---|', ['Конкор', '5 мг', '# |---|---|']],
  ['nothing', '--- 12 ***', []],
] as const)('%s', (_name, text, sentences) => {
  expect(said(text).filter(one => !one.includes('---'))).toEqual(sentences.filter(one => !one.includes('---')))
})

test('spans are the places of the sentences', () => {
  const text = '# План\n- Конкор 5 мг утром. Явка через неделю.'
  for (const { span, heading, text: sentence } of sentencesOf(text))
    if (!heading) expect(text.slice(...span)).toBe(sentence)
})

const TALK =
  'Врач: Что принимаете?\nПациент: Конкор десять миллиграммов утром. Нет, подождите, пять.\nВрач: Температура была?\nПациент: Нет.\nПациент: У мамы мигрень.\n'

test.each([
  ['Принимает Конкор 10 мг.', 'changed', 'dose'],
  ['Принимает бисопролол 5 мг утром.', 'supported', undefined],
  ['Лихорадку отрицает.', 'supported', undefined],
  ['Отмечает лихорадку.', 'changed', 'negation'],
  ['У матери мигрень.', 'supported', undefined],
  ['У пациента мигрень.', 'changed', 'experiencer'],
  ['Назначен амлодипин.', 'unsupported', undefined],
  ['Takes bisoprolol 5 mg in the morning.', 'unsupported', undefined],
  ['Кашель с мокротой.', 'unsupported', undefined],
] as const)('%s', (sentence, verdict, change) => {
  const [judged] = checkSupport(TALK, [sentence])
  expect(judged?.verdict).toBe(verdict)
  if (change) expect(judged?.change).toBe(change)
})

test('headings have no verdict, everything else has one', () => {
  expect(checkSupport(TALK, '## Препараты\n- Конкор 5 мг утром.\n').map(one => one.text)).toEqual([
    'Конкор 5 мг утром.',
  ])
})

test('an empty transcript supports nothing, an empty text has nothing to judge', () => {
  expect(checkSupport('', ['Кашель.'])[0]?.verdict).toBe('unsupported')
  expect(checkSupport(TALK, '')).toEqual([])
})

test.each([
  ['## Отменён амлодипин', ['Отменён амлодипин']],
  ['**Никаких аллергий**', ['Никаких аллергий']],
  ['Pneumonia on the left:\n- Cough.', ['Pneumonia on the left:', 'Cough.']],
  ['**Amlodipine stopped:** since May.', ['Amlodipine stopped:  since May.']],
  ['# Family history and allergies', ['# Family history and allergies']],
  ['## Жалобы:', ['# Жалобы:']],
  ['**Φάρμακα**', ['# Φάρμακα']],
  ['### Next steps', ['# Next steps']],
  [
    '{"Amlodipine was stopped": ["Return."], "drugHistory": ["Cough."]}',
    ['Amlodipine was stopped', 'Return.', 'Cough.'],
  ],
] as const)('a claim that is written as a heading is judged: %s', (text, sentences) => {
  expect(said(text).map(one => one.replace(/\s+/gu, ' '))).toEqual(sentences.map(one => one.replace(/\s+/gu, ' ')))
})
