import { z } from 'zod/mini'
import { LOCALES } from '../locales.ts'
import { Row, text } from '../row.ts'

export { LOCALES }

export const Locale = z.enum(LOCALES)
export type Locale = z.infer<typeof Locale>

export const CustomReport = z.looseObject({
  id: text(100),
  name: text(99),
  description: z.optional(text(2000)),
  systemPrompt: text(1999),
  createdAt: z.optional(z.string()),
  updatedAt: z.optional(z.string()),
})

export type CustomReport = z.infer<typeof CustomReport>

/** What a push message can say. */
export const PUSH_KINDS = ['transcriptReady', 'questionnaireCompleted', 'reassessmentDue'] as const
export type PushKind = (typeof PUSH_KINDS)[number]

export const UserData = z.looseObject({
  nickname: z.optional(text(500)),
  plan: z.optional(text(50)),
  email: z.optional(text(320)),
  isDemoLoaded: z.optional(z.boolean()),
  /** When the account will be deleted, if its owner asked for that; every device shows it. */
  deleteAfter: z.optional(text(40)),
  profile: z.optional(
    z.looseObject({
      role: z.optional(text(50)),
      avatar: z.nullish(text(2000)),
      zipcode: z.nullish(text(20)),
      applicants: z.optional(z.array(z.looseObject({ age: z.nullish(z.number()) }))),
    }),
  ),
  subscription: z.optional(z.looseObject({ plan: z.optional(z.looseObject({ id: z.string() })) })),
  preferences: z.optional(
    z.looseObject({
      locale: z.optional(Locale),
      /** The clientId of the current patient; numeric ids of older clients are accepted. */
      currentPatientId: z.nullish(z.union([z.string(), z.number()])),
      role: z.optional(text(50)),
      triage: z.optional(z.looseObject({ profileId: z.optional(z.string()) })),
      insights: z.optional(z.looseObject({ hidePatientPersonalData: z.optional(z.boolean()) })),
      sotaMode: z.optional(z.boolean()),
      hiddenMenuItems: z.optional(z.array(z.string())),
      hiddenTags: z.optional(z.array(z.string())),
      /** CSS pixels of the text, 12 to 24 (decision 33). */
      fontSize: z.optional(z.number()),
      /** The guided tour: its last step and whether it was finished or put away. */
      tour: z.optional(z.looseObject({ step: z.optional(text(50)), done: z.optional(z.boolean()) })),
    }),
  ),
  activity: z.optional(
    z.looseObject({
      consent: z.optional(z.boolean()),
      behavioralTracking: z.optional(z.boolean()),
      dataLocalization: z.optional(z.boolean()),
      crossBorderTransfer: z.optional(z.boolean()),
      oauthAuth: z.optional(z.boolean()),
      termsAccepted: z.optional(z.boolean()),
      engagement: z.optional(
        z.looseObject({
          /** Distinct days of use (decision 27). */
          level: z.optional(z.number()),
          /** The last counted day, yyyy-mm-dd in the device's zone. */
          day: z.optional(text(10)),
        }),
      ),
      consentTimestamp: z.nullish(z.string()),
    }),
  ),
  referrals: z.optional(z.looseObject({ code: z.nullish(z.string()) })),
  ambientScribe: z.optional(z.looseObject({ reports: z.optional(z.array(CustomReport)) })),
})
export type UserData = z.infer<typeof UserData>

export const User = z.extend(Row, {
  name: text(500),
  email: z.nullable(text(320)),
  avatar: z.nullish(text(2000)),
  data: UserData,
})
export type User = z.infer<typeof User>

/**
 * Decision 17: a change of the user's data, merged by path on the server, so that two devices never overwrite each
 * other. Lists whose items have an `id` are addressed by it: `['ambientScribe', 'reports', {id: 'custom_1'}]`.
 */
export const PathStep = z.union([text(200), z.object({ id: text(200) })])
export const FieldOperation = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('set'),
    path: z.array(PathStep).check(z.minLength(1), z.maxLength(12)),
    value: z.unknown(),
  }),
  z.object({ op: z.literal('unset'), path: z.array(PathStep).check(z.minLength(1), z.maxLength(12)) }),
])
export type FieldOperation = z.infer<typeof FieldOperation>
