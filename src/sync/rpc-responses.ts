import { z } from 'zod/mini'
import { ContractError, fromBody } from '../contract/errors.ts'
import { RpcResponse } from '../contract/response.ts'
import { retryAfter } from './http.ts'
import { BadAnswer } from './retry-policy.ts'

const RpcResponses = z.union([z.array(RpcResponse), RpcResponse])

/**
 * Reads the responses to a request of `calls` calls. Throws BadAnswer if they are not the server's, and the
 * ContractError of the whole request, such as UNAUTHORIZED.
 */
export function readResponses(response: Response, text: string, calls: number): RpcResponse[] {
  if (response.status === 401) throw new ContractError('UNAUTHORIZED')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    // A proxy's page, a captive portal's form, or half a response: none of them comes from our server.
    throw new BadAnswer(response.status, 'not JSON', retryAfter(response))
  }
  const parsed = RpcResponses.safeParse(json)
  if (!parsed.success) throw new BadAnswer(response.status, 'not an answer of the contract', retryAfter(response))
  const all = Array.isArray(parsed.data) ? parsed.data : [parsed.data]
  const [only] = all
  const isOfWhole = only?.error && all.length === 1 && (only.id === null || calls > 1)
  if (isOfWhole) throw fromBody(only.error as NonNullable<typeof only.error>)
  return all
}
