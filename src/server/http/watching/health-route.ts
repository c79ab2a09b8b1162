import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Database } from '../../database/open.ts'
import type { HttpEnv } from '../request.ts'
import { DATA_HEADERS } from '../security-headers.ts'

const TIMEOUT_MS = 3000

/** 200 if the database responds within three seconds, 503 otherwise. */
export const healthRoute =
  ({ db }: Database) =>
  async (context: Context<HttpEnv>): Promise<Response> => {
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<false>(resolve => {
      timer = setTimeout(() => resolve(false), TIMEOUT_MS)
    })
    const query = db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    const healthy = await Promise.race([query, timeout])
    clearTimeout(timer)
    return context.json({ database: healthy ? 'ok' : 'unavailable' }, healthy ? 200 : 503, DATA_HEADERS)
  }
