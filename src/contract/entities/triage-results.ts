import { z } from 'zod/mini'
import { LOCALES } from '../locales.ts'
import { Count, Id, Instant } from '../row.ts'
import { VITAL_IDS } from '../triage-names.ts'
import { Assessment, CategoryId } from './triage-assessment.ts'
import { Doubt, FACTS } from './triage-heard.ts'
import { Acvpu, Sex } from './triage-input.ts'

const share = z.number().check(z.minimum(0), z.maximum(1))
const points = z.record(z.string(), z.nullable(z.number()))
const span = z.object({ start: Count, end: Count })

/** D §3 "Scale results"; `totalScore` is null while the total is not known: `atLeast` and `missing` say what is. */
const ScaleResult = z.object({
  totalScore: z.nullable(z.number()),
  riskLevel: z.nullable(z.string()),
  components: points,
  /** NEWS2 only. */
  clinicalResponse: z.nullish(z.string()),
  atLeast: z.optional(z.number()),
  missing: z.optional(z.array(z.string())),
})

/** What can be said of a patient in triage: the facts of the grammar, and what only a person or the record tells. */
export const EVIDENCE_FACTS = [...FACTS, 'ageYears', 'sex', 'pregnant', 'spo2Scale'] as const
const EvidenceFact = z.enum(EVIDENCE_FACTS)
const factValue = z.union([z.number(), z.boolean(), Acvpu, Sex])

/**
 * Where a value that the rules were given came from. `certainty` is what it adds to the confidence; `text` and `span` are
 * its words in the transcript.
 */
export const Evidence = z.object({
  fact: EvidenceFact,
  value: factValue,
  from: z.enum(['typed', 'speech', 'patient']),
  certainty: share,
  approximate: z.optional(z.boolean()),
  text: z.optional(z.string()),
  span: z.optional(span),
})

export type Evidence = z.infer<typeof Evidence>

/** Two sources that do not agree: `used` counted, `heard` did not. It is always shown. */
export const Difference = z.object({
  fact: EvidenceFact,
  used: factValue,
  from: z.enum(['typed', 'patient']),
  heard: factValue,
  text: z.optional(z.string()),
  span: z.optional(span),
})

export type Difference = z.infer<typeof Difference>

/**
 * Said, or proposed by a model, and not sure enough to count: it never scores until a person types it. `value` is null
 * for a doubt without a number ("low nineties"). What a model's words contain and the grammar did not hear has no span;
 * `fact` is null where it is a number of nothing known.
 */
export const ToBeConfirmed = z.object({
  fact: z.nullable(EvidenceFact),
  value: z.nullable(factValue),
  by: z.enum(['speech', 'model']),
  doubt: z.optional(Doubt),
  text: z.string(),
  span: z.optional(span),
})

export type ToBeConfirmed = z.infer<typeof ToBeConfirmed>

/** Made by the server from typed and heard values by the rules alone; a client never writes it. */
export const TriageResults = z.object({
  classification: z.object({
    /** The rules' own; null where they could not decide. A clinician's category stands in `overrides`. */
    category: z.nullable(z.object({ id: CategoryId, name: z.string() })),
    confidence: share,
    reasoning: z.string(),
    redlineForced: z.boolean(),
    keyFactors: z.array(z.string()),
  }),
  extractedData: z.object({
    vitals: z.record(z.enum(VITAL_IDS), z.nullable(z.number())),
    complaints: z.array(z.string()),
    symptoms: z.array(z.string()),
    patient: z.object({ ageYears: z.nullable(z.number()), sex: z.nullable(Sex) }),
    assessmentScales: z.object({ news2: z.nullable(ScaleResult), morse: z.nullable(ScaleResult) }),
    redlineViolations: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        value: z.number(),
        unit: z.string(),
        threshold: z.number(),
        triggered: z.literal(true),
        severity: z.enum(['critical', 'warning']),
      }),
    ),
  }),
  summary: z.string(),
  recommendations: z.array(z.string()),
  /** The whole assessment, to explain it, to say it in another language and to compare it with the device's. */
  assessment: Assessment,
  evidence: z.array(Evidence),
  differences: z.array(Difference),
  toBeConfirmed: z.array(ToBeConfirmed),
  /** Language of the texts above. */
  locale: z.enum(LOCALES),
  scoredAt: Instant,
  healthRecordId: Id,
  documentAssetId: z.nullable(Id),
})
export type TriageResults = z.infer<typeof TriageResults>
