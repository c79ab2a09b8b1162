import type { RxStorage } from 'rxdb/plugins/core'
import { vi } from 'vitest'
import type { openDatabase } from '../../src/db/open.ts'

/** The store as one device's JavaScript realm has it: RxDB counts its open collections per realm, and a device is one. */
export interface Realm {
  openDatabase: typeof openDatabase
  memory(): RxStorage<unknown, unknown>
}

const realms: Promise<Realm>[] = []

async function load(): Promise<Realm> {
  vi.resetModules()
  const [open, memory] = await Promise.all([import('../../src/db/open.ts'), import('rxdb/plugins/storage-memory')])
  return { openDatabase: open.openDatabase, memory: () => memory.getRxStorageMemory() as RxStorage<unknown, unknown> }
}

/** The realm of the n-th device, loaded once for all worlds of a test file. */
export function realmOf(index: number): Promise<Realm> {
  realms[index] ??= load()
  return realms[index]
}
