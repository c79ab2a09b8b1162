import { sql } from 'drizzle-orm'
import type { FailedJob, Stats } from '../../contract/methods/admin.ts'
import type { Db } from '../database/transaction.ts'
import { failedQueue, QUEUE_NAMES } from './queues.ts'

/** Of pg-boss 12; its own methods read one queue at a time. */
const JOBS = sql`jobs.job`
const iso = (value: string | Date) => new Date(value).toISOString()

interface Row extends Record<string, unknown> {
  id: string
  name: string
  code: string | null
  attempts: number
  record_id: string | null
  created_on: string
  completed_on: string | null
}

/** Jobs that will not be retried, the last first; they are kept for two days. */
export async function listFailedJobs(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ jobs: FailedJob[]; total: number }> {
  const { rows } = await db.execute<Row>(sql`
    select id, name, output->>'code' as code, retry_count + 1 as attempts, data->>'recordId' as record_id,
      created_on, completed_on
    from ${JOBS} where state = 'failed' order by completed_on desc, id limit ${limit} offset ${offset}`)
  const { rows: all } = await db.execute<{ n: string }>(sql`select count(*) as n from ${JOBS} where state = 'failed'`)
  const jobs = rows.map(({ id, name, code, attempts, record_id, created_on, completed_on }) => ({
    ...{ id, queue: name, code: code ?? 'INTERRUPTED', attempts: Number(attempts) },
    recordId: record_id === null ? null : Number(record_id),
    createdAt: iso(created_on),
    failedAt: completed_on === null ? null : iso(completed_on),
  }))
  return { jobs, total: Number(all[0]?.n ?? 0) }
}

/** Null if there is none, or it is tried again already. */
export async function findFailedJob(db: Db, id: string): Promise<{ queue: string; recordId: number | null } | null> {
  const { rows } = await db.execute<{ name: string; record_id: string | null }>(
    sql`select name, data->>'recordId' as record_id from ${JOBS} where id = ${id}::uuid and state = 'failed'`,
  )
  const [job] = rows
  return job ? { queue: job.name, recordId: job.record_id === null ? null : Number(job.record_id) } : null
}

export async function failedByDay(db: Db, first: string): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ day: string; n: string }>(sql`
    select to_char(completed_on at time zone 'UTC', 'YYYY-MM-DD') as day, count(*) as n from ${JOBS}
    where state = 'failed' and completed_on >= ${first}::date group by 1`)
  return new Map(rows.map(({ day, n }) => [day, Number(n)]))
}

/** Every queue, with what waits in it; those of failures count with their queue. */
export async function queueStates(db: Db): Promise<Stats['queues']> {
  const { rows } = await db.execute<{
    name: string
    waiting: string
    active: string
    failed: string
    oldest: string | null
  }>(sql`
    select name, count(*) filter (where state in ('created', 'retry')) as waiting,
      count(*) filter (where state = 'active') as active, count(*) filter (where state = 'failed') as failed,
      extract(epoch from now() - min(greatest(created_on, start_after))
        filter (where state in ('created', 'retry') and start_after <= now())) as oldest
    from ${JOBS} group by name`)
  return QUEUE_NAMES.map(queue => {
    const [own, ofFailures] = [queue, failedQueue(queue)].map(name => rows.find(row => row.name === name))
    const sum = (key: 'waiting' | 'active' | 'failed') => Number(own?.[key] ?? 0) + Number(ofFailures?.[key] ?? 0)
    const oldest = Math.max(0, Number(own?.oldest ?? 0), Number(ofFailures?.oldest ?? 0))
    return {
      queue,
      waiting: sum('waiting'),
      active: sum('active'),
      failed: sum('failed'),
      oldestSeconds: Math.round(oldest),
    }
  })
}
