import { atom } from 'jotai'
import { deviceValues } from '../../../platform/browser/storage.ts'

/** A choice of this device, kept as JSON under one key; unreadable values count as none. */
export function deviceAtom<T>(key: string, initial: T) {
  const read = (): T => {
    const stored = deviceValues.get(key)
    if (stored === null) return initial
    try {
      return JSON.parse(stored) as T
    } catch {
      return initial
    }
  }
  const value = atom(read())
  return atom(
    get => get(value),
    (_get, set, next: T) => {
      deviceValues.set(key, JSON.stringify(next))
      set(value, next)
    },
  )
}

/** Names of the folded sections of the sidebar. */
export const foldedSectionsAtom = deviceAtom<string[]>('sidebarCollapsed', [])
/** The whole sidebar drawn as a rail. */
export const railAtom = deviceAtom<boolean>('sidebarRail', false)
