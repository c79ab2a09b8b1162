import { z } from 'zod/mini'

/** The server's public configuration, available without a session: the response of /api/config. */
export const PublicConfig = z.looseObject({
  version: z.string(),
  environment: z.string(),
  demo: z.boolean(),
  providers: z.object({
    google: z.optional(z.boolean()),
    x: z.optional(z.boolean()),
    yandex: z.optional(z.boolean()),
    dev: z.optional(z.boolean()),
  }),
  speech: z.string(),
  /** `model` if a language model writes reports and answers, else `built-in`. */
  text: z.optional(z.string()),
  /** The server's VAPID key for web push, base64url; absent while push is off. */
  pushKey: z.optional(z.string()),
})
export type PublicConfig = z.infer<typeof PublicConfig>
