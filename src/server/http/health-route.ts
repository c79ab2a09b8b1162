import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Database } from '../database/open.ts'
import type { HttpEnv } from './request.ts'
import { DATA_HEADERS } from './security-headers.ts'

const PATIENCE_MS = 3000

/** 200 while the database answers within three seconds, 503 otherwise. */
export const healthRoute =
  ({ db }: Database) =>
  async (context: Context<HttpEnv>): Promise<Response> => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<false>(resolve => {
      timer = setTimeout(() => resolve(false), PATIENCE_MS)
    })
    const answers = db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    const healthy = await Promise.race([answers, late])
    clearTimeout(timer)
    return context.json({ database: healthy ? 'ok' : 'unavailable' }, healthy ? 200 : 503, DATA_HEADERS)
  }
