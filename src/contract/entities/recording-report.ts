import { z } from 'zod/mini'
import { Count, text } from '../row.ts'

/** Defaults of D §9; the language is ru-RU in every language of the interface (decisions 83, 130). */
export const ReportOptions = z.looseObject({
  length: z._default(z.enum(['medium', 'long']), 'medium'),
  language: z._default(z.enum(['ru-RU', 'en-US', 'el-GR']), 'ru-RU'),
  tone: z._default(z.enum(['formal', 'informal']), 'formal'),
  includeClinicalAnalysis: z._default(z.boolean(), false),
})
export type ReportOptions = z.infer<typeof ReportOptions>

/** Ids of the reports that everybody has. */
export const SYSTEM_REPORTS = ['medical-history', 'summary'] as const

/** Who decided it, and when (ISO). */
export const ReportTick = z.looseObject({ by: text(500), at: text(40) })
export type ReportTick = z.infer<typeof ReportTick>

/** Offsets in UTF-16 code units of the transcript's text, end exclusive. */
export const TextSpan = z.tuple([Count, Count])
export type TextSpan = z.infer<typeof TextSpan>

export const ReportSentence = z.looseObject({
  text: text(20_000),
  /** Where it stands in `content`. */
  at: z.optional(TextSpan),
  spans: z.array(TextSpan),
  verdict: z.enum(['supported', 'changed', 'unsupported', 'manual']),
  /** What differs from the transcript; of a changed sentence. */
  change: z.optional(text(40)),
  /** Words of each span when the report was made: by them a span is found again after the transcript was edited. */
  quotes: z.optional(z.array(text(20_000))),
})
export type ReportSentence = z.infer<typeof ReportSentence>

/** Decision 127: where each sentence was said. */
export const ReportEvidence = z.looseObject({
  transcriptHash: text(64),
  sections: z.array(z.looseObject({ id: text(100), sentences: z.array(ReportSentence) })),
  /** Passages that no section took: small talk, commands of a dictation. */
  leftOut: z.array(TextSpan),
})
export type ReportEvidence = z.infer<typeof ReportEvidence>

/** What a person has compared with the transcript before the report is copied or shared. */
export const ReportReview = z.looseObject({
  drugs: z.nullish(ReportTick),
  doses: z.nullish(ReportTick),
  negations: z.nullish(ReportTick),
  followUp: z.nullish(ReportTick),
  /** Sentences that the transcript does not support and a person keeps, by their number among all sentences from 0. */
  kept: z.nullish(z.record(z.string(), z.nullable(ReportTick))),
})
export type ReportReview = z.infer<typeof ReportReview>

const written = {
  /** `manual` if a person wrote or edited it, `built-in`, or a language model's name. */
  model: z.optional(text(200)),
  /** Markdown. */
  content: text(200_000),
  createdAt: z.optional(z.string()),
  customInstructions: z.nullish(text(20_000)),
  options: z.optional(ReportOptions),
  evidence: z.nullish(ReportEvidence),
  review: z.nullish(ReportReview),
  /** Made on a device from what it had; the server's follows (decision 125). */
  provisional: z.optional(z.boolean()),
}

export const ReportVersion = z.looseObject({
  id: text(100),
  ...written,
  /** The server wrote it while a person worked on the shown one: it is offered until it is shown or put away. */
  beside: z.optional(z.boolean()),
})
export type ReportVersion = z.infer<typeof ReportVersion>

/** A report that a device or a client wants; the server answers each request once. */
export const ReportRequest = z.looseObject({
  id: text(100),
  at: text(40),
  options: ReportOptions,
  customInstructions: z.nullish(text(20_000)),
  /** The version that was shown when it was requested; null if there was none. */
  over: z.nullish(text(100)),
  outcome: z.optional(z.enum(['done', 'failed'])),
  /** Why it failed, as a key of an interface text. */
  errorKey: z.nullish(text(200)),
  /** Of a request that is done: what was written. */
  versionId: z.nullish(text(100)),
})
export type ReportRequest = z.infer<typeof ReportRequest>

/** A report inside a recording (D §3): the version that is shown, and the others. */
export const RecordingReport = z.looseObject({
  /** `medical-history`, `summary`, or the id of a custom report. */
  id: text(200),
  type: z.optional(z.enum(['system', 'custom'])),
  /** Of a custom report, when it was made. */
  name: z.optional(text(200)),
  ...written,
  /** Of the shown version. */
  versionId: z.optional(text(100)),
  /** When the shown version became that (ISO). */
  shownAt: z.optional(text(40)),
  /** Every version but the shown one. */
  versions: z.optional(z.array(ReportVersion)),
  requests: z.optional(z.array(ReportRequest)),
})
export type RecordingReport = z.infer<typeof RecordingReport>
