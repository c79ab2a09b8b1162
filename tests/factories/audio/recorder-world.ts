import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { createRecorder, type Recorder, type RecorderOptions } from '../../../src/audio/recorder/recorder.ts'
import type { RecorderPorts } from '../../../src/audio/recorder/recorder-ports.ts'
import { createRecovery, type Recovery } from '../../../src/audio/recovery.ts'
import { RecorderDb } from '../../../src/audio/store/recorder-db.ts'
import type { Durability } from '../../../src/audio/store/recorder-write.ts'
import { createSessionStore } from '../../../src/audio/store/session-store.ts'
import { createFakeOrigin, type FakeOrigin, type FakeTab } from './fake-locks.ts'
import { createFakeMicrophone, type FakeMicrophone, type Piece, pieceOf } from './fake-microphone.ts'
import { createVirtualClock, turns, type VirtualClock } from './virtual-clock.ts'

export type WriteOutcome = 'stored' | 'quota' | 'error'

export interface RecorderWorld {
  clock: VirtualClock
  microphone: FakeMicrophone
  recorder: Recorder
  recovery: Recovery
  ports: RecorderPorts
  ownerId: string
  /** Sets the outcome of the n-th write from now on, counted from 0. */
  writes(outcome: (n: number) => WriteOutcome): void
  /** The durability of each write so far. */
  durabilities: Durability[]
  room: { usage: number; quota: number; persists: boolean; asked: number }
  hides(): void
  shows(): void
  /** Number of screen wake locks that are held. */
  awake(): number
  /** Kills the tab: its code no longer runs and its locks are free. Returns the next tab on the same device. */
  kill(ownerId?: string): RecorderWorld
  /** Opens another tab on the same device. */
  openTab(ownerId?: string): RecorderWorld
  /** The stored pieces of every segment, ordered by session and segment. */
  stored(): Promise<StoredSegment[]>
}

export interface StoredSegment {
  sessionId: string
  segment: number
  ended: boolean
  pieces: Piece[]
}

interface WorldOptions extends Partial<RecorderOptions> {
  clock?: VirtualClock
  device?: { indexedDB: IDBFactory; origin: FakeOrigin }
}

export function createRecorderWorld(options: WorldOptions = {}): RecorderWorld {
  const { clock = createVirtualClock(), ownerId = 'owner-1', moduleId = 'scribe', preset = 'medical' } = options
  const device = options.device ?? { indexedDB: new IDBFactory(), origin: createFakeOrigin() }
  const db = new RecorderDb({ indexedDB: device.indexedDB, IDBKeyRange })
  const microphone = createFakeMicrophone(clock)
  const tab: FakeTab = device.origin.tab()
  const room = { usage: 0, quota: 10e9, persists: true, asked: 0 }
  const visibility = new Set<(visible: boolean) => void>()
  let awake = 0
  let uuids = 0

  const ports: RecorderPorts = {
    db,
    clock,
    microphone,
    locks: tab,
    random: { uuid: () => `session-${clock.monotonic()}-${uuids++}`, float: () => 0.5 },
    room: {
      estimate: async () => ({ usage: room.usage, quota: room.quota }),
      persisted: async () => false,
      async persist() {
        room.asked++
        return room.persists
      },
    },
    awake: {
      hold() {
        awake++
        return () => {
          awake--
        }
      },
    },
    visibility: {
      visible: () => true,
      subscribe(listener) {
        visibility.add(listener)
        return () => visibility.delete(listener)
      },
    },
  }
  const durabilities: Durability[] = []
  let outcome: (n: number) => WriteOutcome = () => 'stored'
  let writes = 0
  interceptWrites(db, durability => {
    durabilities.push(durability)
    return outcome(writes++)
  })
  const recorder = createRecorder(ports, { timing: {}, ...options, ownerId, moduleId, preset })

  const world: RecorderWorld = {
    clock,
    microphone,
    recorder,
    recovery: createRecovery(ports, ownerId),
    ports,
    ownerId,
    room,
    durabilities,
    writes(next) {
      outcome = next
      writes = 0
    },
    hides: () => {
      for (const listener of visibility) listener(false)
    },
    shows: () => {
      for (const listener of visibility) listener(true)
    },
    awake: () => awake,
    kill(nextOwner = ownerId) {
      tab.kill()
      db.close()
      // The next tab has its own clock, so that timers of the killed tab never fire.
      const later = createVirtualClock(clock.now())
      return createRecorderWorld({ ...options, clock: later, device, ownerId: nextOwner })
    },
    openTab: (nextOwner = ownerId) => createRecorderWorld({ ...options, clock, device, ownerId: nextOwner }),
    async stored() {
      const store = createSessionStore(db, ownerId)
      const { sessions } = await store.sessions()
      const all: StoredSegment[] = []
      for (const session of sessions) {
        for (const { segment, stoppedMs } of await store.segments(session.id)) {
          const bytes = await store.bytes(session.id, segment)
          all.push({ sessionId: session.id, segment, ended: stoppedMs !== null, pieces: bytes.map(pieceOf) })
        }
      }
      return all
    },
  }
  return world
}

/** Aborts chosen writes as a browser does: the requests succeed, then the transaction aborts. */
function interceptWrites(db: RecorderDb, outcome: (durability: Durability) => WriteOutcome): void {
  db.backendDB = () =>
    new Proxy(RecorderDb.prototype.backendDB.call(db), {
      get(target, property) {
        if (property !== 'transaction') return Reflect.get(target, property, target)
        return (names: string[], mode: IDBTransactionMode, how: { durability: Durability }) => {
          const transaction = target.transaction(names, mode, how)
          const result = outcome(how.durability)
          if (result === 'stored') return transaction
          const name = result === 'quota' ? 'QuotaExceededError' : 'UnknownError'
          Object.defineProperty(transaction, 'error', { get: () => new DOMException('', name) })
          queueMicrotask(() => transaction.abort())
          return transaction
        }
      },
    })
}

/** Resolves when the recorder records and its start has completed. */
export async function startRecording(world: RecorderWorld, options?: { continueSession?: string }): Promise<void> {
  const started = world.recorder.start(options)
  await turns()
  await started
}
