import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { createRecorder, type Recorder, type RecorderOptions } from '../../../src/audio/recorder.ts'
import { RecorderDb } from '../../../src/audio/recorder-db.ts'
import type { RecorderPorts } from '../../../src/audio/recorder-ports.ts'
import type { Durability } from '../../../src/audio/recorder-write.ts'
import { createRecovery, type Recovery } from '../../../src/audio/recovery.ts'
import { createSessionStore } from '../../../src/audio/session-store.ts'
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
  /** Decides the outcome of the n-th write (from 0) from now on. */
  writes(outcome: (n: number) => WriteOutcome): void
  /** The durability of every write so far. */
  durabilities: Durability[]
  room: { usage: number; quota: number; persists: boolean; asked: number }
  hides(): void
  shows(): void
  /** How often the screen is being kept awake. */
  awake(): number
  /** The tab is gone: nothing of it runs on, its locks are free. Answers the next tab on the same device. */
  kill(ownerId?: string): RecorderWorld
  /** Another living tab on the same device. */
  openTab(ownerId?: string): RecorderWorld
  /** The stretches of time whose sound is stored, in the order of session, segment and piece. */
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
      // What the dead tab's recorder still tries goes nowhere; the living tab has a clock of its own that goes on.
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

/** Lets chosen writes abort as the browser does it: the requests succeed, then the transaction is gone. */
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

/** The recorder is recording and everything that starting needs is done. */
export async function startRecording(world: RecorderWorld, options?: { continueSession?: string }): Promise<void> {
  const started = world.recorder.start(options)
  await turns()
  await started
}
