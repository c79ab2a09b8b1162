import type { Context } from 'hono'
import type { RpcServices } from '../rpc/services.ts'
import { errorResponse } from './error-response.ts'
import type { EventStreams } from './event-streams.ts'
import type { Lanes } from './lanes.ts'
import type { HttpEnv } from './request.ts'
import { DATA_HEADERS } from './security-headers.ts'
import { sessionOfRequest } from './session-of-request.ts'

/** The stream of the account's changes, for a signed-in user. */
export const eventsRoute =
  (services: RpcServices, streams: EventStreams, lanes: Lanes) =>
  async (context: Context<HttpEnv>): Promise<Response> => {
    try {
      const session = await sessionOfRequest(services, lanes, context)
      return new Response(streams.open(session), {
        headers: {
          ...DATA_HEADERS,
          'content-type': 'text/event-stream',
          // A buffering proxy would delay events.
          'x-accel-buffering': 'no',
        },
      })
    } catch (error) {
      return errorResponse(error, services.log)
    }
  }
