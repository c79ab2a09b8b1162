import Dexie from 'dexie'
import { storageError } from '../recorder/recorder-error.ts'
import type { RecorderDb } from './recorder-db.ts'
import { AudioSession, Chunk, Segment } from './recorder-rows.ts'
import { writeRecording } from './recorder-write.ts'

/** The stored recordings of one owner; those of other owners cannot be reached through it (S7). */
export interface SessionStore {
  /** `damaged` holds the ids of rows that fail validation; these rows are left untouched. */
  sessions(): Promise<{ sessions: AudioSession[]; damaged: string[] }>
  session(id: string): Promise<AudioSession | null>
  /** In order of recording, without their bytes. Rows that fail validation are left out. */
  segments(sessionId: string): Promise<Segment[]>
  /** The stored chunks of one segment, in order. */
  bytes(sessionId: string, segment: number): Promise<ArrayBuffer[]>
  put(session: AudioSession): Promise<void>
  erase(sessionId: string): Promise<void>
}

export function createSessionStore(db: RecorderDb, ownerId: string): SessionStore {
  const read = async <T>(query: () => PromiseLike<T>): Promise<T> => {
    try {
      return await query()
    } catch (error) {
      throw storageError(error)
    }
  }
  const filesOf = (sessionId: string) => [
    [ownerId, sessionId, Dexie.minKey, Dexie.minKey],
    [ownerId, sessionId, Dexie.maxKey, Dexie.maxKey],
  ]

  return {
    async sessions() {
      const rows = await read(() =>
        db.audioSessions.where('[ownerId+id]').between([ownerId, Dexie.minKey], [ownerId, Dexie.maxKey]).toArray(),
      )
      const parsed = rows.map(row => ({ id: row.id, result: AudioSession.safeParse(row) }))
      return {
        sessions: parsed.flatMap(({ result }) => (result.success ? [result.data] : [])),
        damaged: parsed.flatMap(({ id, result }) => (result.success ? [] : [id])),
      }
    },
    async session(id) {
      const row = await read(() => db.audioSessions.get([ownerId, id]))
      return AudioSession.safeParse(row).data ?? null
    },
    async segments(sessionId) {
      const rows = await read(() =>
        db.audioFiles.where('[ownerId+sessionId+kind]').equals([ownerId, sessionId, 'segment']).sortBy('segment'),
      )
      return rows.flatMap(row => Segment.safeParse(row).data ?? [])
    },
    async bytes(sessionId, segment) {
      const rows = await read(() =>
        db.audioFiles
          .where('[ownerId+sessionId+segment+index]')
          .between([ownerId, sessionId, segment, 0], [ownerId, sessionId, segment, Dexie.maxKey])
          .toArray(),
      )
      return rows.flatMap(row => Chunk.safeParse(row).data?.bytes ?? [])
    },
    put: session => writeRecording(db, 'strict', ({ sessions }) => sessions.put(session)),
    async erase(sessionId) {
      const [from, to] = filesOf(sessionId)
      await read(() =>
        db.transaction('rw', db.audioSessions, db.audioFiles, async () => {
          await db.audioFiles.where('[ownerId+sessionId+segment+index]').between(from, to).delete()
          await db.audioSessions.delete([ownerId, sessionId])
        }),
      )
    },
  }
}
