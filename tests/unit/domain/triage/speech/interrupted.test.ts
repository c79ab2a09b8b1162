import { describe, expect, test } from 'vitest'
import { extractVitals } from '../../../../../src/domain/triage/speech/extract-vitals.ts'
import { corrected, interrupted, KINDS, seeded } from './interrupted.ts'
import { FACTS, GOLD, LANGUAGES, type Phrase } from './phrase-sets.ts'

const SEEDS = [13, 29, 71]

/** What is sure and wrong, and what was dropped with nothing flagged. */
function faultsOf(text: string, { expected }: Phrase): string[] {
  const { facts } = extractVitals(text)
  return FACTS.flatMap(fact => {
    const heard = facts[fact]
    const due = expected[fact]
    if (heard?.kind === 'heard' && heard.value !== due) return [`${fact} ${heard.value} is sure and wrong: ${text}`]
    return due !== undefined && heard === undefined ? [`${fact} is lost: ${text}`] : []
  })
}

describe.each(LANGUAGES)('a sentence of the reference set in %s gives the same values or a doubt', language => {
  const phrases = GOLD.filter(phrase => phrase.language === language)

  test.each(KINDS)('with a %s in any gap', kind => {
    const faults = SEEDS.flatMap(seed => {
      const random = seeded(seed)
      return phrases.flatMap(phrase =>
        interrupted(phrase.text, language, kind, random).flatMap(text => faultsOf(text, phrase)),
      )
    })
    expect(faults).toEqual([])
  })

  test('with a number that was said wrong and corrected at once', () => {
    const random = seeded(31)
    const faults = phrases.flatMap(phrase =>
      corrected(phrase.text, language, random).flatMap(text => faultsOf(text, phrase)),
    )
    expect(faults).toEqual([])
  })
})
