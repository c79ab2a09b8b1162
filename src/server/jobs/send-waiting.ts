import { z } from 'zod'
import type { Connections } from '../database/connections.ts'
import { bossDatabase } from './boss-database.ts'
import { declareQueues, openBoss } from './jobs.ts'
import { failedQueue, keyOf, QUEUE_NAMES } from './queues.ts'
import { turnOf } from './turns.ts'

const Waiting = z.object({ name: z.string(), data: z.record(z.string(), z.unknown()), startAfter: z.string() })
/** As `startJobs` does. */
const RETRY_DELAY = 5

/** Enqueues the jobs of a backup in a database that no server uses yet; those of unknown queues are dropped. */
export async function sendWaiting(connections: Connections, rows: readonly string[]): Promise<void> {
  if (rows.length === 0) return
  const boss = openBoss(connections, { supervise: false })
  await boss.start()
  try {
    await declareQueues(boss, RETRY_DELAY)
    const failures = new Set(QUEUE_NAMES.map(failedQueue))
    const db = bossDatabase(connections)
    for (const row of rows) {
      const { name, data, startAfter } = Waiting.parse(JSON.parse(row))
      const queue = QUEUE_NAMES.find(one => one === name)
      if (!queue && !failures.has(name)) continue
      const turn = queue && (await turnOf(db, queue, data as never))
      await boss.send(name, data, { ...turn, singletonKey: keyOf(data), startAfter })
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}
