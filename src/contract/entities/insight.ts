import { z } from 'zod/mini'
import { INSIGHT_TYPES, MAX_INSIGHT_RECORDS } from '../record-types.ts'
import { Id, text } from '../row.ts'
import { Locale } from './user.ts'

export const InsightKind = z.enum(INSIGHT_TYPES)
export type InsightKind = z.infer<typeof InsightKind>

const RecordId = z.union([z.uuid(), Id])

/** What a user asked for. The record of the insight carries it, so that it waits without a network like any record. */
export const InsightRequest = z.looseObject({
  insightType: InsightKind,
  /** Ids of health records; the server loads those that the account owns (decision 56). */
  healthRecords: z.array(RecordId).check(z.minLength(1), z.maxLength(MAX_INSIGHT_RECORDS)),
  /** Slugs of biomarkers; absent: all of them. */
  biomarkers: z.nullish(z.array(text(200)).check(z.maxLength(500))),
  locale: Locale,
  customPrompt: z.nullish(text(20_000)),
  /** IANA name of the device's zone, in which times of records are days. */
  timeZone: z.nullish(text(100)),
  /** ISO time; days are counted up to it. */
  at: text(40),
})
export type InsightRequest = z.infer<typeof InsightRequest>

/** A value, a treatment or a passage of a record. */
export const InsightSource = z.looseObject({
  /** clientId of the record. */
  record: text(100),
  /** `yyyy-mm-dd`, or `yyyy-mm` or `yyyy` where no more is known. */
  day: text(10),
  /** What the record has, as the insight prints it; '' for the record itself. */
  said: text(4000),
})
export type InsightSource = z.infer<typeof InsightSource>

/**
 * Arithmetic of a sentence, of numbers and days as they are printed: `difference` and `percent` of two values, the first
 * being the earlier; `days` between two days; `end` of a course from its first day and its duration; `count`.
 */
export const InsightSum = z.looseObject({
  kind: z.enum(['difference', 'percent', 'days', 'end', 'count']),
  of: z.array(text(1000)).check(z.maxLength(2)),
  is: text(100),
})
export type InsightSum = z.infer<typeof InsightSum>

export const InsightSentence = z.looseObject({
  text: text(20_000),
  sources: z.array(InsightSource),
  sums: z.array(InsightSum),
})
export type InsightSentence = z.infer<typeof InsightSentence>

export const InsightSection = z.looseObject({
  part: z.enum(['summary', 'content', 'recommendations']),
  /** '' for none. */
  title: text(1000),
  sentences: z.array(InsightSentence),
})
export type InsightSection = z.infer<typeof InsightSection>

/** `data.insight` of a record of type insight; its texts stand in `data.report` too. */
export const Insight = z.looseObject({
  request: z.optional(InsightRequest),
  /** `built-in`, or a language model's name. */
  model: z.optional(text(200)),
  sections: z.optional(z.array(InsightSection)),
})
export type Insight = z.infer<typeof Insight>
