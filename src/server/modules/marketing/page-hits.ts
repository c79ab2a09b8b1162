import { lt, sql } from 'drizzle-orm'
import type { ParsedParamsOf } from '../../../contract/methods.ts'
import type { Database } from '../../database/open.ts'
import { pageHits } from '../../database/schema/marketing.ts'
import type { Db } from '../../database/transaction.ts'

/** How long page views are kept (decision 111). */
const KEPT_MONTHS = 13

const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/** Adds to the day's counts: nothing about who, from where or at what time. */
export async function countHits(
  db: Db,
  hits: ParsedParamsOf<'marketing.hits:record'>['hits'],
  now: Date,
): Promise<void> {
  const sums = new Map<string, (typeof hits)[number]>()
  for (const hit of hits) {
    const key = `${hit.page} ${hit.locale}`
    sums.set(key, { ...hit, count: hit.count + (sums.get(key)?.count ?? 0) })
  }
  await db
    .insert(pageHits)
    .values(Array.from(sums.values(), ({ page, locale, count }) => ({ day: dayOf(now), page, locale, hits: count })))
    .onConflictDoUpdate({
      target: [pageHits.day, pageHits.page, pageHits.locale],
      set: { hits: sql`least(${pageHits.hits}::bigint + excluded.hits, 2000000000)::integer` },
    })
}

/** The first day that is still kept. */
export function oldestKeptDay(now: Date): string {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - KEPT_MONTHS, 1))
  const lastOfMonth = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate()
  month.setUTCDate(Math.min(now.getUTCDate(), lastOfMonth))
  return dayOf(month)
}

export async function deleteOldHits({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  await db.delete(pageHits).where(lt(pageHits.day, oldestKeptDay(now)))
}
