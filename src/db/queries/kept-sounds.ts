import { liveQuery } from 'dexie'
import { combineLatest, from, map, switchMap } from 'rxjs'
import type { CommandContext } from '../commands/context.ts'
import { QUEUE } from '../document.ts'
import type { Database } from '../open.ts'
import type { Live } from './live.ts'

/** The sound of a recording that is on this device and on the server. */
export interface KeptSound {
  clientId: string
  name: string
  bytes: number
  /** A version of the recording waits for a person: the sound stays until then. */
  undecided: boolean
}

type Sizes = ReadonlyMap<string, number>

async function receivedSizes({ uploads, accountId }: CommandContext): Promise<Sizes> {
  const kept = await uploads.keptBytes(accountId)
  return new Map(kept.filter(({ received }) => received).map(({ clientId, size }) => [clientId, size]))
}

/** The receipt of these recordings is in their documents, newest first. */
const withReceipt = (database: Database, sizes: Sizes) =>
  database.recordings.find({
    selector: { clientId: { $in: [...sizes.keys()] }, deletedAt: null, queue: { $ne: QUEUE.upload } },
    sort: [{ order: 'asc' }],
  })

const soundsOf = (
  recordings: readonly { clientId: string; name: string }[],
  versions: readonly { clientId: string }[],
  sizes: Sizes,
): KeptSound[] => {
  const undecided = new Set(versions.map(({ clientId }) => clientId))
  return recordings.map(({ clientId, name }) => ({
    ...{ clientId, name, bytes: sizes.get(clientId) ?? 0 },
    undecided: undecided.has(clientId),
  }))
}

export async function keptSounds(context: CommandContext): Promise<KeptSound[]> {
  const { database } = context
  const sizes = await receivedSizes(context)
  const [recordings, versions] = await Promise.all([
    withReceipt(database, sizes).exec(),
    database.conflicts.find().exec(),
  ])
  return soundsOf(recordings, versions, sizes)
}

export const liveKeptSounds = (context: CommandContext): Live<KeptSound[]> =>
  from(liveQuery(() => receivedSizes(context))).pipe(
    switchMap(sizes =>
      combineLatest([withReceipt(context.database, sizes).$, context.database.conflicts.find().$]).pipe(
        map(([recordings, versions]) => soundsOf(recordings, versions, sizes)),
      ),
    ),
  )
