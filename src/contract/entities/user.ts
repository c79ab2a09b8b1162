import { z } from 'zod'
import { Row } from '../ids.ts'
import { LOCALES } from '../locales.ts'

export { LOCALES }

export const Locale = z.enum(LOCALES)
export type Locale = z.infer<typeof Locale>

export const CustomReport = z.looseObject({
  id: z.string().max(100),
  name: z.string().max(99),
  description: z.string().max(2000).optional(),
  systemPrompt: z.string().max(1999),
  createdAt: z.string().optional(),
  updatedAt: z.string().optional(),
})

export const UserData = z.looseObject({
  nickname: z.string().max(500).optional(),
  plan: z.string().max(50).optional(),
  email: z.string().max(320).optional(),
  isDemoLoaded: z.boolean().optional(),
  profile: z
    .looseObject({
      role: z.string().max(50).optional(),
      avatar: z.string().max(2000).nullish(),
      zipcode: z.string().max(20).nullish(),
      applicants: z.array(z.looseObject({ age: z.number().nullish() })).optional(),
    })
    .optional(),
  subscription: z.looseObject({ plan: z.looseObject({ id: z.string() }).optional() }).optional(),
  preferences: z
    .looseObject({
      locale: Locale.optional(),
      /** The clientId of the current patient; numeric ids of older clients are accepted. */
      currentPatientId: z.union([z.string(), z.number()]).nullish(),
      role: z.string().max(50).optional(),
      triage: z.looseObject({ profileId: z.string().optional() }).optional(),
      insights: z.looseObject({ hidePatientPersonalData: z.boolean().optional() }).optional(),
      sotaMode: z.boolean().optional(),
      hiddenMenuItems: z.array(z.string()).optional(),
      hiddenTags: z.array(z.string()).optional(),
    })
    .optional(),
  activity: z
    .looseObject({
      consent: z.boolean().optional(),
      behavioralTracking: z.boolean().optional(),
      dataLocalization: z.boolean().optional(),
      crossBorderTransfer: z.boolean().optional(),
      oauthAuth: z.boolean().optional(),
      termsAccepted: z.boolean().optional(),
      engagement: z.looseObject({ level: z.number().optional() }).optional(),
      consentTimestamp: z.string().nullish(),
    })
    .optional(),
  referrals: z.looseObject({ code: z.string().nullish() }).optional(),
  ambientScribe: z.looseObject({ reports: z.array(CustomReport).optional() }).optional(),
})
export type UserData = z.infer<typeof UserData>

export const User = Row.extend({
  name: z.string().max(500),
  email: z.string().max(320).nullable(),
  avatar: z.string().max(2000).nullish(),
  data: UserData,
})
export type User = z.infer<typeof User>

/**
 * Decision 17: a change of the user's data, merged by path on the server so that two devices never overwrite each other.
 * Lists whose items carry an `id` are addressed by it: `['ambientScribe', 'reports', {id: 'custom_1'}]`.
 */
export const PathStep = z.union([z.string().max(200), z.object({ id: z.string().max(200) })])
export const FieldOperation = z.discriminatedUnion('op', [
  z.object({ op: z.literal('set'), path: z.array(PathStep).min(1).max(12), value: z.unknown() }),
  z.object({ op: z.literal('unset'), path: z.array(PathStep).min(1).max(12) }),
])
export type FieldOperation = z.infer<typeof FieldOperation>
