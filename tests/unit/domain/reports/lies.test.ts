import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkSupport } from '../../../../src/domain/reports/check/check-support.ts'

interface Pair {
  /** Set and name of a visit. */
  visit: string
  true: string
  lie: string
  /** What the lie says otherwise than the true sentence. */
  change: string
}

const folder = new URL('../../../factories/', import.meta.url)
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))

/** Of the pairs of a language the second half was never read by who mends the checker. */
const READ = 60
const HALVES = { read: [0, READ], 'never read': [READ, Number.POSITIVE_INFINITY] } as const

/** At most so many lies pass, and so many true sentences in clinical words are doubted. */
const MOST = {
  'ru, read': { passed: 0, doubted: 33 },
  'en, read': { passed: 3, doubted: 39 },
  'el, read': { passed: 2, doubted: 37 },
  'ru, never read': { passed: 2, doubted: 34 },
  'en, never read': { passed: 3, doubted: 38 },
  'el, never read': { passed: 6, doubted: 35 },
}

test.each(['ru', 'en', 'el'] as const)('one thing changed in a clinical sentence is caught: %s', lang => {
  const pairs: Pair[] = read(`lies/${lang}.json`)
  for (const [half, [from, to]] of Object.entries(HALVES)) {
    const judged = pairs.slice(from, to).map(pair => {
      const { transcript } = read(`visits/${pair.visit}.json`)
      const [said, changed] = checkSupport(transcript, [pair.true, pair.lie])
      return { ...pair, doubted: said?.verdict !== 'supported', passed: changed?.verdict === 'supported' }
    })
    const passed = judged.filter(one => one.passed)
    const doubted = judged.filter(one => one.doubted)
    const kinds = passed.map(({ change }) => change).join(', ')
    console.log(
      `${lang}, ${half}: ${passed.length} of ${judged.length} lies pass (${kinds}), ${doubted.length} true ones are doubted`,
    )
    const most = MOST[`${lang}, ${half}` as keyof typeof MOST]
    expect(passed.length).toBeLessThanOrEqual(most.passed)
    expect(doubted.length).toBeLessThanOrEqual(most.doubted)
  }
})
