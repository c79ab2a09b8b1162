import { describe, expect, test } from 'vitest'
import { extractVitals } from '../../../../../src/domain/triage/speech/extract-vitals.ts'
import type { HeardVitals, Quote } from '../../../../../src/domain/triage/speech/heard-vitals.ts'
import { VITAL_MEASURES } from '../../../../../src/domain/triage/vitals.ts'
import fc from '../../../../fast-check.ts'
import { DICTATED, FACTS, GOLD, HELD_OUT, TUNED } from './phrase-sets.ts'

const ALL = [...GOLD, ...TUNED, ...HELD_OUT, ...DICTATED]

const quotesOf = ({ facts, rejected, feverDenied }: HeardVitals): readonly Quote[] => [
  ...FACTS.flatMap((fact): readonly Quote[] => {
    const heard = facts[fact]
    if (!heard) return []
    return heard.kind === 'to-confirm' ? heard.candidates : [heard]
  }),
  ...rejected,
  ...(feverDenied ? [feverDenied] : []),
]

function expectConsistent(text: string): void {
  const heard = extractVitals(text)
  for (const { span, text: quoted } of quotesOf(heard)) {
    expect(span.end).toBeGreaterThan(span.start)
    expect(text.slice(span.start, span.end)).toBe(quoted)
  }
  for (const [fact, { rareBelow, highest }] of Object.entries(VITAL_MEASURES)) {
    const found = heard.facts[fact as keyof typeof VITAL_MEASURES]
    if (found?.kind !== 'heard') continue
    expect(found.value).toBeGreaterThanOrEqual(rareBelow)
    expect(found.value).toBeLessThanOrEqual(highest)
  }
}

describe('for any text,', () => {
  test('nothing is thrown, every quote is in the text, and no filled value is impossible', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), expectConsistent), { numRuns: 200 })
  })

  test('the same holds for shuffled words and numbers of the sentences', () => {
    const words = [...new Set(ALL.flatMap(({ text }) => text.split(' ')))]
    const shuffled = fc.array(fc.constantFrom(...words), { maxLength: 60 }).map(list => list.join(' '))
    fc.assert(fc.property(shuffled, expectConsistent), { numRuns: 400 })
  })

  test('a transcript of ten minutes is parsed quickly', () => {
    let text = ''
    for (let index = 0; text.length < 10_000; index++) text += `${ALL[index % ALL.length]?.text} `
    const once = () => {
      const start = process.cpuUsage()
      extractVitals(text)
      const { user, system } = process.cpuUsage(start)
      return (user + system) / 1000
    }
    const times = Array.from({ length: 9 }, once).toSorted((a, b) => a - b)
    console.log(
      `10 000 characters of speech: ${times[4]?.toFixed(1)} ms (median of 9; the quickest ${times[0]?.toFixed(1)})`,
    )
    // Under 50 ms on an idle machine; beside other tests only a large regression shows.
    expect(times[0]).toBeLessThan(200)
  })

  test.each([
    '1'.repeat(20_000),
    '. '.repeat(10_000),
    'сто '.repeat(5_000),
    'на 5 '.repeat(4_000),
    'pulse '.repeat(4_000),
    'and 1 '.repeat(4_000),
    '98 sats '.repeat(3_000),
    'дышит 9 раз '.repeat(2_000),
    'temp 38 3 GCS '.repeat(1_500),
    'сегодня 37,2 '.repeat(2_000),
    'then 90 over 50 and 124 '.repeat(1_000),
    '12/'.repeat(6_000),
    'that is mine '.repeat(3_000),
    'снял кислород 95 '.repeat(2_000),
    'not alert left arm right arm '.repeat(1_500),
    'вчера упал пульс 80 '.repeat(2_000),
    'her kid pulse 80 '.repeat(2_000),
    "I'll recount 22 ".repeat(2_000),
    '-'.repeat(20_000),
  ])('a pathological text does not take long', text => {
    // Processor time, because the machine may be busy.
    const start = process.cpuUsage()
    extractVitals(text)
    const { user, system } = process.cpuUsage(start)
    expect((user + system) / 1000).toBeLessThan(1_000)
  })
})
