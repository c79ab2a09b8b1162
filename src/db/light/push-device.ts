import { type DBSchema, openDB } from 'idb'
import type { Locale, PushKind } from '../../contract/entities/user.ts'

/** Who gets push messages in this browser, and which; it is deleted at sign-out, also without a network. */
export interface PushDevice {
  accountId: string
  kinds: readonly PushKind[]
  /** In which a message is shown. */
  locale: Locale
}

interface Schema extends DBSchema {
  device: { key: string; value: PushDevice }
}

const KEY = 'current'

async function withStore<T>(work: (store: Awaited<ReturnType<typeof openDB<Schema>>>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>('anamnesis-push', 1, {
    upgrade: made => void made.createObjectStore('device'),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

export const readPushDevice = (): Promise<PushDevice | null> =>
  withStore(async store => (await store.get('device', KEY)) ?? null)

/** Null forgets it. */
export const writePushDevice = (device: PushDevice | null): Promise<void> =>
  withStore(async store => {
    if (device) await store.put('device', device, KEY)
    else await store.delete('device', KEY)
  })
