import Dexie, { type Table } from 'dexie'
import type { AudioSession, AudioSettings, Chunk, Segment } from './recorder-rows.ts'

/** Everything of one owner, one session or one segment lies together and in the order of recording. */
export type FileKey = [ownerId: string, sessionId: string, segment: number, index: number]

/**
 * What is being recorded and not yet safe elsewhere, of every module that records (decision 66).
 * All keys begin with the owner, so a read that does not say whose data it wants cannot be written (S7).
 */
export class RecorderDb extends Dexie {
  declare readonly audioSessions: Table<AudioSession, [ownerId: string, id: string]>
  declare readonly audioFiles: Table<Segment | Chunk, FileKey>
  declare readonly audioSettings: Table<AudioSettings, string>
  #uses = 0
  #closeWhenFree = false

  /** `onBlocked` is called when an older version in another tab holds up the opening. */
  constructor(options: { indexedDB?: IDBFactory; IDBKeyRange?: typeof IDBKeyRange; onBlocked?: () => void } = {}) {
    const { onBlocked, ...dexieOptions } = options
    super('AudioRecorderDB', dexieOptions)
    this.version(1).stores({
      audioSessions: '[ownerId+id], [ownerId+moduleId]',
      audioFiles: '[ownerId+sessionId+segment+index], [ownerId+sessionId+kind]',
      audioSettings: 'id, moduleId, [ownerId+moduleId]',
    })
    // A newer version in another tab waits for the recording in this one; without a recording it never waits.
    this.on('versionchange', () => {
      if (this.#uses > 0) this.#closeWhenFree = true
      else this.close({ disableAutoOpen: false })
      return false
    })
    if (onBlocked) this.on('blocked', onBlocked)
  }

  /** While held, an upgrade by another tab waits. The answer lets go. */
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
