import { registerHooks } from 'node:module'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import type { RxStorage } from 'rxdb/plugins/core'
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie'
import { RealmPool } from '../../sim/world/realm-pool.ts'

/** Gives every database its own copy of RxDB's modules, because RxDB limits the open collections per realm. */
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    const realm = /\?realm=\d+$/.exec(context.parentURL ?? '')?.[0]
    return realm && found.url.includes('/node_modules/rxdb/') ? { ...found, url: found.url + realm } : found
  },
})

let made = 0

export const realms = new RealmPool(async () => {
  made += 1
  const open = new URL(`../../../src/db/open.ts?realm=${made}`, import.meta.url).href
  return (await import(open)) as typeof import('../../../src/db/open.ts')
})

/** The Dexie storage on an IndexedDB in memory. */
export const newDisk = () =>
  getRxStorageDexie({ indexedDB: new IDBFactory(), IDBKeyRange }) as RxStorage<unknown, unknown>
