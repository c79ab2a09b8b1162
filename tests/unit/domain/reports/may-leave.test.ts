import { describe, expect, test } from 'vitest'
import type { ReportSentence, ReportVersion } from '../../../../src/contract/entities/recording-report.ts'
import { hashText } from '../../../../src/domain/reports/evidence/hash-text.ts'
import { placesOf } from '../../../../src/domain/reports/evidence/places.ts'
import { hindrances, judgedSentences, mayLeave } from '../../../../src/domain/reports/review/may-leave.ts'

const TEXT = 'Кашель три дня. Температуры нет. Кашель сухой.'
const sentence = (quote: string, more: Partial<ReportSentence> = {}): ReportSentence => {
  const start = TEXT.indexOf(quote)
  return { text: quote, spans: [[start, start + quote.length]], quotes: [quote], verdict: 'supported', ...more }
}
const tick = { by: 'Dr A', at: '2026-11-20T10:00:00Z' }
const all = { drugs: tick, doses: tick, negations: tick, followUp: tick }
const version = (sentences: ReportSentence[], more: Partial<ReportVersion> = {}): ReportVersion => ({
  id: 'v',
  content: sentences.map(({ text }) => text).join(' '),
  evidence: { transcriptHash: hashText(TEXT), sections: [{ id: 'complaints', sentences }], leftOut: [] },
  review: all,
  ...more,
})
const of = (one: ReportVersion, text = TEXT) => {
  const judged = judgedSentences(one, text, hashText(text))
  return { judged, hindrances: hindrances(one, judged), mayLeave: mayLeave(hindrances(one, judged)) }
}

describe('a report may leave', () => {
  test('when every list is ticked and every sentence is supported', () => {
    expect(of(version([sentence('Кашель три дня')])).mayLeave).toBe(true)
  })

  test.each(['drugs', 'doses', 'negations', 'followUp'] as const)('not without the tick of %s', list => {
    const { mayLeave, hindrances } = of(version([sentence('Кашель три дня')], { review: { ...all, [list]: null } }))
    expect(mayLeave).toBe(false)
    expect(hindrances.unticked).toEqual([list])
  })

  test.each(['changed', 'unsupported'] as const)('not with a sentence that is %s, until somebody keeps it', verdict => {
    const one = version([sentence('Кашель три дня'), sentence('Температуры нет', { verdict })])
    expect(of(one).hindrances.undecided.map(({ place }) => place)).toEqual([1])
    expect(of({ ...one, review: { ...all, kept: { 1: tick } } }).mayLeave).toBe(true)
    expect(of({ ...one, review: { ...all, kept: { 0: tick } } }).mayLeave).toBe(false)
    expect(of({ ...one, review: { ...all, kept: { 1: null } } }).mayLeave).toBe(false)
  })

  test("with a person's own sentence", () => {
    expect(of(version([sentence('Кашель три дня', { verdict: 'manual', spans: [], quotes: [] })])).mayLeave).toBe(true)
  })

  test('not when the transcript lost the words that a sentence rests on', () => {
    const one = version([sentence('Температуры нет')])
    expect(of(one, TEXT.replace('нет', 'не было')).judged[0]?.standing).toBe('broken')
    expect(of(one, TEXT.replace('нет', 'не было')).mayLeave).toBe(false)
  })
})

describe('after the transcript was edited', () => {
  const moved = `Врач: добрый день. ${TEXT}`
  test('words that stand once are found again', () => {
    const place = placesOf(sentence('Температуры нет'), moved, false)?.[0]
    expect(place && moved.slice(...place)).toBe('Температуры нет')
  })

  test.each([
    ['words in two places', sentence('Кашель'), `${moved} Кашель`],
    ['words that are gone', sentence('Температуры нет'), 'Кашель'],
    ['a sentence without its words', sentence('Кашель', { quotes: [] }), moved],
  ])('%s are no evidence', (_what, one, text) => {
    expect(placesOf(one, text, false)).toBeNull()
  })

  test('the same text does not look for words; spans beyond its end are no evidence', () => {
    expect(placesOf(sentence('Кашель', { quotes: [] }), TEXT, true)).toEqual([[0, 6]])
    expect(placesOf(sentence('Кашель', { spans: [[0, 999]] }), TEXT, true)).toBeNull()
  })
})
