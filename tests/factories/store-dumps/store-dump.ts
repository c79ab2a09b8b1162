/** An IndexedDB database as JSON; the bytes of blobs are stored as text. */
export interface DatabaseDump {
  name: string
  version: number
  stores: {
    name: string
    keyPath: string | null
    autoIncrement: boolean
    indexes: { name: string; keyPath: string | string[]; unique: boolean; multiEntry: boolean }[]
    rows: { key?: IDBValidKey; value: Record<string, unknown> }[]
  }[]
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Dumps all IndexedDB databases of the origin. */
export async function dumpStores(): Promise<DatabaseDump[]> {
  const dumps: DatabaseDump[] = []
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name))
    const stores: DatabaseDump['stores'] = []
    for (const each of Array.from(database.objectStoreNames)) {
      const store = database.transaction(each).objectStore(each)
      const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())])
      const rows = await Promise.all(values.map(withText))
      stores.push({
        ...{ name: each, keyPath: store.keyPath as string | null, autoIncrement: store.autoIncrement },
        indexes: Array.from(store.indexNames, index => {
          const { keyPath, unique, multiEntry } = store.index(index)
          return { name: index, keyPath, unique, multiEntry }
        }),
        rows: rows.map((value, i) => (store.keyPath === null ? { key: keys[i] as IDBValidKey, value } : { value })),
      })
    }
    dumps.push({ name, version: database.version, stores })
    database.close()
  }
  return dumps
}

async function withText(value: Record<string, unknown>): Promise<Record<string, unknown>> {
  return value.bytes instanceof Blob ? { ...value, bytes: { text: await value.bytes.text() } } : value
}

/** Creates the dumped databases, with the schema and rows of the version that was dumped. */
export async function restoreStores(dumps: DatabaseDump[]): Promise<void> {
  for (const { name, version, stores } of dumps) {
    const opening = indexedDB.open(name, version)
    opening.onupgradeneeded = () => {
      for (const store of stores) {
        const { keyPath, autoIncrement } = store
        const made = opening.result.createObjectStore(store.name, { keyPath, autoIncrement })
        for (const index of store.indexes) made.createIndex(index.name, index.keyPath, index)
        for (const { key, value } of store.rows) {
          const bytes = value.bytes as { text: string } | undefined
          made.put(bytes ? { ...value, bytes: new Blob([bytes.text]) } : value, key)
        }
      }
    }
    const database = await done(opening)
    database.close()
  }
}
