import { vi } from 'vitest'
import { RealmPool } from './realm-pool.ts'

/** The realms shared by all worlds of a test file. */
export const realms = new RealmPool(async () => {
  vi.resetModules()
  return await import('../../../src/db/open.ts')
})
