import Dexie, { type Table } from 'dexie'
import type { AudioSession, AudioSettings, Chunk, Segment } from './recorder-rows.ts'

/** Sorts the rows of one owner, one session or one segment together, in the order of recording. */
export type FileKey = [ownerId: string, sessionId: string, segment: number, index: number]

/**
 * Recordings of all modules that are not saved elsewhere yet (decision 66). The keys of sessions and files begin with
 * the owner, so that every read of them must name one (S7).
 */
export class RecorderDb extends Dexie {
  declare readonly audioSessions: Table<AudioSession, [ownerId: string, id: string]>
  declare readonly audioFiles: Table<Segment | Chunk, FileKey>
  declare readonly audioSettings: Table<AudioSettings, string>
  #uses = 0
  #closeWhenFree = false

  /** `onBlocked` is called when another tab with an older version blocks the opening. */
  constructor(options: { indexedDB?: IDBFactory; IDBKeyRange?: typeof IDBKeyRange; onBlocked?: () => void } = {}) {
    const { onBlocked, ...dexieOptions } = options
    super('AudioRecorderDB', dexieOptions)
    this.version(1).stores({
      audioSessions: '[ownerId+id], [ownerId+moduleId]',
      audioFiles: '[ownerId+sessionId+segment+index], [ownerId+sessionId+kind]',
      audioSettings: 'id, moduleId, [ownerId+moduleId]',
    })
    // A newer version in another tab waits for a recording in this one to end, and for nothing else.
    this.on('versionchange', () => {
      if (this.#uses > 0) this.#closeWhenFree = true
      else this.close({ disableAutoOpen: false })
      return false
    })
    if (onBlocked) this.on('blocked', onBlocked)
  }

  /** Makes an upgrade by another tab wait until the returned function is called. */
  hold(): () => void {
    this.#uses++
    let held = true
    return () => {
      if (!held) return
      held = false
      this.#uses--
      if (this.#uses === 0 && this.#closeWhenFree) this.close({ disableAutoOpen: false })
    }
  }
}
