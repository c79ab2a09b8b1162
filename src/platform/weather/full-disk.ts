import { strikes } from './seeded-chance.ts'
import type { Storm } from './weather.ts'

const WRITES = ['add', 'put'] as const

/**
 * Writes to IndexedDB fail as they do where there is no room, and nothing of their transaction stays, because what they
 * throw is not handled by whoever writes. Answers how to make room again.
 */
export function fillDisk(storm: Storm): () => void {
  const { prototype } = IDBObjectStore
  const struck = strikes(storm)
  const real = WRITES.map(name => [name, prototype[name]] as const)
  for (const [name, write] of real) {
    prototype[name] = function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
      if (struck()) {
        this.transaction.abort()
        throw new DOMException('The weather of /dev/sync: no room', 'QuotaExceededError')
      }
      return key === undefined ? write.call(this, value) : write.call(this, value, key)
    }
  }
  const restoreEstimate = storm.share === 1 ? fillEstimate() : () => undefined
  return () => {
    for (const [name, write] of real) prototype[name] = write
    restoreEstimate()
  }
}

/** The browser's own word about the room agrees with what writes meet. */
function fillEstimate(): () => void {
  const { storage } = navigator
  if (!storage?.estimate) return () => undefined
  storage.estimate = async () => {
    const { usage = 0 } = await Object.getPrototypeOf(storage).estimate.call(storage)
    return { usage, quota: usage }
  }
  return () => Reflect.deleteProperty(storage, 'estimate')
}
