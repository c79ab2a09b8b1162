import { Dexie, type DexieOptions, type EntityTable } from 'dexie'

/** A signed-in session on this device. Page, worker and service worker read the same row. */
export interface Session {
  /** The user's clientId; part of the local database's name. */
  accountId: string
  userId: number
  name: string
  /** The bearer token; never logged, never in an address. */
  token: string
  /** The language of the interface, sent with each call. */
  locale: string
  /** It ends with the browser and is in the tab's storage only (decision 25). */
  inTab?: true
  /** An administrator in the account of another person; `accountId` is then made for this session only. */
  impersonated?: { by: string; until: number }
}

type SessionRow = Session & { slot: 'current' }
type DeviceRow = { slot: 'device'; deviceId: string }

/** Dexie database `anamnesis-session`: who is signed in on this device, and the device's own id. */
export class SessionStore extends Dexie {
  declare private sessions: EntityTable<SessionRow, 'slot'>
  declare private device: EntityTable<DeviceRow, 'slot'>

  constructor(options?: DexieOptions) {
    // A token that was used and then lost in a crash of the system would sign the device out.
    super('anamnesis-session', { chromeTransactionDurability: 'strict', ...options })
    this.version(1).stores({ sessions: 'slot', device: 'slot' })
  }

  async read(): Promise<Session | null> {
    const row = await this.sessions.get('current')
    if (!row) return null
    const { slot: _slot, ...session } = row
    return session
  }

  async write(session: Session): Promise<void> {
    await this.sessions.put({ ...session, slot: 'current' })
  }

  /** Replaces a token by its successor; does nothing if another one is stored, which is newer or of another sign-in. */
  async renew(sent: string, token: string): Promise<void> {
    await this.transaction('rw', this.sessions, async () => {
      const row = await this.sessions.get('current')
      if (row?.token === sent) await this.sessions.put({ ...row, token })
    })
  }

  async clear(): Promise<void> {
    await this.sessions.delete('current')
  }

  /** The id of this browser profile: made by the first call, then constant. */
  async deviceId(make: () => string): Promise<string> {
    return await this.transaction('rw', this.device, async () => {
      const row = await this.device.get('device')
      if (row) return row.deviceId
      const deviceId = make()
      await this.device.put({ slot: 'device', deviceId })
      return deviceId
    })
  }
}
