const finished = (request: IDBRequest) =>
  new Promise<void>((resolve, reject) => {
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })

/**
 * Empties and then deletes every IndexedDB database of this origin whose name contains `part`. Resolves once all are
 * empty: a tab that sleeps with one of them open delays its deletion, never its emptying.
 */
export async function eraseDatabases(part: string): Promise<void> {
  const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.includes(part) ? [name] : []))
  await Promise.all(names.map(empty))
  for (const name of names) indexedDB.deleteDatabase(name)
}

async function empty(name: string): Promise<void> {
  const request = indexedDB.open(name)
  await finished(request)
  const database = request.result
  try {
    const stores = [...database.objectStoreNames]
    if (stores.length === 0) return
    const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' })
    for (const store of stores) transaction.objectStore(store).clear()
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}
