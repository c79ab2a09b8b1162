import type { HealthRecordData } from '../../contract/entities/health-record.ts'
import type {
  RecordingReport,
  ReportEvidence,
  ReportOptions,
  ReportReview,
} from '../../contract/entities/recording-report.ts'
import { reportOf, withReport } from '../../domain/reports/versions/report-list.ts'
import {
  kept,
  putAway,
  type ReviewList,
  requested,
  shownOf,
  ticked,
  versionsOf,
  withShown,
} from '../../domain/reports/versions/versions.ts'
import { type CommandContext, edit } from './context.ts'

/* Reports of a recording. They travel in the recording's document, with the same queue, retries and merges. */

/** Which report of which recording; `name` and `type` name a report that is not there yet. */
export interface ReportRef {
  clientId: string
  id: string
  type: 'system' | 'custom'
  name?: string
}

interface Text {
  content: string
  evidence: ReportEvidence | null
  /** What was decided about sentences that stay. */
  review?: ReportReview
}

/**
 * Requests a report from the server and shows `provisional`, which the device has written from its own transcript,
 * until the answer comes. Without a network the request waits in the document.
 */
export async function requestReport(
  context: CommandContext,
  ref: ReportRef,
  { options, customInstructions }: { options: ReportOptions; customInstructions: string },
  provisional: Text | null,
): Promise<void> {
  const at = now(context)
  const facts = { createdAt: at, options, ...(customInstructions && { customInstructions }) }
  const version = provisional && {
    id: context.random.uuid(),
    model: 'built-in',
    provisional: true,
    ...facts,
    ...provisional,
  }
  const id = context.random.uuid()
  await change(context, ref, report =>
    requested(report, { id, at, options, customInstructions: customInstructions || null }, version),
  )
}

/** Stores a person's text as a new version; the old one stays among the versions, and what was ticked is ticked again. */
export async function writeReport(context: CommandContext, ref: ReportRef, text: Text): Promise<void> {
  const at = now(context)
  const id = context.random.uuid()
  await change(context, ref, report => {
    const options = shownOf(report)?.options
    const version = { id, model: 'manual', createdAt: at, ...(options && { options }), ...text }
    return withShown(report, version, at)
  })
}

/** Shows another version; nothing happens if it is not there any more. */
export async function showVersion(context: CommandContext, ref: ReportRef, versionId: string): Promise<void> {
  await change(context, ref, report => {
    const version = versionsOf(report).find(one => one.id === versionId)
    return version ? withShown(report, version, now(context)) : report
  })
}

/** Keeps what is shown; the server's version stays among the others. */
export async function keepShown(context: CommandContext, ref: ReportRef): Promise<void> {
  await change(context, ref, putAway)
}

/** Ticks a list of the shown version; `by` is null to take the tick back. */
export async function tickReport(
  context: CommandContext,
  ref: ReportRef,
  list: ReviewList,
  by: string | null,
): Promise<void> {
  await change(context, ref, report => ticked(report, list, by === null ? null : { by, at: now(context) }))
}

/** Keeps a sentence that the transcript does not support, by its number; `by` is null to take that back. */
export async function keepSentence(
  context: CommandContext,
  ref: ReportRef,
  place: number,
  by: string | null,
): Promise<void> {
  await change(context, ref, report => kept(report, place, by === null ? null : { by, at: now(context) }))
}

/** Removes the report with its versions and returns what `restoreReport` puts back. */
export async function deleteReport(context: CommandContext, ref: ReportRef): Promise<RecordingReport | null> {
  let removed: RecordingReport | null = null
  await edit(context, 'recordings', ref.clientId, ({ data }) => {
    removed = reportOf(data, ref.id)
    return { data: withReport(data, ref.id, null) }
  })
  return removed
}

export async function restoreReport(context: CommandContext, ref: ReportRef, report: RecordingReport): Promise<void> {
  await edit(context, 'recordings', ref.clientId, ({ data }) => ({ data: withReport(data, ref.id, report) }))
}

const now = ({ clock }: CommandContext) => new Date(clock.now()).toISOString()

async function change(
  context: CommandContext,
  { clientId, id, type, name }: ReportRef,
  work: (report: RecordingReport) => RecordingReport,
): Promise<void> {
  const begin = (data: HealthRecordData): RecordingReport =>
    reportOf(data, id) ?? { id, type, ...(name !== undefined && { name }), content: '' }
  await edit(context, 'recordings', clientId, ({ data }) => ({ data: withReport(data, id, work(begin(data))) }))
}
