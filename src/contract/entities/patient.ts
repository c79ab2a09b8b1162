import { z } from 'zod/mini'
import { Row, text } from '../row.ts'

const line = text(2000)

export const PatientData = z.looseObject({
  nickname: z.optional(line),
  gender: z.nullish(z.enum(['male', 'female'])),
  /** yyyy-mm-dd */
  dateOfBirth: z.nullish(text(40)),
  contactInfo: z.optional(z.looseObject({ phone: z.nullish(line), email: z.nullish(line), address: z.nullish(line) })),
  recentVitalSigns: z.optional(
    z.looseObject({
      /** cm */
      height: z.nullish(z.union([z.number(), line])),
      /** kg */
      weight: z.nullish(z.union([z.number(), line])),
      bloodPressure: z.nullish(line),
      bloodGroup: z.nullish(line),
    }),
  ),
  insurance: z.optional(z.looseObject({ number: z.nullish(line), company: z.nullish(line) })),
  description: z.nullish(text(20_000)),
})
export type PatientData = z.infer<typeof PatientData>

export const Patient = z.extend(Row, { name: text(500), data: PatientData })
export type Patient = z.infer<typeof Patient>
