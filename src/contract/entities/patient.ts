import { z } from 'zod'
import { Row } from '../ids.ts'

const text = z.string().max(2000)

export const PatientData = z.looseObject({
  nickname: text.optional(),
  gender: z.enum(['male', 'female']).nullish(),
  /** yyyy-mm-dd */
  dateOfBirth: z.string().max(40).nullish(),
  contactInfo: z.looseObject({ phone: text.nullish(), email: text.nullish(), address: text.nullish() }).optional(),
  recentVitalSigns: z
    .looseObject({
      /** cm */
      height: z.union([z.number(), text]).nullish(),
      /** kg */
      weight: z.union([z.number(), text]).nullish(),
      bloodPressure: text.nullish(),
      bloodGroup: text.nullish(),
    })
    .optional(),
  insurance: z.looseObject({ number: text.nullish(), company: text.nullish() }).optional(),
  description: z.string().max(20_000).nullish(),
})
export type PatientData = z.infer<typeof PatientData>

export const Patient = Row.extend({ name: z.string().max(500), data: PatientData })
export type Patient = z.infer<typeof Patient>
