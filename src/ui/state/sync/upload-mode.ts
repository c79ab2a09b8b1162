import { useSyncExternalStore } from 'react'
import type { UploadMode } from '../../../db/commands/uploads.ts'
import { deviceValues } from '../../../platform/browser/storage.ts'
import type { KeyValue } from '../../../platform/storage.ts'

/** Specification P §3: a locally stored item. */
export const UPLOAD_MODE_KEY = 'uploadMode'

export interface UploadModeSetting {
  get(): UploadMode
  set(mode: UploadMode): void
  subscribe(listener: () => void): () => void
}

/** How this device sends new recordings; automatic by default. Other tabs follow a change. */
export function createUploadMode(values: KeyValue): UploadModeSetting {
  const listeners = new Set<() => void>()
  return {
    get: () => (values.get(UPLOAD_MODE_KEY) === 'manual' ? 'manual' : 'auto'),
    set(mode) {
      values.set(UPLOAD_MODE_KEY, mode)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      const stop = values.subscribe(key => key === UPLOAD_MODE_KEY && listener())
      return () => {
        stop()
        listeners.delete(listener)
      }
    },
  }
}

export const uploadMode = createUploadMode(deviceValues)
export const useUploadMode = (): UploadMode => useSyncExternalStore(uploadMode.subscribe, uploadMode.get)
