import { v7 } from 'uuid'
import { afterEach, expect, it, vi } from 'vitest'
import type { Database } from '../../../src/server/database/open.ts'
import type { JobHandlers } from '../../../src/server/jobs/job-handlers.ts'
import { type Jobs, startJobs } from '../../../src/server/jobs/jobs.ts'
import type { JobPayloads, QueueName } from '../../../src/server/jobs/queues.ts'
import { onBothWhenLong, silentLog } from '../databases.ts'
import { gate } from '../gate.ts'
import { idleHandlers } from './idle-handlers.ts'

const MANY = 200
const WAIT = { timeout: 40_000, interval: 20 }

let jobs: Jobs | undefined
afterEach(() => jobs?.stop(1000))

/** The ids of an account's rows, one for each job. */
async function rowsOf({ pool }: Database, count: number) {
  const { rows: users } = await pool.query(
    `insert into users (client_id, seq, name, data) values ($1, 1, 'Anna', '{}') returning id`,
    [v7()],
  )
  const user = Number(users[0].id)
  const { rows } = await pool.query(
    `insert into health_records (client_id, seq, user_id, name, record_type, status, data)
     select gen_random_uuid(), n, $1, 'Visit', 'healthLog', 'processed', '{}' from generate_series(1, $2) n returning id`,
    [user, count],
  )
  const records = rows.map(({ id }) => Number(id))
  const { rows: messages } = await pool.query(
    `insert into chat_messages (client_id, seq, user_id, record_id, role, data)
     select gen_random_uuid(), id, user_id, id, 'user', '{}' from health_records where user_id = $1 returning id`,
    [user],
  )
  const { rows: sessions } = await pool.query(
    `insert into sessions (user_id, kind, expires_at) values ($1, 'user', now() + interval '1 day') returning id`,
    [user],
  )
  const { rows: browsers } = await pool.query(
    `insert into push_subscriptions (endpoint_hash, endpoint, user_id, session_id, p256dh, auth, kinds, locale)
     select encode(sha256(convert_to($1::bigint::text || '-' || n, 'utf8')), 'hex'), 'https://push.example/' || n, $1::bigint, $2::uuid, 'p', 'a', '[]', 'en'
     from generate_series(1, $3::int) n returning endpoint_hash`,
    [user, sessions[0].id, count],
  )
  const endpoints = browsers.map(row => String(row.endpoint_hash))
  return { user, records, messages: messages.map(({ id }) => Number(id)), endpoints }
}
type Rows = Awaited<ReturnType<typeof rowsOf>>

/** The work of the server itself has no account, and an account is deleted by one job. */
type Shared = Exclude<QueueName, 'deleteAccount' | 'money' | 'auditHeads' | 'cleanup'>

/** Complete by type: a new queue does not compile without its row. */
const PAYLOADS: { [Q in Shared]: (rows: Rows, n: number) => JobPayloads[Q] } = {
  transcribe: ({ records }, n) => ({ recordId: records[n] ?? 0, assetId: n }),
  read: ({ records }, n) => ({ recordId: records[n] ?? 0, assetId: null }),
  propose: ({ records }, n) => ({ recordId: records[n] ?? 0, assetId: n }),
  triage: ({ records }, n) => ({ recordId: records[n] ?? 0, seq: n }),
  suggest: ({ records }, n) => ({ recordId: records[n] ?? 0, seq: n }),
  report: ({ records }, n) => ({ recordId: records[n] ?? 0, requestId: String(n) }),
  insight: ({ records }, n) => ({ recordId: records[n] ?? 0 }),
  reply: ({ messages }, n) => ({ messageId: messages[n] ?? 0 }),
  push: ({ endpoints }, n) => ({ endpointHash: endpoints[n] ?? '', kind: 'transcriptReady', recordId: n }),
  messenger: ({ user }, n) => ({ userId: user, kind: 'transcriptReady', recordId: n }),
  remind: ({ records }, n) => ({ recordId: records[n] ?? 0, dueAt: n }),
}

onBothWhenLong('queues that accounts share', databases => {
  it.each(Object.keys(PAYLOADS) as Shared[])(
    '%s: one job of an account waits for two of the many of another at most',
    async queue => {
      const database = await databases.open()
      const [busy, single] = [await rowsOf(database, MANY), await rowsOf(database, 1)]
      const { opened, open } = gate()
      const begun: string[] = []
      const run = async (payload: object) => {
        begun.push(JSON.stringify(payload))
        await opened
      }
      const handlers = { ...idleHandlers(), [queue]: { run, failed: async () => undefined } } as JobHandlers
      jobs = await startJobs(database, handlers, silentLog, 1)
      const payload = PAYLOADS[queue] as (rows: Rows, n: number) => JobPayloads[typeof queue]
      for (let n = 0; n < MANY; n++) await jobs.send(queue, payload(busy, n))
      await vi.waitUntil(() => begun.length > 0, WAIT)
      const its = payload(single, 0)
      await jobs.send(queue, its)
      const before = begun.length
      open()
      await vi.waitUntil(() => begun.length > before + 2 || begun.includes(JSON.stringify(its)), WAIT)
      expect(begun.slice(before)).toContain(JSON.stringify(its))
    },
    60_000,
  )
})
