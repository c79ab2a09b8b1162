import { hash, timingSafeEqual } from 'node:crypto'
import type { Update } from 'grammy/types'
import type { Handler } from 'hono'
import { z } from 'zod'
import { ContractError } from '../../../contract/errors.ts'
import { isUnavailable } from '../../database/failures.ts'
import type { Log } from '../../log.ts'
import type { RateLimits } from '../../rpc/rate-limits.ts'
import { readBody, STRANGERS_BODY } from '../body/read-body.ts'
import { errorResponse } from '../error-response.ts'
import { callerAddress, type HttpEnv } from '../request.ts'
import { DATA_HEADERS } from '../security-headers.ts'

const UPDATE = { ...STRANGERS_BODY, longest: 1024 * 1024 }
const FORM = { ...STRANGERS_BODY, longest: 2048 }
const IsUpdate = z.looseObject({ update_id: z.number().int().nonnegative() })

const same = (a: string, b: string) => timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'))

export interface Webhook {
  secret: string
  handle(update: Update): Promise<void>
}

/** Telegram's updates. 503 asks for a repeat; what is no update of Telegram's gets 404, as if nothing were here. */
export const webhookRoute =
  ({ secret, handle }: Webhook): Handler<HttpEnv> =>
  async context => {
    const reply = (status: 200 | 404 | 503) => context.body(null, status, DATA_HEADERS)
    if (!same(context.req.header('x-telegram-bot-api-secret-token') ?? '', secret)) return reply(404)
    // An update that cannot be read is taken, so that it is not sent again and again.
    const update = parsed(await readBody(context.env.incoming, UPDATE).catch(() => null))
    if (update === null) return reply(200)
    try {
      await handle(update)
      return reply(200)
    } catch (error) {
      if (isUnavailable(error)) return reply(503)
      throw error
    }
  }

function parsed(body: Buffer | null): Update | null {
  try {
    const update = IsUpdate.safeParse(JSON.parse(body?.toString() ?? ''))
    return update.success ? (update.data as Update) : null
  } catch {
    return null
  }
}

export interface MessengerPage {
  path: string
  serve(request: Request, form: string): Promise<Response>
}

/** The built-in messenger's page. */
export const messengerPageRoute =
  ({ serve }: MessengerPage, rateLimits: RateLimits, log: Log): Handler<HttpEnv> =>
  async context => {
    await rateLimits.charge({ kind: 'anonymous', key: callerAddress(context) }, 1)
    try {
      const form = context.req.method === 'POST' ? await readBody(context.env.incoming, FORM) : ''
      return await serve(context.req.raw, form.toString())
    } catch (error) {
      if (error instanceof ContractError) return errorResponse(error, log)
      throw error
    }
  }
