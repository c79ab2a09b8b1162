import { expect, test } from 'vitest'
import type { RecordingDocument } from '../../../../../src/db/collections/recordings.ts'
import { UNTRIED } from '../../../../../src/db/collections/records.ts'
import { QUEUE } from '../../../../../src/db/document.ts'
import { created } from '../../../../../src/db/local-write.ts'
import type { TriageDraft } from '../../../../../src/db/triage-drafts.ts'
import { triageContent } from '../../../../../src/db/uploads/uploaded-document.ts'
import { chooseProfileId } from '../../../../../src/domain/triage/profiles/choose-profile.ts'
import { scoreTriage } from '../../../../../src/domain/triage/score-triage.ts'
import { historyOf } from '../../../../../src/ui/features/triage/history/history.ts'
import { waitingForReassessment } from '../../../../../src/ui/features/triage/home/waiting-for-reassessment.ts'
import { dueOf, triageView } from '../../../../../src/ui/features/triage/result/triage-view.ts'
import { triageDetails } from '../../../../factories/triage/details.ts'

const MINUTE = 60_000
const NOW = Date.UTC(2026, 10, 20, 14, 0)
const AUTHOR = { id: 7, name: 'Dr. Orlova' }

let made = 0
function triage(minutesAgo: number, change: Partial<TriageDraft> = {}, extra: object = {}): RecordingDocument {
  const startedAt = NOW - minutesAgo * MINUTE
  const clientId = `0193d5a0-0000-7000-8000-${String(++made).padStart(12, '0')}`
  const data = { sourceType: 'manual', ...triageContent(triageDetails({ startedAt: startedAt - MINUTE, ...change })) }
  const content = {
    ...{ name: `Triage ${made}`, recordType: 'triage' as const, status: 'processed' as const, patientClientId: '' },
    data: { ...data, ...extra },
  }
  return { ...created(content, clientId, { opId: 'op', now: startedAt }), ...UNTRIED }
}
const WELL: Partial<TriageDraft> = {
  numbers: { RR: '16', SpO2: '98', SBP: '124', HR: '72', Temp: '36.6' },
  ...{ ACVPU: 'A', onOxygen: false },
}
const check = (kind: 'reassessed' | 'ended', minutesAgo: number) => ({
  checks: [
    {
      ...{ id: '0193d5a0-0000-7000-8000-aaaaaaaaaaaa', kind, author: AUTHOR },
      at: new Date(NOW - minutesAgo * MINUTE).toISOString(),
    },
  ],
})

test('overdue triages come first, the most urgent and the longest overdue at the top; the rest newest first', () => {
  const fresh = triage(1)
  const red = triage(20)
  const longerRed = triage(60)
  const green = triage(200, WELL)
  const waitingGreen = triage(30, WELL)
  const order = historyOf([fresh, red, green, waitingGreen, longerRed].map(triageView), NOW)
  expect(order.map(({ document }) => document)).toEqual([longerRed, red, green, fresh, waitingGreen])
})

test('the countdown of red is fifteen minutes from the assessment, and restarts with a reassessment', () => {
  expect(dueOf(triageView(triage(10)), NOW)).toMatchObject({ kind: 'waiting', remaining: 5 * MINUTE })
  expect(dueOf(triageView(triage(18)), NOW)).toMatchObject({ kind: 'due', overdue: 3 * MINUTE })
  expect(dueOf(triageView(triage(18, {}, check('reassessed', 2))), NOW)).toMatchObject({ remaining: 13 * MINUTE })
})

test('a later result of the server does not extend the time', () => {
  const { profileId, typed } = triageDetails()
  const scored = scoreTriage({
    ...{
      profileId: chooseProfileId(profileId),
      typed,
      heard: null,
      writer: 'engine',
      record: { ageYears: null, sex: null },
    },
    ...{ transcript: '', suggestions: null, locale: 'en' },
  })
  const scoredAt = new Date(NOW - MINUTE).toISOString()
  const view = triageView(
    triage(120, {}, { results: { ...scored, scoredAt, healthRecordId: 1, documentAssetId: null } }),
  )
  expect(view.shown?.by).toBe('server')
  expect(dueOf(view, NOW)).toMatchObject({ kind: 'due', overdue: 105 * MINUTE })
})

test('a result worse than the one that a clinician overrode is reported beside the decision', () => {
  const decided = (assessed: string, chosen: string) => ({
    overrides: [
      {
        id: '0193d5a0-0000-7000-8000-bbbbbbbbbbbb',
        assessed: { kind: 'determined', category: assessed, forcedBy: [] },
        ...{ chosen, change: 'more-urgent', author: AUTHOR, at: new Date(NOW - MINUTE).toISOString(), reason: 'Grey' },
      },
    ],
  })
  const view = (assessed: string, chosen: string) => triageView(triage(18, {}, decided(assessed, chosen)))
  expect(view('rus_green', 'rus_yellow').worseThanDecided?.id).toBe('rus_red')
  expect(view('rus_green', 'rus_red').worseThanDecided).toBeNull()
  expect(view('rus_red', 'rus_orange').worseThanDecided).toBeNull()
  expect(triageView(triage(18)).worseThanDecided).toBeNull()
})

test('an ended triage, and one older than a day, raises no alarm', () => {
  expect(dueOf(triageView(triage(18, {}, check('ended', 2))), NOW)).toBeNull()
  expect(dueOf(triageView(triage(25 * 60)), NOW)).toBeNull()
})

test('the alarm lapses after a day, to the millisecond', () => {
  const DAY = 24 * 60
  expect(dueOf(triageView(triage(DAY)), NOW)).toMatchObject({ kind: 'due' })
  expect(dueOf(triageView(triage(DAY)), NOW + 1)).toBeNull()
})

test.each([
  [49, 49],
  [50, 50],
  [51, 50],
])('of %d synced triages %d are shown', (count, shown) => {
  const sent = Array.from({ length: count }, (_, n) => ({ ...triage(n + 1), queue: QUEUE.none }))
  expect(historyOf(sent.map(triageView), NOW)).toHaveLength(shown)
})

test('of more than fifty the oldest synced ones leave the list, and an unsent one never does', () => {
  const unsent = triage(20_000)
  const sent = Array.from({ length: 55 }, (_, n) => ({ ...triage(n + 1), queue: QUEUE.none }))
  const shown = historyOf([unsent, ...sent].map(triageView), NOW)
  expect(shown).toHaveLength(50)
  expect(shown.map(({ document }) => document)).toContain(unsent)
  expect(shown.map(({ document }) => document)).not.toContain(sent[54])
})

test('a clinician’s category is in force, and both values stay', () => {
  const overrides = [
    {
      id: '0193d5a0-0000-7000-8000-bbbbbbbbbbbb',
      assessed: { kind: 'determined', category: 'rus_red', forcedBy: ['rus_news2_7'] },
      ...{ chosen: 'rus_orange', change: 'less-urgent', author: AUTHOR },
      ...{ at: new Date(NOW - MINUTE).toISOString(), reason: 'Known values' },
    },
  ]
  const view = triageView(triage(18, {}, { overrides }))
  expect(view.inForce).toMatchObject({ by: 'clinician', category: 'rus_orange' })
  expect(view.category?.id).toBe('rus_orange')
  expect(view.shown?.assessment.classification.category).toBe('rus_red')
  expect(dueOf(view, NOW)).toMatchObject({ kind: 'waiting', remaining: 29 * MINUTE })
})

test('data of another version is shown as a triage without results, and breaks nothing', () => {
  const view = triageView(triage(1, {}, { provisional: { assessment: { rulesVersion: 99 }, at: 'now' } }))
  expect(view).toMatchObject({ data: null, shown: null, category: null })
  expect(dueOf(view, NOW)).toBeNull()
})

test('the home screen lists who waits: those who are due as in the history, the others by their deadline', () => {
  const fresh = triage(1)
  const nearly = triage(14)
  const red = triage(20)
  const ended = triage(25, {}, check('ended', 2))
  const green = triage(30, WELL)
  const waiting = waitingForReassessment([green, fresh, ended, nearly, red].map(triageView), NOW)
  expect(waiting.map(({ document }) => document)).toEqual([red, nearly, fresh, green])
})
