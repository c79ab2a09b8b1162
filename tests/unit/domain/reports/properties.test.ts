import { describe, expect, test } from 'vitest'
import { extract } from '../../../../src/domain/reports/extract.ts'
import type { Extraction, FoundSentence } from '../../../../src/domain/reports/extraction.ts'
import { readTranscript, spanOf } from '../../../../src/domain/reports/text/reading.ts'
import { readVisits } from '../../../factories/visits/visit.ts'

const VISITS = ['given', 'own'].flatMap(readVisits)

/** Same numbers for the same seed. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
const sentencesOf = ({ sections }: Extraction): FoundSentence[] => sections.flatMap(({ sentences }) => sentences)

/** Every sentence is the words of its spans, in their order, and nothing else. */
function expectQuoted(transcript: string, extraction: Extraction): void {
  const all = sentencesOf(extraction)
  for (const { text, spans } of all) {
    expect(spans.length).toBeGreaterThan(0)
    let before = 0
    for (const [start, end] of spans) {
      expect(start).toBeGreaterThanOrEqual(before)
      expect(end).toBeGreaterThan(start)
      before = end
    }
    expect(before).toBeLessThanOrEqual(transcript.length)
    expect(wordsOf(text)).toEqual(spans.flatMap(([start, end]) => wordsOf(transcript.slice(start, end))))
  }
  for (const { spans } of [...extraction.drugs, ...extraction.vitals, ...extraction.followUp])
    for (const [start, end] of spans) expect(transcript.slice(start, end).trim()).not.toBe('')
}

/** Sentences, and whether each is all that its turn says. */
const segmentsOf = (transcript: string) => {
  const reading = readTranscript(transcript)
  return reading.segments.map(({ from, to, turn }) => ({
    span: spanOf(reading, from, to),
    alone: reading.segments.filter(other => other.turn === turn).length === 1 && reading.form === 'dialogue',
  }))
}

const without = (transcript: string, [start, end]: readonly [number, number]) =>
  transcript.slice(0, start) + transcript.slice(end)

describe.each(VISITS)('$id', ({ id, transcript }) => {
  test('every sentence is the words that it cites', () => expectQuoted(transcript, extract(transcript)))

  test('with a sentence removed nothing new is put together across the gap', () => {
    const segments = segmentsOf(transcript)
    const random = seeded(id.length * 7919 + transcript.length)
    const tried = segments.filter(() => random() < 0.35)
    for (const removed of tried) {
      const rest = without(transcript, removed.span)
      const report = extract(rest)
      expectQuoted(rest, report)
      for (const { spans, text } of removed.alone ? sentencesOf(report) : []) {
        // A question goes to the next turn alone: with its answer gone it is not printed with a later one.
        const [start, end] = [spans[0]?.[0] ?? 0, spans.at(-1)?.[1] ?? 0]
        const crosses = start < removed.span[0] && end > removed.span[0]
        expect(crosses && /[?;]\s*–/u.test(text), text).toBe(false)
      }
    }
  })

  test('shuffled turns are quoted too', () => {
    const random = seeded(transcript.length)
    const lines = transcript.split('\n')
    for (let at = lines.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      ;[lines[at], lines[other]] = [lines[other] as string, lines[at] as string]
    }
    const shuffled = lines.join('\n')
    expectQuoted(shuffled, extract(shuffled))
  })
})

test('two visits in one text are quoted, and a report does not depend on the one before', () => {
  const [first, second] = [VISITS[0]?.transcript ?? '', VISITS[1]?.transcript ?? '']
  const joined = `${first}\n${second}`
  expectQuoted(joined, extract(joined))
  const before = JSON.stringify(extract(first))
  extract(second)
  expect(JSON.stringify(extract(first))).toBe(before)
})

test.each([
  '',
  ' ',
  '\n\n',
  '?',
  'Doctor:',
  '— \n— ',
  'нет',
  '...',
  '5',
  'Doctor: Any fever?',
  'Doctor: Any fever?\nDoctor: Do you smoke?',
])('nothing is made of "%s"', transcript => expect(sentencesOf(extract(transcript))).toEqual([]))

test('an answer never goes to the question before its own', () => {
  const text = 'Doctor: Any fever?\nDoctor: Do you smoke?\nPatient: Yes, ten a day.'
  expect(sentencesOf(extract(text)).map(one => one.text)).toEqual(['Do you smoke? – Yes, ten a day.'])
})
