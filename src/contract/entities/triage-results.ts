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

/** D §3 "Scale results". `totalScore` is null if the total is unknown; `atLeast` and `missing` then describe it. */
const ScaleResult = z.object({
  totalScore: z.nullable(z.number()),
  riskLevel: z.nullable(z.string()),
  components: points,
  /** NEWS2 only. */
  clinicalResponse: z.nullish(z.string()),
  atLeast: z.optional(z.number()),
  missing: z.optional(z.array(z.string())),
})

/** Facts about a triage patient: those of the grammar, and those that only a person or the record gives. */
export const EVIDENCE_FACTS = [...FACTS, 'ageYears', 'sex', 'pregnant', 'spo2Scale'] as const
const EvidenceFact = z.enum(EVIDENCE_FACTS)
const factValue = z.union([z.number(), z.boolean(), Acvpu, Sex])

/**
 * Source of one input value of the rules. `certainty`: its contribution to the confidence; `text` and `span`: its words
 * in the transcript.
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

/** Two sources that disagree: `used` was scored, `heard` was not. Always shown. */
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
 * Too uncertain to be scored until a person types it; `value` is null without a number ("low nineties"). A number in a
 * model's words that the grammar did not hear has no `span`; `fact` is null if it belongs to no known fact.
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

/** Computed by the server from typed and heard values, by the rules alone; a client never writes it. */
export const TriageResults = z.object({
  classification: z.object({
    /** The rules' category; null if they could not decide. A clinician's category is in `overrides`. */
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
  /** The complete assessment: to explain it, translate it, and compare it with the device's. */
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
