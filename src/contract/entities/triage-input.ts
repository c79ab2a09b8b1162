import { z } from 'zod/mini'
import { text } from '../row.ts'
import { ACVPU_LEVELS, PROFILE_IDS, VITAL_IDS } from '../triage-names.ts'

export const ProfileId = z.enum(PROFILE_IDS)
export const VitalId = z.enum(VITAL_IDS)
export const Acvpu = z.enum(ACVPU_LEVELS)
export const Spo2Scale = z.union([z.literal(1), z.literal(2)])
export const Sex = z.enum(['male', 'female'])

const vital = z.nullish(z.number())

/**
 * HR and RR per minute, SpO2 in %, SBP and DBP in mmHg, Temp in °C, GCS in points. Absent and null both mean "not
 * known". A value outside its plausible range is accepted as typed: the rules report it and never score it.
 */
export const TriageVitals = z.object({
  HR: vital,
  RR: vital,
  SpO2: vital,
  SBP: vital,
  DBP: vital,
  Temp: vital,
  GCS: vital,
  ACVPU: z.nullish(Acvpu),
  onOxygen: z.nullish(z.boolean()),
  spo2Scale: z.nullish(Spo2Scale),
})

export const TriagePatient = z.object({
  ageYears: z.nullish(z.number()),
  sex: z.nullish(Sex),
  pregnant: z.nullish(z.boolean()),
})

export const MorseAnswers = z.object({
  historyOfFalling: z.nullish(z.enum(['no', 'yes'])),
  secondaryDiagnosis: z.nullish(z.enum(['no', 'yes'])),
  ambulatoryAid: z.nullish(z.enum(['none_bedrest_nurse', 'crutches_cane_walker', 'furniture'])),
  ivOrHeparinLock: z.nullish(z.enum(['no', 'yes'])),
  gait: z.nullish(z.enum(['normal_bedrest_wheelchair', 'weak', 'impaired'])),
  mentalStatus: z.nullish(z.enum(['oriented', 'overestimates_forgets'])),
})

/** Facts of the patient by which a score may not apply at all. */
const UnsettledFact = z.enum(['ageYears', 'pregnant'])

const words = z.array(text(500)).check(z.maxLength(100))

/** What a person typed or tapped; takes precedence over everything heard. */
export const TypedTriage = z.object({
  vitals: z.optional(TriageVitals),
  /** Vitals that the instrument could not measure; a number for the same vital takes precedence. */
  unrecordable: z.optional(z.array(VitalId).check(z.maxLength(7))),
  patient: z.optional(TriagePatient),
  /** Facts of the patient that the person confirmed although something else was heard. */
  confirmed: z.optional(z.array(UnsettledFact).check(z.maxLength(2))),
  morse: z.optional(MorseAnswers),
  /** In the clinician's words; stored and compared, never scored. */
  symptoms: z.optional(words),
  complaints: z.optional(words),
})
export type TypedTriage = z.infer<typeof TypedTriage>

/** The input of the rules. */
export const AssessmentInput = z.object({
  profileId: ProfileId,
  vitals: TriageVitals,
  unrecordable: z.optional(z.array(VitalId)),
  patient: z.optional(TriagePatient),
  unsettled: z.optional(z.array(UnsettledFact)),
  morse: z.optional(MorseAnswers),
  symptoms: z.optional(z.array(z.string())),
})
