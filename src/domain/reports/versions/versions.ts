import type {
  RecordingReport,
  ReportRequest,
  ReportReview,
  ReportTick,
  ReportVersion,
} from '../../../contract/entities/recording-report.ts'

/* Versions of a report inside a recording. A version never changes but for what a person decided about it. */

/** The id of a shown version that has none: it was written by a client without versions. */
const UNNAMED = 'first'

/** The version on the screen; null while the report has only been requested. */
export function shownOf(report: RecordingReport): ReportVersion | null {
  const { versions: _v, requests: _r, type: _t, name: _n, shownAt: _s, versionId, ...version } = report
  if (versionId === undefined && version.content === '') return null
  return { ...version, id: versionId ?? UNNAMED }
}

/** Every version, the shown one first, the others newest first. */
export function versionsOf(report: RecordingReport): ReportVersion[] {
  const shown = shownOf(report)
  const others = (report.versions ?? []).toSorted(newestFirst)
  return shown ? [shown, ...others] : others
}

const newestFirst = (a: ReportVersion, b: ReportVersion) =>
  (b.createdAt ?? '').localeCompare(a.createdAt ?? '') || a.id.localeCompare(b.id)

/** A report of its versions; with no shown one it has no content yet. */
export function joined(
  { id, type, name, shownAt }: Pick<RecordingReport, 'id' | 'type' | 'name' | 'shownAt'>,
  shown: ReportVersion | null,
  others: readonly ReportVersion[],
  requests: RecordingReport['requests'],
): RecordingReport {
  const { id: versionId, beside: _now, ...written } = shown ?? { id: undefined, content: '' }
  return {
    id,
    ...(type && { type }),
    ...(name !== undefined && { name }),
    ...written,
    ...(versionId !== undefined && { versionId }),
    ...(shownAt !== undefined && { shownAt }),
    ...(others.length > 0 && { versions: others.toSorted(newestFirst) }),
    ...(requests && requests.length > 0 && { requests }),
  }
}

/** Puts a version on the screen; what stood there becomes one of the others. */
export function withShown(report: RecordingReport, version: ReportVersion, at: string): RecordingReport {
  const others = versionsOf(report).filter(one => one.id !== version.id)
  const quiet = others.map(({ beside: _put, ...other }) => other)
  return joined({ ...report, shownAt: at }, version, quiet, report.requests)
}

/** True if a person has worked on the version: edited it, ticked something, or kept a sentence of it. */
export const isWorkedOn = ({ model, review }: ReportVersion): boolean =>
  model === 'manual' || Object.values(review ?? {}).some(one => one !== null && one !== undefined)

/**
 * The server's answer to a request. It takes the place of the version that was shown at the request; if a person has
 * worked on that one since, or another is shown now, the answer stands beside (decision 125). The same words as a
 * provisional version's confirm it, with its ticks. An answered request changes nothing.
 */
export function answered(
  report: RecordingReport,
  requestId: string,
  version: ReportVersion,
  at: string,
): RecordingReport {
  const request = report.requests?.find(one => one.id === requestId)
  if (!request || request.outcome) return report
  const done = withOutcome(report, requestId, { outcome: 'done', errorKey: null, versionId: version.id })
  const shown = shownOf(report)
  const isOver = shown !== null && shown.id === request.over
  if (isOver && shown.provisional && hasSameWords(shown, version)) {
    const { provisional: _was, ...rest } = done
    return rest
  }
  if (!shown || (isOver && !isWorkedOn(shown))) return withShown(done, version, at)
  return { ...done, versions: [...(report.versions ?? []), { ...version, beside: true }] }
}

const hasSameWords = (a: ReportVersion, b: ReportVersion) =>
  a.content === b.content && a.evidence?.transcriptHash === b.evidence?.transcriptHash

/** A request that failed for good; the report stays as it is. */
export const failed = (report: RecordingReport, requestId: string, errorKey: string): RecordingReport =>
  withOutcome(report, requestId, { outcome: 'failed', errorKey })

const withOutcome = (report: RecordingReport, requestId: string, outcome: object): RecordingReport => ({
  ...report,
  requests: (report.requests ?? []).map(one => (one.id === requestId && !one.outcome ? { ...one, ...outcome } : one)),
})

/** The request that the server has not answered yet; null if nothing is awaited. */
export const awaited = (report: RecordingReport) => report.requests?.findLast(one => !one.outcome) ?? null

/** The server's version that is offered beside the shown one; null if there is none. */
export const offered = (report: RecordingReport): ReportVersion | null =>
  report.versions?.findLast(one => one.beside) ?? null

/** The offered versions are put away: they stay among the others. */
export const putAway = (report: RecordingReport): RecordingReport => ({
  ...report,
  versions: (report.versions ?? []).map(({ beside: _put, ...one }) => one),
})

export const REVIEW_LISTS = ['drugs', 'doses', 'negations', 'followUp'] as const
export type ReviewList = (typeof REVIEW_LISTS)[number]

/** Ticks a list of the shown version, or with null takes the tick back. */
export const ticked = (report: RecordingReport, list: ReviewList, tick: ReportTick | null): RecordingReport =>
  reviewed(report, { [list]: tick })

/** A person keeps a sentence that the transcript does not support; `place` is its number among all sentences. */
export const kept = (report: RecordingReport, place: number, tick: ReportTick | null): RecordingReport =>
  reviewed(report, { kept: { ...report.review?.kept, [place]: tick } })

const reviewed = (report: RecordingReport, change: ReportReview): RecordingReport => ({
  ...report,
  review: { ...report.review, ...change },
})

/** Requests that `after` has and `before` has not: each is to be answered once. */
export function newRequests(before: readonly RecordingReport[], after: readonly RecordingReport[]) {
  const known = new Set(before.flatMap(({ requests = [] }) => requests.map(({ id }) => id)))
  return after.flatMap(({ id: reportId, requests = [] }) =>
    requests.filter(one => !one.outcome && !known.has(one.id)).map(({ id: requestId }) => ({ reportId, requestId })),
  )
}

/** Asks for a new version; `provisional` is shown until the server answers. */
export function requested(
  report: RecordingReport,
  request: Pick<ReportRequest, 'id' | 'at' | 'options' | 'customInstructions'>,
  provisional: ReportVersion | null,
): RecordingReport {
  const shown = provisional ? withShown(report, provisional, request.at) : report
  const over = shownOf(shown)?.id ?? null
  return { ...shown, requests: [...(report.requests ?? []), { ...request, over }] }
}
