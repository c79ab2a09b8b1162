import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import type { RxStorage, RxStorageInstance } from 'rxdb/plugins/core'
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory'
import type { CommandContext } from '../../../src/db/commands/context.ts'
import type { Database } from '../../../src/db/open.ts'
import { type Session, SessionStore } from '../../../src/db/session-store.ts'
import { SyncJournal } from '../../../src/db/sync-journal.ts'
import { UploadStore } from '../../../src/db/uploads/upload-store.ts'
import type { BridgeNews, SyncBridge } from '../../../src/sync/bridge.ts'
import { createHost } from '../../../src/sync/host.ts'
import type { SyncStatus } from '../../../src/sync/status.ts'
import type { FaultNetwork } from './fault-network.ts'
import { type Activity, Life } from './life.ts'
import type { Prng } from './prng.ts'
import type { Realm, RealmPool } from './realm-pool.ts'
import { DeviceChannels, DeviceLocks } from './tabs.ts'
import { DeviceClock, type VirtualClock } from './virtual-clock.ts'

const STORE_METHODS = {
  journal: [
    ...['unsettled', 'write', 'settle', 'checkpoint', 'advance', 'lastComplete', 'completed'],
    ...['allFailing', 'failed', 'recovered', 'clockEras', 'keepClockEras'],
  ],
  uploads: [
    ...['save', 'blob', 'blobIds', 'enqueue', 'item', 'items', 'change', 'finish'],
    ...['keptBytes', 'mapping', 'freshReceipts', 'receiptApplied', 'dropItem', 'dropBytes'],
  ],
  sessions: ['read', 'write', 'renew', 'clear', 'deviceId'],
  storage: ['bulkWrite', 'query', 'count', 'findDocumentsById'],
} as const

let incarnations = 0
let devicesMade = 0

/** One run of the application, which stands for a tab with its worker. */
export interface Run {
  life: Life
  clock: DeviceClock
  bridge: SyncBridge
  context: CommandContext
  status: SyncStatus | null
  signedOut: boolean
}

export interface DevicePorts {
  name: string
  world: VirtualClock
  random: Prng
  activity: Activity
  network: FaultNetwork
  origin: string
  realms: RealmPool
}

/** A simulated device. Its disk outlives the runs of the application. */
export class Device {
  readonly name: string
  readonly network: FaultNetwork
  run: Run | null = null
  skew = 0
  private readonly ports: DevicePorts
  private readonly disk: RxStorage<unknown, unknown>
  private readonly serial = ++devicesMade
  private readonly held = new Map<string, RxStorageInstance<unknown, unknown, unknown>>()
  private readonly indexedDB = new IDBFactory()
  private readonly locks = new DeviceLocks()
  private readonly channels = new DeviceChannels()
  private readonly realms = new WeakMap<Life, Realm>()

  constructor(
    ports: DevicePorts,
    disk: RxStorage<unknown, unknown> = getRxStorageMemory() as RxStorage<unknown, unknown>,
  ) {
    this.ports = ports
    this.name = ports.name
    this.network = ports.network
    this.disk = disk
  }

  /** Kills a running application, starts a new one and opens the account. */
  async start(session: Session): Promise<Run> {
    this.kill()
    const { activity, world, random, network, origin } = this.ports
    const life = new Life(activity)
    const clock = new DeviceClock(world, () => life.alive)
    clock.skew = this.skew
    const dexie = { indexedDB: this.indexedDB, IDBKeyRange }
    const sessions = life.mortal('sessions', new SessionStore(dexie), STORE_METHODS.sessions)
    const uploads = life.mortal('uploads', new UploadStore(dexie), STORE_METHODS.uploads)
    const openAccount = (accountId: string) => this.openDatabase(accountId, life)
    const bridge = await createHost({
      ...{ clock, random: random.fork(), sessions, uploads, origin, appVersion: 'sim' },
      locks: this.locks.of(life),
      net: { fetch: (url, init) => (life.alive ? network.net.fetch(url, init) : new Promise(() => undefined)) },
      openChannel: this.channels.of(life),
      openDatabase: async accountId => {
        const database = await openAccount(accountId)
        run.context = { ...run.context, database, accountId }
        return database
      },
      openJournal: accountId => life.mortal('journal', new SyncJournal(accountId, dexie), STORE_METHODS.journal),
    })
    const context = { uploads, clock, random: random.fork(), accountId: session.accountId } as unknown as CommandContext
    const run: Run = { life, clock, bridge, context, status: null, signedOut: false }
    await bridge.subscribe((news: BridgeNews) => {
      if (news.type === 'status') run.status = news.status
      else run.signedOut = true
    })
    this.run = run
    await bridge.open(session)
    return run
  }

  /** Ends the process at once, whatever it is doing. Frees its locks and its memory; the disk stays. */
  kill(): void {
    if (!this.run) return
    const { life, context } = this.run
    life.end()
    this.locks.release(life)
    this.run = null
    // Not awaited, because closing waits for calls that never settle in a dead process.
    for (const collection of Object.values(context.database?.collections ?? {})) void collection.close()
    const realm = this.realms.get(life)
    if (realm) this.ports.realms.giveBack(realm)
  }

  /** Kills the application and frees the memory of the disk. */
  async destroy(): Promise<void> {
    this.kill()
    for (const instance of this.held.values()) await instance.close()
  }

  /** Opens the database on the disk without the application. The caller closes it. */
  async inspect(accountId: string): Promise<Database> {
    return await this.openDatabase(accountId, new Life(this.ports.activity))
  }

  private async openDatabase(accountId: string, life: Life): Promise<Database> {
    // A new name per run, because RxDB refuses a second database of the same name; the name on the disk stays.
    const name = `anamnesis-run${++incarnations}`
    const onDisk = `${accountId}-${this.name}-${this.serial}`
    const storage: RxStorage<unknown, unknown> = {
      ...this.disk,
      createStorageInstance: async params => {
        const open = () => this.disk.createStorageInstance({ ...params, databaseName: onDisk, multiInstance: false })
        // The device keeps one instance open, because memory storage is freed with its last instance.
        if (!this.held.has(params.collectionName)) this.held.set(params.collectionName, (await open()) as never)
        const instance = await life.call('storage.open', open)
        return life.mortal(`storage.${params.collectionName}`, instance, STORE_METHODS.storage) as never
      },
    }
    const realm = await this.ports.realms.take()
    this.realms.set(life, realm)
    const database = await realm.openDatabase(accountId, { storage, multiInstance: false, name })
    database.onClose.push(() => this.ports.realms.giveBack(realm))
    return database
  }
}
