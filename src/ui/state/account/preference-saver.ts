import type { UserData } from '../../../contract/entities/user.ts'
import type { Clock } from '../../../platform/clock.ts'

export type Preferences = NonNullable<UserData['preferences']>
export type PreferenceChange = Partial<Preferences>

/** P §4: changed preferences are stored this long after the last change. */
export const AUTOSAVE_MS = 3000

export interface PreferenceState {
  /** What was changed and is not stored yet. */
  pending: PreferenceChange
  /** The device could not store it; the next change or save tries again. */
  failed: boolean
}

/** Collects changes of preferences and stores them together, each field for itself (decision 17). */
export function createPreferenceSaver(store: (change: PreferenceChange) => Promise<void>, clock: Clock) {
  let state: PreferenceState = { pending: {}, failed: false }
  let stopTimer: () => void = () => undefined
  let storing = Promise.resolve()
  const listeners = new Set<() => void>()
  const set = (next: PreferenceState) => {
    state = next
    for (const changed of listeners) changed()
  }

  async function storeAll(): Promise<void> {
    const sent = state.pending
    if (Object.keys(sent).length === 0) return
    try {
      await store(sent)
    } catch (error) {
      set({ ...state, failed: true })
      throw error
    }
    // A field that was changed meanwhile waits for its own turn.
    const left = Object.entries(state.pending).filter(([field, value]) => sent[field] !== value)
    set({ pending: Object.fromEntries(left), failed: false })
  }

  return {
    state: () => state,
    subscribe(changed: () => void) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    change(change: PreferenceChange): void {
      set({ ...state, pending: { ...state.pending, ...change } })
      stopTimer()
      stopTimer = clock.after(AUTOSAVE_MS, () => void this.save().catch(() => undefined))
    },
    /** Stores what is pending now. Rejects if the device cannot, and keeps it. */
    save(): Promise<void> {
      stopTimer()
      const stored = storing.then(storeAll)
      storing = stored.catch(() => undefined)
      return stored
    },
  }
}

export type PreferenceSaver = ReturnType<typeof createPreferenceSaver>
