import { z } from 'zod'
import { method } from '../method.ts'
import { Done, NoParams } from '../plain.ts'

/** The link to a messaging app. Its `token` goes into a deep link and never replaces the session's (decision 6). */
export const messengerMethods = [
  /** Works once, for ten minutes, and while the session that asked is open; a later one of the session replaces it. */
  method('userAccount.user.telegram:generateToken', {
    effect: 'write',
    cost: 5,
    params: NoParams,
    /** `link` opens the bot with the token. */
    result: z.object({ token: z.string(), link: z.url(), expiresAt: z.iso.datetime() }),
  }),
  method('userAccount.user.telegram:status', {
    params: NoParams,
    result: z.object({
      linked: z.boolean(),
      username: z.string().nullish(),
      notifications: z.boolean(),
      /** Whether this server has a bot. */
      available: z.boolean(),
    }),
  }),
  method('userAccount.user.telegram:unlink', { effect: 'write', params: NoParams, result: Done }),
  method('userAccount.user.telegram:updateNotifications', {
    effect: 'write',
    params: z.object({ enabled: z.boolean() }),
    result: Done,
  }),
] as const
