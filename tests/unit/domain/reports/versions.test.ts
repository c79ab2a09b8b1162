import { describe, expect, test } from 'vitest'
import type { Bag } from '../../../../src/contract/bag.ts'
import { RecordingReport, type ReportVersion } from '../../../../src/contract/entities/recording-report.ts'
import { mergeReports } from '../../../../src/domain/reports/versions/merge-reports.ts'
import { readReports, withReport } from '../../../../src/domain/reports/versions/report-list.ts'
import {
  answered,
  awaited,
  failed,
  kept,
  offered,
  putAway,
  REVIEW_LISTS,
  shownOf,
  ticked,
  versionsOf,
  withShown,
} from '../../../../src/domain/reports/versions/versions.ts'
import { mergeRecordings } from '../../../../src/sync/merge/recordings.ts'
import fc from '../../../fast-check.ts'

const options = { length: 'medium', language: 'ru-RU', tone: 'formal', includeClinicalAnalysis: false } as const
const version = (id: string, more: Partial<ReportVersion> = {}): ReportVersion => ({
  id,
  content: `text ${id}`,
  model: 'built-in',
  createdAt: '2026-11-20T10:00:00Z',
  ...more,
})
const BEFORE: RecordingReport = { id: 'summary', type: 'system', content: '' }
const requested = (report: RecordingReport, id: string, provisional: ReportVersion): RecordingReport => ({
  ...withShown(report, provisional, `2026-11-20T10:00:0${id.length}Z`),
  requests: [...(report.requests ?? []), { id, at: '2026-11-20T10:00:00Z', options, over: provisional.id }],
})
const tick = { by: 'Dr A', at: '2026-11-20T10:05:00Z' }
const provisional = version('here', { provisional: true })

describe('the server answers a request', () => {
  const waiting = requested(BEFORE, 'r1', provisional)

  test('in place of the provisional version, which becomes an older one', () => {
    const report = answered(waiting, 'r1', version('server'), '2026-11-20T11:00:00Z')
    expect(shownOf(report)?.id).toBe('server')
    expect(versionsOf(report).map(({ id }) => id)).toEqual(['server', 'here'])
    expect(awaited(report)).toBeNull()
  })

  test.each([
    ['ticked', ticked(waiting, 'drugs', tick)],
    ['a sentence of it kept', kept(waiting, 0, tick)],
    ['edited', withShown(waiting, version('edit', { model: 'manual' }), '2026-11-20T10:06:00Z')],
  ])('beside a provisional version that a person has %s', (_how, touched) => {
    const report = answered(touched, 'r1', version('server'), '2026-11-20T11:00:00Z')
    expect(shownOf(report)).toEqual(shownOf(touched))
    expect(offered(report)?.id).toBe('server')
    expect(offered(putAway(report))).toBeNull()
    expect(offered(withShown(report, version('server'), tick.at))).toBeNull()
  })

  test('with the same words: the provisional version is confirmed and keeps its ticks', () => {
    const same = version('server', { content: provisional.content })
    const report = answered(ticked(waiting, 'drugs', tick), 'r1', same, '2026-11-20T11:00:00Z')
    expect(shownOf(report)).toMatchObject({ id: 'here', review: { drugs: tick } })
    expect(shownOf(report)).not.toHaveProperty('provisional')
    expect(versionsOf(report)).toHaveLength(1)
  })

  test('once: an answered or failed request changes nothing more', () => {
    const report = answered(waiting, 'r1', version('server'), tick.at)
    expect(answered(report, 'r1', version('again'), tick.at)).toBe(report)
    expect(answered(failed(waiting, 'r1', 'x'), 'r1', version('late'), tick.at)).toMatchObject({ versionId: 'here' })
    expect(answered(waiting, 'another', version('server'), tick.at)).toBe(waiting)
  })
})

test('reads both stores, the list first, and writes the list (decision 78)', () => {
  const data = {
    reports: [{ id: 'summary', content: 'new' }, { odd: true }],
    transcriptionReports: { summary: 'old', custom_1: 'c' },
  }
  expect(readReports(data)).toEqual([
    { id: 'summary', content: 'new' },
    { id: 'custom_1', content: 'c' },
  ])
  const moved = withReport(data, 'custom_1', { id: 'custom_1', content: 'd' })
  expect(moved).toEqual({
    reports: [{ id: 'summary', content: 'new' }, { odd: true }, { id: 'custom_1', content: 'd' }],
    transcriptionReports: { summary: 'old' },
  })
  expect(readReports(withReport(moved, 'summary', null))).toEqual([{ id: 'custom_1', content: 'd' }])
})

/** What a person or the server may do to a report. */
const action = fc.oneof(
  fc.record({ kind: fc.constant('edit' as const), at: fc.nat(59) }),
  fc.record({ kind: fc.constant('tick' as const), list: fc.constantFrom(...REVIEW_LISTS), on: fc.boolean() }),
  fc.record({ kind: fc.constant('show' as const), which: fc.nat(5), at: fc.nat(59) }),
  fc.record({ kind: fc.constant('request' as const), at: fc.nat(59) }),
  fc.record({ kind: fc.constant('answer' as const) }),
  fc.record({ kind: fc.constant('put away' as const) }),
)
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never

function act(report: RecordingReport, actions: readonly Action[], who: string): RecordingReport {
  let now = report
  for (const [step, one] of actions.entries()) {
    const id = `${who}${step}`
    const at = `2026-11-20T12:00:${String('at' in one ? one.at : 0).padStart(2, '0')}Z`
    if (one.kind === 'edit') now = withShown(now, version(id, { model: 'manual', createdAt: at }), at)
    if (one.kind === 'tick') now = ticked(now, one.list, one.on ? { by: who, at } : null)
    if (one.kind === 'show') {
      const wanted = versionsOf(now)[one.which]
      if (wanted) now = withShown(now, wanted, at)
    }
    if (one.kind === 'request') now = requested(now, id, version(`p${id}`, { provisional: true, createdAt: at }))
    if (one.kind === 'put away') now = putAway(now)
    const waiting = one.kind === 'answer' ? awaited(now) : null
    if (waiting) now = answered(now, waiting.id, version(`s${id}`, { createdAt: at }), at)
  }
  return now
}

const wordsOf = (report: RecordingReport | undefined) =>
  (report ? versionsOf(report).map(one => one.content) : []).toSorted()

describe('two devices change one report (I10)', () => {
  const sides = fc.tuple(
    fc.array(action, { maxLength: 5 }),
    fc.array(action, { maxLength: 5 }),
    fc.array(action, { maxLength: 5 }),
  )

  test('every version of both is kept, nothing is left to decide, and the merge holds', () => {
    fc.assert(
      fc.property(sides, ([first, mine, theirs]) => {
        const base = act(requested(BEFORE, 'r', provisional), first, 'b')
        const [local, remote] = [act(base, mine, 'l'), act(base, theirs, 'm')]
        const merged = mergeReports([base], [local], [remote])?.[0] as RecordingReport
        expect(RecordingReport.safeParse(merged).success).toBe(true)
        expect(wordsOf(merged)).toEqual([...new Set([...wordsOf(local), ...wordsOf(remote)])].toSorted())
        expect(mergeReports([remote], [merged], [remote])).toEqual([merged])
        expect(mergeReports([base], [local], [merged])).toEqual([merged])
        const changed = [local, remote].filter(one => one.versionId !== base.versionId)
        if (changed.length === 1) expect(merged.versionId).toBe(changed[0]?.versionId)
        const answeredAnywhere = [...(local.requests ?? []), ...(remote.requests ?? [])].filter(one => one.outcome)
        for (const { id } of answeredAnywhere) expect(merged.requests?.find(one => one.id === id)?.outcome).toBe('done')
      }),
      { numRuns: 500 },
    )
  })

  test('a tick of one side arrives with the edit of another field on the other', () => {
    const base = requested(BEFORE, 'r', provisional)
    const merged = mergeReports([base], [ticked(base, 'drugs', tick)], [ticked(base, 'doses', tick)])?.[0]
    expect(merged?.review).toEqual({ drugs: tick, doses: tick })
  })

  test('a deleted report stays deleted, a changed one comes back', () => {
    const base = requested(BEFORE, 'r', provisional)
    expect(mergeReports([base], [], [base])).toEqual([])
    expect(mergeReports([base], [base], [])).toEqual([])
    expect(mergeReports([base], [], [ticked(base, 'drugs', tick)])).toHaveLength(1)
  })

  test('clients without versions that both changed the words lose neither', () => {
    const [base, local, remote] = ['a', 'b', 'c'].map(content => [{ id: 'summary', content }]) as unknown as [
      Bag[],
      Bag[],
      Bag[],
    ]
    expect(wordsOf(mergeReports(base, local, remote)?.[0])).toEqual(['b', 'c'])
    expect(wordsOf(mergeReports(base, local, base)?.[0])).toEqual(['b'])
    expect(wordsOf(mergeReports(base, base, remote)?.[0])).toEqual(['c'])
  })

  test('the merge of a recording uses it and asks nothing', () => {
    const base = requested(BEFORE, 'r', provisional)
    const local = withShown(base, version('mine', { model: 'manual' }), tick.at)
    const remote = answered(base, 'r', version('server'), '2026-11-20T12:00:00Z')
    const content = (report: RecordingReport) => ({ name: 'Visit', data: { reports: [report] } })
    const { value, conflicts } = mergeRecordings(content(base), content(local), content(remote))
    expect(conflicts).toEqual([])
    expect(readReports(value.data as Bag)[0]).toMatchObject({ versionId: 'mine' })
    expect(wordsOf(readReports(value.data as Bag)[0])).toEqual(['text here', 'text mine', 'text server'])
  })
})
