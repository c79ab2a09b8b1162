import { z } from 'zod/mini'

export const ErrorData = z.looseObject({
  /** The name of the error; `401` is accepted from servers that repeat the number here. */
  code: z.union([z.string(), z.number()]),
  /** A finer name within the code: `PromocodeExpiredException` and the like. */
  errorType: z.optional(z.string()),
  /** A sentence for the person, in the language of the call. */
  userMessage: z.optional(z.string()),
  i18nKey: z.optional(z.string()),
  /** INVALID_PARAMS and UNPROCESSABLE: what is wrong, by path. */
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  /** CONFLICT: the row as it stands on the server. */
  current: z.optional(z.unknown()),
  /** RATE_LIMITED and UNAVAILABLE: seconds to wait. */
  retryAfter: z.optional(z.number()),
})
export type ErrorData = z.infer<typeof ErrorData>

export const RpcErrorBody = z.object({ code: z.number(), message: z.string(), data: z.optional(ErrorData) })
export type RpcErrorBody = z.infer<typeof RpcErrorBody>
