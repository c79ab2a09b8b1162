import { z } from 'zod'

/** Parameters of a call that has none beside its meta. */
export const NoParams = z.object({})

/** Result of a call that returns no data; `message`, if present, is shown as an info toast (P §8). */
export const Done = z.looseObject({ status: z.literal('ok'), message: z.string().optional() })

/** The page of a list that is not replicated; the full count is in the envelope's `meta.total`. */
export const Page = z.object({
  limit: z.number().int().min(1).max(500).default(50),
  offset: z.number().int().nonnegative().default(0),
})

/** A link that opens a file without a session for a few minutes. */
export const FileLink = z.object({ token: z.string(), url: z.string(), expiresAt: z.string() })
