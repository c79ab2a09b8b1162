import type { Context } from 'hono'
import { ContractError } from '../../contract/errors.ts'
import { unauthorized } from '../rpc/authorise.ts'
import { errorJson } from '../rpc/json-rpc.ts'
import type { RpcServices } from '../rpc/services.ts'
import type { EventStreams } from './event-streams.ts'
import { bearerToken, callerAddress, type HttpEnv } from './request.ts'

const refusal = (status: number, error: ContractError) =>
  new Response(errorJson(null, error.toBody()), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  })

/** The stream of an account's changes, for whoever holds one of its sessions. */
export const eventsRoute =
  ({ sessions, rateLimits }: RpcServices, streams: EventStreams) =>
  async (context: Context<HttpEnv>): Promise<Response> => {
    const token = bearerToken(context)
    const session = token === null ? null : await sessions.find(token)
    try {
      const payer = session
        ? ({ kind: 'session', key: session.id } as const)
        : ({ kind: 'failedTokens', key: callerAddress(context) } as const)
      await rateLimits.charge(payer, 1)
    } catch (error) {
      if (error instanceof ContractError) return refusal(429, error)
      throw error
    }
    if (!session) return refusal(401, unauthorized())
    return new Response(streams.open(session), {
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        // A proxy that buffers would hold back what this stream is for.
        'x-accel-buffering': 'no',
      },
    })
  }
