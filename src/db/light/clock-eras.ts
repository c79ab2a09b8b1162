import { type DBSchema, openDB } from 'idb'
import type { ClockEra } from '../clock-era.ts'
import { openExisting } from './open-existing.ts'

interface Schema extends DBSchema {
  clock: { key: string; value: { key: 'eras'; eras: ClockEra[] } }
}

/** The eras of this device's clock that the engine of a page has seen; none if there are none, or an older version ran. */
export async function readLightClockEras(accountId: string): Promise<ClockEra[]> {
  const database = await openExisting<Schema>(`anamnesis-sync-${accountId}`, openDB)
  if (!database) return []
  try {
    return (await database.get('clock', 'eras'))?.eras ?? []
  } finally {
    database.close()
  }
}
