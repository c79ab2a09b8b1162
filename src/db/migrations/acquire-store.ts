import type { OpenChannel } from '../../platform/channel.ts'
import type { LockOptions, Locks } from '../../platform/locks.ts'
import type { KeyValue } from '../../platform/storage.ts'
import { GENERATION } from './generation.ts'

export interface AcquireStorePorts {
  locks: Locks
  openChannel: OpenChannel
  values: KeyValue
  accountId: string
  /** Called for each older generation whose tabs still hold the store; acquireStore waits until they release it. */
  onWaiting(): void
  /** Called when a newer version asks for the store; must resolve once this tab will never write to it again. */
  onReleaseRequested(): Promise<void>
  generation?: number
}

export type StoreAccess =
  /** Call `settled` once the store is migrated to this generation, and `release` when this tab closes it. */
  | { kind: 'taken'; settled(): void; release(): void }
  /** The store is of a newer generation: this tab must reload. */
  | { kind: 'outdated' }

/**
 * Keeps two generations from writing to one account's store: RxDB stores each schema version apart, so an old tab's
 * later writes would be lost. Tabs hold a shared lock per generation; a newer one waits for the older locks.
 */
export async function acquireStore(ports: AcquireStorePorts): Promise<StoreAccess> {
  const { locks, openChannel, values, accountId, onWaiting, onReleaseRequested, generation = GENERATION } = ports
  const key = `storeGeneration:${accountId}`
  const lockOf = (one: number) => `anamnesis-store-${accountId}-${one}`
  const releaseOwn = await acquireLock(locks, lockOf(generation), { mode: 'shared' })
  const stored = Number(values.get(key) ?? 0)
  if (stored > generation) {
    releaseOwn?.()
    return { kind: 'outdated' }
  }
  const channel = openChannel<{ makeWayFor: number }>(`anamnesis-store-${accountId}`)
  channel.subscribe(({ makeWayFor }) => {
    if (makeWayFor > generation) void onReleaseRequested().then(releaseOwn)
  })
  const releaseOlder: ((() => void) | null)[] = []
  for (let one = stored; one < generation; one++) {
    let free = await acquireLock(locks, lockOf(one), { ifAvailable: true })
    if (!free) {
      onWaiting()
      channel.post({ makeWayFor: generation })
      free = await acquireLock(locks, lockOf(one), {})
    }
    releaseOlder.push(free)
  }
  const settled = () => {
    values.set(key, String(generation))
    for (const free of releaseOlder.splice(0)) free?.()
  }
  return {
    kind: 'taken',
    settled,
    release() {
      channel.close()
      for (const free of releaseOlder.splice(0)) free?.()
      releaseOwn?.()
    },
  }
}

/** Resolves once the lock is held, with a function that frees it; with null if `ifAvailable` found it taken. */
const acquireLock = (locks: Locks, name: string, options: LockOptions): Promise<(() => void) | null> =>
  new Promise((resolve, reject) => {
    locks
      .hold(name, options, held => (held ? new Promise<void>(free => resolve(free)) : Promise.resolve(resolve(null))))
      .catch(reject)
  })
