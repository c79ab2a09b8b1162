import type { Clock } from '../../platform/clock.ts'
import { type RecorderError, storageError } from '../recorder/recorder-error.ts'
import type { AudioSession, Chunk, Segment } from '../store/recorder-rows.ts'
import type { Durability } from '../store/recorder-write.ts'

/** Rows that are stored together or not at all. */
export interface Entry {
  durability: Durability
  session: AudioSession | null
  segment: Segment | null
  chunk: Chunk | null
}

export type JournalStatus =
  | { kind: 'storing'; waitingBytes: number }
  /** The last write failed; waiting entries are kept in memory and tried again. */
  | { kind: 'failing'; waitingBytes: number; error: RecorderError }

export interface Journal {
  /** Stores the entry after all earlier ones. It counts as recorded only once `onStored` is called with it. */
  add(entry: Entry): void
  /** Tries to store everything now; resolves to false if something still waits in memory. */
  flush(): Promise<boolean>
  status(): JournalStatus
  /** Entries that are not stored yet, in order. */
  waiting(): readonly Entry[]
  /** Drops the waiting entries and stores nothing more; resolves when no write is under way. */
  close(): Promise<void>
}

export const RETRY_MS = 5_000

interface JournalOptions {
  clock: Clock
  write(entry: Entry): Promise<void>
  onStored(entry: Entry): void
  onChange(status: JournalStatus): void
}

/**
 * Writes one entry at a time and in order, so that what is stored is always a prefix of what was recorded. An entry
 * that cannot be stored stays first in line: nothing overtakes it, nothing is dropped (I12), and it is tried again.
 */
export function createJournal({ clock, write, onStored, onChange }: JournalOptions): Journal {
  let queue: Entry[] = []
  let error: RecorderError | null = null
  let running: Promise<void> | null = null
  let cancelRetry: (() => void) | null = null
  let closed = false

  const status = (): JournalStatus => {
    const waitingBytes = queue.reduce((sum, entry) => sum + (entry.chunk?.bytes.byteLength ?? 0), 0)
    return error ? { kind: 'failing', waitingBytes, error } : { kind: 'storing', waitingBytes }
  }

  const drain = async () => {
    for (let entry = queue[0]; entry && !closed; entry = queue[0]) {
      try {
        await write(entry)
      } catch (cause) {
        error = storageError(cause)
        if (!closed) cancelRetry = clock.after(RETRY_MS, run)
        onChange(status())
        return
      }
      if (closed) return
      queue = queue.slice(1)
      const recovered = error !== null
      error = null
      onStored(entry)
      if (recovered) onChange(status())
    }
  }

  function run(): void {
    if (running || closed) return
    cancelRetry?.()
    cancelRetry = null
    running = drain().finally(() => {
      running = null
      if (error === null && queue.length > 0) run()
    })
  }

  return {
    add(entry) {
      if (closed) return
      queue.push(entry)
      if (error === null) run()
      else onChange(status())
    },
    async flush() {
      if (running) await running
      run()
      while (running) await running
      return queue.length === 0
    },
    status,
    waiting: () => queue,
    async close() {
      closed = true
      cancelRetry?.()
      if (running) await running
      queue = []
    },
  }
}
