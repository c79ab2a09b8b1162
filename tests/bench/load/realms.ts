import { registerHooks } from 'node:module'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import type { RxStorage } from 'rxdb/plugins/core'
import type { Realm } from '../../sim/realm.ts'

/** RxDB counts its open collections per realm, and a device is one: every device gets its own copy of the modules. */
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    const realm = /\?realm=\d+$/.exec(context.parentURL ?? '')?.[0]
    return realm && found.url.includes('/node_modules/rxdb/') ? { ...found, url: found.url + realm } : found
  },
})

let realms = 0

/** A realm of its own with a disk of its own: the Dexie storage on an IndexedDB in memory. */
export async function newRealm(): Promise<{ realm: Realm; disk: RxStorage<unknown, unknown> }> {
  realms += 1
  const query = `?realm=${realms}`
  const open = new URL(`../../../src/db/open.ts${query}`, import.meta.url).href
  const dexie = import.meta.resolve('rxdb/plugins/storage-dexie') + query
  const [{ openDatabase }, { getRxStorageDexie }] = await Promise.all([
    import(open) as Promise<typeof import('../../../src/db/open.ts')>,
    import(dexie) as Promise<typeof import('rxdb/plugins/storage-dexie')>,
  ])
  const disk = getRxStorageDexie({ indexedDB: new IDBFactory(), IDBKeyRange }) as RxStorage<unknown, unknown>
  const memory = () => disk
  return { realm: { openDatabase, memory }, disk }
}
