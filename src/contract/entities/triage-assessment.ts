import { z } from 'zod/mini'
import { CATEGORY_IDS, NEWS2_PARAMETERS, VITAL_IDS } from '../triage-names.ts'
import { AssessmentInput, Spo2Scale, VitalId } from './triage-input.ts'

/*
 * A complete assessment by the rules, so that two can be compared field by field and explained in any language.
 * src/domain/triage defines these shapes and their meaning; a type test keeps both equal.
 */

export const CategoryId = z.enum(CATEGORY_IDS)
const News2Parameter = z.enum(NEWS2_PARAMETERS)
const exclusions = z.array(z.enum(['under-16', 'pregnant', 'age-unsure', 'pregnancy-unsure']))

const each = <const Names extends readonly string[], T extends z.ZodMiniType>(names: Names, one: T) =>
  z.record(z.enum(names), one)

const Reading = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('missing') }),
  z.object({ kind: z.literal('unrecordable') }),
  z.object({ kind: z.literal('implausible'), given: z.number() }),
  z.object({ kind: z.literal('measured'), value: z.number() }),
])

const Consciousness = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('level'),
    level: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
    from: z.enum(['ACVPU', 'GCS']),
  }),
  z.object({ kind: z.literal('responsive'), from: z.literal('GCS') }),
  z.object({ kind: z.literal('unknown') }),
])

const Points = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
const News2Band = z.object({
  from: z.number(),
  risk: z.enum(['low', 'moderate_low', 'moderate', 'high']),
  colour: z.enum(['green', 'yellow', 'orange', 'red']),
  response: z.enum(['routine', 'increased-monitoring', 'urgent-review', 'immediate-review']),
})
const Rcp = z.object({
  risk: z.enum(['low', 'low-medium', 'medium', 'high']),
  monitoring: z.enum(['12-hourly', '4-6-hourly', 'hourly', 'continuous']),
  response: z.enum([
    'continue',
    'nurse-assessment',
    'urgent-ward-review',
    'urgent-clinician-assessment',
    'emergency-assessment',
  ]),
})
const scored = {
  components: each(NEWS2_PARAMETERS, z.nullable(Points)),
  single3: z.array(News2Parameter),
  spo2Scale: Spo2Scale,
}
const News2 = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('complete'), ...scored, total: z.number(), band: News2Band, rcp: Rcp }),
  z.object({
    kind: z.literal('incomplete'),
    ...scored,
    atLeast: z.number(),
    missing: z.array(News2Parameter),
    band: z.nullable(News2Band),
    rcp: z.nullable(Rcp),
  }),
  z.object({ kind: z.literal('not-applicable'), reasons: exclusions }),
])

const MORSE_ITEMS = [
  'historyOfFalling',
  'secondaryDiagnosis',
  'ambulatoryAid',
  'ivOrHeparinLock',
  'gait',
  'mentalStatus',
] as const
const morsePoints = each(MORSE_ITEMS, z.nullable(z.number()))
const MorseBand = z.object({
  from: z.number(),
  risk: z.enum(['low', 'moderate', 'high']),
  colour: z.enum(['green', 'yellow', 'red']),
})
const Morse = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('complete'), components: morsePoints, total: z.number(), band: MorseBand }),
  z.object({
    kind: z.literal('incomplete'),
    components: morsePoints,
    atLeast: z.number(),
    missing: z.array(z.enum(MORSE_ITEMS)),
    band: z.nullable(MorseBand),
  }),
])

const rule = z.object({
  id: z.string(),
  condition: z.enum([...VITAL_IDS, 'NEWS2', 'consciousness']),
  operator: z.enum(['<', '>', '>=', '=']),
  threshold: z.number(),
  severity: z.enum(['critical', 'warning']),
})
const RedLineOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('crossed'), rule, value: z.number(), lowerBound: z.boolean() }),
  z.object({ kind: z.literal('clear'), rule, value: z.nullable(z.number()) }),
  z.object({ kind: z.literal('unknown'), rule }),
  z.object({ kind: z.literal('not-applicable'), rule, reasons: exclusions }),
])

const ClassificationStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('red-line'), outcome: RedLineOutcome }),
  z.object({ kind: z.literal('news2'), score: News2, category: z.nullable(CategoryId) }),
  z.object({ kind: z.literal('single-three'), parameters: z.array(News2Parameter) }),
  z.object({ kind: z.literal('forced'), rules: z.array(z.string()), category: CategoryId }),
])
const steps = z.array(ClassificationStep)
const Classification = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['determined', 'at-least']),
    category: CategoryId,
    forcedBy: z.array(z.string()),
    steps,
  }),
  z.object({ kind: z.literal('undetermined'), category: z.null(), steps }),
])

const Notice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('news2-not-applicable'), reasons: exclusions }),
  z.object({ kind: z.literal('implausible'), vital: VitalId, given: z.number() }),
  z.object({ kind: z.literal('rare'), vital: VitalId, given: z.number() }),
  z.object({ kind: z.literal('unrecordable'), vital: VitalId }),
  z.object({ kind: z.literal('consciousness-disagrees') }),
  z.object({ kind: z.literal('diastolic-not-below-systolic') }),
])

export const Assessment = z.object({
  /** Version of the rules; raised with every change of a number in them. */
  rulesVersion: z.int(),
  input: AssessmentInput,
  readings: each(VITAL_IDS, Reading),
  bands: each(VITAL_IDS, z.nullable(z.enum(['normal', 'warning', 'critical']))),
  consciousness: Consciousness,
  news2: News2,
  morse: z.nullable(Morse),
  redLines: z.array(RedLineOutcome),
  classification: Classification,
  notices: z.array(Notice),
})
