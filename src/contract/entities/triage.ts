import { z } from 'zod/mini'
import { Instant, text } from '../row.ts'
import { TRIAGE_REASONS } from '../triage-names.ts'
import { HealthRecord, HealthRecordData } from './health-record.ts'
import { Assessment, CategoryId } from './triage-assessment.ts'
import { Fact, HeardVitals } from './triage-heard.ts'
import { Acvpu, ProfileId, TypedTriage } from './triage-input.ts'
import { TriageResults } from './triage-results.ts'

/*
 * A triage (D §3) is a health record with recordType `triage`, and synchronises like any other. Inside `data`:
 *
 * the device writes   profile (once), startedAt, typed, provisional, overrides and checks (appends), and the shared
 *                     fields duration, peaks, transcription, locale;
 * the server writes   heard, suggestions, results, speechError, errorKey, documentAssetId, mimeType, size. What a client
 *                     sends in these is not taken: the answer carries the row as it stands.
 *
 * `status` of the record: `transcribing` and `processing` are on their way; `processed` has `results`; `error` has none
 * and says why in `errorKey`; `uploaded` is not used. Writing `typed` or the transcript begins the processing anew, so
 * typed values alone are a whole triage: `healthRecords:create` with `profile` and `typed`, without any audio.
 *
 * Overrides and checks merge by their ids: an update with a list adds what it names and removes nothing, as does the operation
 * `{op: 'set', path: ['overrides', {id}], value}` of `healthRecords:update {id, patch}`, which needs no baseSeq.
 */

/** A model's words beside the rules' result, marked as such. Numbers in them that nobody was heard to say are in `results.toBeConfirmed`. */
const Suggestion = z.object({ text: text(2000) })
export const TriageSuggestions = z.object({
  model: text(200),
  symptoms: z.array(Suggestion),
  complaints: z.array(Suggestion),
  keyFactors: z.array(Suggestion),
  recommendations: z.array(Suggestion),
  /** Values that it read out of the transcript, with the words; they never score. */
  values: z.array(z.object({ fact: Fact, value: z.union([z.number(), z.boolean(), Acvpu]), text: text(2000) })),
})
export type TriageSuggestions = z.infer<typeof TriageSuggestions>

const assessed = z.object({
  kind: z.enum(['determined', 'at-least', 'undetermined']),
  category: z.nullable(CategoryId),
  forcedBy: z.array(z.string()),
})

/**
 * A clinician's category beside that of the rules; both are kept and neither is ever written over. The last of the list
 * counts: the server keeps it in the order of `at`. UNPROCESSABLE with errorType `InvalidOverride` where it is refused;
 * the message is the problem (`reason-required` ...).
 */
export const TriageOverride = z.object({
  id: z.uuid(),
  /** What the rules had said when the clinician decided. */
  assessed,
  chosen: CategoryId,
  change: z.enum(['more-urgent', 'less-urgent', 'confirmed', 'decided']),
  /** The server writes who was signed in, whatever was sent. */
  author: z.object({ id: z.union([z.number(), z.string()]), name: z.string() }),
  /** By the device's clock, and never later than `receivedAt`. */
  at: Instant,
  reason: text(2000),
  /** By the server's clock; absent until it has it. */
  receivedAt: z.optional(Instant),
  deviceId: z.nullish(z.string()),
})
export type TriageOverride = z.infer<typeof TriageOverride>

/** What a client has to send of an override: the server makes the rest from its own row and session. */
export const OverrideWrite = z.object({
  id: z.uuid(),
  chosen: CategoryId,
  reason: z.optional(z.string()),
  at: z.optional(z.string()),
  assessed: z.optional(assessed),
})

/** Somebody looked at the patient again, or the patient no longer waits. Merges by id and keeps its author, as an override. */
export const TriageCheck = z.object({
  id: z.uuid(),
  kind: z.enum(['reassessed', 'ended']),
  author: z.object({ id: z.union([z.number(), z.string()]), name: z.string() }),
  at: Instant,
  receivedAt: z.optional(Instant),
})
export type TriageCheck = z.infer<typeof TriageCheck>

/** UNPROCESSABLE with errorType `InvalidCheck` for anything else. */
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
  /** Why the recording gave no words, where typed values gave results all the same. */
  speechError: z.nullish(TriageReason),
})
export type TriageData = z.infer<typeof TriageData>

/** A row of `healthRecords:list {recordTypes: 'triage', fullData: true}`. */
export const TriageRecord = z.extend(HealthRecord, { recordType: z.literal('triage'), data: TriageData })
export type TriageRecord = z.infer<typeof TriageRecord>
