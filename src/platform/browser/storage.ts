import type { KeyValue, StorageRoom } from '../storage.ts'

const keyValue = (area: () => Storage): KeyValue => ({
  get: key => area().getItem(key),
  set: (key, value) => area().setItem(key, value),
  remove: key => area().removeItem(key),
  subscribe(listener) {
    const onStorage = (event: StorageEvent) => {
      if (event.storageArea === area() && event.key !== null) listener(event.key, event.newValue)
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  },
})

/** Kept after the browser is closed. */
export const deviceValues = keyValue(() => localStorage)
/** Kept until the tab is closed. */
export const tabValues = keyValue(() => sessionStorage)

export const browserStorageRoom: StorageRoom = {
  async estimate() {
    const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.()) ?? {}
    return { usage, quota }
  },
  persisted: async () => (await navigator.storage?.persisted?.()) ?? false,
  persist: async () => (await navigator.storage?.persist?.()) ?? false,
}
