import { z } from 'zod/mini'

/** The server's public configuration, available without a session: the response of /api/config. */
export const PublicConfig = z.looseObject({
  version: z.string(),
  environment: z.string(),
  demo: z.boolean(),
  /** Whether one of the demo accounts is an administrator. */
  demoAdmin: z.optional(z.boolean()),
  providers: z.object({
    google: z.optional(z.boolean()),
    x: z.optional(z.boolean()),
    yandex: z.optional(z.boolean()),
    dev: z.optional(z.boolean()),
  }),
  /** Who runs the server, as far as it is configured. */
  operator: z.optional(
    z.object({ name: z.optional(z.string()), contact: z.optional(z.string()), channelUrl: z.optional(z.string()) }),
  ),
  speech: z.string(),
  /** `model` if a language model writes reports and answers, else `built-in`. */
  text: z.optional(z.string()),
  /** `checkout`: the built-in page, without real money; `off`: nothing can be paid here. */
  payments: z.optional(z.enum(['yookassa', 'checkout', 'off'])),
  /** Decision 11: off, and nothing is built on it. */
  websocket: z.optional(z.boolean()),
  /** The server's VAPID key for web push, base64url; absent while push is off. */
  pushKey: z.optional(z.string()),
})
export type PublicConfig = z.infer<typeof PublicConfig>
