import { useCallback, useSyncExternalStore } from 'react'
import { updateUserData } from '../../../db/commands/account.ts'
import type { CommandContext } from '../../../db/commands/context.ts'
import { useCommandContext } from '../session/use-session.ts'
import {
  createPreferenceSaver,
  type PreferenceChange,
  type PreferenceSaver,
  type Preferences,
} from './preference-saver.ts'
import { useAccount } from './use-account.ts'

const savers = new WeakMap<CommandContext, PreferenceSaver>()

function saverOf(context: CommandContext): PreferenceSaver {
  const known = savers.get(context)
  if (known) return known
  const store = (change: PreferenceChange) =>
    updateUserData(context, data => ({ ...data, preferences: { ...data.preferences, ...change } }))
  const made = createPreferenceSaver(store, context.clock)
  savers.set(context, made)
  // A closed tab would lose what waits for its time.
  addEventListener('pagehide', () => void made.save().catch(() => undefined))
  return made
}

export interface EditedPreferences {
  /** As stored, with what was changed here and waits to be stored. */
  preferences: Preferences
  waiting: boolean
  failed: boolean
  change(change: PreferenceChange): void
  save(): Promise<void>
}

/** The account's preferences, edited; stored three seconds after the last change. */
export function usePreferences(): EditedPreferences {
  const saver = saverOf(useCommandContext())
  const account = useAccount()
  const { pending, failed } = useSyncExternalStore(saver.subscribe, saver.state)
  return {
    preferences: { ...account?.data.preferences, ...pending },
    waiting: Object.keys(pending).length > 0,
    failed,
    change: useCallback(change => saver.change(change), [saver]),
    save: useCallback(() => saver.save(), [saver]),
  }
}
