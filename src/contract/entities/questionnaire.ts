import { z } from 'zod'
import { NumericId } from '../ids.ts'

export const SessionStatus = z.enum(['active', 'completed', 'abandoned', 'expired'])
export type SessionStatus = z.infer<typeof SessionStatus>
export const RespondentInfo = z.looseObject({ name: z.string().max(500).nullish() })

/** What the emergency check found in the respondent's words. */
export const Urgent = z.object({
  group: z.string(),
  words: z.string(),
  messageId: z.string(),
  at: z.string(),
  /** The respondent went on with "This is not about me"; that clears nothing. */
  denied: z.boolean().optional(),
})
export type Urgent = z.infer<typeof Urgent>

/** A text of the operator; what is not set is the built-in one. */
const EmergencyTexts = z.strictObject({
  general: z.string().max(2000).includes('{number}'),
  selfharm: z
    .string()
    .max(2000)
    .regex(/\{number\}|\{otherNumber\}/),
  /** Lines of help by country, ISO 3166. */
  lines: z.record(z.string(), z.string().max(500)),
  /** Numbers to call by country; '' elsewhere. */
  numbers: z
    .record(
      z.string().regex(/^([A-Z]{2})?$/),
      z
        .array(z.string().regex(/^\+?\d[\d ]{1,19}$/))
        .nonempty()
        .readonly(),
    )
    .refine(all => '' in all, "has no number for ''"),
  goOn: z.string().trim().min(1).max(200),
  or: z.string().min(1).max(50),
})

/** What the server's operator has set for an emergency. */
export const EmergencySettings = z.strictObject({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  texts: z
    .strictObject({ ru: EmergencyTexts.partial(), en: EmergencyTexts.partial(), el: EmergencyTexts.partial() })
    .partial()
    .optional(),
})

export const Progress = z.object({
  covered: z.number().int().nonnegative(),
  total: z.number().int().nonnegative(),
})

/** A session as the owner of the template sees it; never contains the respondent's token, a secret (decision 92). */
export const QuestionnaireSession = z.looseObject({
  /** Opaque. */
  id: z.string(),
  status: SessionStatus,
  createdAt: z.string(),
  completedAt: z.string().nullable(),
  /** Of the last message. */
  updatedAt: z.string().optional(),
  template: z.looseObject({ id: NumericId, title: z.string() }),
  respondentInfo: RespondentInfo.nullish(),
  locale: z.string().optional(),
  progress: Progress.optional(),
  /** What the owner has not cleared. */
  urgent: z.array(Urgent).optional(),
})
export type QuestionnaireSession = z.infer<typeof QuestionnaireSession>
