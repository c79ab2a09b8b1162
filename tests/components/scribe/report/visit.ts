import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { ChatMessageData } from '../../../../src/contract/entities/chat-message.ts'
import type { HealthRecord } from '../../../../src/contract/entities/health-record.ts'
import type {
  RecordingReport,
  ReportEvidence,
  ReportSentence,
  ReportVersion,
} from '../../../../src/contract/entities/recording-report.ts'
import { hashText } from '../../../../src/domain/reports/evidence/hash-text.ts'
import { reportOf } from '../../../../src/domain/reports/versions/report-list.ts'
import type { App } from '../../setup/open-app.tsx'
import { recording, saveSent } from '../recordings.ts'

export const NAME = 'Second visit'

export const TRANSCRIPT = [
  'Doctor: What brings you here?',
  'Patient: My ankles swell in the evening.',
  'Doctor: Any shortness of breath?',
  'Patient: No, none.',
  'Doctor: We reduce amlodipine to five milligrams and add losartan fifty, once a day.',
  'Doctor: Come back in two weeks.',
].join('\n')

export const CONTENT = `## Complaints

Ankles swell in the evening. No shortness of breath.

## Plan

Amlodipine is reduced to 10 mg. Weight has not changed.

## Follow-up

Come back in two weeks.`

interface Claim extends Partial<ReportSentence> {
  text: string
  /** Words of the transcript that it rests on. */
  rests?: readonly string[]
}

export const CLAIMS: readonly Claim[] = [
  { text: 'Ankles swell in the evening.', rests: ['My ankles swell in the evening.'] },
  { text: 'No shortness of breath.', rests: ['Any shortness of breath?', 'No, none.'] },
  {
    ...{ text: 'Amlodipine is reduced to 10 mg.', rests: ['reduce amlodipine to five milligrams'] },
    ...{ verdict: 'changed', change: 'dose' },
  },
  { text: 'Weight has not changed.', verdict: 'unsupported' },
  { text: 'Come back in two weeks.', rests: ['Come back in two weeks.'] },
]

const SUPPORTED = CLAIMS.filter(({ verdict }) => verdict === undefined)
/** A report without a doubtful sentence. */
export const TRUE_CONTENT = SUPPORTED.map(({ text }) => text).join(' ')

export function evidenceOf(
  content = CONTENT,
  claims: readonly Claim[] = CLAIMS,
  transcript = TRANSCRIPT,
): ReportEvidence {
  const sentences = claims.map(({ rests = [], verdict = 'supported', ...claim }): ReportSentence => {
    const start = content.indexOf(claim.text)
    return {
      ...{ at: [start, start + claim.text.length], verdict, quotes: [...rests] },
      spans: rests.map(words => [transcript.indexOf(words), transcript.indexOf(words) + words.length]),
      ...claim,
    }
  })
  const small = transcript.indexOf('What brings you here?')
  return {
    transcriptHash: hashText(transcript),
    sections: [{ id: 'complaints', sentences }],
    leftOut: [[small, small + 'What brings you here?'.length]],
  }
}

export const version = (change: Partial<ReportVersion> = {}): ReportVersion => ({
  ...{ id: 'version-1', model: 'built-in', createdAt: '2026-11-20T08:00:00.000Z', content: CONTENT },
  evidence: evidenceOf(),
  ...change,
})

export const trueVersion = (change: Partial<ReportVersion> = {}): ReportVersion =>
  version({ content: TRUE_CONTENT, evidence: evidenceOf(TRUE_CONTENT, SUPPORTED), ...change })

/** A report that shows this version. */
export function reportWith({ id, ...shown }: ReportVersion, change: Partial<RecordingReport> = {}): RecordingReport {
  return { type: 'system', ...shown, versionId: id, id: 'medical-history', ...change }
}

interface Visit {
  reports?: readonly RecordingReport[]
  transcript?: string
  data?: Record<string, unknown>
}

/** Stores a visit that the server has, and opens its reports. */
export async function openVisit(app: App, { reports = [], transcript = TRANSCRIPT, data = {} }: Visit = {}) {
  const [anna] = await app.server.pulls('patients', { name: 'Anna Petrova' })
  const record = await saveSent(app, NAME, { duration: 60, subtype: 'dialog', patientClientId: anna?.clientId ?? '' })
  const transcription = transcript === '' ? null : { text: transcript, model: 'test', duration: 60 }
  await pullData(app, record, { ...record.data, transcription, reports: [...reports], ...data })
  await app.go(`/ambient-scribe/${record.id}?tab=reports`)
  // The panel's code comes with its tab.
  await expect.element(page.getByRole('radio').nth(1)).toBeInTheDocument()
  return record
}

export const pullData = (app: App, { clientId }: HealthRecord, data: object) =>
  app.server.pulls('recordings', { clientId, name: NAME, data: data as HealthRecord['data'] })

/** What the server does with a request, or any other change of a report on another device. */
export async function changeReport(
  app: App,
  record: HealthRecord,
  change: (report: RecordingReport) => RecordingReport,
) {
  await app.server.acceptsAll()
  const { data } = (await recording(app, record.clientId)).toMutableJSON()
  const reports = (data.reports ?? []).map(one => change(one as RecordingReport))
  await pullData(app, record, { ...data, reports })
}

export async function stored(app: App, { clientId }: HealthRecord, id = 'medical-history'): Promise<RecordingReport> {
  const found = reportOf((await recording(app, clientId)).toMutableJSON().data, id)
  if (!found) throw new Error(`no report ${id}`)
  return found
}

export const area = page.getByRole('region', { name: 'Report', exact: true })
/** A sentence of the report, by its beginning. */
export const sentence = (text: string) =>
  page.getByRole('article', { name: 'Text of the report' }).getByRole('button', { name: new RegExp(`^${text}`) })
export const transcriptBeside = page.getByRole('region', { name: 'Transcript', exact: true })
/** The words of the transcript that are lit. */
export const litWords = () => [...transcriptBeside.element().querySelectorAll('mark')].map(one => one.textContent)

export async function reportMenu(entry: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'More for the report' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** An answer of the chat that quotes these words of the transcript. */
export const quoting = (words: string, transcript = TRANSCRIPT): ChatMessageData => ({
  ...{ content: `> ${words}`, model: 'built-in', words: [words], transcriptHash: hashText(transcript) },
  quotes: [[transcript.indexOf(words), transcript.indexOf(words) + words.length]],
})
