import { useEffect } from 'react'
import { showAppBadge } from '../../../platform/browser/app/app-badge.ts'
import { sessionAtom, store } from '../session/session.ts'
import type { Waiting } from '../sync/pill.ts'

/** Shows on the app's icon how much is not on the server, or waits for the user. */
export function useAppBadge(waiting: Waiting | null): void {
  const count = waiting && waiting.queued + waiting.undoable + waiting.held + waiting.needsYou
  useEffect(() => {
    if (count !== null) showAppBadge(count)
  }, [count])
}

// The next person of this device must not see how much the one before left.
store.sub(sessionAtom, () => {
  const { kind } = store.get(sessionAtom)
  if (kind === 'leaving' || kind === 'signed-out') showAppBadge(0)
})
