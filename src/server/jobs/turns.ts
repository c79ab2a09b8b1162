import type { Db as BossDatabase, SendOptions } from 'pg-boss'
import type { JobPayloads, QueueName } from './queues.ts'

type Lookup = [statement: string, key: string | number]

const ofRecord = ({ recordId }: { recordId: number }): Lookup => [
  'select user_id from health_records where id = $2::bigint',
  recordId,
]
const ofUser = ({ userId }: { userId: number }): Lookup => ['select $2::bigint as user_id', userId]

/** The account that a job works for; null for work of the server itself. */
const ACCOUNT_OF: { [Q in QueueName]: ((payload: JobPayloads[Q]) => Lookup) | null } = {
  transcribe: ofRecord,
  read: ofRecord,
  propose: ofRecord,
  triage: ofRecord,
  suggest: ofRecord,
  report: ofRecord,
  insight: ofRecord,
  reply: ({ messageId }) => ['select user_id from chat_messages where id = $2::bigint', messageId],
  deleteAccount: ofUser,
  push: ({ endpointHash }) => ['select user_id from push_subscriptions where endpoint_hash = $2', endpointHash],
  messenger: ofUser,
  remind: ofRecord,
  money: null,
  auditHeads: null,
  cleanup: null,
}

/**
 * Accounts take turns in a queue: a job stands one turn behind the last of its own account, and behind at most one waiting
 * job of each other account. pg-boss takes the highest priority first, so turns are negative ones; they begin at 0 again
 * when the queue is empty.
 */
export async function turnOf<Q extends QueueName>(
  database: BossDatabase,
  queue: Q,
  payload: JobPayloads[Q],
): Promise<Pick<SendOptions, 'priority' | 'group'>> {
  const lookup = ACCOUNT_OF[queue]?.(payload)
  if (!lookup) return {}
  const [account, key] = lookup
  // The policy is in it because `job_i6` indexes the jobs of that policy that wait or run.
  const { rows } = await database.executeSql(
    `select owner.user_id::text as id,
       greatest(max(-job.priority) filter (where job.group_id = owner.user_id::text) + 1, min(-job.priority), 0) as turn
     from (${account}) owner
     left join jobs.job on job.name = $1 and job.state <= 'active' and job.policy = 'exclusive'
     group by owner.user_id`,
    [queue, key],
  )
  const [found] = rows as { id: string; turn: number }[]
  return found ? { group: { id: found.id }, priority: -found.turn } : {}
}
