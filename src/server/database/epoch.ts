import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { clusterDirectory } from './pglite/cluster.ts'
import { serverState } from './schema/server-state.ts'
import type { Db } from './transaction.ts'

/**
 * The epoch of the database (I8). It changes when the storage does: a copied directory has another inode, a restored
 * dump another cluster, a point-in-time recovery another timeline. Clients then pull and push everything again; too
 * often costs a synchronisation, too seldom costs data. A storage that stayed is compared with the marker; what a
 * rolled-back machine lost is known by the numbers that devices have of it. `dataDir` is given for the embedded database.
 */
export async function readEpoch(db: Db, dataDir: string | undefined): Promise<string> {
  const storage = dataDir === undefined ? await clusterIdentity(db) : await directoryIdentity(dataDir)
  const epoch = newEpoch()
  const [row] = await db
    .insert(serverState)
    .values({ epoch, storage })
    .onConflictDoUpdate({
      target: serverState.only,
      set: {
        epoch: sql`case when ${serverState.storage} = ${storage} then ${serverState.epoch} else ${epoch} end`,
        number: sql`${serverState.number} + case when ${serverState.storage} = ${storage} then 0 else 1 end`,
        restoredAt: sql`case when ${serverState.storage} = ${storage} then ${serverState.restoredAt} else now() end`,
        storage,
      },
    })
    .returning({ epoch: serverState.epoch })
  if (!row) throw new TypeError('an upsert returned no row')
  return row.epoch
}

/** Starts a new epoch on the operator's command, and returns it. */
export async function renewEpoch(db: Db): Promise<string> {
  const [row] = await db
    .update(serverState)
    .set({ epoch: newEpoch(), number: sql`${serverState.number} + 1`, restoredAt: sql`now()` })
    .returning({ epoch: serverState.epoch })
  if (!row) throw new TypeError('the state of the server has no row')
  return row.epoch
}

export const newEpoch = () => randomBytes(12).toString('hex')

async function directoryIdentity(dataDir: string): Promise<string> {
  const { ino, birthtimeMs } = await stat(clusterDirectory(dataDir))
  return `directory ${ino} ${Math.floor(birthtimeMs)}`
}

async function clusterIdentity(db: Db): Promise<string> {
  const { rows } = await db.execute<{ identity: string }>(sql`
    select 'cluster ' || system_identifier || ' timeline ' || timeline_id || ' database ' ||
      (select oid from pg_database where datname = current_database()) as identity
    from pg_control_system(), pg_control_checkpoint()`)
  const identity = rows[0]?.identity
  if (identity === undefined) throw new TypeError('pg_control_system returned no row')
  return identity
}
