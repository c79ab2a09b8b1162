import { type DBSchema, openDB } from 'idb'
import type { Session } from '../session-store.ts'
import { openExisting } from './open-existing.ts'

interface Schema extends DBSchema {
  sessions: { key: string; value: Session & { slot: 'current' } }
  device: { key: string; value: { slot: 'device'; deviceId: string } }
}

export interface LightSession {
  session: Session
  deviceId: string
  /** The account's newest token as far as it is known: a page may have renewed it. */
  token(): Promise<string>
  /** As `SessionStore.renew`. */
  renew(sent: string, token: string): Promise<void>
}

/** Reads the session stored on this device; null if signed out, or if only a tab keeps the session. */
export async function readLightSession(): Promise<LightSession | null> {
  const database = await openExisting<Schema>('anamnesis-session', openDB)
  const [session, device] = await Promise.all([database?.get('sessions', 'current'), database?.get('device', 'device')])
  if (!database || !session || !device) return null
  let known = session.token
  return {
    session,
    deviceId: device.deviceId,
    async token() {
      const now = await database.get('sessions', 'current')
      if (now?.accountId === session.accountId) known = now.token
      return known
    },
    async renew(sent, token) {
      const tx = database.transaction('sessions', 'readwrite', { durability: 'strict' })
      const now = await tx.store.get('current')
      if (now?.token === sent) await tx.store.put({ ...now, token })
      await tx.done
      if (known === sent) known = token
    },
  }
}

/**
 * True if a session is stored on this device. Decides which page is shown, never what may be read; false also where the
 * store cannot be opened.
 */
export async function hasLightSession(): Promise<boolean> {
  try {
    const database = await openExisting<Schema>('anamnesis-session', openDB)
    const found = await database?.getKey('sessions', 'current')
    database?.close()
    return found !== undefined
  } catch (error) {
    if (error instanceof DOMException) return false
    throw error
  }
}
