import type { OpenChannel } from '../../platform/channel.ts'
import type { LockOptions, Locks } from '../../platform/locks.ts'
import type { KeyValue } from '../../platform/storage.ts'
import { GENERATION } from './generation.ts'

export interface TurnPorts {
  locks: Locks
  openChannel: OpenChannel
  values: KeyValue
  accountId: string
  /** Tabs of an older version have the store; they are asked to make way, and this one waits for them. */
  onWaiting(): void
  /** A newer version asks for the store: resolves when this tab will not write to it any more. */
  onMakeWay(): Promise<void>
  generation?: number
}

export type Turn =
  /** `settled` is called once the store is of this generation; `release` when this tab needs it no more. */
  | { kind: 'taken'; settled(): void; release(): void }
  /** The store is of a newer generation: this tab must be loaded anew. */
  | { kind: 'outdated' }

/**
 * Lets no two generations write to one account's store: RxDB keeps each version of a collection in a database of its own,
 * so what an old tab writes beside a newer one would be seen by nobody again. Every tab holds a shared lock of its
 * generation while it has the store open; a newer one waits until the older ones' are free before anything is migrated.
 */
export async function takeTurn(ports: TurnPorts): Promise<Turn> {
  const { locks, openChannel, values, accountId, onWaiting, onMakeWay, generation = GENERATION } = ports
  const key = `storeGeneration:${accountId}`
  const lockOf = (one: number) => `anamnesis-store-${accountId}-${one}`
  const own = await take(locks, lockOf(generation), { mode: 'shared' })
  const stored = Number(values.get(key) ?? 0)
  if (stored > generation) {
    own?.()
    return { kind: 'outdated' }
  }
  const channel = openChannel<{ makeWayFor: number }>(`anamnesis-store-${accountId}`)
  channel.subscribe(({ makeWayFor }) => {
    if (makeWayFor > generation) void onMakeWay().then(own)
  })
  const older: ((() => void) | null)[] = []
  for (let one = stored; one < generation; one++) {
    let free = await take(locks, lockOf(one), { ifAvailable: true })
    if (!free) {
      onWaiting()
      channel.post({ makeWayFor: generation })
      free = await take(locks, lockOf(one), {})
    }
    older.push(free)
  }
  const settled = () => {
    values.set(key, String(generation))
    for (const free of older.splice(0)) free?.()
  }
  return {
    kind: 'taken',
    settled,
    release() {
      channel.close()
      for (const free of older.splice(0)) free?.()
      own?.()
    },
  }
}

/** Resolves once the lock is held, with what frees it; null where it was not to be had. */
const take = (locks: Locks, name: string, options: LockOptions): Promise<(() => void) | null> =>
  new Promise((resolve, reject) => {
    locks
      .hold(name, options, held => (held ? new Promise<void>(free => resolve(free)) : Promise.resolve(resolve(null))))
      .catch(reject)
  })
