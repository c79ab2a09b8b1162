import { hash, randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import type { MarkerPlace } from '../blobs/marker-place.ts'
import { ConfigError } from '../environment.ts'
import type { Log } from '../log.ts'

/** Of the advisory locks by which living nodes are known: each holds that of its store, for as long as it is connected. */
const LOCKS = 1_634_623_853
/** One node at a time looks round and enters. */
const DOOR = 0
/** A node that was killed is connected for a moment more. */
const PATIENCE_MS = 3000
const LOOK_AGAIN_MS = 250
const FIRST_WAIT_MS = 250
const MAX_WAIT_MS = 10_000

const LIVING = `select objid::bigint as store, coalesce(application_name, '') as name
  from pg_locks left join pg_stat_activity using (pid)
  where locktype = 'advisory' and classid = ${LOCKS} and objid <> ${DOOR} and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database())`

/**
 * Makes this process known as a node of the database until it is closed. Throws ConfigError while another node lives
 * whose files are elsewhere: what is sent to one would be missing at the other. `store` is beside this node's blobs.
 */
export async function joinNodes(
  connectionString: string,
  store: MarkerPlace,
  log: Log,
): Promise<{ close(): Promise<void> }> {
  const closing = new AbortController()
  let current: Client | undefined

  async function connect(): Promise<void> {
    const name = `anamnesis-node on ${hostname()}`.slice(0, 63)
    const client = new Client({ connectionString, keepAlive: true, application_name: name })
    client.on('error', error => log.warn({ err: error }, 'the connection of this node failed'))
    await client.connect()
    try {
      await enter(client, store)
    } catch (error) {
      await client.end()
      throw error
    }
    current = client
    client.once('end', () => {
      if (!closing.signal.aborted) void reconnect(FIRST_WAIT_MS)
    })
  }

  async function reconnect(wait: number): Promise<void> {
    try {
      await delay(wait, undefined, { signal: closing.signal, ref: false })
      await connect()
    } catch (error) {
      if (closing.signal.aborted) return
      log.error({ err: error, retryInMs: wait }, 'this node could not join the others again')
      return reconnect(Math.min(wait * 2, MAX_WAIT_MS))
    }
  }

  await connect()
  return {
    async close() {
      closing.abort()
      await current?.end()
    },
  }
}

async function enter(client: Client, store: MarkerPlace): Promise<void> {
  // The lock of a machine that lost its power ends with its connection, within a minute.
  for (const [name, seconds] of Object.entries({ idle: 30, interval: 10, count: 3 })) {
    await client.query(`set tcp_keepalives_${name} = ${seconds}`)
  }
  for (let waited = 0; ; waited += LOOK_AGAIN_MS) {
    const stranger = await tryToEnter(client, store)
    if (stranger === null) return
    if (waited >= PATIENCE_MS) throw elsewhere(stranger)
    await delay(LOOK_AGAIN_MS)
  }
}

/** Null once this node is in; else the name of one whose files are elsewhere. */
async function tryToEnter(client: Client, store: MarkerPlace): Promise<string | null> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1, $2)', [LOCKS, DOOR])
    const { rows: living } = await client.query<{ store: string; name: string }>(LIVING)
    // The first gives its store another name, so that a copy of the folder is not taken for it.
    if (living.length === 0) await store.write(randomUUID())
    const own = lockOf((await store.read()) ?? '')
    const stranger = living.find(node => Number(node.store) !== own)
    if (!stranger) await client.query('select pg_advisory_lock_shared($1, $2)', [LOCKS, own])
    return stranger?.name ?? null
  } finally {
    await client.query('commit')
  }
}

/** From 1 to 2^31 - 1. */
const lockOf = (name: string): number => (hash('sha256', name, 'buffer').readUInt32BE() % 0x7f_ff_ff_fe) + 1

const elsewhere = (name: string) =>
  new ConfigError(
    `Another server of this database (${name}) keeps its files in another place, where this one would not find them: ` +
      'set the same S3_BUCKET for both, or a DATA_DIR that both share.',
  )
