import { z } from 'zod'

export const ErrorData = z.looseObject({
  /** The name of the error; `401` is accepted from servers that repeat the number here. */
  code: z.union([z.string(), z.number()]),
  /** A finer name within the code: `PromocodeExpiredException` and the like. */
  errorType: z.string().optional(),
  /** A sentence for the person, in the language of the call. */
  userMessage: z.string().optional(),
  i18nKey: z.string().optional(),
  /** INVALID_PARAMS and UNPROCESSABLE: what is wrong, by path. */
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** CONFLICT: the row as it stands on the server. */
  current: z.unknown().optional(),
  /** RATE_LIMITED and UNAVAILABLE: seconds to wait. */
  retryAfter: z.number().optional(),
})
export type ErrorData = z.infer<typeof ErrorData>

export const RpcErrorBody = z.object({ code: z.number(), message: z.string(), data: ErrorData.optional() })
export type RpcErrorBody = z.infer<typeof RpcErrorBody>
