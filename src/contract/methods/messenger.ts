import { z } from 'zod'
import { method } from '../method.ts'
import { Done, NoParams } from '../plain.ts'

/** The link to a messaging app. Its `token` goes into a deep link and never replaces the session's (decision 6). */
export const messengerMethods = [
  method('userAccount.user.telegram:generateToken', {
    effect: 'write',
    cost: 5,
    built: false,
    params: NoParams,
    result: z.object({ token: z.string() }),
  }),
  method('userAccount.user.telegram:status', {
    built: false,
    params: NoParams,
    result: z.object({ linked: z.boolean(), username: z.string().nullish(), notifications: z.boolean() }),
  }),
  method('userAccount.user.telegram:unlink', { effect: 'write', built: false, params: NoParams, result: Done }),
  method('userAccount.user.telegram:updateNotifications', {
    effect: 'write',
    built: false,
    params: z.object({ enabled: z.boolean() }),
    result: Done,
  }),
] as const
