import { describe, expect, test } from 'vitest'
import { editedEvidence, unjudged } from '../../../../src/domain/reports/evidence/edited-evidence.ts'
import { spokenAt } from '../../../../src/domain/reports/evidence/times.ts'
import { reportEngine } from '../../../../src/domain/reports/report-engine.ts'

const TRANSCRIPT = 'Пациент: Кашель три дня. Температуры нет. Пью амброксол.'
const judge = (text: string) => reportEngine.judge(TRANSCRIPT, text).evidence
const verdicts = (before: string, after: string) =>
  editedEvidence(judge(before), judge(after)).sections.flatMap(one => one.sentences.map(s => [s.text, s.verdict]))

test('a text that nothing could judge keeps the evidence of the sentences that still stand in it', () => {
  const before = judge('Кашель три дня. Боль в груди. Температуры нет.')
  const content = 'Температуры нет. Кашель три дня. Температуры нет. Сон хороший.'
  const kept = unjudged(before, content)?.sections.flatMap(one => one.sentences) ?? []
  expect(kept.map(({ text, verdict, at }) => [text, verdict, content.slice(...(at ?? [0, 0]))])).toEqual([
    ['Кашель три дня.', 'supported', 'Кашель три дня.'],
    ['Температуры нет.', 'supported', 'Температуры нет.'],
  ])
  expect(kept.map(({ at }) => at?.[0])).toEqual([17, 33])
  expect(unjudged(null, content)).toBeNull()
})

describe('the evidence of an edited report', () => {
  test('a sentence that stands as before keeps its verdict, a doubtful one too', () => {
    const before = 'Кашель три дня. Боль в груди.'
    expect(verdicts(before, `Боль в груди. Кашель три дня.`)).toEqual([
      ['Боль в груди.', 'unsupported'],
      ['Кашель три дня.', 'supported'],
    ])
  })

  test('a new one that the transcript supports has its places; another is the own word of its writer', () => {
    expect(verdicts('Кашель три дня.', 'Кашель три дня. Температуры нет. Аппетит хороший.')).toEqual([
      ['Кашель три дня.', 'supported'],
      ['Температуры нет.', 'supported'],
      ['Аппетит хороший.', 'manual'],
    ])
  })

  test('each sentence has its place in the edited text', () => {
    const content = 'Температуры нет. Кашель три дня.'
    for (const { text, at } of editedEvidence(judge('Кашель три дня.'), judge(content)).sections[0]?.sentences ?? [])
      expect(content.slice(...(at ?? [0, 0]))).toBe(text)
  })

  test('the same sentence twice keeps each evidence once', () => {
    expect(verdicts('Боль в груди.', 'Боль в груди. Боль в груди.').map(([, verdict]) => verdict)).toEqual([
      'unsupported',
      'manual',
    ])
  })
})

describe('when words were said', () => {
  const segments = [
    { start: 0, text: 'Кашель три дня.' },
    { start: 4.5, text: ' Температуры нет.' },
    { start: 9, text: 'Пью амброксол.' },
  ]
  const at = (words: string, timed: typeof segments | null = segments, duration: number | null = 12) =>
    spokenAt(TRANSCRIPT, TRANSCRIPT.indexOf(words), timed, duration)

  test('by the segment of the recogniser that holds them', () => {
    expect(at('три')).toEqual({ seconds: 0, isApproximate: false })
    expect(at('нет')).toEqual({ seconds: 4.5, isApproximate: false })
    expect(at('амброксол')).toEqual({ seconds: 9, isApproximate: false })
  })

  test('without segments, and after the last one that still stands, by their share of the text, approximately', () => {
    expect(at('амброксол', null)).toMatchObject({ isApproximate: true })
    expect(at('амброксол', segments.slice(0, 1))).toMatchObject({ isApproximate: true })
    expect(spokenAt(TRANSCRIPT, TRANSCRIPT.length / 2, null, 12)?.seconds).toBeCloseTo(6)
    expect(spokenAt(TRANSCRIPT, 99_999, null, 12)?.seconds).toBe(12)
  })

  test('an edited segment is passed over, the others keep their times', () => {
    const edited = [segments[0], { start: 4.5, text: 'Жара нет.' }, segments[2]] as typeof segments
    expect(at('нет', edited)).toEqual({ seconds: 0, isApproximate: false })
    expect(at('амброксол', edited)).toEqual({ seconds: 9, isApproximate: false })
  })

  test('not at all without a length', () => {
    expect(at('нет', null, null)).toBeNull()
    expect(at('нет', null, 0)).toBeNull()
  })
})
