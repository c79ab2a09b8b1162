import { sql } from 'drizzle-orm'
import type { Stats } from '../../../contract/methods/admin.ts'
import type { Db } from '../../database/transaction.ts'
import { failedByDay, queueStates } from '../../jobs/failed-jobs.ts'

const DAYS = 30
const DAY_MS = 86_400_000
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

type PerDay = Map<string, number>

/** Numbers of the last 30 days (UTC), without a name of anybody. */
export async function readStats(db: Db, now: Date): Promise<Stats> {
  const days = Array.from({ length: DAYS }, (_, back) => dayOf(new Date(now.getTime() - (DAYS - 1 - back) * DAY_MS)))
  const [first = '', today = ''] = [days[0], days.at(-1)]
  const series = (perDay: PerDay) => days.map(day => perDay.get(day) ?? 0)
  /** What there was on each day, from what there is now. */
  const standing = (perDay: PerDay, total: number) => {
    let left = total
    return series(perDay)
      .toReversed()
      .map(added => {
        const here = left
        left -= added
        return here
      })
      .toReversed()
  }
  const isRecording = sql`record_type = 'ambient-scribe'`
  const people = await perDay(db, sql`users where deleted_at is null`, sql`count(*)`, first)
  const active = await perDay(
    db,
    sql`audit where user_id is not null and actor_user_id is null`,
    sql`count(distinct user_id)`,
    first,
    'at',
  )
  const recordings = await perDay(
    db,
    sql`health_records where deleted_at is null and ${isRecording}`,
    sql`count(*)`,
    first,
  )
  const records = await perDay(
    db,
    sql`health_records where deleted_at is null and not ${isRecording}`,
    sql`count(*)`,
    first,
  )
  const bytes = await perDay(db, sql`document_assets where deleted_at is null`, sql`sum(size)`, first)
  const totals = await db.execute<Record<'people' | 'recordings' | 'records' | 'failed' | 'bytes', string | null>>(sql`
    select (select count(*) from users where deleted_at is null) as people,
      (select count(*) from health_records where deleted_at is null and ${isRecording}) as recordings,
      (select count(*) from health_records where deleted_at is null and not ${isRecording}) as records,
      (select count(*) from health_records where deleted_at is null and status = 'error') as failed,
      (select sum(size) from document_assets where deleted_at is null) as bytes`)
  const total = (name: 'people' | 'recordings' | 'records' | 'failed' | 'bytes') => Number(totals.rows[0]?.[name] ?? 0)
  const failedJobs = await failedByDay(db, first)
  const queues = await queueStates(db)
  return {
    at: now.toISOString(),
    days,
    people: {
      total: total('people'),
      lastWeek: series(people)
        .slice(-7)
        .reduce((sum, one) => sum + one, 0),
      series: standing(people, total('people')),
    },
    active: { today: active.get(today) ?? 0, series: series(active) },
    recordings: { total: total('recordings'), today: recordings.get(today) ?? 0, series: series(recordings) },
    records: {
      total: total('records'),
      today: records.get(today) ?? 0,
      failed: total('failed'),
      series: series(records),
    },
    storage: { bytes: total('bytes'), series: standing(bytes, total('bytes')) },
    failedJobs: { total: queues.reduce((sum, { failed }) => sum + failed, 0), series: series(failedJobs) },
    queues,
  }
}

async function perDay(
  db: Db,
  from: ReturnType<typeof sql>,
  what: ReturnType<typeof sql>,
  first: string,
  at: 'created_at' | 'at' = 'created_at',
): Promise<PerDay> {
  const column = sql.identifier(at)
  const { rows } = await db.execute<{ day: string; n: string }>(
    sql`select to_char(${column} at time zone 'UTC', 'YYYY-MM-DD') as day, ${what} as n
      from ${from} and ${column} >= ${first}::date group by 1`,
  )
  return new Map(rows.map(({ day, n }) => [day, Number(n)]))
}
