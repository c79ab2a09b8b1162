import { z } from 'zod/mini'
import { Instant, text } from '../row.ts'
import { TRIAGE_REASONS } from '../triage-names.ts'
import { HealthRecord, HealthRecordData } from './health-record.ts'
import { Assessment, CategoryId } from './triage-assessment.ts'
import { Fact, HeardVitals } from './triage-heard.ts'
import { Acvpu, ProfileId, TypedTriage } from './triage-input.ts'
import { TriageResults } from './triage-results.ts'

/*
 * A triage (D §3) is a health record with recordType `triage`, replicated like any other. In `data`:
 *
 * the device writes   profile (once), startedAt, typed, provisional, overrides and checks (appends), and the shared
 *                     fields duration, peaks, transcription, locale;
 * the server writes   heard, suggestions, results, speechError, errorKey, documentAssetId, mimeType, size. It ignores
 *                     these fields in a client's write and returns the row with its own.
 *
 * `status` of the record: `transcribing` and `processing` are under way; `processed` has `results`; `error` has none,
 * but a reason in `errorKey`; `uploaded` is not used. Writing `typed` or the transcript starts the processing again, so
 * typed values alone make a triage: `healthRecords:create` with `profile` and `typed`, without audio.
 *
 * Overrides and checks merge by their ids: an update with a list adds its items and removes none, and so does
 * `{op: 'set', path: ['overrides', {id}], value}` of `healthRecords:update {id, patch}`, which needs no baseSeq.
 */

/**
 * A model's suggestions beside the rules' result, marked as such. Their numbers that were not heard are in
 * `results.toBeConfirmed`.
 */
const Suggestion = z.object({ text: text(2000) })
export const TriageSuggestions = z.object({
  model: text(200),
  symptoms: z.array(Suggestion),
  complaints: z.array(Suggestion),
  keyFactors: z.array(Suggestion),
  recommendations: z.array(Suggestion),
  /** Values that the model read in the transcript, with their words; never scored. */
  values: z.array(z.object({ fact: Fact, value: z.union([z.number(), z.boolean(), Acvpu]), text: text(2000) })),
})
export type TriageSuggestions = z.infer<typeof TriageSuggestions>

const assessed = z.object({
  kind: z.enum(['determined', 'at-least', 'undetermined']),
  category: z.nullable(CategoryId),
  forcedBy: z.array(z.string()),
})

/**
 * A clinician's category beside the rules'; neither overwrites the other. The server sorts by `at`; the last counts.
 * Refused as UNPROCESSABLE with errorType `InvalidOverride`; the issue's message is the problem (`reason-required`…).
 */
export const TriageOverride = z.object({
  id: z.uuid(),
  /** The rules' result when the clinician decided. */
  assessed,
  chosen: CategoryId,
  change: z.enum(['more-urgent', 'less-urgent', 'confirmed', 'decided']),
  /** The server sets the signed-in user, whatever was sent. */
  author: z.object({ id: z.union([z.number(), z.string()]), name: z.string() }),
  /** By the device's clock, and never later than `receivedAt`. */
  at: Instant,
  reason: text(2000),
  /** What the device's clock claimed, if it was wrong and `at` was corrected. */
  deviceAt: z.optional(text(40)),
  /** By the server's clock; absent until the server has it. */
  receivedAt: z.optional(Instant),
  deviceId: z.nullish(z.string()),
})
export type TriageOverride = z.infer<typeof TriageOverride>

/** The fields of an override that a client sends; the server adds the rest from its row and the session. */
export const OverrideWrite = z.object({
  id: z.uuid(),
  chosen: CategoryId,
  reason: z.optional(z.string()),
  at: z.optional(z.string()),
  assessed: z.optional(assessed),
})

/** A reassessment of the patient, or the end of the waiting. Merges by id and keeps its author, like an override. */
export const TriageCheck = z.object({
  id: z.uuid(),
  kind: z.enum(['reassessed', 'ended']),
  author: z.object({ id: z.union([z.number(), z.string()]), name: z.string() }),
  at: Instant,
  /** What the device's clock claimed, if it was wrong and `at` was corrected. */
  deviceAt: z.optional(text(40)),
  receivedAt: z.optional(Instant),
})
export type TriageCheck = z.infer<typeof TriageCheck>

/** The fields of a check that a client sends; anything else is UNPROCESSABLE with errorType `InvalidCheck`. */
export const CheckWrite = z.object({
  id: z.uuid(),
  kind: z.enum(['reassessed', 'ended']),
  at: z.optional(z.string()),
})

export const TriageReason = z.enum(TRIAGE_REASONS)
export type TriageReason = z.infer<typeof TriageReason>

export const TriageData = z.extend(HealthRecordData, {
  profile: z.object({ id: ProfileId }),
  /** When the clinician began, by the device's clock. */
  startedAt: z.nullish(text(40)),
  typed: z.nullish(TypedTriage),
  /** The device's own result, before the server's. */
  provisional: z.nullish(z.object({ assessment: Assessment, at: text(40) })),
  heard: z.nullish(HeardVitals),
  suggestions: z.nullish(TriageSuggestions),
  results: z.nullish(TriageResults),
  overrides: z.optional(z.array(TriageOverride).check(z.maxLength(1000))),
  checks: z.optional(z.array(TriageCheck).check(z.maxLength(1000))),
  /** Why the recording gave no words, although typed values gave results. */
  speechError: z.nullish(TriageReason),
})
export type TriageData = z.infer<typeof TriageData>

/** A row of `healthRecords:list {recordTypes: 'triage', fullData: true}`. */
export const TriageRecord = z.extend(HealthRecord, { recordType: z.literal('triage'), data: TriageData })
export type TriageRecord = z.infer<typeof TriageRecord>
