import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { MarkerPlace } from '../blobs/marker-place.ts'
import type { Log } from '../log.ts'
import { newEpoch } from './epoch.ts'
import type { Database } from './open.ts'
import { serverState } from './schema/server-state.ts'
import type { Db } from './transaction.ts'

/** How far a database has come. */
const Reached = z.object({
  epoch: z.string(),
  /** Of the epoch. */
  number: z.int(),
  /** The last id of the audit, to which every write adds. */
  audit: z.int(),
})
type Reached = z.infer<typeof Reached>

/** A commit is in the marker after this time at the latest. */
const DELAY_MS = 1000

export interface Marker {
  /** Of the database now. */
  readonly epoch: string
  /** Call it after a commit. */
  note(): void
  /** Writes what was not written yet. */
  close(): Promise<void>
}

/**
 * Compares the database with the marker that is kept outside of it: one that is behind was restored alone, and begins a
 * new epoch, so that devices send again what it lost (I8). Then keeps the marker, a second behind the commits: a restore
 * that loses only those is noticed by the devices that have them. A marker that cannot be written is no reason to stop.
 */
export async function openMarker(database: Pick<Database, 'db'>, place: MarkerPlace, log: Log): Promise<Marker> {
  const { db } = database
  await compare(db, await readMarker(place, log), log)
  const { epoch } = await reachedBy(db)
  const write = async () => place.write(JSON.stringify(await reachedBy(db)))
  const failed = (error: unknown) => log.warn({ err: error }, 'the marker of the database was not written')
  await write().catch(failed)
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()
  const flush = () => {
    timer = null
    writing = writing.then(write).catch(failed)
  }
  return {
    epoch,
    note() {
      timer ??= setTimeout(flush, DELAY_MS).unref()
    },
    async close() {
      if (timer !== null) {
        clearTimeout(timer)
        flush()
      }
      await writing
    },
  }
}

async function compare(db: Db, marker: Reached | null, log: Log): Promise<void> {
  const here = await reachedBy(db)
  if (!marker || !isBehind(here, marker)) return
  const { epoch, number } = serverState
  // Of two nodes that start at once, one does it.
  const [began] = await db
    .update(serverState)
    .set({ epoch: newEpoch(), number: Math.max(here.number, marker.number) + 1, restoredAt: sql`now()` })
    .where(and(eq(epoch, here.epoch), eq(number, here.number)))
    .returning({ epoch })
  if (began) log.warn({ epoch: began.epoch }, 'the database was restored: a new epoch begins')
}

/** A marker of an older epoch is one that this node did not keep up with; another epoch of the same number is a new one. */
const isBehind = (here: Reached, marker: Reached): boolean =>
  here.number < marker.number || (here.epoch === marker.epoch && here.audit < marker.audit)

async function reachedBy(db: Db): Promise<Reached> {
  const [state] = await db
    .select({
      epoch: serverState.epoch,
      number: serverState.number,
      audit: sql<number>`coalesce(pg_sequence_last_value(pg_get_serial_sequence('audit', 'id')), 0)`.mapWith(Number),
    })
    .from(serverState)
  if (!state) throw new TypeError('the state of the server has no row')
  return state
}

/** An unreadable marker says nothing. */
async function readMarker(place: MarkerPlace, log: Log): Promise<Reached | null> {
  const text = await place.read()
  if (text === null) return null
  try {
    return Reached.parse(JSON.parse(text))
  } catch (error) {
    log.warn({ err: error }, 'the marker of the database cannot be read')
    return null
  }
}
