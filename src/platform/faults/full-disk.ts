import type { Fault } from './faults.ts'
import { strikes } from './seeded-chance.ts'

const WRITES = ['add', 'put'] as const

/**
 * Makes writes to IndexedDB fail as on a full disk, and aborts their transactions. Returns a function that undoes this.
 */
export function fillDisk(fault: Fault): () => void {
  const { prototype } = IDBObjectStore
  const struck = strikes(fault)
  const real = WRITES.map(name => [name, prototype[name]] as const)
  for (const [name, write] of real) {
    prototype[name] = function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
      if (struck()) {
        this.transaction.abort()
        throw new DOMException('Injected by /dev/sync: no room', 'QuotaExceededError')
      }
      return key === undefined ? write.call(this, value) : write.call(this, value, key)
    }
  }
  const restoreEstimate = fault.share === 1 ? fillEstimate() : () => undefined
  return () => {
    for (const [name, write] of real) prototype[name] = write
    restoreEstimate()
  }
}

/** Makes the browser's storage estimate agree: no room is left. Returns a function that undoes this. */
function fillEstimate(): () => void {
  const { storage } = navigator
  if (!storage?.estimate) return () => undefined
  storage.estimate = async () => {
    const { usage = 0 } = await Object.getPrototypeOf(storage).estimate.call(storage)
    return { usage, quota: usage }
  }
  return () => Reflect.deleteProperty(storage, 'estimate')
}
