import { describe, expect, test } from 'vitest'
import { extractVitals } from '../../../../../src/domain/triage/speech/extract-vitals.ts'
import {
  DICTATED,
  EIGHTH,
  EVENTS,
  FACTS,
  filledIn,
  GOLD,
  HELD_OUT,
  LANGUAGES,
  type Phrase,
  SEVENTH,
  TUNED,
  unpunctuated,
} from './phrase-sets.ts'

interface Score {
  readonly precision: number
  readonly recall: number
  readonly exact: number
  readonly sentences: number
}

function scoreOf(phrases: readonly Phrase[]): Score {
  let right = 0
  let heard = 0
  let wanted = 0
  let exact = 0
  for (const { text, expected } of phrases) {
    const filled = filledIn(extractVitals(text))
    const hits = FACTS.filter(fact => filled[fact] !== undefined && filled[fact] === expected[fact]).length
    const said = FACTS.filter(fact => filled[fact] !== undefined).length
    const due = FACTS.filter(fact => expected[fact] !== undefined).length
    right += hits
    heard += said
    wanted += due
    if (hits === said && hits === due) exact++
  }
  return { precision: right / heard, recall: right / wanted, exact: exact / phrases.length, sentences: phrases.length }
}

const SETS = {
  gold: GOLD,
  'gold, bare': GOLD.map(unpunctuated),
  adversarial: TUNED,
  'advers., bare': TUNED.map(unpunctuated),
  'held-out': HELD_OUT,
  seventh: SEVENTH,
  'seventh, bare': SEVENTH.map(unpunctuated),
  eighth: EIGHTH,
  dictated: DICTATED,
  events: EVENTS,
} as const
const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8)

describe('vitals from speech are scored', () => {
  const scores = Object.entries(SETS).flatMap(([name, phrases]) =>
    LANGUAGES.map(language => ({
      name,
      language,
      score: scoreOf(phrases.filter(phrase => phrase.language === language)),
    })),
  )

  test('and the table is printed', () => {
    const rows = scores.map(
      ({ name, language, score }) =>
        `${name.padEnd(12)} ${language}  ${percent(score.precision)} ${percent(score.recall)} ${percent(score.exact)}  ${score.sentences}`,
    )
    console.log(['', 'vitals from speech  precision  recall    exact  sentences', ...rows].join('\n'))
    expect(scores).toHaveLength(30)
  })

  test.each(scores.filter(({ name }) => name.startsWith('gold')))(
    'the reference set ($name) is exact in $language',
    ({ score }) => {
      expect(score).toMatchObject({ precision: 1, recall: 1, exact: 1 })
    },
  )

  test.each(GOLD.filter(({ mustBeAbsent }) => mustBeAbsent.length > 0))('$text fills in no $mustBeAbsent', phrase => {
    const filled = filledIn(extractVitals(phrase.text))
    for (const fact of phrase.mustBeAbsent) expect(filled).not.toHaveProperty(fact)
  })

  test.each(scores.filter(({ name }) => name === 'adversarial'))(
    'adversarial sentences in $language: nothing wrong, little missed',
    ({ score }) => {
      expect(score.precision).toBe(1)
      expect(score.recall).toBeGreaterThanOrEqual(0.98)
      expect(score.exact).toBeGreaterThanOrEqual(0.98)
    },
  )

  test.each(scores.filter(({ name }) => name === 'advers., bare'))(
    'adversarial sentences in $language without a comma or a stop: nothing wrong',
    ({ score }) => {
      expect(score.precision).toBe(1)
      expect(score.recall).toBeGreaterThanOrEqual(0.93)
    },
  )

  test.each(scores.filter(({ name }) => name === 'seventh'))(
    'denials, wishes and other measures in $language: nothing wrong',
    ({ score }) => {
      expect(score.precision).toBe(1)
      expect(score.recall).toBe(1)
    },
  )

  test.each(scores.filter(({ name }) => name === 'eighth'))(
    'interrupted, paired and taken back values in $language: nothing wrong',
    ({ score }) => {
      expect(score.precision).toBe(1)
      expect(score.exact).toBeGreaterThanOrEqual(0.97)
    },
  )

  test.each(scores.filter(({ name }) => name === 'dictated'))(
    'dictations with slips and two states in $language: nothing wrong',
    ({ score }) => {
      expect(score.precision).toBe(1)
      expect(score.recall).toBeGreaterThanOrEqual(0.87)
    },
  )

  test.each(scores.filter(({ name }) => name === 'events'))(
    'dictations with the time of an event in $language: nothing wrong, little missed',
    ({ score }) => {
      expect(score.precision).toBe(1)
      expect(score.recall).toBeGreaterThanOrEqual(0.98)
    },
  )

  test.each(scores.filter(({ name }) => name === 'held-out'))(
    'held-out sentences in $language keep their minimum scores',
    ({ score }) => {
      expect(score.precision).toBeGreaterThanOrEqual(0.98)
      expect(score.recall).toBeGreaterThanOrEqual(0.97)
      expect(score.exact).toBeGreaterThanOrEqual(0.96)
    },
  )
})
