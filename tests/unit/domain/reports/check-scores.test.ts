import { describe, expect, test } from 'vitest'
import { checkSupport } from '../../../../src/domain/reports/check/check-support.ts'
// biome-ignore lint/correctness/useImportExtensions: its types lie beside it under another extension.
import { scoreChecker, table } from '../../../factories/visits/report-score.mjs'
import { existingSets, readVisits, type Visit } from '../../../factories/visits/visit.ts'

const LANGUAGES = ['ru', 'en', 'el'] as const
/** Changes of which not one may pass. */
const GRAVE = new Set(['drug', 'dose', 'negation', 'side'])

const verdictsOf = ({ transcript, checker }: Visit) =>
  checkSupport(
    transcript,
    checker.map(({ sentence }) => sentence),
  )

function scoresOf(set: string, lang: string) {
  const visits = readVisits(set).filter(visit => visit.lang === lang)
  const judged = visits.map(visit => ({ visit, verdicts: verdictsOf(visit) }))
  const scores = judged.map(({ visit, verdicts }) => scoreChecker(visit, verdicts))
  const sum = (of: (score: (typeof scores)[number]) => number) => scores.reduce((total, one) => total + of(one), 0)
  const passed = judged.flatMap(({ visit, verdicts }) =>
    visit.checker.filter((one, at) => one.verdict !== 'supported' && verdicts[at]?.verdict === 'supported'),
  )
  const supported = judged.flatMap(({ visit }) => visit.checker.filter(one => one.verdict === 'supported')).length
  return {
    right: sum(one => one.exact) / sum(one => one.n),
    alarms: sum(one => one.falseAlarm) / supported,
    passed: passed.length,
    grave: passed.filter(({ what }) => what !== undefined && GRAVE.has(what)).length,
    problems: scores.flatMap((one, at) => one.problems.map(problem => `${visits[at]?.id}: ${problem}`)),
  }
}

const shown = (share: number) => `${(100 * share).toFixed(1)}%`
/** Share of verdicts that are right, and of true sentences that are doubted; grave changes that pass. */
const FLOORS: Record<string, { right: number; alarms: number; grave: number }> = {
  given: { right: 0.95, alarms: 0.1, grave: 0 },
  own: { right: 0.95, alarms: 0.12, grave: 0 },
  blind: { right: 0.95, alarms: 0.09, grave: 0 },
  // A quarter of it was never learnt from: there six of ten true sentences are doubted.
  third: { right: 0.82, alarms: 0.31, grave: 0 },
  fourth: { right: 0.92, alarms: 0.11, grave: 0 },
  fifth: { right: 0.85, alarms: 0.2, grave: 0 },
  sixth: { right: 0.85, alarms: 0.22, grave: 0 },
  'checked-1': { right: 0.83, alarms: 0.22, grave: 0 },
  'checked-2': { right: 0.86, alarms: 0.22, grave: 0 },
  'checked-3': { right: 0.82, alarms: 0.24, grave: 0 },
  'checked-4': { right: 0.94, alarms: 0.07, grave: 0 },
  // By people who had seen neither rules nor other sets.
  others: { right: 0.95, alarms: 0.07, grave: 0 },
  'others-2': { right: 0.96, alarms: 0.06, grave: 0 },
  'others-3': { right: 0.92, alarms: 0.12, grave: 0 },
  'others-4': { right: 0.91, alarms: 0.09, grave: 2 },
  'others-5': { right: 0.9, alarms: 0.12, grave: 0 },
  'others-6': { right: 0.86, alarms: 0.2, grave: 0 },
  'others-7': { right: 0.92, alarms: 0.11, grave: 0 },
  'others-8': { right: 0.91, alarms: 0.12, grave: 1 },
  'others-9': { right: 0.94, alarms: 0.07, grave: 0 },
  'others-10': { right: 0.89, alarms: 0.13, grave: 0 },
  'others-11': { right: 0.9, alarms: 0.11, grave: 0 },
  // Never learnt from: what an unseen visit is like.
  held: { right: 0.75, alarms: 0.4, grave: 2 },
  // Sentences as models write notes, by people who had not seen the rules; the last was never learnt from.
  notes: { right: 0.68, alarms: 0.42, grave: 0 },
  'notes-2': { right: 0.57, alarms: 0.57, grave: 1 },
  'notes-held': { right: 0.46, alarms: 0.75, grave: 3 },
  // In clinical words of medicines that are stopped, changed, refused; the second was never learnt from.
  short: { right: 0.5, alarms: 0.82, grave: 4 },
  'short-held': { right: 0.5, alarms: 0.85, grave: 4 },
  tenth: { right: 0.95, alarms: 0.07, grave: 0 },
  eleventh: { right: 0.95, alarms: 0.05, grave: 0 },
}

describe.each(existingSets(FLOORS))('the support checker on the set "%s"', set => {
  const all = LANGUAGES.map(lang => ({ lang, ...scoresOf(set, lang) }))

  test('prints what it finds', () => {
    const rows = all.map(({ lang, right, alarms, passed, grave }) => ({
      set,
      lang,
      right: shown(right),
      'false alarms': shown(alarms),
      'passed wrongly': passed,
      'of them grave': grave,
    }))
    console.log(`${table(rows)}\n${all.flatMap(({ problems }) => problems).join('\n')}`)
    expect(rows.length).toBe(LANGUAGES.length)
  })

  test('verdicts, false alarms and grave passes stay within their floors', () => {
    const mean = (of: (one: (typeof all)[number]) => number) => all.reduce((sum, one) => sum + of(one), 0) / all.length
    const floor = FLOORS[set]
    expect(mean(one => one.right)).toBeGreaterThanOrEqual(floor?.right ?? 0)
    expect(mean(one => one.alarms)).toBeLessThanOrEqual(floor?.alarms ?? 1)
    expect(all.reduce((sum, one) => sum + one.grave, 0)).toBeLessThanOrEqual(floor?.grave ?? 0)
  })
})

test.each(readVisits('given').map(visit => [visit.id, visit] as const))(
  '%s: spans quote the transcript',
  (_id, visit) => {
    for (const { spans } of verdictsOf(visit))
      for (const [start, end] of spans) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(visit.transcript.length)
      }
  },
)
