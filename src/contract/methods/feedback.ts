import { z } from 'zod'
import { Locale } from '../entities/user.ts'
import { FEEDBACK_LIMITS } from '../feedback-limits.ts'
import { AnyId } from '../ids.ts'
import { method } from '../method.ts'
import { Done } from '../plain.ts'

const context = z.looseObject({ healthRecordId: AnyId.nullish(), patientId: AnyId.nullish() })

/** Feedback about the product, first-touch data, and demo data for a new user. */
export const feedbackMethods = [
  method('userAccount.user:sendFeedback', {
    effect: 'write',
    cost: 5,
    params: z.looseObject({
      name: z.string().max(FEEDBACK_LIMITS.name).optional(),
      email: z.string().max(FEEDBACK_LIMITS.email).optional(),
      phone: z.string().max(FEEDBACK_LIMITS.phone).optional(),
      feedbackType: z.string().max(100),
      message: z.string().trim().min(1).max(FEEDBACK_LIMITS.message),
      data: context.optional(),
      /** What the sender saw and agreed to send: versions, queue, engine events, storage; no patient data. */
      diagnostics: z.string().max(FEEDBACK_LIMITS.diagnostics).optional(),
    }),
    result: Done,
  }),
  method('userAccount.user:saveFtd', {
    effect: 'write',
    /** First-touch data: device, referrer, referral code. */
    params: z.object({ ftd: z.looseObject({ referralCode: z.string().max(100).nullish() }) }),
    result: Done,
  }),
  method('userAccount.patients:loadDemoData', {
    effect: 'write',
    cost: 20,
    params: z.object({ locale: z.optional(Locale) }),
    result: Done,
  }),
] as const
